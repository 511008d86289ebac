# What translate tells of a game.

translate-place = { $place }: game { $game } { $left ->
        [yes] left as it is
       *[no] translated
    }: { $message }
translate-ambiguous-language = { $word } is not the same move { LIST($languages, join: "and", each: "in ") }
translate-mixed-languages = { $word } is { LANGUAGE($word_lang) }, the rest is { LANGUAGE($game_lang) }
translate-unreadable-word = { $word } is no move in { LANGUAGE($game_lang) }
translate-unplayable-move = { $word } cannot be played, so it has no other form
translate-no-start = it starts from no position that can be played, so its moves have no other form
translate-tagged-game = it has tags; --input moves reads moves without them
translate-missing-character = the encoding of the game has no { $letter }; try --output-encoding utf-8
translate-unwritable-move = { $word } would be another move in { LANGUAGE($to) }
translate-oversized-game = it is longer than the limit
translate-dropped-pawn-letter = { $word } lost its pawn letter: { LANGUAGE($to) } has none
translate-try = { $message }; try { $options }
translate-summary = { $games }: { $changed } translated, { $left } left as they are, { $seconds } s
translate-needs-utf-8 = { $path } is UTF-16, which is not written; use --output-encoding utf-8
translate-more = more than { $count } notices of { $name }: from here on they are only counted (--report shows all)
