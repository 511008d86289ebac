"""Positions sampled from the games of a PGN file, for positions.py."""

import io
import random
import re

import chess
import chess.pgn

SEED = 20120121
ANY = 14000
SPECIAL = {"check": 1500, "en passant": 1500, "promotion": 1500, "castling": 1500}


def read_games(path):
    """Return the text of each game of a PGN file that begins its games with an Event tag."""
    with open(path, "rb") as file:
        data = file.read()
    starts = [match.start() for match in re.finditer(rb"^\[Event ", data, re.MULTILINE)]
    ends = starts[1:] + [len(data)]
    return [data[start:end] for start, end in zip(starts, ends)]


def parse(text):
    """Return the game, or None if it has errors or does not begin at the usual start position."""
    game = chess.pgn.read_game(io.StringIO(text.decode("latin-1")))
    if game is None or game.errors or "FEN" in game.headers or "SetUp" in game.headers:
        return None
    return game


def kinds(board):
    """Return which of the kinds of SPECIAL a position is."""
    found = []
    if board.is_check():
        found.append("check")
    if board.has_legal_en_passant():
        found.append("en passant")
    seventh = chess.BB_RANK_7 if board.turn == chess.WHITE else chess.BB_RANK_2
    if board.pawns & board.occupied_co[board.turn] & seventh and any(
        move.promotion for move in board.generate_legal_moves(seventh)
    ):
        found.append("promotion")
    if any(board.generate_castling_moves()):
        found.append("castling")
    return found


def positions(game):
    """Return the FEN of each position of a game and, per kind, the plies of that kind."""
    board = game.board()
    fens = [board.fen()]
    plies = {kind: [] for kind in SPECIAL}
    for ply, move in enumerate(game.mainline_moves(), start=1):
        board.push(move)
        fens.append(board.fen())
        for kind in kinds(board):
            plies[kind].append(ply)
    return fens, plies


def key(fen):
    """Return the part of a FEN that makes two positions the same: all but the two counters."""
    return fen.rsplit(" ", 2)[0]


def sample(path):
    """Return the sampled FENs: at most one of any kind and one of each special kind a game.

    The games are taken in a random order; in each, the ply is random too, so
    that all stages of a game occur.
    """
    rng = random.Random(SEED)
    games = read_games(path)
    rng.shuffle(games)
    left = dict(SPECIAL, any=ANY)
    seen = set()
    chosen = []
    for text in games:
        if not any(left.values()):
            return chosen
        game = parse(text)
        if game is None:
            continue
        fens, plies = positions(game)
        for kind in left:
            candidates = range(len(fens)) if kind == "any" else plies[kind]
            if not left[kind] or not candidates:
                continue
            fen = fens[rng.choice(candidates)]
            if key(fen) not in seen:
                seen.add(key(fen))
                chosen.append(fen)
                left[kind] -= 1
    raise SystemExit(f"too few games; still to find: {left}")
