"""Tests of the work of each level's move. It is counted: the same on every machine, it cannot creep up unnoticed."""

from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any, Final, cast

import pytest

from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.play_match import play
from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import LEVELS, choose_at
from hofgarten.evaluation import UNKNOWN, AnyEvaluatedGame
from hofgarten.record import replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

MOST = {"apprentice": 5, "gardener": 5, "master": 5, "architect": 3000}
"""Most value function calls for a move, with up to four players. Rating all moves of a position counts as one call."""

MOST_IN = {"zen-garden": 2815, "hanging-gardens": 241}
"""Closer limits for all levels of a game."""

MOST_AT_THE_END = {"zen-garden": 0, "hanging-gardens": 80}
"""The limit for a last turn that is searched to the end, where scores decide; 80 in any other game."""

FEWEST_AND_MOST = [
    pytest.param(game, players, id=f"{game.name}-{players}")
    for game in GAMES.values()
    for players in sorted({min(game.players), max(game.players)})
]

VALUING: Final = ("features_of", "best_move", "rate_moves")
"""Methods of the game that call the value function: for one seat, or for the positions after each legal move."""


class Counted:
    """A game that counts calls of its methods."""

    def __init__(self, game: AnyEvaluatedGame) -> None:
        """Start with no calls."""
        self._game = game
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        """Return the game's attribute; a method counts its calls."""
        found = getattr(self._game, name)
        return self._counting(name, found) if callable(found) else found

    def _counting(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any) -> Any:
            self.calls[name] += 1
            return method(*arguments)

        return counted

    @property
    def evaluations(self) -> int:
        """Number of calls of the value function."""
        return sum([self.calls[name] for name in VALUING])


def evaluations(level: str, game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> int:
    """Return the number of value function calls that a level needs for its move."""
    counted = Counted(game)
    choose_at(level, cast("AnyEvaluatedGame", counted), view, seat, rng)
    return counted.evaluations


@cache
def views(name: str, players: int) -> tuple[tuple[Any, int], ...]:
    """Return some positions of a match of masters, from first to last, as the seats to move see them."""
    game = GAMES[name]
    record = play(game, game.variants()[-1], [load_opponent("master")] * players, "work", players).record
    line = [(game.observe(state, seat), seat) for state in replay_record(record) if (seat := game.to_move(state)) >= 0]
    return tuple(line[at] for at in (0, len(line) // 2, len(line) - players - 1, -1))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("game", "players"), FEWEST_AND_MOST)
def test_a_move_takes_no_more_work_than_its_limit(game: AnyEvaluatedGame, level: str, players: int) -> None:
    ahead = [work for work, last in counts(game, level, players) if not last]
    assert ahead
    limit = min(MOST[level], MOST_IN.get(game.name, MOST[level]))
    assert all(0 < work <= limit for work in ahead)


@pytest.mark.parametrize(("game", "players"), FEWEST_AND_MOST)
def test_a_last_turn_takes_no_more_work_than_its_limit(game: AnyEvaluatedGame, players: int) -> None:
    ends = [work for work, last in counts(game, "architect", players) if last]
    assert ends or game.turns_left(views(game.name, players)[0][0], 0) == UNKNOWN
    assert all(work <= MOST_AT_THE_END.get(game.name, 80) for work in ends)


def counts(game: AnyEvaluatedGame, level: str, players: int) -> list[tuple[int, bool]]:
    """Return the work of a level's move in some positions, each with a flag for a last turn."""
    return [
        (evaluations(level, game, view, seat, Rng(1)), is_last_turn(game, view, seat))
        for view, seat in views(game.name, players)
    ]
