"""An oracle for explanations: it plays what a seat can still do, and names the statements that are not true.

It knows the rules (``moves``, ``apply`` and the score), and nothing of how facts are computed.
"""

from collections.abc import Iterator
from typing import Any, NamedTuple

from hofgarten.bots.analysis import reasons
from hofgarten.bots.explain import behind, explain
from hofgarten.bots.playout import plies
from hofgarten.bots.value_function import weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.facts import Fact
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay, Pass, Take, Temple
from hofgarten.games.hanging_gardens.tiles import KINDS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.tiles import FEATURE_NUMBERS, TILE_FEATURES, TILES, count_of, tile_of
from hofgarten.rng import Rng

LATE = 2
"""Rounds before the end from which every third position is."""

PER_MATCH = 24
"""Positions of one match."""

LOSS = 2
"""Points of one item that a move cannot lose without a word about its cost."""

LATER_KINDS = frozenset({
    "group_near", "group_room", "group_second", "group_kept", "waits", "next_pays", "temple_hems", "temple_frees",
    "circuit_near", "circuit_grows", "line_near", "decorations_grow", "detail_begun", "mission_near", "mission_grows",
    "costs_now",
})  # fmt: skip
"""Facts about a turn that is still to come."""

GROWING = frozenset({"group_near", "group_kept", "group_second", "waits"})
"""Facts about a group that a card of a later turn extends."""


class Lie(NamedTuple):
    """An untrue statement."""

    kind: str
    """``future``, ``denial``, ``praise`` or ``minus``."""
    about: object


def positions(game: AnyEvaluatedGame, number: int, rng: Rng) -> Iterator[Any]:
    """Yield positions with a choice, of two to four players; every third is in the last rounds of its match."""
    while number > 0:
        players = rng.choose(game.players)
        variants = list(game.variants())
        options = rng.choose(variants)
        state = game.initial_state(options, game.deal_setup(options, players, rng), players)
        weights = weights_of(game, players)

        def choose(at: Any, _: int, weights: Any = weights) -> Any:
            return game.best_move(at, weights) if rng.below(4) else game.random_move(at, rng)

        line = [after for *_, after in plies(game, state, choose, rng) if game.to_move(after) >= 0]
        line = [at for at in line if game.move_count(at) > 1]
        late = [at for at in line if game.turns_played(at) >= game.turns_played(line[-1]) + 1 - LATE * round_turns(at)]
        for part, share in ((late, PER_MATCH // 3), (line[: len(line) - len(late)], PER_MATCH - PER_MATCH // 3)):
            for at in sorted(rng.shuffled(range(len(part)))[:share]):
                if number > 0:
                    number -= 1
                    yield part[at]


def round_turns(state: Any) -> int:
    turns: int = state.deal.round_turns
    return turns


def lies(game: AnyEvaluatedGame, state: Any, rng: Rng) -> Iterator[Lie]:
    """Yield what is untrue of the best move, the worst and another one: facts, and the expected points of each."""
    seat = game.to_move(state)
    view = game.observe(state, seat)
    ranked = sorted(game.rate_moves(view, weights_of(game, len(game.seats(view)))), key=lambda rated: -rated[0])
    for worth, move in dict.fromkeys((ranked[0], ranked[-1], ranked[rng.below(len(ranked))])):
        for fact in game.facts(view, move):
            if kind := untrue(game, state, move, fact):
                yield Lie(kind, fact)
        yield from misjudged(game, view, move, (ranked[0][0] - worth) // SCALE)


def misjudged(game: AnyEvaluatedGame, view: Any, move: Any, loss: int) -> Iterator[Lie]:
    """Yield a move that is said to bring more or to lose less than the value function expects; a gain is no loss."""
    seat = game.to_move(view)
    found = explain(game, view, seat, move)
    expected = sum(change for _, change in reasons(game, view, seat, move))
    if found.centipoints != expected or abs(behind(game, view, seat, move) - loss) > 1:
        yield Lie("praise", move)
    if any(fact.is_cost for fact in found.gains):
        yield Lie("praise", found.gains)
    if not found.gains and found.cost is None and lost_now(game, view, move) <= -LOSS and expected <= -SCALE:
        yield Lie("minus", move)


def lost_now(game: AnyEvaluatedGame, view: Any, move: Any) -> int:
    """Return the worst change of an item of the mover's score by a move."""
    seat, after = game.to_move(view), game.apply(hushed(view), move)
    now, then = (game.score(state)[seat] for state in (view, after))
    return min(then.get(item, 0) - now.get(item, 0) for item in {**now, **then})


def untrue(game: AnyEvaluatedGame, state: Any, move: Any, fact: Fact) -> str:
    """Return the kind of a lie; empty if the fact is true."""
    is_zen = game is ZEN_GARDEN
    if fact.kind in LATER_KINDS and not (zen_later if is_zen else hanging_later)(state, move, fact):
        return "future"
    if fact.kind.startswith("detail"):
        after, seat = game.apply(hushed(state), move), game.to_move(state)
        if game.score(after)[seat]["detail"] - game.score(state)[seat]["detail"] != fact.points:
            return "minus"
    if fact.kind == "last_here" and more_of(state, move, FEATURE_NUMBERS[fact.subject]):
        return "denial"
    if fact.kind.startswith("denies_") and not (zen_could if is_zen else hanging_could)(state, move, fact):
        return "denial"
    return ""


def hushed(state: Any) -> Any:
    """Return a state in which no discard pile has to be shuffled."""
    return state._replace(shuffling=False) if hasattr(state, "shuffling") else state


# The Hanging Gardens.


def turn_ended(state: Any, move: Any) -> Any:
    """Return a position at the end of a turn in which a move is played, with nothing more than has to be done."""
    game, number = HANGING_GARDENS, state.turn_number
    after = game.apply(state, move)
    while after.turn_number == number and game.to_move(after) >= 0:
        rest = list(game.moves(after))
        after = game.apply(after, next((at for at in rest if isinstance(at, Pass)), rest[0]))
    return after


def seat_turns(state: Any, seat: int) -> list[int]:
    """Return the numbers of a seat's turns that are still to come."""
    return [number for number in range(state.turn_number, state.turns) if state.deal.order[number] == seat]


def at_turn(state: Any, number: int) -> Any:
    """Return a position of the same round in which a later turn begins; cards in between are left on the table."""
    return state._replace(turn_number=number, phase=0, laid=0, reach=0)


def in_this_round(state: Any, number: int) -> bool:
    return bool(number // state.deal.round_turns == state.turn_number // state.deal.round_turns)


def hanging_later(state: Any, move: Any, fact: Fact) -> bool:
    """Return True if the seat has a turn left, and, where all cards of it are known, one lets the group grow."""
    game, seat = HANGING_GARDENS, HANGING_GARDENS.to_move(state)
    ended = turn_ended(state, move)
    turns = seat_turns(ended, seat)
    if not turns:
        return False
    if fact.kind not in GROWING:
        return True
    if not all(in_this_round(state, number) for number in turns):
        return True
    least = max(3, fact.number + 1)
    return any(
        biggest(game.apply(at_turn(ended, turns[0]), lay)) >= least
        for lay in game.moves(at_turn(ended, turns[0]))
        if isinstance(lay, Lay)
    )


def biggest(state: Any) -> int:
    """Return the size of the largest group on which a temple may be placed now; 0 without one."""
    game = HANGING_GARDENS
    temples = [move for move in game.moves(state) if isinstance(move, Temple)] if game.to_move(state) >= 0 else []
    return max((size_at(state, move.x, move.y) for move in temples), default=0)


def size_at(state: Any, x: int, y: int) -> int:
    """Return the number of squares of the group at a square of the mover's garden."""
    from tests.engine.games.hanging_gardens.test_facts import group, squares

    return len(group(squares(state.seats[HANGING_GARDENS.to_move(state)].garden), (x, y)))


def hanging_could(state: Any, move: Any, fact: Fact) -> bool:
    """Return True if the rival can take the tile, with the points, in a turn of this round before the mover's next."""
    mover = HANGING_GARDENS.to_move(state)
    tile = KINDS.index(fact.subject)
    for number in range(state.turn_number + 1, state.turns):
        if state.deal.order[number] == mover or not in_this_round(state, number):
            return False
        if state.deal.order[number] == fact.seat:
            return takes(at_turn(state, number), tile, fact.points)
    return False


def takes(state: Any, tile: int, points: int) -> bool:
    """Return True if the seat to move can take a tile in its turn, for some points."""
    game, seat = HANGING_GARDENS, HANGING_GARDENS.to_move(state)
    seen = set()
    for lay in game.moves(state):
        if not isinstance(lay, Lay):
            continue
        laid = game.apply(state, lay)
        for temple in game.moves(laid) if laid.phase == 1 else ():
            if not isinstance(temple, Temple):
                continue
            placed = game.apply(laid, temple)
            if placed.phase != 2 or game.to_move(placed) != seat or placed.reach in seen:
                continue
            seen.add(placed.reach)
            for take in game.moves(placed):
                if isinstance(take, Take) and placed.board[take.space] == tile:
                    then = game.apply(placed, take)
                    if game.total(then, seat) - game.total(placed, seat) >= min(points, 1):
                        return True
    return False


# Zen Garden.


def zen_later(state: Any, move: Any, fact: Fact) -> bool:
    """Return True if what is missing fits into the seat's turns, and the tiles for it are not all laid."""
    game, seat = ZEN_GARDEN, ZEN_GARDEN.to_move(state)
    after = game.apply(hushed(state), move)
    own = after.seats[seat]
    left = 16 - own.mask.bit_count()
    laid = {tile_of(code) for player in after.seats for code in player.garden if code}
    free = [tile for tile in TILES if tile not in laid]
    known = known_tiles(state, after, seat)
    subject = FEATURE_NUMBERS.get(fact.subject, -1)

    def enough(missing: int, feature: int) -> bool:
        pool = free if known is None else known
        return missing <= left and missing <= sum(feature in TILE_FEATURES[tile] for tile in pool)

    match fact.kind:
        case "circuit_near" | "circuit_grows" | "line_near":
            return enough(4 - fact.number, subject)
        case "decorations_grow":
            return enough(6 - fact.number, subject)
        case "detail_begun":
            return enough(4 - count_of(own.counts, subject), subject)
        case "mission_near" | "mission_grows":
            return any(
                not taken and fulfils(own.counts, mission, free if known is None else known, left)
                for mission, taken in zip(after.deal.missions, own.missions, strict=True)
            )
    assert fact.kind == "costs_now"
    following = state.turn_number + 1
    return not in_this_round(state, following) and after.deal.order[following : following + 1] == (seat,)


def known_tiles(state: Any, after: Any, seat: int) -> list[int] | None:
    """Return the tiles from which the seat's last turn can take; None if they are not all on the table now."""
    last = [
        number for number in range(state.turn_number + 1, len(state.deal.order)) if state.deal.order[number] == seat
    ]
    if not last or not all(in_this_round(state, number) for number in last):
        return None
    return [tile for slot, tile in enumerate(after.board) if tile >= 0 and slot // 4 <= after.seats[seat].coins]


def fulfils(counts: int, mission: tuple[int, ...], pool: list[int], left: int) -> bool:
    """Return True if so many tiles of a pool fulfil a mission."""
    first, second = (max(0, 4 - count_of(counts, feature)) for feature in mission)
    both = sum(set(mission) <= set(TILE_FEATURES[tile]) for tile in pool)
    one, other = (sum(feature in TILE_FEATURES[tile] for tile in pool) for feature in mission)
    shared = min(both, first, second)
    return first <= one and second <= other and first + second - shared <= left


def more_of(state: Any, move: Any, feature: int) -> bool:
    """Return True if the market has another tile with a feature."""
    return any(feature in TILE_FEATURES[tile] for at, tile in enumerate(state.board) if tile >= 0 and at != move.slot)


def zen_could(state: Any, move: Any, fact: Fact) -> bool:
    """Return True if the named seat moves next in the round, and gains the points with the tile."""
    following = state.turn_number + 1
    if following >= len(state.deal.order) or not in_this_round(state, following):
        return False
    if state.deal.order[following] != fact.seat or fact.seat == ZEN_GARDEN.to_move(state):
        return False
    other = state._replace(turn_number=following)
    return move.slot in {reply.slot for reply in paying(other, fact)}


def paying(state: Any, fact: Fact) -> Iterator[Any]:
    """Yield the moves that gain as many points as a fact says, or take as many coins."""
    game, seat = ZEN_GARDEN, ZEN_GARDEN.to_move(state)
    for reply in game.distinct_moves(state):
        then = game.apply(hushed(state), reply)
        gain = game.score(then)[seat].get(fact.item, 0) - game.score(state)[seat].get(fact.item, 0)
        if gain + (getattr(reply, "slot", 0) // 4 if fact.item == "coins" else 0) >= fact.points:
            yield reply
