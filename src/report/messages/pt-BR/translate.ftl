# O que translate diz de uma partida.

translate-place = { $place }: partida { $game } { $left ->
        [yes] deixada como está
       *[no] traduzida
    }: { $message }
translate-ambiguous-language = { $word } não é o mesmo lance { LIST($languages, join: "e", each: "em ") }
translate-mixed-languages = { $word } está em { LANGUAGE($word_lang) }, o resto em { LANGUAGE($game_lang) }
translate-unreadable-word = { $word } não é um lance em { LANGUAGE($game_lang) }
translate-unplayable-move = { $word } não pode ser jogado, por isso não tem outra forma
translate-no-start = não começa de uma posição que possa ser jogada, por isso seus lances não têm outra forma
translate-tagged-game = tem tags; --input moves lê lances sem tags
translate-missing-character = a codificação da partida não tem { $letter }; tente --output-encoding utf-8
translate-unwritable-move = { $word } seria outro lance em { LANGUAGE($to) }
translate-oversized-game = é maior que o limite
translate-dropped-pawn-letter = { $word } perdeu a letra do peão: não há nenhuma em { LANGUAGE($to) }
translate-try = { $message }; tente { $options }
translate-summary = { $games }: { $changed } traduzidas, { $left } deixadas como estão, { $seconds } s
translate-needs-utf-8 = { $path } está em UTF-16, que não é escrito; use --output-encoding utf-8
translate-more = mais de { $count } avisos de { $name }: daqui em diante são apenas contados (--report mostra todos)
