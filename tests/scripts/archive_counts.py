#!/usr/bin/env python3
"""Count what is in PGN files, as python-chess sees it, in the form of `roque stats --output-format csv`.

  archive_counts.py [--openings openings.tsv] [--games games.csv] FILE... > expected.csv
  archive_counts.py --openings openings.tsv --corpus FOLDER [--left-out left_out.tsv] > corpus.csv

Lines are sorted; roque's findings are left out. All games must be free of errors and in English
letters. With --openings (the table with the columns eco, uci, name_en) openings are counted too.
With --games the file gets the rows of `roque games`, as far as they are compared.
With --corpus each file of a folder is counted by itself, but for those of a table of files with the
reasons why they cannot be compared. Lists are told by how many items they have and a digest (see
digest). Files are read as UTF-8, else as Windows-1252.
Needs python-chess (pip install chess). The same files give the same bytes.
"""

import argparse
import collections
import csv
import io
import itertools
import math
import pathlib
import re
import statistics
import sys

import chess
import chess.pgn

MEN = {chess.PAWN: "pawn", chess.KNIGHT: "knight", chess.BISHOP: "bishop", chess.ROOK: "rook",
       chess.QUEEN: "queen", chess.KING: "king"}
VALUES = {chess.PAWN: 1, chess.KNIGHT: 3, chess.BISHOP: 3, chess.ROOK: 5, chess.QUEEN: 10, chess.KING: 0}
# What the standard (9.8.1) and the programs write that the files come from.
TERMINATIONS = [("time forfeit", "time-forfeit"), ("time", "time-forfeit"), ("adjudication", "adjudication"),
                ("abandoned", "abandoned"), ("unterminated", "unterminated"), ("3-fold", "repetition"),
                ("50-move", "fifty-moves")]
SIDES = {chess.WHITE: "white", chess.BLACK: "black"}

# FIDE Handbook B.02, 8.1.1: what scores of .50 to 1.00 stand for.
PERFORMANCE = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184, 193,
    202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501, 538, 589,
    677, 800]
# 8.1.2: the last rating difference for each expected score from .50 to .99.
LAST = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
    206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517, 559, 619,
    735]


def expected(difference):
    """Hundredths of a point."""
    higher = next((50 + i for i, last in enumerate(LAST) if abs(difference) <= last), 100)
    return higher if difference >= 0 else 100 - higher


def rating(text):
    """0 for none."""
    return int(text) if text.isdecimal() else 0


def half_up(number):
    return math.floor(number + 0.5)


def performance(points, opponents):
    score = half_up(points * 100 / len(opponents))
    difference = PERFORMANCE[max(score, 100 - score) - 50]
    return half_up(sum(opponents) / len(opponents)) + (difference if score >= 50 else -difference)


def quartile(numbers, which):
    numbers = sorted(numbers)
    return numbers[math.ceil(len(numbers) * which / 4) - 1]


class Record:
    def __init__(self):
        self.games = 0
        self.points = []
        self.elos = []
        self.opponents = []
        self.rated_points = []
        self.both = []

    def add(self, points, elo, opponent):
        self.games += 1
        if elo:
            self.elos.append(elo)
        if points is None:
            return
        self.points.append(points)
        if opponent:
            self.opponents.append(opponent)
            self.rated_points.append(points)
            if elo:
                self.both.append((points, expected(elo - opponent)))


class Counts:
    def __init__(self, openings):
        self.rows = []
        self.openings = openings
        self.single = collections.Counter()
        self.items = collections.defaultdict(collections.Counter)
        self.lengths = []
        self.balances = []
        self.material = {chess.WHITE: 0, chess.BLACK: 0}
        self.threefold = []
        self.fifty = []
        self.castling = collections.defaultdict(list)
        self.sides = {chess.WHITE: Record(), chess.BLACK: Record()}
        self.players = collections.defaultdict(Record)

    def game(self, game):
        moves = list(game.mainline_moves())
        self.single["games"] += 1
        self.single["valid-games"] += 1
        self.single["plies"] += len(moves)
        self.lengths.append(len(moves))
        start = len(moves) // 20 * 20
        self.items["length"][f"{start}-{start + 19}"] += 1
        board = game.board()
        if moves and "FEN" not in game.headers:
            self.items["first-move"][board.san(moves[0])] += 1
        self.moves(board, moves)
        self.end(game, board)
        self.tags(game)
        self.comments(game)

    def moves(self, board, moves):
        threefold = fifty = opening = None
        # A game may start from the position of an opening.
        if self.openings and board.epd() != chess.Board().epd():
            opening = self.openings.get(board.epd())
        checks = []
        for ply, move in enumerate(moves, 1):
            side = board.turn
            role = board.piece_type_at(move.from_square)
            if board.is_capture(move):
                captured = chess.PAWN if board.is_en_passant(move) else board.piece_type_at(move.to_square)
                self.single["captures"] += 1
                self.items["captures-by"][MEN[role]] += 1
                self.items["captures-of"][MEN[captured]] += 1
            if board.has_legal_en_passant():
                self.single["en-passant" if board.is_en_passant(move) else "en-passant-declined"] += 1
            if move.promotion:
                self.single["promotions"] += 1
                self.single["underpromotions"] += move.promotion != chess.QUEEN
                self.items["promotion"][MEN[move.promotion]] += 1
            self.square(side, role, move.to_square)
            if board.is_castling(move):
                short = board.is_kingside_castling(move)
                wing = "O-O" if short else "O-O-O"
                self.castling[f"{SIDES[side]} {wing}"].append(ply)
                rank = chess.square_rank(move.from_square)
                self.square(side, chess.ROOK, chess.square(5 if short else 3, rank))
            board.push(move)
            checks.append((side, board.is_check()))
            self.single["checks"] += board.is_check()
            if threefold is None and board.is_repetition(3):
                threefold = ply
            if fifty is None and board.halfmove_clock >= 100:
                fifty = ply
            if self.openings:
                opening = self.openings.get(board.epd()) or opening
        if threefold:
            self.threefold.append(threefold)
            self.single["perpetual-check"] += self.is_perpetual(board, checks)
        if fifty:
            self.fifty.append(fifty)
        if opening:
            self.items["eco"][opening[0]] += 1
            self.items["opening"][opening[1]] += 1
        else:
            self.single["unclassified"] += 1

    def square(self, side, role, square):
        self.items["square"][f"{SIDES[side]} {MEN[role]} {chess.square_name(square)}"] += 1

    @staticmethod
    def is_perpetual(board, checks):
        """Whether a position stood three times in a row of its occurrences, one side checking all the while."""
        back = board.copy()
        places = collections.defaultdict(list)
        for ply in range(len(checks), -1, -1):
            places[back.epd()].insert(0, ply)
            if ply:
                back.pop()
        for plies in places.values():
            for first, third in zip(plies, plies[2:]):
                between = checks[first:third]
                for side in chess.COLORS:
                    given = [check for mover, check in between if mover == side]
                    if given and all(given):
                        return True
        return False

    def end(self, game, board):
        if board.is_checkmate():
            ending = "checkmate"
        elif board.is_stalemate():
            ending = "stalemate"
        elif board.is_insufficient_material():
            ending = "dead-position"
        elif board.is_fivefold_repetition():
            ending = "fivefold-repetition"
        elif board.halfmove_clock >= 150:
            ending = "seventy-five-moves"
        else:
            termination = game.headers.get("Termination", "").lower()
            ending = next((ending for word, ending in TERMINATIONS if word in termination), "unstated")
        self.items["ending"][ending] += 1
        men = {side: sum(VALUES[piece.piece_type] for piece in board.piece_map().values() if piece.color == side)
               for side in chess.COLORS}
        for side in chess.COLORS:
            self.material[side] += men[side]
        self.balances.append(men[chess.WHITE] - men[chess.BLACK])
        self.items["language"]["en"] += 1
        self.rows.append((len(self.lengths), self.lengths[-1], board.fen(), ending, game.headers["Result"]))

    def tags(self, game):
        headers = game.headers
        result = headers["Result"]
        self.items["result"][result] += 1
        white = {"1-0": 1.0, "1/2-1/2": 0.5, "0-1": 0.0}.get(result)
        points = {chess.WHITE: white, chess.BLACK: None if white is None else 1 - white}
        elos = {side: rating(headers.get(f"{SIDES[side].title()}Elo", "")) for side in chess.COLORS}
        for side in chess.COLORS:
            self.sides[side].add(points[side], elos[side], elos[not side])
            name = headers[SIDES[side].title()]
            if name not in ("?", "", "-"):
                self.players[name].add(points[side], elos[side], elos[not side])
        year = headers["Date"][:4]
        if year.isdigit():
            self.items["year"][year] += 1
        if all(elos.values()):
            band = sum(elos.values()) // 2 // 100 * 100
            self.items["elo-band"][f"{band}-{band + 99}"] += 1
        for measure, tag in ("event", "Event"), ("site", "Site"), ("time-control", "TimeControl"):
            if headers.get(tag, "?") not in ("?", "", "-"):
                self.items[measure][headers[tag]] += 1

    def comments(self, game):
        comments = [node.comment for node in game.mainline()]
        for name, games, mark in ("clocks", "clock-games", "[%clk "), ("evaluations", "evaluation-games", "[%eval "):
            count = sum(mark in comment for comment in comments)
            self.single[name] += count
            self.single[games] += count > 0

    def rows_of_figures(self):
        lines = []

        def row(measure, item, value):
            lines.append((measure, item, value))

        for measure in ("games", "valid-games", "bad-games", "unplayed-games", "unread-plies", "plies", "captures", "checks",
                        "promotions", "underpromotions", "en-passant", "en-passant-declined", "perpetual-check",
                        "clocks", "clock-games", "evaluations", "evaluation-games", "unclassified"):
            row(measure, "", self.single[measure])
        for measure, items in self.items.items():
            for item, count in items.items():
                row(measure, item, count)
        for names, numbers in (("length", self.lengths), ("material-balance", self.balances)):
            if not numbers:
                continue
            row(f"{names}-quartile-1", "", quartile(numbers, 1))
            row(f"{names}-median", "", quartile(numbers, 2))
            row(f"{names}-quartile-3", "", quartile(numbers, 3))
        if self.lengths:
            row("length-longest", "", max(self.lengths))
        for names, plies in ("threefold", self.threefold), ("fifty-moves", self.fifty):
            row(f"{names}-claimable", "", len(plies))
            if plies:
                row(f"{names}-first-ply-earliest", "", min(plies))
                row(f"{names}-first-ply-median", "", quartile(plies, 2))
        for item, plies in self.castling.items():
            row("castling", item, len(plies))
            row("castling-ply-median", item, quartile(plies, 2))
        for name in "clock", "evaluation":
            count = self.single[f"{name}s"]
            if count and self.single["plies"]:
                row(f"{name}-coverage", "", f"{count / self.single['plies']:.4f}")
        self.score(row)
        for side in chess.COLORS:
            row(f"material-{SIDES[side]}", "", f"{self.material[side] / len(self.lengths):.2f}")
            self.side(row, SIDES[side], self.sides[side])
        for name, record in self.players.items():
            row("players-games", name, record.games)
            row("players-score", name, f"{sum(record.points):.1f}")
            if record.elos:
                row("players-elo-min", name, min(record.elos))
                row("players-elo-max", name, max(record.elos))
            if record.opponents:
                row("players-performance", name, performance(sum(record.rated_points), record.opponents))
        return sorted(tuple(map(str, line)) for line in lines)

    def score(self, row):
        """Wilson's interval in its textbook form, the normal quantile from the standard library."""
        points = self.sides[chess.WHITE].points
        n, z = len(points), statistics.NormalDist().inv_cdf(0.975)
        if not n:
            return
        p = sum(points) / n
        centre = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        row("white-score", "", f"{p:.4f}")
        row("white-score-low", "", f"{max(centre - half, 0):.4f}")
        row("white-score-high", "", f"{min(centre + half, 1):.4f}")

    @staticmethod
    def side(row, side, record):
        if record.elos:
            row(f"{side}-elo-min", "", min(record.elos))
            row(f"{side}-elo-max", "", max(record.elos))
        if record.both:
            row(f"{side}-rated-games", "", len(record.both))
            row(f"{side}-rated-score", "", f"{sum(points for points, _ in record.both):.1f}")
            row(f"{side}-expected-score", "", f"{sum(share for _, share in record.both) / 100:.2f}")
        if record.opponents:
            row(f"{side}-performance", "", performance(sum(record.rated_points), record.opponents))


def read_openings(path):
    table = {}
    with open(path, encoding="utf-8", newline="") as file:
        for entry in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            board = chess.Board()
            for move in entry["uci"].split():
                board.push_uci(move)
            table[board.epd()] = (entry["eco"], entry["name_en"])
    return table


def count_file(counts, path):
    with open(path, "rb") as file:
        text = file.read()
    try:
        text = text.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = text.decode("cp1252")
    file = io.StringIO(text, newline=None)
    while game := chess.pgn.read_game(file):
        if game.errors:
            sys.exit(f"{path}: {game.errors}")
        for name, value in game.headers.items():
            # python-chess keeps escapes as they are (PGN standard 7).
            game.headers[name] = re.sub(r'\\(["\\])', r"\1", value)
        if game.headers["Result"] not in ("1-0", "0-1", "1/2-1/2"):
            game.headers["Result"] = "*"
        counts.game(game)


def digest(rows):
    """FNV-1a, 64 bits, of the lines `item<TAB>value`, in the order of their bytes."""
    text = "".join(sorted(f"{item}\t{value}\n" for item, value in rows)).encode()
    number = 0xCBF29CE484222325
    for byte in text:
        number = (number ^ byte) * 0x100000001B3 % 2**64
    return f"{number:016x}"


def corpus(folder, left_out, openings):
    """The rows file, measure, value; where a measure has items, how many and their digest."""
    yield "file", "measure", "value"
    reasons = {}
    if left_out:
        with open(left_out, encoding="utf-8", newline="") as file:
            reasons = {row["file"]: row["why"] for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE)}
    for path in sorted(pathlib.Path(folder).rglob("*.pgn")):
        name = path.relative_to(folder).as_posix()
        if name in reasons:
            yield name, "left-out", reasons[name]
            continue
        counts = Counts(openings)
        count_file(counts, path)
        for measure, rows in itertools.groupby(counts.rows_of_figures(), key=lambda row: row[0]):
            items = [row[1:] for row in rows]
            if items[0][0]:
                yield name, measure, f"{len(items)} {digest(items)}"
            else:
                yield name, measure, items[0][1]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--openings")
    parser.add_argument("--games")
    parser.add_argument("--corpus")
    parser.add_argument("--left-out")
    parser.add_argument("files", nargs="*")
    options = parser.parse_args()
    openings = read_openings(options.openings) if options.openings else None
    writer = csv.writer(sys.stdout, lineterminator="\n")
    if options.corpus:
        return writer.writerows(corpus(options.corpus, options.left_out, openings))
    counts = Counts(openings)
    for path in options.files:
        count_file(counts, path)
    writer.writerows(counts.rows_of_figures())
    if options.games:
        with open(options.games, "w", encoding="utf-8", newline="") as file:
            csv.writer(file, lineterminator="\n").writerows(counts.rows)


main()
