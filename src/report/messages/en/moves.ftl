# Legality of moves: messages and rules.

illegal-no-such-piece = { SIDE($color) } has no { PIECE($piece) }
illegal-no-piece = { PIECE($piece, $color, form: "no") } can reach { $to }
    .label = { $count ->
        [one] the { PIECE($piece) } is on { LIST($squares, join: "and") }
       *[other] the { PIECE($piece, form: "many") } are on { LIST($squares, join: "and") }
    }
illegal-king-too-far = the king on { $from } cannot reach { $to } in one move
illegal-blocked = the { PIECE($piece) } on { $from } cannot go to { $to }: the { PIECE($blocker, $blocker_color) } on { $on } is in the way
illegal-pinned-man = the { PIECE($piece) } on { $from } cannot go to { $to }: it is pinned by the { PIECE($by) } on { $by_from }
illegal-check-ignored = the { PIECE($piece) } on { $from } cannot go to { $to }: the king is in check from the { PIECE($by) } on { $by_from }
illegal-other-origin = { $count ->
        [one] the { PIECE($piece) } that can go to { $to } is on { LIST($squares, join: "and") }, not where the move says
       *[other] the { PIECE($piece, form: "many") } that can go to { $to } are on { LIST($squares, join: "and") }, not where the move says
    }
note-blocked = the { PIECE($piece) } on { $from }: the { PIECE($blocker, $blocker_color) } on { $on } is in the way
note-pinned = the { PIECE($piece) } on { $from } is pinned by the { PIECE($by) } on { $by_from }
note-check-ignored = the { PIECE($piece) } on { $from } leaves the king in check from the { PIECE($by) } on { $by_from }
illegal-pinned = the { PIECE($piece) } on { $from } is pinned to the king on { $king } by the { PIECE($by) } on { $by_from }
illegal-king-attacked = the king cannot go to { $to }: { $to } is attacked by the { PIECE($by) } on { $by_from }
illegal-castling-no-right = { $wing ->
        [king] cannot castle: { SIDE($color) } has no right to castle kingside
       *[queen] cannot castle: { SIDE($color) } has no right to castle queenside
    }
illegal-castling-king-moved = cannot castle: the king has already moved ({ $when })
illegal-castling-rook-moved = cannot castle: the rook on { $rook } has already moved ({ $when })
illegal-castling-rook-captured = cannot castle: the rook on { $rook } was captured ({ $when })
illegal-castling-no-rook = { $wing ->
        [king] cannot castle kingside: { SIDE($color) } has no rook there
       *[queen] cannot castle queenside: { SIDE($color) } has no rook there
    }
illegal-castling-between = cannot castle: the { PIECE($blocker, $blocker_color) } on { $on } is in the way
illegal-castling-in-check = cannot castle: the king is in check from the { PIECE($by) } on { $by_from }
illegal-castling-through = cannot castle: the king would pass over { $over }, attacked by the { PIECE($by) } on { $by_from }
illegal-castling-into = cannot castle: the king would land on { $over }, attacked by the { PIECE($by) } on { $by_from }
illegal-castling-unshielded = cannot castle: without the rook the king would be in check from the { PIECE($by) } on { $by_from }
illegal-still-in-check = { $move } leaves the king on { $king } in check from the { PIECE($by) } on { $by_from }
illegal-still-in-double-check = { $move } leaves the king on { $king } in check from the { PIECE($by) } on { $by_from } and the { PIECE($also) } on { $also_from }
illegal-own-piece = { $to } is occupied by { PIECE($blocker, $color, form: "a") }
illegal-pawn-blocked = the pawn on { $from } cannot advance: { $to } is occupied by { PIECE($blocker, $blocker_color, form: "a") }
illegal-no-pawn = { PIECE("pawn", $color, form: "no") } can go to { $to }
illegal-no-pawn-capture = { PIECE("pawn", $color, form: "no") } can take on { $to }
illegal-no-pawn-capture-file = { $move } fits no capture by { PIECE("pawn", $color, form: "a") }
illegal-nothing-to-capture = the pawn on { $from } has nothing to take on { $to }: the square is empty
illegal-en-passant = too late to take en passant: { SIDE($color) } played { $push } at move { $number }
    .note = en passant is possible only on the very next move
illegal-en-passant-never = cannot take en passant on { $to }: no pawn has just passed over it
    .note = en passant is possible only on the very next move
illegal-no-piece-on = there is no piece on { $from }
illegal-not-own-piece = the { PIECE($piece, $piece_color) } on { $from } cannot move: it is { SIDE($color, form: "of") } turn
illegal-null-in-check = { SIDE($color) } cannot pass: the king is in check from the { PIECE($by) } on { $by_from }
illegal-promotion-missing = the promotion piece is missing on { $to }
impossible-promotion-piece = a pawn cannot promote to { PIECE($piece, form: "a") }
impossible-promotion-square = no promotion on { $to }: only a pawn that reaches its last rank promotes
ambiguous-move = { COUNTED($count, $piece) } can go to { $to }
    .label = { LIST($squares, join: "or", each: "from ") }
ambiguous-capture = { COUNTED($count, $piece) } can take on { $to }
    .label = { LIST($squares, join: "or", each: "from ") }
ambiguous-capture-file = { $move } fits { $count } captures
write-choices = write { LIST($choices, join: "or") }
hint-fen-rights = the castling rights come from the FEN tag, which does not give this one
hint-fen-turn = the FEN tag says that it is { SIDE($color, form: "of") } turn
hint-no-fen = the text begins later than move 1, but there is no FEN tag
hint-repeated = { $move } is also the move just before: it may have been written twice
hint-other-side = { SIDE($color) } could play { $move }: a move before it may be missing
hint-board-gesture = kings on the central squares are how electronic boards record a result
null-move = null move in the main line: neither side may pass
null-move-in-variation = null move: not part of the PGN standard
moves-after-mate = the game had already ended at move { $number }: checkmate
moves-after-stalemate = the game had already ended at move { $number }: stalemate
moves-after-dead-position = the game was already over at move { $number }: dead position, neither side can mate
moves-after-fivefold = the game was already over at move { $number }: the position had occurred for the fifth time
moves-after-75-moves = the game was already over at move { $number }: 75 moves without a capture or a pawn move

rule-illegal-move = move that the rules of chess do not allow
    .why = From here on the position is not known, so the rest of this line is not judged. Variations elsewhere and the next games are. The message says why the move is impossible; the cause may also be an earlier move that was written down wrongly.
    .fix = Correct the move, or the earlier one that led to a wrong position.
rule-ambiguous-move = move that more than one piece can make
    .why = Two pieces of the same kind can go to the square, and the move does not say which. It is never guessed. A pinned piece does not count, since it cannot move. The rest of the line is not judged.
    .fix = Add the file of the piece that moves; if both stand on it, the rank; if need be, the square.
rule-missing-promotion-piece = promotion without its piece
    .why = A pawn that reaches its last rank becomes a queen, a rook, a bishop or a knight, and the move says which. A queen is likely, but it is never made up.
    .fix = Write = and the letter of the piece behind the square.
rule-impossible-promotion = promotion that the rules do not allow
    .why = Only a pawn promotes, only on its last rank, and only to queen, rook, bishop or knight. In Portuguese letters R is the king: a promotion to a rook is =T.
    .fix = Correct the letter of the piece, or delete the promotion.
rule-null-move = null move in the main line
    .why = In a game neither side may pass. A null move may stand for a move that was not taken down. The line ends there.
    .fix = Write the move that was played, or end the moves before it.
rule-null-move-in-variation = null move in a variation
    .why = Annotators pass a move to show a threat. It is not part of the PGN standard, and not every program reads it. The move is played: the other side is to move, and en passant is over.
    .fix = Nothing need be done; to be safe, put the threat in a comment.
rule-moves-after-mate = moves after checkmate
    .why = Checkmate ends the game at once (FIDE Laws 5.1.1). Moves behind it belong to another game, or a move before was written down wrongly.
    .fix = Delete the moves, or correct the earlier one.
rule-moves-after-stalemate = moves after stalemate
    .why = Stalemate ends the game at once as a draw (FIDE Laws 5.2.1). Moves behind it belong to another game, or a move before was written down wrongly.
    .fix = Delete the moves, or correct the earlier one.
rule-moves-after-dead-position = moves after a dead position
    .why = With so little material neither side can mate by any moves, and the game is drawn at once (FIDE Laws 5.2.2). Players on the internet often go on. Reported once a game, at the first move after it. With --material documento, king against king and two knights counts too.
    .fix = Nothing need be done if the moves were really played.
rule-moves-after-fivefold = moves after the fifth repetition
    .why = When the same position has occurred five times, the game is drawn without a claim (FIDE Laws 9.6.1). Reported once a game, at the first move after it.
    .fix = Nothing need be done if the moves were really played.
rule-moves-after-75-moves = moves after 75 moves without a capture or a pawn move
    .why = After 75 moves by each side without a capture or a pawn move the game is drawn without a claim, unless the last one gave mate (FIDE Laws 9.6.2). Reported once a game, at the first move after it.
    .fix = Nothing need be done if the moves were really played.
