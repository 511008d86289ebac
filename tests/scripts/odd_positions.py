"""Odd but legal chess positions, made at random with a fixed seed, for positions.py.

Every position passes the legality test of python-chess (Board.status) and has
no more promoted pieces than pawns that are gone; a double check is only taken
where a move that gives it was played.
"""

import random

import chess

SEED = 960
RANKS = range(8)
DIRECTIONS = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]

FEW_PIECES = [
    ("", ""), ("N", ""), ("B", ""), ("NN", ""), ("N", "n"), ("B", "n"), ("B", "b"), ("BN", ""),
    ("LL", ""), ("LLL", ""), ("L", "l"), ("LL", "ll"), ("L", "d"), ("LD", ""), ("LL", "d"), ("L", "n"),
    ("P", ""), ("P", "p"), ("P", "b"), ("P", "n"), ("R", ""), ("Q", ""), ("R", "r"), ("Q", "q"), ("R", "b"),
]
"""Pieces beside the kings; L is a bishop on a light square, D one on a dark square."""

STALEMATE_PIECES = [
    ("Q", ""), ("QP", "p"), ("RB", ""), ("RP", "p"), ("QN", "p"), ("P", ""), ("BP", ""), ("QB", "b"),
    ("QR", "n"), ("QQ", "p"), ("RR", "p"), ("QRP", "pb"),
]
MATE_PIECES = [
    ("Q", ""), ("R", ""), ("QR", "p"), ("RR", "n"), ("QQ", "r"), ("QN", "p"), ("RN", "p"), ("BB", "p"),
    ("BN", "p"), ("QP", "pp"), ("RBP", "ppr"), ("NN", "p"),
]


# Legality -----------------------------------------------------------------------


def promoted(board, color):
    """Return how many pieces of a side must be promoted pawns."""
    bishops = board.bishops & board.occupied_co[color]
    light = (bishops & chess.BB_LIGHT_SQUARES).bit_count()
    dark = (bishops & chess.BB_DARK_SQUARES).bit_count()
    extra = max(0, light - 1) + max(0, dark - 1)
    for kind, usual in ((chess.QUEEN, 1), (chess.ROOK, 2), (chess.KNIGHT, 2)):
        extra += max(0, len(board.pieces(kind, color)) - usual)
    return extra


def is_legal(board):
    """Return whether the position passes the tests named at the top of this file."""
    if board.status() != chess.STATUS_VALID:
        return False
    if len(board.checkers()) > 1 and not board.move_stack:
        return False
    return all(
        promoted(board, color) + len(board.pieces(chess.PAWN, color)) <= 8
        for color in chess.COLORS
    )


# Making positions -----------------------------------------------------------------


def empty(chess960=False):
    """Return a board without pieces."""
    return chess.Board(None, chess960=chess960)


def free_squares(board, among=chess.BB_ALL):
    """Return the free squares among those of a bitboard."""
    return list(chess.scan_forward(chess.BB_ALL & among & ~board.occupied))


def place(rng, board, letter, among=chess.BB_ALL):
    """Put a piece on a random free square, pawns on ranks 2-7; return whether there was room.

    L, D, l and d stand for bishops on light and dark squares.
    """
    if letter in "Pp":
        among &= ~chess.BB_BACKRANKS
    elif letter in "Ll":
        among &= chess.BB_LIGHT_SQUARES
    elif letter in "Dd":
        among &= chess.BB_DARK_SQUARES
    squares = free_squares(board, among)
    if not squares:
        return False
    symbol = {"L": "B", "D": "B", "l": "b", "d": "b"}.get(letter, letter)
    board.set_piece_at(rng.choice(squares), chess.Piece.from_symbol(symbol))
    return True


def place_all(rng, board, letters):
    """Put pieces on random free squares."""
    for letter in letters:
        place(rng, board, letter)


def set_counters(rng, board):
    """Give a position random move counters."""
    board.halfmove_clock = rng.choice([0, rng.randrange(100)])
    board.fullmove_number = rng.randrange(60, 200)


def either_side(rng, board):
    """Return the position or its mirror image with the colours swapped."""
    return board.mirror() if rng.randrange(2) else board


def some(rng, letters, low, high):
    """Return between low and high random letters."""
    return [rng.choice(letters) for _ in range(rng.randint(low, high))]


# Kinds of positions: each function returns one position or None -----------------------


def chess960_play(rng, wanted=lambda board: True):
    """Play at random from a Chess960 start position, often sparing the castling rights."""
    board = chess.Board.from_chess960_pos(rng.randrange(960))
    sparing = rng.random() < 0.8
    for _ in range(rng.randrange(4, 120)):
        moves = list(board.legal_moves)
        if sparing:
            kings_and_rooks = board.kings | board.rooks
            quiet = [
                move for move in moves if not chess.BB_SQUARES[move.from_square] & kings_and_rooks
            ]
            moves = quiet or moves
        if not moves:
            break
        board.push(rng.choice(moves))
    return board if wanted(board) else None


def can_castle(board):
    """Return whether the side to move can castle."""
    return any(board.generate_castling_moves())


def is_check_or_promotion(board):
    """Return whether the side to move is in check or can promote."""
    return board.is_check() or any(move.promotion for move in board.legal_moves)


def chess960_castling(rng):
    """Play at random from a Chess960 start position until castling is possible."""
    return chess960_play(rng, can_castle)


def chess960_sharp(rng):
    """Play at random from a Chess960 start position until there is a check or a promotion."""
    return chess960_play(rng, is_check_or_promotion)


def many_pieces(rng):
    """Make a position with many pieces of one kind and pawns about to promote."""
    board = empty()
    place_all(rng, board, "Kk")
    kind = rng.choice("QRBNQ")
    place_all(rng, board, kind * rng.randint(3, 7))
    place_all(rng, board, some(rng, "QRBN", 0, 2))
    place_all(rng, board, some(rng, "qrbn", 0, 4))
    for _ in range(rng.randint(0, 3)):
        place(rng, board, "P", chess.BB_RANK_7)
    for _ in range(rng.randint(0, 2)):
        place(rng, board, "p", chess.BB_RANK_2)
    set_counters(rng, board)
    return either_side(rng, board)


def needs_file_and_rank(board, move):
    """Return whether the SAN of a move names both the file and the rank of the piece."""
    if board.piece_type_at(move.from_square) in (chess.PAWN, chess.KING):
        return False
    return len(board.san(move).rstrip("+#").replace("x", "")) == 5


def twice_ambiguous(rng):
    """Make such a position with a move whose SAN needs the file and the rank of the piece."""
    board = many_pieces(rng)
    if is_legal(board) and any(needs_file_and_rank(board, move) for move in board.legal_moves):
        return board
    return None


def on_line(board, start, direction):
    """Return the free squares that a slider on `start` reaches in one direction."""
    file, rank = chess.square_file(start), chess.square_rank(start)
    squares = []
    while True:
        file, rank = file + direction[0], rank + direction[1]
        if file not in RANKS or rank not in RANKS:
            return squares
        square = chess.square(file, rank)
        if board.piece_at(square):
            return squares
        squares.append(square)


def place_pin(rng, board, square):
    """Put the black king and a white slider on one line through a square, on its two sides.

    Other pawns on the line beside the square are looked through, so that the
    rank of both pawns of an en passant capture can hold both.
    """
    direction = rng.choice(DIRECTIONS)
    behind = (-direction[0], -direction[1])
    kings, sliders = on_line(board, square, direction), on_line(board, square, behind)
    if direction[1] == 0:
        neighbour = square + direction[0]
        if not kings and board.piece_at(neighbour):
            kings = on_line(board, neighbour, direction)
        neighbour = square - direction[0]
        if not sliders and board.piece_at(neighbour):
            sliders = on_line(board, neighbour, behind)
    if not kings or not sliders:
        return False
    board.set_piece_at(rng.choice(kings), chess.Piece.from_symbol("k"))
    slider = rng.choice("BQ" if direction[0] and direction[1] else "RQ")
    board.set_piece_at(rng.choice(sliders), chess.Piece.from_symbol(slider))
    return True


def before_push(rng):
    """Make a position where White's next move is a double step next to a black pawn.

    Return the position and the move, or None. In most, the black king and a
    white slider stand on one line with one of the two pawns.
    """
    board = empty()
    file = rng.randrange(8)
    pushed, target = chess.square(file, 1), chess.square(file, 3)
    beside = [f for f in (file - 1, file + 1) if f in RANKS]
    for capturer in rng.sample(beside, rng.choice([1, 1, len(beside)])):
        board.set_piece_at(chess.square(capturer, 3), chess.Piece.from_symbol("p"))
    board.set_piece_at(target, chess.Piece.from_symbol("P"))
    anchor = rng.choice([chess.square(f, 3) for f in beside if board.piece_at(chess.square(f, 3))] + [target])
    if rng.random() < 0.7:
        if not place_pin(rng, board, anchor):
            return None
    else:
        place(rng, board, "k")
    board.remove_piece_at(target)
    if board.piece_at(pushed) or board.piece_at(chess.square(file, 2)):
        return None
    board.set_piece_at(pushed, chess.Piece.from_symbol("P"))
    middle = chess.BB_SQUARES[target] | chess.BB_SQUARES[chess.square(file, 2)]
    for letter in ["K"] + some(rng, "PpRrBbNnQq", 0, 4):
        place(rng, board, letter, ~middle)
    set_counters(rng, board)
    board = either_side(rng, board)
    move = chess.Move(pushed, target)
    if board.turn == chess.BLACK:
        move = chess.Move(chess.square_mirror(pushed), chess.square_mirror(target))
    if not is_legal(board) or not board.is_legal(move):
        return None
    return board, move


def ep_before(rng):
    """Make a position before a double step whose capture en passant is not always legal."""
    found = before_push(rng)
    return found and found[0]


def after_push(rng, legal):
    """Make a position after such a double step; `legal` says whether the capture must be legal."""
    found = before_push(rng)
    if not found:
        return None
    board, move = found
    board.push(move)
    return board if board.has_legal_en_passant() == legal and board.has_pseudo_legal_en_passant() else None


def ep_legal(rng):
    """Make a position with a legal capture en passant."""
    return after_push(rng, True)


def ep_refused(rng):
    """Make a position with a capture en passant that would leave the king in check."""
    return after_push(rng, False)


def ep_pinned_before(rng):
    """Make a position before a double step that cannot be captured because of a pin or a check."""
    found = before_push(rng)
    if not found:
        return None
    board, move = found
    board.push(move)
    refused = board.has_pseudo_legal_en_passant() and not board.has_legal_en_passant()
    board.pop()
    return board if refused else None


def double_check(rng):
    """Make a position with two checking pieces, by playing the move that gives the check."""
    board = empty()
    place_all(rng, board, "Kk")
    place_all(rng, board, some(rng, "QRBNRBNP", 3, 6))
    place_all(rng, board, some(rng, "qrbnppp", 0, 5))
    set_counters(rng, board)
    board = either_side(rng, board)
    if not is_legal(board):
        return None
    giving = []
    for move in board.legal_moves:
        board.push(move)
        if len(board.checkers()) > 1:
            giving.append(move)
        board.pop()
    if not giving:
        return None
    board.push(rng.choice(giving))
    return board


def castling(rng):
    """Make a position with the kings and rooks at home and few pieces that may stop castling."""
    board = empty()
    board.set_piece_at(chess.E1, chess.Piece.from_symbol("K"))
    rights = chess.BB_EMPTY
    for square in rng.choice([(chess.A1, chess.H1), (chess.A1,), (chess.H1,)]):
        board.set_piece_at(square, chess.Piece.from_symbol("R"))
        rights |= chess.BB_SQUARES[square]
    if rng.randrange(2):
        board.set_piece_at(chess.E8, chess.Piece.from_symbol("k"))
        for square in rng.choice([(chess.A8, chess.H8), (chess.A8,), (chess.H8,)]):
            board.set_piece_at(square, chess.Piece.from_symbol("r"))
            rights |= chess.BB_SQUARES[square]
    else:
        place(rng, board, "k")
    board.castling_rights = rights
    near = chess.BB_RANK_1 | chess.BB_RANK_2 | chess.BB_RANK_3
    for letter in some(rng, "qrbnp", 1, 3):
        place(rng, board, letter, near if rng.randrange(3) == 0 else chess.BB_ALL)
    place_all(rng, board, some(rng, "QBNPP", 0, 3))
    set_counters(rng, board)
    return either_side(rng, board)


def castling_960(rng):
    """Make a Chess960 position with castling rights and few other pieces.

    Often more rooks stand on the back rank, so that the rights need X-FEN
    letters, and often a black rook or queen stands behind the white rook, so
    that castling would lay the king open.
    """
    board = empty(chess960=True)
    king = rng.randrange(1, 7)
    board.set_piece_at(king, chess.Piece.from_symbol("K"))
    rights = chess.BB_EMPTY
    for side in rng.choice([(-1, 1), (-1,), (1,), (-1, 1)]):
        squares = range(king - 1, -1, -1) if side < 0 else range(king + 1, 8)
        rook = rng.choice(squares)
        board.set_piece_at(rook, chess.Piece.from_symbol("R"))
        rights |= chess.BB_SQUARES[rook]
        behind = [square for square in squares if (square - rook) * side > 0]
        if behind and rng.randrange(2):
            board.set_piece_at(rng.choice(behind), chess.Piece.from_symbol(rng.choice("RRrq")))
    if rng.randrange(4) == 0:
        place(rng, board, rng.choice("Rrqb"), chess.BB_RANK_1)
    if rng.randrange(4) == 0:
        board.set_piece_at(king + 56, chess.Piece.from_symbol("k"))
        rook = rng.choice([square for square in range(56, 64) if square != king + 56])
        board.set_piece_at(rook, chess.Piece.from_symbol("r"))
        rights |= chess.BB_SQUARES[rook]
    else:
        place(rng, board, "k", ~chess.BB_RANK_1)
    board.castling_rights = rights
    place_all(rng, board, some(rng, "qrbnp", 0, 3))
    place_all(rng, board, some(rng, "BNPP", 0, 3))
    set_counters(rng, board)
    return either_side(rng, board)


def castling_shielded(rng):
    """Make such a position where only a rook or queen on the back rank prevents castling."""
    board = castling_960(rng)
    if board.is_check() or can_castle(board):
        return None
    bare_rank = board.copy(stack=False)
    rank = chess.BB_RANK_1 if board.turn == chess.WHITE else chess.BB_RANK_8
    for square in chess.scan_forward(
        rank & board.occupied_co[not board.turn] & (board.rooks | board.queens)
    ):
        bare_rank.remove_piece_at(square)
    return board if can_castle(bare_rank) else None


def bare(rng, materials, king_among=chess.BB_ALL):
    """Make a position from one of the materials; Black is to move in half of them."""
    board = empty()
    white, black = rng.choice(materials)
    place(rng, board, "k", king_among)
    place_all(rng, board, "K" + white + black)
    set_counters(rng, board)
    board.turn = rng.choice(chess.COLORS)
    return either_side(rng, board)


def few_pieces(rng):
    """Make an endgame with few pieces, often one that cannot be won."""
    return bare(rng, FEW_PIECES)


EDGE = chess.BB_RANK_1 | chess.BB_RANK_8 | chess.BB_FILE_A | chess.BB_FILE_H


def stalemate(rng):
    """Make a stalemate."""
    board = bare(rng, STALEMATE_PIECES, EDGE)
    return board if board.is_stalemate() else None


def mate(rng):
    """Make a mate."""
    board = bare(rng, MATE_PIECES, EDGE)
    return board if board.is_checkmate() else None


# Lists ----------------------------------------------------------------------------

GROUPS = [
    (chess960_play, 500),
    (chess960_castling, 700),
    (chess960_sharp, 300),
    (many_pieces, 500),
    (twice_ambiguous, 100),
    (ep_before, 100),
    (ep_pinned_before, 250),
    (ep_legal, 250),
    (ep_refused, 100),
    (double_check, 300),
    (castling, 350),
    (castling_960, 500),
    (castling_shielded, 100),
    (few_pieces, 450),
    (stalemate, 250),
    (mate, 250),
]
"""The kinds of odd.tsv in the order of the file, and how many of each."""


def fill(make, count, rng, seen, write=chess.Board.fen):
    """Return `count` new pairs (FEN, chess960) of positions that `make` returns.

    Positions that differ only in their move counters are the same.
    """
    found = []
    while len(found) < count:
        board = make(rng)
        if board is None or not is_legal(board):
            continue
        fen = write(board)
        key = (fen.rsplit(" ", 2)[0], board.chess960)
        if key not in seen:
            seen.add(key)
            found.append((fen, board.chess960))
    return found


def all_positions():
    """Return the pairs (FEN, chess960) of odd.tsv."""
    seen = set()
    pairs = []
    for number, (make, count) in enumerate(GROUPS):
        pairs += fill(make, count, random.Random(SEED + number), seen)
    return pairs


def double_step(rng):
    """Make a standard position after a double step that no pawn can capture."""
    board = chess.Board()
    for _ in range(rng.randrange(60)):
        moves = list(board.legal_moves)
        if not moves:
            return None
        board.push(rng.choice(moves))
    return board if board.ep_square and not board.has_pseudo_legal_en_passant() else None


def ep_fens():
    """Return the FENs of ep_fen.tsv: the square behind every double step is in the FEN."""
    seen = set()
    groups = [(ep_legal, 150), (ep_refused, 200), (double_step, 50)]
    pairs = []
    for number, (make, count) in enumerate(groups):
        rng = random.Random(SEED * 2 + number)
        pairs += fill(make, count, rng, seen, lambda board: board.fen(en_passant="fen"))
    return [fen for fen, _ in pairs]
