"""Positions from matches of mixed strengths, with their best moves as the oracle sees them, as lines of JSON.

A line depends only on its task. Its estimates depend only on the position as the seat to move knows it, on the seed,
and on nothing that is hidden from this seat.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from hofgarten import strict_json
from hofgarten.bots import BOTS
from hofgarten.bots.playout import plies
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE, Json
from hofgarten.record import begin, positions
from hofgarten.registry import GAMES
from hofgarten.rng import Rng, chance_rng, seed_of_match
from tools.oracle import LAST_TURNS, EvaluatedMove, OracleResult, budget_for, candidates, evaluate, moves_of_levels

SEATED: Final = (*("apprentice",) * 3, *("gardener",) * 4, *("master",) * 4, "architect")
"""The bots that play the matches, each seat's equally likely one of these. Most of them play fast."""

RANDOM_PCT: Final = 5
"""Per cent of the moves that are random."""

LISTED: Final = 8
"""The largest number of different results in a line."""

USUAL_EFFORT: Final = 100
"""Per cent."""

_GOLDEN: Final = 0.6180339887498949
"""Multiples of this, modulo 1, are spread evenly, however many of them there are."""


class PositionTask(NamedTuple):
    """One position: one of match ``number`` of a seed."""

    game: str
    options: Mapping[str, Json] | None
    """The options of the match; ``None``: those of the game's variants in turn."""
    players: int
    seed: str
    number: int
    effort: int = USUAL_EFFORT
    """The work for the position, in per cent of the usual one."""

    @property
    def identity(self) -> dict[str, Json]:
        """The beginning of the task's line, from which the match can be dealt again. The usual effort is left out."""
        game = GAMES[self.game]
        variants = game.variants()
        options = variants[self.number % len(variants)] if self.options is None else self.options
        return {
            "game": self.game,
            "players": self.players,
            "options": dict(options),
            "seed": self.seed,
            "match": self.number,
            **({"effort": self.effort} if self.effort != USUAL_EFFORT else {}),
        }


class MatchPosition(NamedTuple):
    """A decision in a match."""

    state: Any
    """With everything that is hidden."""
    events: tuple[str, ...]
    """All events before it."""


def judged_line(task: PositionTask) -> str:
    """Return the line for a position: a JSON object without a line break."""
    game = GAMES[task.game]
    found = position(task)
    seat = game.to_move(found.state)
    judged = judgement(game, found.state, seat, task.seed, task.effort)
    return strict_json.dump({**task.identity, "events": list(found.events), **judged})


def judgement(
    game: AnyEvaluatedGame,
    state: Any,
    seat: int,
    seed: str,
    effort_pct: int = USUAL_EFFORT,
) -> dict[str, Json]:
    """Return the part of a line that does not depend on the deal: the seat's view, and the estimates of its moves."""
    view, effort = game.observe(state, seat), budget_for(game).scaled(effort_pct)
    text = game.write_position(view)
    source = Rng.of(seed, "oracle", text).bits()
    levels = moves_of_levels(game, view, seat, Rng.of(source, "levels"))
    beam = effort.last_beam if game.turns_left(view, seat) <= LAST_TURNS else effort.beam
    others = candidates(game, view, seat, beam, Rng.of(source, "candidates"))
    moves = list(dict.fromkeys([*others, *levels.values()]))
    verdict = evaluate(game, view, seat, moves, effort, Rng.of(source, "deals"))
    return {"position": text, "seat": seat, **_estimates(game, verdict, levels), "playout_moves": verdict.work}


def _estimates(game: AnyEvaluatedGame, verdict: OracleResult, levels: Mapping[str, Any]) -> dict[str, Json]:
    """Return the best moves, and the move of each level. All figures are in points.

    Moves with the same result in every deal are in one entry.
    """
    judged = {one.move: one for one in verdict.moves}
    equal: dict[tuple[int, ...], list[Any]] = {}
    for move in judged:
        equal.setdefault(tuple(verdict.leads[move]), []).append(move)
    return {
        "moves": [_entry(game, judged[move], others) for move, *others in list(equal.values())[:LISTED]],
        "searched": len(judged),
        "levels": {
            level: {
                "move": game.write_event(move),
                "loss": round(judged[move].loss, 2),
                "error": round(judged[move].error, 2),
                "split_loss": round(verdict.split_loss(move), 2),
            }
            for level, move in levels.items()
        },
    }


def _entry(game: AnyEvaluatedGame, judged: EvaluatedMove, others: Sequence[Any]) -> dict[str, Json]:
    return {
        "move": game.write_event(judged.move),
        "also": [game.write_event(move) for move in others],
        "lead": round(judged.lead, 2),
        "loss": round(judged.loss, 2),
        "error": round(judged.error, 2),
        "deals": judged.deals,
    }


def position(task: PositionTask) -> MatchPosition:
    """Return the position of a task: a decision of the turn that the task's number stands for, or of an earlier one.

    Decisions with only one distinct move do not count.
    """
    game, facts = GAMES[task.game], task.identity
    chosen: list[MatchPosition] = []
    target = -1
    for state, events in _match(task, facts["options"]):
        if not events:
            turns = sum(game.turns_left(state, seat) for seat in game.seats(state))
            target = int(turns * ((task.number + 1) * _GOLDEN % 1))
        if game.turns_played(state) > target and chosen:
            break
        if game.to_move(state) >= 0 and len(game.distinct_moves(state)) > 1:
            if chosen and game.turns_played(chosen[0].state) != game.turns_played(state):
                chosen = []
            chosen.append(MatchPosition(state, events))
    return Rng.of(task.seed, task.number, "position").choose(chosen)


def _match(task: PositionTask, options: Mapping[str, Json]) -> Iterator[tuple[Any, tuple[str, ...]]]:
    """Yield every position of a match between bots, with the events before it."""
    game, seed, number = GAMES[task.game], task.seed, task.number
    seating = Rng.of(seed, number, "seating")
    bots = [BOTS[seating.choose(SEATED)] for _ in range(task.players)]
    players = [{"name": f"Player {seat + 1}"} for seat in range(task.players)]
    state = next(positions(begin(game, options, players, Rng.of(seed, number))))
    events: tuple[str, ...] = ()
    yield state, events
    rng = Rng.of(seed, number, "event", 0)

    def choose(at: Any, turn: int) -> Any:
        if rng.below(100) < RANDOM_PCT:
            return game.random_move(at, rng)
        return bots[turn](game, game.observe(at, turn), turn, rng)

    for _, event, after in plies(game, state, choose, rng):
        events = (*events, game.write_event(event))
        yield after, events
        if game.to_move(after) == CHANCE:
            rng.state = chance_rng(seed_of_match(seed, number), len(events)).state
        else:
            rng.state = Rng.of(seed, number, "event", len(events)).state
