"""Make puzzles from positions that the oracle has judged.

A position becomes a puzzle if one answer is ahead of all others by at least ``MIN_GAP``, at the lower end of a 95 %
interval. A second evaluation over fresh deals must confirm it. All work depends on the arguments only: the same
positions give the same puzzles on every machine.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise, zip_longest
from typing import Any, Final, NamedTuple

from hofgarten.arena.statistics import standard_error
from hofgarten.bots.endgame import is_last_turn, last_turn
from hofgarten.bots.levels import LEVELS, choose_at, make_search
from hofgarten.bots.playout import playout
from hofgarten.bots.rating import Z_95
from hofgarten.bots.value_function import leads, values, weights_of
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.game import Json
from hofgarten.puzzle import (
    CHOICES_PER_LEVEL,
    Alternative,
    Puzzle,
    position_of,
)
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

MIN_GAP: Final = 100
"""The smallest lead of the solution over the second-best answer, in centipoints."""

MIN_ANSWERS: Final = 3
"""Answers of which a puzzle lets choose."""

LISTED: Final = 6
"""Other results that a puzzle lists, the best ones."""

LISTED_EACH: Final = 4
"""Moves with the same other result that a puzzle lists: all orientations of a tile."""

RIVALS: Final = 3
"""Other answers that the check compares with the solution, the best ones."""

DEALS: Final = 40
"""Fresh deals of the check."""

PLIES: Final = 16
"""Moves of a playout of the check, four times an architect's. Then the value function estimates the rest."""

THEMES: Final[Mapping[str, str]] = {
    "circuit_closed": "circuit",
    "line_completed": "line",
    "costs": "pay",
    "costs_now": "pay",
    "majority_taken": "majority",
    "majority_shared": "majority",
    "majority_second": "majority",
    "mission": "mission",
    "decorations": "decorations",
    "detail": "detail",
    "areas_joined": "grounds",
    "area_grows": "grounds",
    "ground_kept": "grounds",
    "waits": "wait",
    "hidden_draw": "six",
    "temple_placed": "group",
    "temple_moved": "move",
    "tile_taken": "tile",
    "character_taken": "tile",
    "series_completed": "set",
}
"""The theme of a kind of fact."""

_DENIES: Final = "deny"
_ENDS: Final = "end"
_LAST_TURNS: Final = 2
"""Turns left of the mover, this one included, that belong to the end of a match."""


class EvaluatedAnswer(NamedTuple):
    """Moves of a judged position with the same result."""

    events: tuple[str, ...]
    lead: float
    """The expected lead in centipoints."""
    loss: float
    """The best lead less this one, in centipoints."""
    error: float
    """The standard error of the loss, in centipoints."""


class EvaluatedPosition(NamedTuple):
    """A judged position: where it is, and its moves, best first."""

    game: str
    options: Mapping[str, Json]
    players: int
    seed: str
    number: int
    moves: tuple[str, ...]
    """The players' moves before the position."""
    judged: tuple[EvaluatedAnswer, ...]


class CheckResult(NamedTuple):
    """The result of the check of one position: the solution's lead over the best rival."""

    gap: float
    """In centipoints."""
    error: float
    """Its standard error."""
    equal: tuple[str, ...] = ()
    """Moves that no oracle has judged, and that have the solution's result in every deal: they are right, too."""

    @property
    def is_confirmed(self) -> bool:
        """True if the solution is ahead by ``MIN_GAP``: only then it becomes a puzzle."""
        return self.gap >= MIN_GAP

    @property
    def is_refuted(self) -> bool:
        """True if even the upper end of a 95 % interval is below ``MIN_GAP``."""
        return self.gap + Z_95 * self.error < MIN_GAP


def candidate_of(position: EvaluatedPosition) -> Puzzle | None:
    """Return the puzzle of a position without its difficulty; None if not exactly one answer is good."""
    if not position.judged:
        return None
    best, *others = position.judged
    puzzle = Puzzle(*position[:6], best.events, round(best.lead), (), (), ())
    game, view, _ = _seen(puzzle)
    right = {game.answer_of(view, game.read_event(event)) for event in best.events}
    wrong = {
        event: each
        for each in others
        for event in each.events
        if game.answer_of(view, game.read_event(event)) not in right
    }
    answers = right | {game.answer_of(view, game.read_event(event)) for event in wrong}
    if not wrong or len(answers) < MIN_ANSWERS:
        return None
    if any(each.loss - Z_95 * each.error < MIN_GAP for each in wrong.values()):
        return None
    listed = sorted(set(wrong.values()), key=lambda each: each.loss)[:LISTED]
    results = [
        Alternative(tuple(event for event in each.events if event in wrong)[:LISTED_EACH], round(each.loss))
        for each in listed
    ]
    return puzzle._replace(others=tuple(results))


def _seen(puzzle: Puzzle) -> tuple[AnyEvaluatedGame, Any, int]:
    """Return the game, the position as the seat to move knows it, and this seat."""
    game = GAMES[puzzle.game]
    state = position_of(puzzle)[1][-1]
    seat = game.to_move(state)
    return game, game.observe(state, seat), seat


def check(puzzle: Puzzle, seed: str) -> CheckResult:
    """Compare the solution with its best rivals over fresh deals, independently of the first evaluation.

    Rivals are the best other answers, and all moves with the solution's idea that no oracle has judged.
    """
    game, view, seat = _seen(puzzle)
    best, rivals = game.read_event(puzzle.solution), _rivals(game, view, puzzle)
    if is_last_turn(game, view, seat):
        found = make_search("architect", game, view, seat).last_turn()
        exact = {game.canonical(view, one.move): one.lead for one in found}
        return CheckResult(exact[game.canonical(view, best)] - max(exact[move] for move in rivals), 0)
    first, *rest = leads_over_deals(game, view, [best, *rivals], DEALS, Rng.of(seed, "check", puzzle.id))
    known = {game.canonical(view, game.read_event(event)) for other in puzzle.others for event in other.events}
    equal = [move for move, leads in zip(rivals, rest, strict=True) if leads == first and move not in known]
    unequal = [leads for move, leads in zip(rivals, rest, strict=True) if move not in equal]
    closest = min(([a - b for a, b in zip(first, other, strict=True)] for other in unequal), key=sum)
    return CheckResult(sum(closest) / DEALS, standard_error(closest), tuple(map(game.write_event, equal)))


def _rivals(game: AnyEvaluatedGame, view: Any, puzzle: Puzzle) -> list[Any]:
    """Return the moves with which the check compares the solution, each of another answer."""
    right = {game.answer_of(view, game.read_event(event)) for event in puzzle.solutions}
    by_answer: dict[Any, Any] = {}
    for other in puzzle.others:
        move = game.canonical(view, game.read_event(other.events[0]))
        by_answer.setdefault(game.answer_of(view, move), move)
    group = game.hint_group(view, game.canonical(view, game.read_event(puzzle.solution)))
    siblings = (move for move in game.distinct_moves(view) if game.hint_group(view, move) == group)
    new = [move for move in siblings if game.answer_of(view, move) not in {*right, *by_answer}]
    return [*list(by_answer.values())[:RIVALS], *new]


def missed(puzzle: Puzzle, seed: str) -> tuple[int, ...]:
    """Return for each level, weakest first, how many of ``CHOICES_PER_LEVEL`` choices miss the solution."""
    game, view, seat = _seen(puzzle)
    right = {game.answer_of(view, game.read_event(event)) for event in puzzle.solutions}

    def misses(level: str, number: int) -> bool:
        move = choose_at(level, game, view, seat, Rng.of(seed, level, puzzle.id, number))
        return game.answer_of(view, move) not in right

    return tuple(sum(misses(level, number) for number in range(CHOICES_PER_LEVEL)) for level in LEVELS)


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the themes of a puzzle: those of the facts in which the solution differs from the second-best move."""
    game, view, seat = _seen(puzzle)
    best, second = (game.facts(view, game.read_event(move)) for move in (puzzle.solution, puzzle.others[0].events[0]))
    kinds = [fact.kind for fact in best if fact not in second]
    denies = [_DENIES] if any(kind.startswith("denies_") for kind in kinds) else []
    ends = [_ENDS] if game.turns_left(view, seat) <= _LAST_TURNS else []
    return tuple(dict.fromkeys([*(THEMES[kind] for kind in kinds if kind in THEMES), *ends, *denies]))


def complete(puzzle: Puzzle, seed: str) -> Puzzle:
    """Return a candidate with its difficulty and its themes."""
    return puzzle._replace(missed=missed(puzzle, seed), themes=themes_of(puzzle))


class PuzzleTask(NamedTuple):
    """A position of which to make a puzzle."""

    position: EvaluatedPosition
    seed: str
    known: Puzzle | None = None
    """The puzzle that was made of it before; it is not made again."""


def make_puzzle(task: PuzzleTask) -> tuple[str, Puzzle | None]:
    """Return the result for one position: ``unclear``, ``unconfirmed`` or ``kept``, and the puzzle that is kept."""
    position, seed, known = task
    candidate = candidate_of(position)
    if candidate is None:
        return "unclear", None
    if known is not None:
        return "kept", known
    verdict = check(candidate, seed)
    if not verdict.is_confirmed:
        return "unconfirmed", None
    return "kept", complete(candidate._replace(solutions=(*candidate.solutions, *verdict.equal)), seed)


def balance_difficulty(puzzles: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """Return at most ``most`` puzzles, as evenly spread over the difficulties as they are there, by rating and id."""
    by_difficulty: dict[int, list[Puzzle]] = {}
    for puzzle in sorted({puzzle.id: puzzle for puzzle in puzzles}.values(), key=lambda each: each.id):
        by_difficulty.setdefault(sum(puzzle.missed), []).append(puzzle)
    rounds = zip_longest(*(by_difficulty[missed] for missed in sorted(by_difficulty)))
    chosen = [puzzle for one in rounds for puzzle in one if puzzle is not None][:most]
    return sorted(chosen, key=lambda each: (each.rating, each.id))


def is_ordered_by_level(puzzles: Sequence[Puzzle]) -> bool:
    """Return True if each level misses strictly more of the puzzles than the next stronger one."""
    totals = [sum(puzzle.missed[level] for puzzle in puzzles) for level in range(len(LEVELS))]
    return all(weaker > stronger for weaker, stronger in pairwise(totals))


def leads_over_deals(
    game: AnyEvaluatedGame,
    view: Any,
    moves: Sequence[Any],
    deals: int,
    rng: Rng,
) -> list[list[int]]:
    """Return the mover's lead after each move in each deal, in centipoints. See ``ends_over_deals``."""
    seat, weights = game.to_move(view), weights_of(game, len(game.seats(view)))
    ends = ends_over_deals(game, view, moves, deals, rng)
    return [[leads(values(game, state, weights))[seat] for state in states] for states in ends]


def ends_over_deals(
    game: AnyEvaluatedGame,
    view: Any,
    moves: Sequence[Any],
    deals: int,
    rng: Rng,
) -> list[list[Any]]:
    """Return the positions in which playouts of each move end, one for each deal.

    All moves are played out over the same deals with the same chance events: their differences vary least.
    """
    source, weights = rng.bits(), weights_of(game, len(game.seats(view)))
    dealt = [game.determinize(view, Rng.of(source, deal)) for deal in range(deals)]
    return [
        [_end(game, state, move, weights, Rng.of(source, deal, "playout")) for deal, state in enumerate(dealt)]
        for move in moves
    ]


def _end(game: AnyEvaluatedGame, state: Any, move: Any, weights: Weights, rng: Rng) -> Any:
    """Return the end of a playout after a move. All seats play their best moves, in the last turn by its result."""

    def choose(at: Any, turn: int) -> Any:
        if is_last_turn(game, at, turn):
            return last_turn(game, at, turn, weights, close=1, replies=1)[0].move
        return game.best_move(at, weights)

    return playout(game, game.apply(state, move), choose, rng, lambda _, moves: moves >= PLIES)
