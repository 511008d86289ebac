#!/usr/bin/env python3
"""Write the files of tests/data/pychess on the ends of games, as python-chess sees them.

  endings.py --material material.tsv        who can still mate, for every few men
  endings.py --repetition repetition.tsv    third and fifth occurrences in lines of play

Needs python-chess (pip install chess). The same call gives the same files.
"""

import argparse
import itertools
import random

import chess

SEED = 922

KINDS = "PNLDRQ"
"""The men beside a king; L is a bishop on a light square, D one on a dark square."""

MATERIAL_HEADER = (
    "# Tab-separated, made with python-chess. fen: a legal position with at most two men beside each king, "
    "one line for each choice of men; white, black: whether that side could mate by some sequence of legal moves "
    "(not Board.has_insufficient_material), yes or no\n"
)
REPETITION_HEADER = (
    "# Tab-separated, made with python-chess. fen: where the line begins; moves: in UCI; third, fifth: the number of "
    "moves after which a position first stands for that time (Board.is_repetition), or -\n"
)

STARTS = [
    chess.STARTING_FEN,
    "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
    "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 40",
    "4k2r/1p1p1p2/8/P1P1P1P1/p1p1p1p1/8/1P1P1P2/4K2R w Kk - 0 1",
    "4k3/2p5/8/KP5r/8/8/8/8 b - - 0 1",
    "8/8/8/4k3/8/8/8/N3K2n w - - 3 60",
]
"""A game's start; rights that are lost; double steps beside enemy pawns, pinned or not; few men."""


def men():
    """Return every choice of at most two men."""
    return [
        "".join(choice)
        for count in range(3)
        for choice in itertools.combinations_with_replacement(KINDS, count)
    ]


def squares(kind):
    """Return the squares that a man of a kind may stand on."""
    if kind == "P":
        return [square for square in chess.SQUARES if 0 < chess.square_rank(square) < 7]
    if kind in "LD":
        return list(chess.SquareSet(chess.BB_LIGHT_SQUARES if kind == "L" else chess.BB_DARK_SQUARES))
    return chess.SQUARES


def place(white, black, rng):
    """Return a legal position with these men beside the kings."""
    sides = [(kind, chess.WHITE) for kind in "K" + white] + [(kind, chess.BLACK) for kind in "K" + black]
    while True:
        board = chess.Board.empty()
        for kind, color in sides:
            symbol = "B" if kind in "LD" else kind
            free = [square for square in squares(kind) if board.piece_at(square) is None]
            board.set_piece_at(rng.choice(free), chess.Piece(chess.Piece.from_symbol(symbol).piece_type, color))
        if board.is_valid():
            return board


def write_material(path):
    """Write who can still mate with every choice of men."""
    rng = random.Random(SEED)
    with open(path, "w", encoding="ascii", newline="\n") as out:
        out.write(MATERIAL_HEADER)
        for white, black in itertools.product(men(), men()):
            board = place(white, black, rng)
            able = ["no" if board.has_insufficient_material(color) else "yes" for color in chess.COLORS]
            out.write("\t".join([board.fen(), *able]) + "\n")


def wander(board, rng):
    """Play up to 70 moves that like to take back the mover's last one."""
    for _ in range(70):
        moves = list(board.legal_moves)
        if not moves:
            return
        move = rng.choice(moves)
        if len(board.move_stack) > 1 and rng.random() < 0.8:
            last = board.move_stack[-2]
            back = chess.Move(last.to_square, last.from_square)
            move = back if back in moves else move
        board.push(move)


def occurrence(start, line, times):
    """Return after how many moves a position first stands for the `times`-th time, or a hyphen."""
    board = chess.Board(start)
    for plies, move in enumerate(line, 1):
        board.push(move)
        if board.is_repetition(times):
            return str(plies)
    return "-"


def write_repetitions(path):
    """Write lines of play and when their positions repeat."""
    rng = random.Random(SEED)
    with open(path, "w", encoding="ascii", newline="\n") as out:
        out.write(REPETITION_HEADER)
        for start in STARTS:
            for _ in range(50):
                board = chess.Board(start)
                wander(board, rng)
                line = board.move_stack
                moves = " ".join(move.uci() for move in line)
                found = [occurrence(start, line, times) for times in (3, 5)]
                out.write("\t".join([start, moves, *found]) + "\n")


def main():
    """Do what the arguments ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--material", metavar="OUT")
    mode.add_argument("--repetition", metavar="OUT")
    args = parser.parse_args()
    if args.material:
        write_material(args.material)
    else:
        write_repetitions(args.repetition)


if __name__ == "__main__":
    main()
