"""The steps of a turn and the end of a round: ``(state, event) -> state``."""

from collections.abc import Sequence
from typing import Final

from hofgarten.game import TERMINAL, IllegalMove, no_event
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import TURNS
from hofgarten.games.hanging_gardens.garden import (
    START_GARDEN,
    Garden,
    Group,
    bit_of,
    covers_temple,
    group_at,
    is_legal,
    lay,
    legal_positions,
    places,
    touched,
)
from hofgarten.games.hanging_gardens.state import (
    LAY,
    SPACES,
    TAKEN,
    TEMPLE,
    TEMPLES,
    TILE,
    Discard,
    Event,
    Lay,
    Pass,
    PlayerState,
    State,
    Take,
    Temple,
)
from hofgarten.games.hanging_gardens.tiles import NONE

SMALLEST: Final = 3
"""The smallest group that qualifies, in squares. Rule H5.1."""

HIDDEN: Final = 6
"""The smallest group with a hidden draw, in squares. Rule H5.4."""

_REACH: Final = {3: 2, 4: 4}
"""Spaces in reach by the size of a group; larger groups reach all. Rule H5.3."""

_DUE: Final = {LAY: ("H4.1", "a card has to be laid first"), TEMPLE: ("H5.2", "a temple has to be placed, or not")}


def seats(state: State) -> range:
    """Return the seats that play. Rule H2.1."""
    return range(state.deal.players)


def turns_played(state: State) -> int:
    """Return how many turns have been completed. Rule H3.2."""
    return state.turn_number


def coming_turns(state: State) -> Sequence[int]:
    """Return the seats of the turns that are certain to come. Rules H3.2 and H6.2.

    The round in which the stack runs out is the last one, and a turn takes at most two tiles.
    """
    deal, number = state.deal, state.turn_number
    until = number - number % deal.round_turns + deal.round_turns
    while until < state.turns and 2 * (until - number) < len(state.stack):
        until += deal.round_turns
    return deal.order[number : min(until, state.turns)]


def to_move(state: State) -> int:
    """Return the seat to move, or ``TERMINAL`` after the last turn. Rules H3.2 and H6.1."""
    return state.deal.order[state.turn_number] if state.turn_number < state.turns else TERMINAL


def mover(state: State) -> PlayerState:
    """Return the seat whose turn it is."""
    return state.seats[state.deal.order[state.turn_number]]


def apply(state: State, event: Event) -> State:
    """Return the state after an event. Rules H3 to H6.

    Raises:
        IllegalMove: The rules forbid it.
    """
    if state.turn_number >= state.turns:
        raise IllegalMove("H6.1", "the game is over")
    phase = state.phase
    if isinstance(event, Lay) and phase == LAY:
        return _lay(state, event)
    if isinstance(event, Temple) and phase == TEMPLE:
        return _place(state, event)
    if isinstance(event, Take) and phase == TILE:
        return _take(state, event)
    if isinstance(event, Pass) and phase == TEMPLE:
        return _end_turn(state)
    if isinstance(event, Discard) and phase == LAY:
        return _discard(state, event)
    if not isinstance(event, Event):
        raise no_event(event)
    raise IllegalMove(*_DUE.get(phase, ("H5.2", "a tile has to be taken")))


def prune_finished(state: State, seat: int) -> State:
    """Return the state with a seat's garden reset to its start. Rule H2.1."""
    return state._replace(seats=_seats_with(state, seat, state.seats[seat]._replace(garden=START_GARDEN)))


def tiles_available(size: int) -> int:
    """Return how many spaces, from the first, are in reach of a group of this size. Rule H5.3."""
    return _REACH.get(size, SPACES)


def card_left(state: State, card: int) -> bool:
    """Return True if a card of the round is still available."""
    return 0 <= card < len(state.cards) and state.cards[card] != TAKEN


def can_lay(state: State) -> bool:
    """Return True if any face-up card can be laid. Rule H4.5."""
    legal = legal_positions(mover(state).garden)
    return any(places(legal, shape) for card in state.cards if card != TAKEN for shape in state.deal.shapes[card])


def qualifying(state: State) -> list[Group]:
    """Return the groups on which a temple may be placed now. Rules H5.1 and H5.7."""
    return _qualifying(mover(state).garden, state.laid)


def _qualifying(garden: Garden, laid: int) -> list[Group]:
    groups = touched(garden, laid)
    return [group for group in groups if not group.squares & garden.temples and group.squares.bit_count() >= SMALLEST]


def movable(garden: Garden) -> list[int]:
    """Return the squares of the temples that may move: those on the smallest groups; none while one is at hand.

    Rule H5.6.
    """
    temples = list(cells(garden.temples))
    if len(temples) < TEMPLES:
        return []
    sizes = [group_at(garden, bit).bit_count() for bit in temples]
    return [bit for bit, size in zip(temples, sizes, strict=True) if size == min(sizes)]


def in_reach(state: State) -> list[int]:
    """Return the spaces from which a tile may be chosen now. Rule H5.3."""
    return [space for space in range(state.reach) if state.board[space] != NONE]


def _lay(state: State, event: Lay) -> State:
    """Lay a card, then check for groups that qualify. Rules H4.1 to H4.4 and H5.1."""
    card, x, y, quarters = event
    if not card_left(state, card):
        raise IllegalMove("H4.1", "there is no such card face up")
    if not 0 <= quarters < TURNS:
        raise IllegalMove("H4.1", "a card has four rotations")
    seat = mover(state)
    shape, spot = state.deal.shapes[state.cards[card]][quarters], bit_of(seat.garden, x, y)
    if spot is None or not is_legal(seat.garden, shape, spot):
        if spot is not None and covers_temple(seat.garden, shape, spot):
            raise IllegalMove("H4.4", "the card would cover a temple")
        raise IllegalMove("H4.2", "a motif of the card would lie on the bare table")
    garden, laid = lay(seat.garden, shape, spot)
    number = state.deal.order[state.turn_number]
    seats = _seats_with(state, number, PlayerState(garden, seat.open, seat.hidden, seat.missing))
    phase = TEMPLE if _qualifying(garden, laid) else LAY
    cards = _without(state.cards, card)
    # All fields are given here and at the end of a turn: `_replace` would make all random moves 6 % slower.
    deal, at, turns, _, _, deck, board, stack, _, _, within = state
    after = State(deal, at, turns, phase, cards, deck, board, stack, seats, laid, within)
    return after if phase == TEMPLE else _end_turn(after)


def _discard(state: State, event: Discard) -> State:
    """Put a card back in the box because none can be laid. Rule H4.5."""
    if not card_left(state, event.card):
        raise IllegalMove("H4.1", "there is no such card face up")
    if can_lay(state):
        raise IllegalMove("H4.5", "a card can be laid, so one must be")
    return _end_turn(state._replace(cards=_without(state.cards, event.card)))


def _place(state: State, event: Temple) -> State:
    """Place or move a temple; then tiles are due. Rules H5.2 to H5.4, H5.6 and H6.2."""
    seat = mover(state)
    bit = bit_of(seat.garden, event.x, event.y)
    group = next(
        (candidate for candidate in qualifying(state) if bit is not None and candidate.squares >> bit & 1), None
    )
    if bit is None or group is None:
        raise IllegalMove("H5.1", "this square is in no group that qualifies")
    temples = seat.garden.temples | 1 << bit
    if choices := movable(seat.garden):
        old = bit_of(seat.garden, *event.moved) if event.moved else None
        if old not in choices:
            raise IllegalMove("H5.6", "all temples stand: one on the smallest group has to move")
        temples ^= 1 << old
    elif event.moved:
        raise IllegalMove("H5.6", "a temple only moves when all of them stand")
    state = _with_mover(state, seat._replace(garden=seat.garden._replace(temples=temples)))
    size = group.squares.bit_count()
    if size >= HIDDEN:
        state = _draw_hidden(state)
    state = state._replace(phase=TILE, reach=tiles_available(size))
    return state if in_reach(state) else _end_turn(_miss(state))


def _draw_hidden(state: State) -> State:
    """Draw a tile that stays hidden from the other players. Rules H5.4 and H6.2."""
    if not state.stack:
        return _miss(state)
    seat = mover(state)
    return _drawn(_with_mover(state, seat._replace(hidden=(*seat.hidden, state.stack[0]))))


def _take(state: State, event: Take) -> State:
    """Take a tile and refill its space. An unknown tile in a view does not count as open. Rules H5.3 and H5.5."""
    space = event.space
    if space not in in_reach(state):
        raise IllegalMove("H5.3", "there is no tile in reach on this space")
    seat, tile = mover(state), state.board[space]
    if tile >= 0:
        seat = seat._replace(open=(*seat.open[:tile], seat.open[tile] + 1, *seat.open[tile + 1 :]))
    else:
        seat = seat._replace(hidden=(*seat.hidden, tile))
    state = _with_mover(state, seat)
    new = state.stack[0] if state.stack else NONE
    state = state._replace(board=(*state.board[:space], new, *state.board[space + 1 :]))
    return _end_turn(_drawn(state) if state.stack else state)


def _drawn(state: State) -> State:
    """Return the state without the stack's first tile. After the last tile, this round is the last. Rule H6.2."""
    stack = state.stack[1:]
    if stack:
        return state._replace(stack=stack)
    end = (state.turn_number // state.deal.round_turns + 1) * state.deal.round_turns
    return state._replace(stack=stack, turns=min(state.turns, end))


def _miss(state: State) -> State:
    """Count a tile that was due and not available. Rule H6.2."""
    seat = mover(state)
    return _with_mover(state, seat._replace(missing=seat.missing + 1))


def _end_turn(state: State) -> State:
    """End the turn; at the end of a round turn up the next cards. Rules H3.1 to H3.3."""
    deal, number, turns, _, cards, deck, board, stack, seats, _, _ = state
    number += 1
    if number % deal.round_turns == 0 and number < turns:
        cards, deck = deck[: deal.round_turns], deck[deal.round_turns :]
    return State(deal, number, turns, LAY, cards, deck, board, stack, seats, laid=0, reach=0)


def _with_mover(state: State, seat: PlayerState) -> State:
    return state._replace(seats=_seats_with(state, state.deal.order[state.turn_number], seat))


def _seats_with(state: State, number: int, seat: PlayerState) -> tuple[PlayerState, ...]:
    return (*state.seats[:number], seat, *state.seats[number + 1 :])


def _without(cards: Sequence[int], card: int) -> tuple[int, ...]:
    return (*cards[:card], TAKEN, *cards[card + 1 :])
