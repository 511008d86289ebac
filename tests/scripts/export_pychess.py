"""Reads what `roque export` writes with python-chess and compares it with what roque says of it.

    python export_pychess.py path/to/roque file.pgn …

For each file: the exported PGN, read by python-chess, has the games of `--output-format jsonl` with
the same tags, moves, NAGs, comments and variations and no error; exporting it again changes no byte;
and `validate --select all` finds nothing in it of the groups S, N and E, nor of T on order and form.
Needs python-chess (tested with 1.11).

Read on 2026-11-30 (the archives in parts of 12,500 games, so that they fit into memory); no file
differed:

    files                              games     plies  comments  NAGs  variations
    otb.pgn                          145,701  11263681         0     0           0
    lichess.pgn                      145,701  11263681  11263681     0           0
    the corpus, 100 files              6,681    267964     13660   140         333

Each archive has 145,716 games, of which 15 have an error. The two hold the same games; the second has a
comment at each ply. Games without moves, 19 in each archive and 59 in the corpus, have M012.
"""

import json
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import chess
import chess.pgn

# Order and form of tags; the other rules of the group are about values.
TAG_FORM = {f"T{number:03}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 14, 15, 19, 20, 21, 22)}


def run(*args):
    return subprocess.run(args, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False)


def plain(text):
    """A comment without regard to where its lines end."""
    return " ".join(text.split())


def joined(comments):
    return plain(" ".join(comments))


def tree_of_python(game):
    """The moves of a game, siblings together, with what belongs to each."""
    rows = [("start", plain(game.comment))]
    stack = [game]
    while stack:
        node = stack.pop()
        rows.append(tuple(child.move.uci() for child in node.variations))
        for child in node.variations:
            rows.append(
                (
                    child.move.uci(),
                    tuple(sorted(child.nags)),
                    plain(child.comment),
                    plain(child.starting_comment),
                )
            )
        stack.extend(node.variations)
    return rows


class Node:
    """A move of an object and those that can follow it."""

    def __init__(self, move, before):
        self.move = move
        self.before = before
        self.children = []


def add_line(parent, line):
    """Adds a line, and the variations nested in it, under the node before its first move.

    python-chess makes all variations on a move children of one node, in the order of the text.
    """
    pending = [(parent, line)]
    while pending:
        node, line = pending.pop()
        before = line["comments"]
        later = []
        for move in line["moves"]:
            child = Node(move, before)
            before = []
            node.children.append(child)
            later.extend((node, variation) for variation in move["variations"])
            node = child
        pending.extend(reversed(later))


def tree_of_json(game):
    """The same rows of an object."""
    root = Node(None, [])
    add_line(root, {"comments": [], "moves": game["moves"]})
    rows = [("start", joined(game["comments"]))]
    stack = [root]
    while stack:
        node = stack.pop()
        rows.append(tuple(child.move["uci"] for child in node.children))
        for child in node.children:
            rows.append(
                (
                    child.move["uci"],
                    tuple(sorted(set(child.move["nags"]))),
                    joined(child.move["comments"]),
                    joined(child.before),
                )
            )
        stack.extend(node.children)
    return rows


def compare(exported, objects):
    wrong = []
    with open(exported, encoding="utf-8") as file:
        for number, told in enumerate(objects, 1):
            game = chess.pgn.read_game(file)
            if game is None:
                wrong.append(f"game {number}: missing")
                break
            if game.errors:
                wrong.append(f"game {number}: {game.errors[0]}")
            elif tree_of_python(game) != tree_of_json(told):
                pairs = zip(tree_of_python(game), tree_of_json(told))
                first = next((pair for pair in pairs if pair[0] != pair[1]), "length")
                wrong.append(f"game {number}: {first}")
            elif game.headers["Result"] != told["result"]:
                wrong.append(f"game {number}: result {game.headers['Result']}")
            elif game.end().board().fen() != told["final_fen"] and "Variant" not in game.headers:
                wrong.append(f"game {number}: {game.end().board().fen()}")
        if chess.pgn.read_game(file) is not None:
            wrong.append("more games")
    return wrong


def check(roque, path, folder, counts):
    first, second = folder / "first.pgn", folder / "second.pgn"
    run(roque, "export", "-q", path, "-o", first)
    run(roque, "export", "-q", first, "-o", second)
    objects = run(roque, "export", "-q", "--output-format", "jsonl", path).stdout
    objects = [json.loads(line) for line in objects.decode("utf-8").splitlines()]
    counts["files"] += 1
    counts["games"] += len(objects)
    wrong = compare(first, objects)
    if first.read_bytes() != second.read_bytes():
        wrong.append("exported again it is another file")
    found = run(roque, "validate", "-q", "--select", "all", "--output-format", "jsonl", first).stdout
    for line in found.decode("utf-8").splitlines():
        code = json.loads(line)["code"]
        counts[code] += 1
        if code[0] in "SNE" or code in TAG_FORM:
            wrong.append(f"finding {line}")
    for game in objects:
        counts["comments"] += len(game["comments"])
        stack = list(game["moves"])
        while stack:
            move = stack.pop()
            counts["plies"] += 1
            counts["nags"] += len(move["nags"])
            counts["comments"] += len(move["comments"])
            counts["variations"] += len(move["variations"])
            for variation in move["variations"]:
                counts["comments"] += len(variation["comments"])
                stack.extend(variation["moves"])
    return wrong


def main():
    roque, *paths = sys.argv[1:]
    counts = Counter()
    bad = 0
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            wrong = check(roque, path, Path(folder), counts)
            bad += bool(wrong)
            for line in wrong[:5]:
                print(f"{path}: {line}")
    print(dict(counts), f"{bad} files differ")
    sys.exit(bad > 0)


if __name__ == "__main__":
    main()
