"""Architects with longer or shorter thinking times, and the value of their moves."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final, NamedTuple

from hofgarten.arena.load_bot import Opponent, load_opponent
from hofgarten.arena.play_match import play
from hofgarten.arena.tournament import Contest, compare, play_task, tasks
from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import skill_of
from hofgarten.bots.search import Search, Skill
from hofgarten.bots.value_function import weights_of
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE, TERMINAL
from hofgarten.record import replay
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

SEED: Final = "strength"

PLAYERS: Final = 2


def deals_around(usual: int) -> dict[str, int]:
    """Return numbers of deals around the default one of an architect, taken for the work of about 0.1 s."""
    return {"0.03": max(usual // 3, 1), "0.1": usual, "0.3": 3 * usual, "1": 10 * usual, "3": 30 * usual}


DEALS: Final[Mapping[str, Mapping[str, int]]] = {
    game: deals_around(skill_of(GAMES[game], "architect").determinizations) for game in GAMES
} | {"hanging-gardens": {"0.03": 1, "0.1": 3, "0.3": 9, "1": 30, "3": 90}}
"""Thinking time in seconds (approximate, CPython) -> number of deals in the first stage of an architect's search."""

JUDGED: Final[Mapping[str, int]] = dict.fromkeys(GAMES, 40) | {"zen-garden": 100}
"""Number of deals that judge each move. A match of Zen Garden has a quarter of the moves of The Hanging Gardens."""

LONGEST: Final = "3"
LONGEST_EVERY: Final = 8
"""The longest time costs more than all others together: it is tried only in one of this many positions."""

_BOT: Final = """
from hofgarten.bots.levels import skill_of
from hofgarten.bots.search import Search
from hofgarten.bots.value_function import weights_of

def choose(game, view, seat, rng):
    skill = skill_of(game, "architect")._replace(determinizations={deals})
    *_, choices = Search(game, view, seat, skill, weights_of(game, len(game.seats(view)))).run(rng)
    return choices[0].move
"""


class Trial(NamedTuple):
    """Result of an architect's search in one position."""

    ms: float
    """CPU time in milliseconds."""
    gain: float
    """Points that the chosen move gains over the best move by prior value."""


def skill(game: str, seconds: str) -> Skill:
    """Return the skill of an architect that thinks for about this many seconds per move."""
    return skill_of(GAMES[game], "architect")._replace(determinizations=DEALS[game][seconds])


def thinker(game: str, seconds: str) -> Opponent:
    """Return this architect as an opponent."""
    return Opponent(f"{seconds} s", _BOT.format(deals=DEALS[game][seconds]))


def play_default(game: str, seconds: str, deal: int) -> tuple[float, float]:
    """Play one deal in both seats: the architect of this thinking time against the default architect.

    Returns its share of the wins and its mean lead in points.
    """
    rules = GAMES[game]
    options = rules.variants()[deal % len(rules.variants())]
    opponents = (thinker(game, seconds), load_opponent("architect"))
    # One seed for each deal, because a contest has a single seed.
    contest = Contest(game, options, opponents, PLAYERS, f"{SEED}/{deal}", 1)
    (found,) = compare(contest, [play_task(task) for task in tasks(contest)])
    return found.share, found.margin


def try_budgets(game: str, number: int) -> list[Trial]:
    """Let the architect of each time think about one position; results in the order of ``DEALS``.

    The longest time is last, and is left out in most positions (see ``LONGEST_EVERY``).
    """
    times = [seconds for seconds in DEALS[game] if seconds != LONGEST or number % LONGEST_EVERY == 0]
    rules = GAMES[game]
    view, seat = position(rules, number)
    weights = weights_of(rules, PLAYERS)
    moves, spent = [rules.best_move(view, weights)], []
    for seconds in times:
        search = Search(rules, view, seat, skill(game, seconds), weights)
        begun = process_time()
        *_, choices = search.run(Rng.of(SEED, number, seconds))
        spent.append(1000 * (process_time() - begun))
        moves.append(choices[0].move)
    first, *worth = _judged(rules, view, seat, moves, Rng.of(SEED, number, "judge").bits())
    return [Trial(round(ms, 1), round(lead - first, 3)) for ms, lead in zip(spent, worth, strict=True)]


def position(game: AnyEvaluatedGame, number: int) -> tuple[Any, int]:
    """Return one position of the ``number``-th match of masters, as the seat to move sees it, and this seat.

    The position offers a choice, and is not in the last turn, which all architects solve exactly.
    """
    options = game.variants()[number % len(game.variants())]
    record = play(game, options, [load_opponent("master")] * PLAYERS, SEED, number).record
    views = [(game.observe(state, seat), seat) for state in replay(record) if (seat := game.to_move(state)) >= 0]
    open_ = [(view, seat) for view, seat in views if game.move_count(view) > 1 and not is_last_turn(game, view, seat)]
    return Rng.of(SEED, number, "position").choose(open_)


def _judged(game: AnyEvaluatedGame, view: Any, seat: int, moves: Sequence[Any], source: int) -> list[float]:  # noqa: ANN401
    """Return the mean lead in points after each move, over the same deals, with masters playing to the end."""
    deals = JUDGED[game.name] if len(set(moves)) > 1 else 0
    leads = dict.fromkeys(moves, 0)
    for number in range(deals):
        dealt = game.determinize(view, Rng.of(source, number))
        for move in leads:
            leads[move] += _lead(game, game.apply(dealt, move), seat, Rng.of(source, number, "playout"))
    return [leads[move] / max(deals, 1) for move in moves]


def _lead(game: AnyEvaluatedGame, state: Any, seat: int, rng: Rng) -> int:  # noqa: ANN401
    """Return a seat's final lead in points if all players choose the best move by prior value."""
    weights = weights_of(game, PLAYERS)
    while (turn := game.to_move(state)) != TERMINAL:
        event = game.sample_chance(state, rng) if turn == CHANCE else game.best_move(state, weights)
        state = game.apply(state, event)
    return game.total(state, seat) - game.total(state, 1 - seat)
