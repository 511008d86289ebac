#!/usr/bin/env python3
"""Write the 781 random numbers of the Polyglot opening book format.

The numbers are the published table "Random64" of the format's page
("The PolyGlot book format" by Michel Van den Bergh).  They are read here
from python-chess (pip install chess), which carries the same table.
"""

import argparse

import chess.polyglot

HEADER = """\
# The 781 random numbers (table Random64) of the Polyglot opening book format.
# Source: "The PolyGlot book format", Michel Van den Bergh; taken from
# chess.polyglot.POLYGLOT_RANDOM_ARRAY of python-chess.
# One 64-bit number a line, 16 hex digits. Lines 0-767: piece on square
# (64 * kind + 8 * row + file; kinds: black pawn 0, white pawn 1, black knight 2,
# ... black king 10, white king 11); 768-771: castling rights K, Q, k, q;
# 772-779: en passant file a-h; 780: white to move.
"""


def main():
    """Write the table to the path given."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", help="file to write, e.g. polyglot_random.txt")
    args = parser.parse_args()
    numbers = chess.polyglot.POLYGLOT_RANDOM_ARRAY
    if len(numbers) != 781 or len(set(numbers)) != 781:
        raise SystemExit("the table does not have 781 different numbers")
    with open(args.out, "w", encoding="ascii", newline="\n") as out:
        out.write(HEADER)
        out.writelines(f"{number:016x}\n" for number in numbers)


if __name__ == "__main__":
    main()
