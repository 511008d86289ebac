#!/usr/bin/env python3
"""Write and check the files of tests/data/pychess, which say what python-chess makes of positions.

  positions.py --real GAMES.pgn real.tsv    positions of real games
  positions.py --odd odd.tsv                odd legal positions
  positions.py --ep-fen ep_fen.tsv          FENs whose en passant field is not always a legal capture
  positions.py --check FILE                 compute every line of such a file anew
  positions.py --explain FEN [--chess960]   print what the columns of one FEN are made of

Needs python-chess (pip install chess). The same input gives the same files.
"""

import argparse
import sys

import chess
import chess.polyglot

import odd_positions
import real_positions

COLUMNS = (
    "fen", "variant", "moves", "digest", "after", "status", "polyglot",
)
HEADER = (
    "# Tab-separated, made with python-chess. "
    "fen: board.fen() (en passant only where a capture is legal; Chess960 in X-FEN); "
    "variant: standard or chess960; "
    "moves: number of legal moves; "
    "digest: FNV-1a 64 over the lines 'uci san\\n' of all legal moves, sorted bytewise; "
    "after: the same over the lines 'uci fen-after-the-move\\n'; "
    "status: those of check,mate,stalemate,dead that hold, or -; "
    "polyglot: Polyglot key, - for chess960\n"
)
EP_HEADER = HEADER.replace("fen: ", "given: FEN as it is read, whose en passant field may be no legal capture; fen: ")

FNV_OFFSET = 0xCBF29CE484222325
FNV_PRIME = 0x100000001B3
MASK = (1 << 64) - 1


def fnv1a(data):
    """Return the FNV-1a 64-bit hash of bytes."""
    value = FNV_OFFSET
    for byte in data:
        value = ((value ^ byte) * FNV_PRIME) & MASK
    return value


def digest(lines):
    """Return the hash of the lines, sorted bytewise, each ended by a newline, as hex digits."""
    encoded = sorted(line.encode("utf-8") + b"\n" for line in lines)
    return f"{fnv1a(b''.join(encoded)):016x}"


def fen_after(board, move):
    """Return the FEN after a move."""
    board.push(move)
    fen = board.fen()
    board.pop()
    return fen


def san_lines(board):
    """Return the line `uci san` of each legal move."""
    return [f"{board.uci(move)} {board.san(move)}" for move in board.legal_moves]


def after_lines(board):
    """Return the line `uci fen-after-the-move` of each legal move."""
    return [f"{board.uci(move)} {fen_after(board, move)}" for move in board.legal_moves]


def status(board):
    """Return the status column of a position."""
    words = {
        "check": board.is_check(),
        "mate": board.is_checkmate(),
        "stalemate": board.is_stalemate(),
        "dead": board.is_insufficient_material(),
    }
    return ",".join(word for word, holds in words.items() if holds) or "-"


def columns(fen, chess960):
    """Return the columns of a position, which is read from its FEN, as a list of strings."""
    board = chess.Board(fen, chess960=chess960)
    return [
        board.fen(),
        "chess960" if chess960 else "standard",
        str(board.legal_moves.count()),
        digest(san_lines(board)),
        digest(after_lines(board)),
        status(board),
        "-" if chess960 else f"{chess.polyglot.zobrist_hash(board):016x}",
    ]


def write_positions(path, positions):
    """Write a file of (FEN, chess960) pairs."""
    count = 0
    with open(path, "w", encoding="ascii", newline="\n") as out:
        out.write(HEADER)
        for fen, chess960 in positions:
            row = columns(fen, chess960)
            if row[0] != fen:
                raise SystemExit(f"not the FEN that python-chess writes: {fen}")
            out.write("\t".join(row) + "\n")
            count += 1
    print(f"{path}: {count} positions")


def write_ep_fens(path, fens):
    """Write a file of FENs with an en passant field of any kind; its first column is that FEN."""
    with open(path, "w", encoding="ascii", newline="\n") as out:
        out.write(EP_HEADER)
        for fen in fens:
            out.write("\t".join([fen] + columns(fen, False)) + "\n")
    print(f"{path}: {len(fens)} positions")


def check(path):
    """Compute every line of a file anew; return the number of lines that differ."""
    lines = differing = 0
    with open(path, encoding="ascii") as rows:
        for line in rows:
            if line.startswith("#"):
                continue
            fields = line.rstrip("\n").split("\t")
            start = len(fields) - len(COLUMNS)
            lines += 1
            if columns(fields[0], fields[start + 1] == "chess960") != fields[start:]:
                differing += 1
                print(f"differs: {fields[0]}")
    print(f"{path}: {lines} lines, {differing} differ")
    return differing


def explain(fen, chess960):
    """Print the columns of one position and the lines that its digests are made of."""
    for name, value in zip(COLUMNS, columns(fen, chess960)):
        print(f"{name}: {value}")
    board = chess.Board(fen, chess960=chess960)
    for name, lines in (("digest", san_lines(board)), ("after", after_lines(board))):
        print(f"\n{name}:")
        for line in sorted(lines, key=str.encode):
            print(line)


def arguments():
    """Return the arguments of the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--real", nargs=2, metavar=("PGN", "OUT"))
    mode.add_argument("--odd", metavar="OUT")
    mode.add_argument("--ep-fen", metavar="OUT")
    mode.add_argument("--check", metavar="FILE")
    mode.add_argument("--explain", metavar="FEN")
    parser.add_argument("--chess960", action="store_true", help="read the FEN of --explain as Chess960")
    return parser.parse_args()


def main():
    """Do what the arguments ask for."""
    args = arguments()
    if args.real:
        fens = real_positions.sample(args.real[0])
        write_positions(args.real[1], [(fen, False) for fen in fens])
    elif args.odd:
        write_positions(args.odd, odd_positions.all_positions())
    elif args.ep_fen:
        write_ep_fens(args.ep_fen, odd_positions.ep_fens())
    elif args.check:
        sys.exit(1 if check(args.check) else 0)
    else:
        explain(args.explain, args.chess960)


if __name__ == "__main__":
    main()
