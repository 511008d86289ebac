# Positions in FEN tags: messages. The rules stand in tags.ftl.

bad-fen-empty = the FEN is empty
bad-fen-other-letters = the diagram is labelled for other piece letters
bad-fen-rank-count = the FEN has { $ranks ->
        [one] { $ranks } rank
       *[other] { $ranks } ranks
    } instead of 8
bad-fen-rank-length = rank { $rank } of the FEN has { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } instead of 8
bad-fen-letter = { $letter } on rank { $rank } of the FEN is no piece
bad-fen-no-kings = there are no kings in the FEN
bad-fen-no-king = there is { PIECE("king", $color, form: "no") } in the FEN
bad-fen-many-kings = there are { COUNTED($count, "king", $color) } in the FEN
bad-fen-pawn = there is a pawn on { $square } in the FEN, where none can stand
bad-fen-turn = the side to move is neither w nor b in the FEN
bad-fen-castling = { $letter } names no castling right in the FEN
bad-fen-en-passant = the en passant field of the FEN names no square
bad-fen-en-passant-rank = en passant square { $square } in the FEN: it must be on rank 3 or 6
bad-fen-check = the king on { $king } could be taken from { $by }: the side not to move is in check
mended-fen-missing = incomplete FEN: read as if it went on with { $rest }
mended-fen-extra = text in the FEN that belongs to no field: passed over
mended-fen-split-digits = rank { $rank } of the FEN counts empty squares in several digits
mended-fen-capital = capital letter in the FEN where a small one belongs
mended-fen-dash = another dash in the FEN where - belongs
mended-fen-castling-form = castling rights of the FEN not in the usual form
mended-fen-castling-king = castling right { $letter } in the FEN dropped: the { PIECE("king", $color) } is not in its place
mended-fen-castling-rook = castling right { $letter } in the FEN dropped: no { PIECE("rook", $color) } is in its place
mended-fen-castling-wing = castling right { $letter } in the FEN dropped: another rook on that side has it
mended-fen-en-passant-side = en passant square { $square } in the FEN dropped: the pawn would be of the side to move
mended-fen-en-passant-pawn = en passant square { $square } in the FEN dropped: no pawn has just passed over it
mended-fen-en-passant-occupied = en passant square { $square } in the FEN dropped: the way of the pawn was not free
mended-fen-men = { SIDE($color) } has { $count } pieces and pawns in the FEN; at most 16 are possible
mended-fen-pawns = { SIDE($color) } has { $count } pawns in the FEN; at most 8 are possible
mended-fen-halfmoves = the half-move clock of the FEN is no number: read as 0
mended-fen-fullmove = the move number of the FEN is no number: read as 1
mended-fen-fullmove-zero = the move number of the FEN is 0: read as 1
