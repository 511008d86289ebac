# The language of the piece letters: messages and rules.

ambiguous-language = the language of the game is ambiguous: the letter { $letter } may be { PIECE($piece) } ({ LANGUAGE($used) }) or { PIECE($other_piece) } ({ LANGUAGE($other) })
    .note = { $move } is legal either way; the { LANGUAGE($used) } reading was used
    .help = use --from { $used } or --from { $other }
mixed-languages = the game mixes languages: { $word } is { LANGUAGE($word_lang) }, the rest is { LANGUAGE($game_lang) }
unknown-letters = the letter { $letter } is no piece { LIST($accepted, join: "or", each: "in ") }
unknown-letters-fitting = the letters look { LIST($fitting, join: "or") }; try --from { $code }

rule-ambiguous-language = moves that are legal in two languages and differ
    .why = R is the rook in English and the king in Portuguese. Here both readings are legal to the end of the game, and they are different games. roque validate goes on with the first accepted language; roque translate leaves the game as it is.
    .fix = Say which language it is with --from.
rule-mixed-languages = word in another language than the rest of the game
    .why = A game has one language. This word can be read only in another one, so it is not known what it means here: letters such as B, R, C and D name different pieces. The rest of the line is not judged.
    .fix = Write the move in the language of the game.
rule-unknown-letters = piece letter that no accepted language has
    .why = The letter is no piece in any language that is accepted (English and Portuguese, unless --from says otherwise). The message says which other known languages fit all the moves of the game.
    .fix = Name the language with --from, or correct the letter.
