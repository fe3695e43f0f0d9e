"""The library compared with others: random moves and matches, lists of moves, scoring, and the cost of a record."""

import os
import random
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import fmean
from typing import IO, Final

import catanatron
import chess

from bench.interleave import in_turns
from bench.model import OURS, Part, Row, Setting
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record
from hofgarten.registry import GAMES
from tools.bench_command import measures, rate, samples

CHESS: Final = "python-chess"
CATAN: Final = "catanatron"
LIKE: Final = "boardgame.io, random bots"
SEARCH: Final = "boardgame.io, MCTS iterations"
LIKE_WHAT: Final = "zen-garden"
"""The game that the boardgame.io game resembles."""
LIKE_MOVES: Final = 32
"""Number of moves in a match of the boardgame.io game."""
PROGRAM: Final = Path(__file__).with_name("peers") / "like-game.mjs"
"""The boardgame.io game, which is similar to Zen Garden and run by Node."""

MOVES_AIMS: Final[Mapping[str, str]] = {
    "zen-garden": "at least 2.0 of python-chess",
    "hanging-gardens": "at least 1.0 of python-chess",
}

RATES: Final = ("random moves", "legal moves listed")
TIMES: Final[Mapping[str, tuple[str, str]]] = {
    "legal-move lists": ("a list of all legal moves", ""),
    "scores of all seats": ("the scores of all seats", ""),
    "records written": ("a match's record written", ""),
    "records read": ("a match's record read", ""),
    "records verified": ("a match's record read and verified", ""),
    "records written, read and verified": ("a match's record written, read and verified", "at most 10 ms"),
}
"""Measures shown as time per call: measure -> label and target."""

PLAYOUTS: Final = "playouts"
PLAYERS: Final = 2
"""Number of players in the peers' matches, and in ours compared with them."""

_SECONDS: Final = 0.2
"""Duration of one run of one measure."""

_MATCHES: Final = 10
"""Number of random chess matches in whose positions python-chess lists the moves."""

NOTES: Final = (
    """Random moves: from the first move to the last, each is drawn from all legal moves and played, followed by a test
for the end of the game. python-chess: `random.choice(list(board.legal_moves))`, `push`, `is_game_over()`; ours:
`random_move`, `apply`, `to_move`, in matches of 2, 3 and 4 players in turn.""",
    """Playouts: whole random matches of two players, including the deal. Compared with catanatron (`RandomPlayer`) and,
in boardgame.io, with a game like Zen Garden with fewer rules (`bench/peers/like-game.mjs`, `RandomBot`). An iteration
of boardgame.io's `MCTSBot` is a playout from the first move to the last, and an update of its tree.""",
)

Ask = Callable[[str, float], float]
"""(work, seconds) -> number per second."""

Figures = Mapping[str, Sequence[float]]
"""Measured rates: `<library>: <measure>` -> number per second, for each run."""


def measure(setting: Setting) -> Part:
    """Measure every game and their peers in turns, in this process; boardgame.io runs in Node."""
    with like_game() as ask:
        works = {**_peers(ask), **_ours()}
        # Warm-up: fills our caches, and lets Node compile.
        in_turns(works, 1)
        figures = in_turns(works, setting.runs)
    return Part("The engine", [row for name in GAMES for row in _rows(name, figures)], notes=[*NOTES, lengths()])


@contextmanager
def like_game() -> Iterator[Ask]:
    """Start Node, which is idle between two requests, and stop it at the end."""
    node = subprocess.Popen(
        ["node", str(PROGRAM)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},  # otherwise boardgame.io prints every move
    )
    with node:
        assert node.stdin
        assert node.stdout
        yield _asking(node.stdin, node.stdout)


def _asking(questions: IO[str], answers: IO[str]) -> Ask:
    def ask(what: str, seconds: float) -> float:
        print(what, seconds, file=questions, flush=True)
        return float(answers.readline())

    return ask


def _of_two(game: AnyEvaluatedGame) -> list[Record]:
    return [record for record in samples(game) if len(record.players) == PLAYERS]


def lengths() -> str:
    """Return a sentence with the mean number of moves in a match of two players, for each library."""
    ours = [f"{name} {fmean(len(record.events) for record in _of_two(game)):.0f}" for name, game in GAMES.items()]
    catan = fmean(len(_catan_played().state.actions) for _ in range(_MATCHES))
    others = [f"{CATAN} {catan:.0f}", f"boardgame.io's game {LIKE_MOVES}"]
    return f"Mean number of moves in a match of two players: {', '.join([*ours, *others])}."


def _ours() -> dict[str, Callable[[], float]]:
    playouts: dict[str, Callable[[], float]] = {
        f"{name}: {PLAYOUTS}": partial(rate, measures(game, _of_two(game))[PLAYOUTS], _SECONDS)
        for name, game in GAMES.items()
    }
    return playouts | {
        f"{name}: {what}": partial(rate, work, _SECONDS)
        for name, game in GAMES.items()
        for what, work in measures(game, samples(game)).items()
        if what in {*RATES, *TIMES}
    }


def _peers(ask: Ask) -> dict[str, Callable[[], float]]:
    source = random.Random(1)  # noqa: S311 - draws moves, no secrets
    boards = _positions(source)
    found: dict[str, Callable[[], float]] = {
        f"{CHESS}: moves": partial(rate, partial(_chess_match, source), _SECONDS),
        f"{CHESS}: listed": partial(rate, lambda: len(list(next(boards).legal_moves)), _SECONDS),
        f"{CATAN}: matches": partial(rate, _catan_match, _SECONDS),
    }
    return found | {f"like: {what}": partial(ask, what, _SECONDS) for what in ("matches", "iterations")}


def _chess_match(source: random.Random) -> int:
    """Play a chess match with random moves and return the number of moves."""
    board = chess.Board()
    while not board.is_game_over():
        board.push(source.choice(list(board.legal_moves)))
    return len(board.move_stack)


def _catan_match() -> int:
    _catan_played()
    return 1


def _catan_played() -> catanatron.Game:
    players = [catanatron.RandomPlayer(colour) for colour in (catanatron.Color.RED, catanatron.Color.BLUE)]
    game = catanatron.Game(players)
    game.play()
    return game


def _positions(source: random.Random) -> Iterator[chess.Board]:
    """Yield the positions of random chess matches, repeatedly."""
    found = []
    for _ in range(_MATCHES):
        board = chess.Board()
        while not board.is_game_over():
            found.append(board.copy(stack=False))
            board.push(source.choice(list(board.legal_moves)))
    return cycle(found)


def _rows(name: str, figures: Figures) -> Iterator[Row]:
    def row(what: str, unit: str, beside: Mapping[str, str], aim: str = "", called: str = "") -> Row:
        runs = {OURS: figures[f"{name}: {what}"], **{peer: figures[theirs] for peer, theirs in beside.items()}}
        return Row(f"{name}: {called or what}", unit, runs, aim)

    yield row("random moves", "moves/s", {CHESS: f"{CHESS}: moves"}, MOVES_AIMS.get(name, ""))
    like = {LIKE: "like: matches"} if name == LIKE_WHAT else {}
    yield row(PLAYOUTS, "matches/s", {CATAN: f"{CATAN}: matches", **like}, called="playouts of two players")
    if name == LIKE_WHAT:
        beside = {SEARCH: "like: iterations"}
        yield row(PLAYOUTS, "a second", beside, called="random playouts beside iterations of a search")
    yield row("legal moves listed", "moves/s", {CHESS: f"{CHESS}: listed"})
    for measured, (what, aim) in TIMES.items():
        times = [1000 / each for each in figures[f"{name}: {measured}"]]
        yield Row(f"{name}: {what}", "ms", {OURS: times}, aim)
