"""Hidden information: the order of the remaining cards and tiles, and hidden draws. Rule H5.4."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise

from hofgarten.game import TERMINAL, Json
from hofgarten.games.hanging_gardens.rules import current_seat
from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import NONE, TILES, UNKNOWN
from hofgarten.rng import Rng


def observe(state: State, seat: int) -> State:
    """Return a seat's view: without the order of cards and tiles and, until the end, others' hidden draws.

    Rule H5.4.
    """
    seats = state.seats
    if current_seat(state) != TERMINAL and any(player.hidden for player in seats):
        seats = tuple(
            player if number == seat or not player.hidden else player._replace(hidden=(UNKNOWN,) * len(player.hidden))
            for number, player in enumerate(seats)
        )
    return state._replace(deck=tuple(sorted(state.deck)), stack=(UNKNOWN,) * len(state.stack), seats=seats)


def unseen(state: State) -> tuple[int, ...]:
    """Return the tiles that a view does not show: those of the stack, and others' hidden draws. Rule H1.2."""
    left = Counter(TILES)
    left.subtract(tile for tile in state.board if tile != NONE)
    for seat in state.seats:
        left.subtract(tile for tile in seat.hidden if tile != UNKNOWN)
        for kind, number in enumerate(seat.open):
            left[kind] -= number
    return tuple(sorted(tile for tile, number in left.items() for _ in range(number)))


def determinize(view: State, rng: Rng) -> State:
    """Return a random position that is consistent with a view."""
    hidden = unseen(view)
    if view.stack.count(UNKNOWN) < len(view.stack):  # a position from elsewhere may name some tiles of its stack
        hidden = tuple(sorted((Counter(hidden) - Counter(view.stack)).elements()))
    tiles = iter(rng.shuffled(hidden))

    def known(row: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([next(tiles) if tile == UNKNOWN else tile for tile in row])

    seats = tuple([seat._replace(hidden=known(seat.hidden)) for seat in view.seats])
    return view._replace(deck=rng.shuffled(view.deck), board=known(view.board), stack=known(view.stack), seats=seats)


def resample_undrawn(state: State, rng: Rng) -> State:
    """Return a position with the remaining cards and tiles in a random order. Rule H5.4."""
    return state._replace(deck=rng.shuffled(sorted(state.deck)), stack=rng.shuffled(sorted(state.stack)))


def redact(
    setup: Mapping[str, Json], events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
) -> tuple[dict[str, Json], tuple[str, ...]]:
    """Deal the remaining cards and tiles, and the hidden draws of others, at random. Rule H5.4."""
    now = states[-1]
    cards, tiles = list(setup["cards"]), list(setup["tiles"])
    shown = len(cards) - len(now.deck)
    cards[shown:] = rng.shuffled(sorted(cards[shown:]))
    secret = sorted({*_drawn_by_others(states, seat), *range(len(tiles) - len(now.stack), len(tiles))})
    for place, tile in zip(secret, rng.shuffled(sorted(tiles[place] for place in secret)), strict=True):
        tiles[place] = tile
    return {**setup, "cards": cards, "tiles": tiles}, tuple(events)


def redact_position(
    events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
) -> tuple[State, tuple[str, ...]]:
    """Deal the remaining cards and tiles, and the hidden draws of others, at random. Rule H5.4."""
    start, now = states[0], states[-1]
    deck, stack = list(start.deck), list(start.stack)
    shown = len(deck) - len(now.deck)
    deck[shown:] = rng.shuffled(sorted(deck[shown:]))
    before = len(TILES) - len(stack)
    drawn = [draw - before for draw in _drawn_by_others(states, seat)]
    places = sorted({*drawn, *range(len(stack) - len(now.stack), len(stack))})
    over = current_seat(now) == TERMINAL
    held = [player.hidden if number != seat and not over else () for number, player in enumerate(start.seats)]
    tiles = iter(rng.shuffled(sorted([*(stack[place] for place in places), *(tile for row in held for tile in row)])))
    for place in places:
        stack[place] = next(tiles)
    seats = tuple(
        player._replace(hidden=tuple(next(tiles) for _ in row)) if row else player
        for player, row in zip(start.seats, held, strict=True)
    )
    return start._replace(deck=tuple(deck), stack=tuple(stack), seats=seats), tuple(events)


def is_complete(state: State) -> bool:
    """Return False if a tile of a state is unknown."""
    return UNKNOWN not in (*state.stack, *state.board, *(tile for seat in state.seats for tile in seat.hidden))


def _drawn_by_others(states: Sequence[State], seat: int) -> list[int]:
    """Return the draw numbers of others' hidden tiles; an empty list if the game is over."""
    if current_seat(states[-1]) == TERMINAL:
        return []
    total = len(TILES)
    return [
        total - len(before.stack)
        for before, after in pairwise(states)
        if current_seat(before) != seat and draws_hidden(before, after)
    ]


def draws_hidden(before: State, after: State) -> bool:
    """Return True if a hidden tile was drawn between two consecutive positions. Rules H5.4 and H5.8."""
    return sum([len(seat.hidden) for seat in after.seats]) > sum([len(seat.hidden) for seat in before.seats])


def turns_up(before: State, after: State) -> bool:
    """Return True if anything was turned up between two consecutive positions. Rules H3.1, H5.5 and H8.1.

    That is: cards at the beginning of a round, a tile on the board, hidden tiles at the end.
    """
    if (
        current_seat(before) != TERMINAL
        and current_seat(after) == TERMINAL
        and any(seat.hidden for seat in after.seats)
    ):
        return True
    drawn = len(before.stack) - len(after.stack)
    return len(before.deck) != len(after.deck) or (drawn > 0 and not draws_hidden(before, after))
