"""Hidden information: the order of the remaining cards and tiles, and hidden draws. Rule H5.4."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from hofgarten.game import TERMINAL, HiddenInformation, Json
from hofgarten.games.hanging_gardens.rules import to_move
from hofgarten.games.hanging_gardens.state import Event, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, TILES, UNKNOWN
from hofgarten.rng import Rng


def observe(state: State, seat: int) -> State:
    """Return a seat's view: without the order of cards and tiles and, until the end, others' hidden draws.

    Rule H5.4.
    """
    seats = state.seats
    if to_move(state) != TERMINAL and any(player.hidden for player in seats):
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


class HiddenDraws(HiddenInformation[State, Event]):
    """The order of the remaining cards and tiles, which nobody knows, and the tiles that a seat has drawn unseen."""

    def redact(
        self, events: Sequence[str], states: Sequence[State], seat: int, rng: Rng
    ) -> tuple[State, tuple[str, ...]]:
        """Deal the remaining cards and tiles, and the hidden draws of others, at random. Rule H5.4."""
        start, now = states[0], states[-1]
        cards = start.deal.edition.cards
        deck, stack = list(start.deck), list(start.stack)
        shown = len(deck) - len(now.deck)
        # Sorted first, so that the new order does not depend on the true one; by code and by name, as in a record.
        deck[shown:] = rng.shuffled(sorted(deck[shown:], key=lambda card: cards[card]))
        before = len(TILES) - len(stack)
        drawn = [draw - before for draw in _drawn_by_others(states, seat)]
        places = sorted({*drawn, *range(len(stack) - len(now.stack), len(stack))})
        over = to_move(now) == TERMINAL
        held = [player.hidden if number != seat and not over else () for number, player in enumerate(start.seats)]
        secret = [*(stack[place] for place in places), *(tile for row in held for tile in row)]
        tiles = iter(rng.shuffled(sorted(secret, key=lambda tile: KINDS[tile])))
        for place in places:
            stack[place] = next(tiles)
        seats = tuple(
            player._replace(hidden=tuple(next(tiles) for _ in row)) if row else player
            for player, row in zip(start.seats, held, strict=True)
        )
        return start._replace(deck=tuple(deck), stack=tuple(stack), seats=seats), tuple(events)

    def setup_of(self, start: State) -> dict[str, Json]:
        """Return the cards and the tiles in the order in which they are drawn. Rule H2.2."""
        codes = start.deal.edition.cards
        return {
            "cards": [codes[card] for card in start.cards + start.deck],
            "tiles": [KINDS[tile] for tile in start.board + start.stack],
        }

    def is_complete(self, state: State) -> bool:
        """Return False if a tile of a state is unknown."""
        return UNKNOWN not in (*state.stack, *state.board, *(tile for seat in state.seats for tile in seat.hidden))

    def resample_undrawn(self, state: State, rng: Rng) -> State:
        """Return a position with the remaining cards and tiles in a random order. Rule H5.4."""
        return state._replace(deck=rng.shuffled(sorted(state.deck)), stack=rng.shuffled(sorted(state.stack)))

    def reveals_information(self, before: State, after: State) -> bool:
        """Return True if anything was turned up between two consecutive positions. Rules H3.1, H5.5 and H8.1.

        That is: cards at the beginning of a round, a tile on the board, hidden tiles at the end.
        """
        if to_move(before) != TERMINAL and to_move(after) == TERMINAL and any(seat.hidden for seat in after.seats):
            return True
        drawn = len(before.stack) - len(after.stack)
        return len(before.deck) != len(after.deck) or (drawn > 0 and not draws_hidden(before, after))

    def is_irreversible(self, before: State, after: State) -> bool:
        """Return True if a hidden tile was drawn. Rule H5.8."""
        return draws_hidden(before, after)


def _drawn_by_others(states: Sequence[State], seat: int) -> list[int]:
    """Return the draw numbers of others' hidden tiles; an empty list if the game is over."""
    if to_move(states[-1]) == TERMINAL:
        return []
    total = len(TILES)
    return [
        total - len(before.stack)
        for before, after in pairwise(states)
        if to_move(before) != seat and draws_hidden(before, after)
    ]


def draws_hidden(before: State, after: State) -> bool:
    """Return True if a hidden tile was drawn between two consecutive positions. Rules H5.4 and H5.8."""
    return sum([len(seat.hidden) for seat in after.seats]) > sum([len(seat.hidden) for seat in before.seats])
