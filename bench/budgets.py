"""Architects that think for longer, or for less long, and what their moves are worth."""

from collections.abc import Mapping, Sequence
from time import process_time
from typing import Any, Final, NamedTuple

from hofgarten.arena.load_bot import Opponent, opponent
from hofgarten.arena.play_match import play
from hofgarten.arena.tournament import Contest, carry_out, compare, tasks
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

DEALS: Final[Mapping[str, Mapping[str, int]]] = {
    "zen-garden": {"0.03": 2, "0.1": 6, "0.3": 18, "1": 60, "3": 180},
    "hanging-gardens": {"0.03": 1, "0.1": 3, "0.3": 9, "1": 30, "3": 90},
}
"""With so many deals in its first stage an architect thinks for about so many seconds about a move, in CPython."""

JUDGED: Final[Mapping[str, int]] = {"zen-garden": 100, "hanging-gardens": 40}
"""Over how many deals moves are judged: a match of The Hanging Gardens is four times as many moves."""

LONGEST: Final = "3"
LONGEST_EVERY: Final = 8
"""The longest time, which costs more than all others together, is tried in one of so many positions only."""

_BOT: Final = """
from hofgarten.bots.levels import skill_of
from hofgarten.bots.search import Search
from hofgarten.bots.value_function import weights_of

def choose(game, view, seat, rng):
    skill = skill_of(game.name, "architect")._replace(determinizations={deals})
    *_, choices = Search(game, view, seat, skill, weights_of(game.name, len(game.seats(view)))).run(rng)
    return choices[0].move
"""


class Thought(NamedTuple):
    """What an architect came to in a position."""

    ms: float
    """The processor's milliseconds."""
    gain: float
    """By how many points its move turned out better than the one that is best at first sight."""


def skill(game: str, seconds: str) -> Skill:
    """Return the skill of the architect that thinks for about so many seconds about a move."""
    return skill_of(game, "architect")._replace(determinizations=DEALS[game][seconds])


def thinker(game: str, seconds: str) -> Opponent:
    """Return that architect as an opponent."""
    return Opponent(f"{seconds} s", _BOT.format(deals=DEALS[game][seconds]))


def met(game: str, seconds: str, deal: int) -> tuple[float, float]:
    """Let an architect of so many seconds meet the one that people play against, in both seats of one deal.

    Returns its share of the wins and by how many points it was ahead, in the mean.
    """
    rules = GAMES[game]
    options = rules.variants()[deal % len(rules.variants())]
    opponents = (thinker(game, seconds), opponent("architect"))
    # A seed for each deal: the contest itself holds one only.
    contest = Contest(game, options, opponents, PLAYERS, f"{SEED}/{deal}", 1)
    (found,) = compare(contest, [carry_out(task) for task in tasks(contest)])
    return found.share, found.margin


def thoughts(game: str, number: int) -> list[Thought]:
    """Let the architects of all times think about one position; in their order in ``DEALS``.

    The longest comes last, and is left out where it has no turn.
    """
    times = [seconds for seconds in DEALS[game] if seconds != LONGEST or number % LONGEST_EVERY == 0]
    rules = GAMES[game]
    view, seat = position(rules, number)
    weights = weights_of(game, PLAYERS)
    moves, spent = [rules.best_move(view, weights)], []
    for seconds in times:
        search = Search(rules, view, seat, skill(game, seconds), weights)
        begun = process_time()
        *_, choices = search.run(Rng.of(SEED, number, seconds))
        spent.append(1000 * (process_time() - begun))
        moves.append(choices[0].move)
    first, *worth = _judged(rules, view, seat, moves, Rng.of(SEED, number, "judge").bits())
    return [Thought(round(ms, 1), round(lead - first, 3)) for ms, lead in zip(spent, worth, strict=True)]


def position(game: AnyEvaluatedGame, number: int) -> tuple[Any, int]:
    """Return one position of the ``number``-th match of masters, as the seat to move may know it, and that seat.

    There is something to choose in it, and it is not the last turn, which all architects work out to the end.
    """
    options = game.variants()[number % len(game.variants())]
    record = play(game, options, [opponent("master")] * PLAYERS, SEED, number).record
    views = [(game.observe(state, seat), seat) for state in replay(record) if (seat := game.to_move(state)) >= 0]
    open_ = [(view, seat) for view, seat in views if game.move_count(view) > 1 and not is_last_turn(game, view, seat)]
    return Rng.of(SEED, number, "position").choose(open_)


def _judged(game: AnyEvaluatedGame, view: Any, seat: int, moves: Sequence[Any], source: int) -> list[float]:  # noqa: ANN401
    """Return each move's mean lead in points, over the same deals, when masters play on to the end."""
    deals = JUDGED[game.name] if len(set(moves)) > 1 else 0
    leads = dict.fromkeys(moves, 0)
    for number in range(deals):
        dealt = game.determinize(view, Rng.of(source, number))
        for move in leads:
            leads[move] += _lead(game, game.apply(dealt, move), seat, Rng.of(source, number, "playout"))
    return [leads[move] / max(deals, 1) for move in moves]


def _lead(game: AnyEvaluatedGame, state: Any, seat: int, rng: Rng) -> int:  # noqa: ANN401
    """Return by how many points a seat is ahead in the end, when everybody takes what is best at first sight."""
    weights = weights_of(game.name, PLAYERS)
    while (turn := game.to_move(state)) != TERMINAL:
        event = game.sample_chance(state, rng) if turn == CHANCE else game.best_move(state, weights)
        state = game.apply(state, event)
    return game.total(state, seat) - game.total(state, 1 - seat)
