"""Positions with judged moves, as an oracle gives them: an architect's moves, played out over some deals."""

from collections.abc import Iterator

from hofgarten.arena.statistics import standard_error
from hofgarten.bots import BOTS
from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import make_search
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import TERMINAL
from hofgarten.puzzle import Puzzle, position_of
from hofgarten.rng import Rng
from tools.make_puzzles import EvaluatedAnswer, EvaluatedPosition, leads_over_deals

DEALS = 24
LEVELS = ("master", "gardener", "apprentice", "greedy")


def positions(
    game: AnyEvaluatedGame, seed: str, matches: int, each: int, players: int = 2
) -> Iterator[EvaluatedPosition]:
    """Yield ``each`` judged positions from each of some matches of mixed strengths."""
    options = game.options_from_flags({})
    for number in range(matches):
        found: list[tuple[tuple[str, ...], object]] = []
        moves: tuple[str, ...] = ()
        while game.to_move(state := _after(game, options, players, seed, number, moves)) != TERMINAL:
            found.append((moves, state))
            seat = game.to_move(state)
            choose = BOTS[LEVELS[(number + seat) % len(LEVELS)]]
            move = choose(game, game.observe(state, seat), seat, Rng.of(seed, number, "bot", len(moves)))
            moves = (*moves, game.write_event(move))
        for before, state in Rng.of(seed, "positions", number).shuffled(found)[:each]:
            judged = judged_moves(game, state, Rng.of(seed, number, len(before)))
            yield EvaluatedPosition(game.name, options, players, seed, number, before, judged)


def _after(
    game: AnyEvaluatedGame, options: dict[str, object], players: int, seed: str, number: int, moves: tuple[str, ...]
) -> object:
    return position_of(Puzzle(game.name, options, players, seed, number, moves, ("",), 0, (), (), ()))[1][-1]


def judged_moves(game: AnyEvaluatedGame, state: object, rng: Rng) -> tuple[EvaluatedAnswer, ...]:
    """Return the moves that an architect looks at, best first."""
    seat = game.to_move(state)
    view = game.observe(state, seat)
    search = make_search("architect", game, view, seat)
    if is_last_turn(game, view, seat):
        exact = search.last_turn()
        return tuple(
            EvaluatedAnswer((game.write_event(one.move),), one.lead, exact[0].lead - one.lead, 0) for one in exact
        )
    moves = search.prior_order(rng)[: search.skill.beam]
    found = leads_over_deals(game, view, moves, DEALS, rng)
    best = max(found, key=sum)
    judged = [
        EvaluatedAnswer(
            (game.write_event(move),),
            sum(leads) / DEALS,
            (sum(best) - sum(leads)) / DEALS,
            standard_error([a - b for a, b in zip(best, leads, strict=True)]),
        )
        for move, leads in zip(moves, found, strict=True)
    ]
    return tuple(sorted(judged, key=lambda each: each.loss))
