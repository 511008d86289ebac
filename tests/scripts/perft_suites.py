#!/usr/bin/env python3
"""Write the perft files chess960.epd, tricky.epd, chess960_tricky.epd and unreachable.epd.

The positions and node counts are read from published suites:

* --pychess DIR   unpacked source distribution of python-chess (examples/perft)
* --shakmaty DIR  unpacked source of the crate shakmaty (tests)
* --ethereal DIR  unpacked Debian source package ethereal-chess (src/perft)

Each output line is `FEN ;D1 20 ;D2 400 ...`; lines that start with `#` name
the source of the lines below them. standard.epd is kept by hand.
"""

import argparse
import pathlib

import chess

ETHEREAL_LIMIT = 600_000
RANDOM_LIMIT = 120_000
TRICKY_LIMIT = 2_000_000
RANDOM_PER_KIND = 15

# Positions by Martin Sedlak (computer chess forum TalkChess, 2013), one
# published count each; every one is also used with the colours swapped.
SEDLAK = [
    ("1k6/1b6/8/8/7R/8/8/4K2R b K - 0 1", 5, 1063513, "castling rights lost by a capture"),
    ("3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", 6, 1134888, "en passant pinned along the rank"),
    ("8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", 6, 1015133, "en passant pinned along the diagonal"),
    ("8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", 6, 1440467, "en passant gives check"),
    ("8/5bk1/8/2Pp4/8/1K6/8/8 w - d6 0 1", 6, 824064, "en passant and a diagonal pin"),
    ("5k2/8/8/8/8/8/8/4K2R w K - 0 1", 6, 661072, "short castling gives check"),
    ("3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", 6, 803711, "long castling gives check"),
    ("r3k2r/1b4bq/8/8/8/8/7B/R3K2R w KQkq - 0 1", 4, 1274206, "castling rights"),
    ("r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", 4, 1720476, "castling prevented"),
    ("2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", 6, 3821001, "promotion out of check"),
    ("8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", 5, 1004658, "discovered check"),
    ("4k3/1P6/8/8/8/8/K7/8 w - - 0 1", 6, 217342, "promotion gives check"),
    ("8/P1k5/K7/8/8/8/8/8 w - - 0 1", 6, 92683, "underpromotion gives check"),
    ("K1k5/8/P7/8/8/8/8/8 w - - 0 1", 6, 2217, "stalemate of oneself"),
    ("8/k1P5/8/1K6/8/8/8/8 w - - 0 1", 7, 567584, "stalemate and mate"),
    ("8/8/2k5/5q2/5n2/8/5K2/8 b - - 0 1", 4, 23527, "stalemate and mate"),
]

# Ids of the tricky.perft files that need Chess960 castling.
CHESS960_IDS = ("xfen-", "hside-", "asymmetrical-")
# Ids of positions that no game can reach: impossible checks, castling rights
# or material.
UNREACHABLE_IDS = ("align-", "two-", "ep-unrelated-check", "max-legals-too-")
# A position of Ethereal's standard.epd that no game can reach: the king is
# checked from both ends of one diagonal.
UNREACHABLE_FENS = ("B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1",)
# Ids left out: they are in standard.epd, or have only counts not wanted here.
SKIPPED_IDS = ("pos-2", "pos-3", "pos-5", "pos-6", "prison")


def perft(board, depth):
    """Return the number of move sequences of the given length."""
    if depth == 0:
        return 1
    if depth == 1:
        return board.legal_moves.count()
    nodes = 0
    for move in board.legal_moves:
        board.push(move)
        nodes += perft(board, depth - 1)
        board.pop()
    return nodes


def full_fen(epd):
    """Return the FEN of an EPD: the two counters are added where they are missing."""
    return epd if len(epd.split()) == 6 else epd + " 0 1"


def read_perft(path):
    """Yield (id, FEN, {depth: nodes}) of each position of a .perft file."""
    name, fen, counts = None, None, {}
    for line in path.read_text(encoding="utf-8").splitlines():
        key, _, rest = line.partition(" ")
        if key == "id":
            if fen:
                yield name, fen, counts
            name, fen, counts = rest.strip(), None, {}
        elif key == "epd":
            fen = full_fen(rest.strip())
        elif key == "perft":
            depth, nodes = rest.split()
            counts[int(depth)] = int(nodes)
    if fen:
        yield name, fen, counts


def read_epd(path):
    """Yield (FEN, {depth: nodes}) of each line of an EPD perft file."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        fen, *fields = line.split(";")
        pairs = (field.split() for field in fields)
        yield fen.strip(), {int(depth[1:]): int(nodes) for depth, nodes in pairs}


def fill(fen, counts):
    """Compute the depths below the deepest one that the source does not give."""
    deepest = max(counts)
    board = chess.Board(fen)
    return {depth: counts.get(depth) or perft(board, depth) for depth in range(1, deepest + 1)}


def cut(counts, limit):
    """Keep the depths whose count is at most limit (always depth 1)."""
    return {d: n for d, n in sorted(counts.items()) if n <= limit or d == 1}


def epd_line(fen, counts):
    """Format one line of an EPD perft file."""
    return fen + "".join(f" ;D{depth} {nodes}" for depth, nodes in sorted(counts.items())) + "\n"


def chess960_lines(args):
    """Return the lines of chess960.epd."""
    lines = [
        "# The 960 positions of the page \"Chess960 Perft Results\" of the Chess Programming Wiki, each\n",
        "# some moves into a Chess960 game; the same as fischer.epd of the engine Ethereal. Read from\n",
        "# tests/chess960.perft of the crate shakmaty (depths 1-6 there, 1-5 here). Castling rights\n",
        "# as published, in Shredder-FEN.\n",
    ]
    for _, fen, counts in read_perft(args.shakmaty / "tests" / "chess960.perft"):
        lines.append(epd_line(fen, {d: n for d, n in counts.items() if d <= 5}))
    return lines


def tricky_entries(args):
    """Return {id: (FEN, counts)} of the tricky.perft files of python-chess and shakmaty."""
    entries = {}
    for path in (args.pychess / "examples" / "perft", args.shakmaty / "tests"):
        for name, fen, counts in read_perft(path / "tricky.perft"):
            if name in SKIPPED_IDS:
                continue
            if name in entries and entries[name] != (fen, counts):
                raise SystemExit(f"{name}: the two tricky.perft files differ")
            entries[name] = (fen, counts)
    return entries


def chosen(entries, wanted):
    """Return the lines of the entries whose id passes the test `wanted`."""
    return [
        epd_line(fen, cut(counts, TRICKY_LIMIT))
        for name, (fen, counts) in entries.items()
        if wanted(name)
    ]


def kinds(board):
    """Return what is special about a position, as a list of words."""
    found = []
    moves = list(board.legal_moves)
    if any(board.is_en_passant(move) for move in moves):
        found.append("en passant")
    if any(move.promotion for move in moves):
        found.append("promotion")
    if any(board.is_castling(move) for move in moves):
        found.append("castling")
    if len(board.checkers()) > 1:
        found.append("double check")
    elif board.is_check():
        found.append("check")
    own = chess.scan_forward(board.occupied_co[board.turn])
    if any(board.is_pinned(board.turn, square) for square in own):
        found.append("pin")
    return found


def random_lines(args, seen):
    """Return lines picked from random.perft: RANDOM_PER_KIND positions of each kind."""
    left = {}
    lines = []
    for _, fen, counts in read_perft(args.pychess / "examples" / "perft" / "random.perft"):
        if fen in seen:
            continue
        new = [kind for kind in kinds(chess.Board(fen)) if left.get(kind, RANDOM_PER_KIND) > 0]
        if not new:
            continue
        seen.add(fen)
        for kind in new:
            left[kind] = left.get(kind, RANDOM_PER_KIND) - 1
        lines.append(epd_line(fen, cut(counts, RANDOM_LIMIT)))
    return lines


def ethereal_lines(args, seen):
    """Return the lines of Ethereal's standard.epd that are not seen yet."""
    lines = []
    for fen, counts in read_epd(args.ethereal / "src" / "perft" / "standard.epd"):
        if fen in seen or fen in UNREACHABLE_FENS:
            continue
        seen.add(fen)
        lines.append(epd_line(fen, cut(fill(fen, cut(counts, 20_000_000)), ETHEREAL_LIMIT)))
    return lines


def unreachable_lines(args):
    """Return the lines of unreachable.epd."""
    lines = [
        "# Positions that no game can reach (impossible checks, castling rights or material).\n",
        "# A program may refuse them; if it takes them, these are the counts.\n",
        "# Source: tricky.perft of python-chess (examples/perft) and shakmaty (tests).\n",
    ]
    lines += chosen(tricky_entries(args), lambda name: name.startswith(UNREACHABLE_IDS))
    lines.append("# Source: standard.epd of the engine Ethereal (Debian source package ethereal-chess).\n")
    for fen, counts in read_epd(args.ethereal / "src" / "perft" / "standard.epd"):
        if fen in UNREACHABLE_FENS:
            lines.append(epd_line(fen, cut(counts, ETHEREAL_LIMIT)))
    return lines


def chess960_tricky_lines(args):
    """Return the lines of chess960_tricky.epd."""
    lines = [
        "# Chess960 castling: X-FEN and Shredder-FEN rights as published. In the position with a king\n",
        "# on h8 the two sides castle from different files.\n",
        "# Source: tricky.perft of python-chess (examples/perft) and shakmaty (tests).\n",
    ]
    return lines + chosen(tricky_entries(args), lambda name: name.startswith(CHESS960_IDS))


def sedlak_lines(seen):
    """Return the lines of SEDLAK, each followed by its mirror image."""
    lines = []
    for fen, depth, nodes, topic in SEDLAK:
        counts = fill(fen, {depth: nodes})
        lines.append(f"# {topic}\n")
        for text in (fen, chess.Board(fen).mirror().fen(en_passant="fen")):
            if text not in seen:
                seen.add(text)
                lines.append(epd_line(text, counts))
    return lines


def tricky_lines(args):
    """Return the lines of tricky.epd."""
    seen = {fen for fen, _ in read_epd(args.out / "standard.epd")}
    lines = ["# Source: Martin Sedlak's perft positions (computer chess forum TalkChess, 2013); the\n"
             "# deepest count of each is the published one, the shallower ones were computed with\n"
             "# python-chess. Every position is followed by its mirror image (colours swapped).\n"]
    lines += sedlak_lines(seen)
    lines.append("# Source: tricky.perft of python-chess (examples/perft) and shakmaty (tests).\n")
    lines += chosen(
        tricky_entries(args),
        lambda name: not name.startswith(CHESS960_IDS + UNREACHABLE_IDS),
    )
    lines.append("# Source: standard.epd of the engine Ethereal (Debian source package ethereal-chess),\n"
                 "# which is the perftsuite.epd of the engine ROCE with two lines more. Depths cut.\n")
    lines += ethereal_lines(args, seen)
    lines.append("# Source: perft-random.epd by Marcel van Kervinck (engine Rookie, 2007), read from\n"
                 "# examples/perft/random.perft of python-chess; the first positions in it with an en\n"
                 "# passant capture, a promotion, castling, a check, a double check, a pin. Depths cut.\n")
    lines += random_lines(args, seen)
    return lines


def write(path, lines):
    """Write the lines and print how many positions and nodes they hold."""
    path.write_text("".join(lines), encoding="ascii", newline="\n")
    positions = list(read_epd(path))
    nodes = sum(sum(counts.values()) for _, counts in positions)
    print(f"{path.name}: {len(positions)} positions, {nodes} nodes over all depths")


def main():
    """Read the arguments and write the four files."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name in ("pychess", "shakmaty", "ethereal"):
        parser.add_argument("--" + name, type=pathlib.Path, required=True, metavar="DIR")
    parser.add_argument("--out", type=pathlib.Path, required=True, metavar="DIR",
                        help="the folder of standard.epd; the files are written there")
    args = parser.parse_args()
    write(args.out / "chess960.epd", chess960_lines(args))
    write(args.out / "tricky.epd", tricky_lines(args))
    write(args.out / "chess960_tricky.epd", chess960_tricky_lines(args))
    write(args.out / "unreachable.epd", unreachable_lines(args))


if __name__ == "__main__":
    main()
