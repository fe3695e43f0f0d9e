"""The engine beside others: moves and matches at random, listing moves, scoring, and what a record costs."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from statistics import fmean
from typing import Final

import catanatron
import chess

from bench.like_game import Ask, like_game
from bench.model import OURS, Part, Row, Setting
from bench.turns import in_turns
from hofgarten.cli.bench import samples
from hofgarten.cli.benchmarks import measures, rate
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record
from hofgarten.registry import GAMES

CHESS: Final = "python-chess"
CATAN: Final = "catanatron"
LIKE: Final = "boardgame.io, random bots"
SEARCH: Final = "boardgame.io, MCTS iterations"
LIKE_WHAT: Final = "zen-garden"
"""What the game in boardgame.io is like."""
LIKE_MOVES: Final = 32
"""How many moves a match of it has."""

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
"""What is shown as the time that one takes, under which name and with which aim."""

PLAYOUTS: Final = "playouts"
PLAYERS: Final = 2
"""So many play in the matches of the peers, and in those of ours that stand beside them."""

_SECONDS: Final = 0.2
"""How long one run of one measure takes."""

_MATCHES: Final = 10
"""Of how many random matches python-chess lists the moves, position by position."""

NOTES: Final = (
    """Random moves: from the first move to the last, each drawn among all legal ones and played, then asked whether the
game is over. python-chess: `random.choice(list(board.legal_moves))`, `push`, `is_game_over()`; ours: `sample`, `play`,
`turn`, matches of 2, 3 and 4 players in turn.""",
    """Playouts: whole matches of two players at random, dealt, too. Beside ours those of catanatron (`RandomPlayer`),
and in boardgame.io those of a game like Zen Garden with fewer rules (`bench/peers/like-game.mjs`, `RandomBot`). An
iteration of boardgame.io's `MCTSBot` is a playout from the first move to the last, and what it keeps in its tree.""",
)

Figures = Mapping[str, Sequence[float]]
"""What was measured, run by run, by `<whose>: <what>`: so many a second."""


def measure(setting: Setting) -> Part:
    """Measure both games and their peers in turns, in this process; boardgame.io under Node, beside it."""
    with like_game() as ask:
        works = {**_peers(ask), **_ours()}
        # What is kept for later, and what Node compiles, is there when it begins to count.
        in_turns(works, 1)
        figures = in_turns(works, setting.runs)
    return Part("The engine", [row for name in GAMES for row in _rows(name, figures)], notes=[*NOTES, lengths()])


def _of_two(game: AnyEvaluatedGame) -> list[Record]:
    return [record for record in samples(game) if len(record.players) == PLAYERS]


def lengths() -> str:
    """Return a sentence on how many moves a match of two players has, in the mean, in each engine."""
    ours = [f"{name} {fmean(len(record.events) for record in _of_two(game)):.0f}" for name, game in GAMES.items()]
    catan = fmean(len(_catan_played().state.actions) for _ in range(_MATCHES))
    others = [f"{CATAN} {catan:.0f}", f"boardgame.io's game {LIKE_MOVES}"]
    return f"Moves of a match of two, in the mean: {', '.join([*ours, *others])}."


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
    source = random.Random(1)  # noqa: S311 - a game's
    boards = _positions(source)
    found: dict[str, Callable[[], float]] = {
        f"{CHESS}: moves": partial(rate, partial(_chess_match, source), _SECONDS),
        f"{CHESS}: listed": partial(rate, lambda: len(list(next(boards).legal_moves)), _SECONDS),
        f"{CATAN}: matches": partial(rate, _catan_match, _SECONDS),
    }
    return found | {f"like: {what}": partial(ask, what, _SECONDS) for what in ("matches", "iterations")}


def _chess_match(source: random.Random) -> int:
    """Play chess to its end with random moves and return how many there were."""
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
    """Yield the positions of random matches of chess, over and over."""
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

    yield row("random moves", "moves/s", {CHESS: f"{CHESS}: moves"}, MOVES_AIMS[name])
    like = {LIKE: "like: matches"} if name == LIKE_WHAT else {}
    yield row(PLAYOUTS, "matches/s", {CATAN: f"{CATAN}: matches", **like}, called="playouts of two players")
    if name == LIKE_WHAT:
        beside = {SEARCH: "like: iterations"}
        yield row(PLAYOUTS, "a second", beside, called="random playouts beside iterations of a search")
    yield row("legal moves listed", "moves/s", {CHESS: f"{CHESS}: listed"})
    for measured, (what, aim) in TIMES.items():
        times = [1000 / each for each in figures[f"{name}: {measured}"]]
        yield Row(f"{name}: {what}", "ms", {OURS: times}, aim)
