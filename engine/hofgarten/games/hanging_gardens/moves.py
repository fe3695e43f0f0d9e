"""Legal moves: list, count and draw them at random. Rules H4.1 to H4.5, H5.2, H5.3 and H5.6."""

from collections.abc import Hashable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.game import IllegalMove
from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import TURNS
from hofgarten.games.hanging_gardens.garden import Garden, bit_of, group_at, legal_positions, places, xy_of
from hofgarten.games.hanging_gardens.rules import in_reach, movable, mover, qualifying
from hofgarten.games.hanging_gardens.state import (
    LAY,
    TAKEN,
    TEMPLE,
    Deal,
    Discard,
    Event,
    Lay,
    Pass,
    State,
    Take,
    Temple,
)
from hofgarten.rng import Rng

_HALF: Final = TURNS // 2


class Placements(NamedTuple):
    """Legal positions of a card in one rotation."""

    card: int
    """The index of the card in the round."""
    rotation: int
    positions: int
    """The bits of its upper left corner."""
    number: int
    """The number of positions."""


def placements(state: State) -> tuple[Placements, ...]:
    """Return the legal positions of each face-up card in each rotation. Rules H4.1 to H4.4."""
    return _placements(state.deal, mover(state).garden, state.cards)


@lru_cache(maxsize=64)
def _placements(deal: Deal, garden: Garden, cards: tuple[int, ...]) -> tuple[Placements, ...]:
    fits, legal = [], legal_positions(garden)
    for number, card in enumerate(cards):
        if card != TAKEN:
            for turn, shape in enumerate(deal.shapes[card]):
                if bits := places(legal, shape):
                    fits.append(Placements(number, turn, bits, bits.bit_count()))
    return tuple(fits)


def moves(state: State) -> Iterator[Event]:
    """Yield every legal move."""
    if state.turn_number >= state.turns:
        return iter(())
    if state.phase == LAY:
        return _lays(state, placements(state)) if placements(state) else _discards(state)
    return _temples(state) if state.phase == TEMPLE else map(Take, in_reach(state))


def distinct_moves(state: State) -> list[Event]:
    """Return legal moves that reach every position once: a half turn that does not change a card is left out."""
    if state.turn_number >= state.turns or state.phase != LAY or not placements(state):
        return list(moves(state))
    return list(_lays(state, distinct_placements(state)))


def distinct_placements(state: State) -> list[Placements]:
    """Return ``placements`` without rotations that look the same as the one a half turn less."""
    shapes = state.deal.shapes
    return [
        fit
        for fit in placements(state)
        if fit.rotation < _HALF
        or shapes[state.cards[fit.card]][fit.rotation].rows != shapes[state.cards[fit.card]][fit.rotation - _HALF].rows
    ]


def canonical(state: State, move: Event) -> Event:
    """Return the distinct move with the same result as a legal move. Rule H4.1."""
    if isinstance(move, Lay) and move.rotation >= _HALF:
        turned = state.deal.shapes[state.cards[move.card]]
        if turned[move.rotation].rows == turned[move.rotation - _HALF].rows:
            return move._replace(rotation=move.rotation - _HALF)
    return move


def move_count(state: State) -> int:
    """Return the number of legal moves."""
    if state.turn_number >= state.turns:
        return 0
    if state.phase == LAY:
        return sum([fit.number for fit in placements(state)]) or len(list(_discards(state)))
    if state.phase == TEMPLE:
        squares = sum([group.squares.bit_count() for group in qualifying(state)])
        return squares * max(len(movable(mover(state).garden)), 1) + 1
    return len(in_reach(state))


def random_move(state: State, rng: Rng) -> Event:
    """Return a legal move, all equally likely.

    Raises:
        IllegalMove: The game is over. Rule H6.1.
    """
    if state.turn_number >= state.turns:
        raise IllegalMove("H6.1", "no player is to move")
    if state.phase != LAY or not (where := placements(state)):
        return rng.choose(list(moves(state)))
    number = rng.below(sum([fit.number for fit in where]))
    for fit in where:
        if number < fit.number:
            bits = fit.positions
            for _ in range(number):
                bits &= bits - 1
            return _lay(mover(state).garden, fit, (bits & -bits).bit_length() - 1)
        number -= fit.number
    raise AssertionError


def _lay(garden: Garden, fit: Placements, bit: int) -> Lay:
    x, y = xy_of(garden, bit)
    return Lay(fit.card, x, y, fit.rotation)


def _lays(state: State, where: tuple[Placements, ...] | list[Placements]) -> Iterator[Event]:
    garden = mover(state).garden
    return (_lay(garden, fit, bit) for fit in where for bit in cells(fit.positions))


def _discards(state: State) -> Iterator[Event]:
    """Yield the ways to put a card back. Rule H4.5."""
    return (Discard(number) for number, card in enumerate(state.cards) if card != TAKEN)


def _temples(state: State) -> Iterator[Event]:
    """Yield the ways to place or move a temple, and the move that places none. Rules H5.2 and H5.6."""
    garden = mover(state).garden
    moved: list[tuple[int, int] | None] = [xy_of(garden, bit) for bit in movable(garden)]
    for group in qualifying(state):
        for bit in cells(group.squares):
            x, y = xy_of(garden, bit)
            yield from (Temple(x, y, old) for old in moved or [None])
    yield Pass()


def hint_group(state: State, move: Event) -> tuple[Hashable, Hashable]:
    """Return the card and the place of its upper left square, the group of a temple, or the kind of a tile."""
    match move:
        case Lay(card=card, x=x, y=y):
            return ("card", card), (x, y)
        case Temple(moved=moved):
            return answer_of(state, move._replace(moved=None)), moved
        case Take(space):
            return ("tile", state.board[space]), None
        case _:
            return move, None


def answer_of(state: State, move: Event) -> Hashable:
    """Return the answer that a move gives: all squares of a group are the same answer to where a temple goes."""
    if not isinstance(move, Temple):
        return move
    garden = mover(state).garden
    bit = bit_of(garden, move.x, move.y)
    return None if bit is None else (group_at(garden, bit), move.moved)
