"""The library compared with others: random moves, lists of moves, whole matches, and the cost of a record."""

import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from typing import Final

import catanatron
import chess

from bench.interleave import in_turns
from bench.rows import CATAN, CHESS, TITLES, Figure, Setting
from hofgarten.registry import GAMES
from tools.bench_command import measures, rate, samples

MOVES: Final = "random moves"
LISTED: Final = "legal moves listed"
MATCHES: Final = "random matches of two players"
RECORD: Final = "record written, read and verified"
SECONDS: Final = 0.2
"""Duration of one run of one measure."""
CHESS_MATCHES: Final = 10
"""Number of random chess matches in whose positions python-chess lists the moves."""


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure all in turns, in this process. A first run, which does not count, fills the caches."""
    works = {place: partial(rate, work, SECONDS) for place, work in (*_ours(), *_peers())}
    for _ in in_turns(works, 1):
        pass
    for (key, subject), per_second in in_turns(works, setting.runs):
        yield Figure(key, subject, 1000 / per_second if key == RECORD else per_second)


def _ours() -> Iterator[tuple[tuple[str, str], Callable[[], int]]]:
    for name, game in GAMES.items():
        records = samples(game)
        works = measures(game, records)
        of_two = measures(game, [record for record in records if len(record.players) == 2])
        yield (MOVES, TITLES[name]), works[MOVES]
        yield (LISTED, TITLES[name]), works[LISTED]
        yield (MATCHES, TITLES[name]), of_two["playouts"]
        yield (RECORD, TITLES[name]), works["records written, read and verified"]


def _peers() -> Iterator[tuple[tuple[str, str], Callable[[], int]]]:
    source = random.Random(1)  # noqa: S311 - draws moves, no secrets
    boards = cycle([board.copy(stack=False) for _ in range(CHESS_MATCHES) for board in _chess_match(source)])
    yield (MOVES, CHESS), lambda: sum(1 for _ in _chess_match(source))
    yield (MOVES, CATAN), _catan_match
    yield (LISTED, CHESS), lambda: len(list(next(boards).legal_moves))


def _chess_match(source: random.Random) -> Iterator[chess.Board]:
    """Play a chess match with random moves; yield the position before each."""
    board = chess.Board()
    while not board.is_game_over():
        yield board
        board.push(source.choice(list(board.legal_moves)))


def _catan_match() -> int:
    """Play a match of Catan with two random players and return the number of its moves."""
    players = [catanatron.RandomPlayer(colour) for colour in (catanatron.Color.RED, catanatron.Color.BLUE)]
    game = catanatron.Game(players)
    game.play()
    return len(game.state.actions)
