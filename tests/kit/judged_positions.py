"""Positions with judged moves, as an oracle gives them: an architect's moves, played out over some deals."""

from collections.abc import Iterator

from hofgarten.arena import play_match
from hofgarten.arena.load_bot import opponent
from hofgarten.arena.make_puzzles import Judged, Position, error_of, leads_over_deals
from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.levels import searching
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import CHANCE
from hofgarten.record import replay
from hofgarten.rng import Rng

DEALS = 24
LEVELS = ("master", "gardener", "apprentice", "greedy")


def positions(game: AnyEvaluatedGame, seed: str, matches: int, each: int, players: int = 2) -> Iterator[Position]:
    """Yield ``each`` judged positions from each of some matches of mixed strengths."""
    options = game.options_from_flags({})
    for number in range(matches):
        bots = [opponent(LEVELS[(number + seat) % len(LEVELS)]) for seat in range(players)]
        record = play_match.play(game, options, bots, seed, number).record
        states, rng = replay(record), Rng.of(seed, "positions", number)
        turns = [at for at, state in enumerate(states) if game.to_move(state) >= 0]
        for at in sorted(rng.shuffled(turns)[:each]):
            moves = tuple(
                event for event, state in zip(record.events[:at], states, strict=False) if game.to_move(state) != CHANCE
            )
            judged = judged_moves(game, states[at], Rng.of(seed, number, at))
            yield Position(game.name, options, players, seed, number, moves, judged)


def judged_moves(game: AnyEvaluatedGame, state: object, rng: Rng) -> tuple[Judged, ...]:
    """Return the moves that an architect looks at, best first."""
    seat = game.to_move(state)
    view = game.observe(state, seat)
    search = searching("architect", game, view, seat)
    if is_last_turn(game, view, seat):
        return tuple(Judged(game.write_event(one.move), one.lead, 0) for one in search.last_turn())
    moves = search.prior_order(rng)[: search.skill.beam]
    found = leads_over_deals(game, view, moves, DEALS, rng)
    best = max(found, key=sum)
    judged = (
        Judged(game.write_event(move), sum(leads) / DEALS, error_of([a - b for a, b in zip(best, leads, strict=True)]))
        for move, leads in zip(moves, found, strict=True)
    )
    return tuple(sorted(judged, key=lambda each: -each.lead))
