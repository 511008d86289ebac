# O idioma das letras das peças: mensagens e regras.

ambiguous-language = o idioma da partida é ambíguo: a letra { $letter } pode ser { PIECE($piece) } ({ LANGUAGE($used) }) ou { PIECE($other_piece) } ({ LANGUAGE($other) })
    .note = o lance { $move } é legal nas duas leituras; foi usada a leitura em { LANGUAGE($used) }
    .help = use --from { $used } ou --from { $other }
mixed-languages = a partida mistura idiomas: o lance { $word } está em { LANGUAGE($word_lang) }, o resto em { LANGUAGE($game_lang) }
unknown-letters = a letra { $letter } não indica peça { LIST($accepted, join: "nem", each: "em ") }
unknown-letters-fitting = as letras parecem ser as { LIST($fitting, join: "ou", each: "do ") }; experimente --from { $code }

rule-ambiguous-language = lances legais em dois idiomas, e diferentes
    .why = R é a torre em inglês e o rei em português. Aqui as duas leituras são legais até ao fim da partida, e são partidas diferentes. O roque validate continua com o primeiro idioma aceite; o roque translate deixa a partida como está.
    .fix = Diga qual é o idioma com --from.
rule-mixed-languages = palavra num idioma diferente do resto da partida
    .why = Uma partida tem um só idioma. Esta palavra só pode ser lida noutro, por isso não se sabe o que significa aqui: letras como B, R, C e D indicam peças diferentes. O resto da linha não é julgado.
    .fix = Escreva o lance no idioma da partida.
rule-unknown-letters = letra de peça que nenhum idioma aceite tem
    .why = A letra não indica peça em nenhum dos idiomas aceites (inglês e português, se --from não disser outra coisa). A mensagem diz que outros idiomas conhecidos servem para todos os lances da partida.
    .fix = Indique o idioma com --from ou corrija a letra.
