"""The Hanging Gardens in numbers. Squares are counted from the upper left corner of the garden: docs/rl.md."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final

import numpy as np
from numpy.typing import NDArray

from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import IllegalMove, Json
from hofgarten.games.hanging_gardens import moves
from hofgarten.games.hanging_gardens.bitboard import MARGIN, STRIDE, cells
from hofgarten.games.hanging_gardens.cards import MOTIFS, START, TURNS, WIDTH
from hofgarten.games.hanging_gardens.edition import CARD_COUNT, LETTERS
from hofgarten.games.hanging_gardens.garden import Garden, bit_of, xy_of
from hofgarten.games.hanging_gardens.rules import card_left, in_reach, movable, mover, qualifying
from hofgarten.games.hanging_gardens.setup import ROUND_TURNS, edition_of
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
    State,
    Take,
    Temple,
)
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, NONE, TILES
from hofgarten.rl.encoding import Array, Draw, Encoding, Field, Ids, Mask, Picture, Rect, one_hot, seats_from

CARDS: Final = max(ROUND_TURNS.values())
"""The largest number of cards in a round. Rule H3.1."""

_OLD: Final = TEMPLES + 1
"""The old places of a temple: none while it is at hand, or that of one of five."""

_ROW_BYTES: Final = STRIDE // 8
_PHASES: Final = (LAY, TEMPLE, TILE)

_FACES: Final = {letter: number for number, letter in enumerate(LETTERS)}


def window(players: int) -> tuple[int, int]:
    """Return the columns and rows of the largest garden: 63 and 62, 43 and 42, or 33 and 32 for 2, 3 or 4 players.

    A garden begins with 3 by 2 squares. A motif of each card covers one of its squares (Rule H4.2), so the card, of at
    most 3 squares in a row or column, adds at most 2 columns and 2 rows. Each player lays 60 cards divided by the
    number of players. Before the last one, its upper left corner is at most 2 squares outside of a garden that is
    2 columns and 2 rows smaller: as many places as the largest garden has squares.
    """
    grown = 2 * CARD_COUNT // players
    return WIDTH + grown, len(START) // WIDTH + grown


def _planes(boards: Sequence[int]) -> NDArray[np.uint8]:
    """Return bitboards as arrays of 0 and 1: boards, rows up to the last one with a square, columns."""
    rows = max(boards).bit_length() // STRIDE + 1
    packed = b"".join([board.to_bytes(rows * _ROW_BYTES, "little") for board in boards])
    bits = np.unpackbits(np.frombuffer(packed, np.uint8), bitorder="little")
    return bits.reshape(len(boards), rows, STRIDE)


class HangingGardensEncoding(Encoding):
    """The numbers of The Hanging Gardens: ids of lay, discard, pass, take and temple, in this order."""

    has_secrets = True
    parameters: ClassVar[Mapping[str, str | int]] = {}

    def __init__(self, game: AnyEvaluatedGame, players: int) -> None:
        """Lay out the ids and the tensor."""
        self.columns, self.rows = window(players)
        area = self.columns * self.rows
        self._discard = CARDS * TURNS * area
        self._pass = self._discard + CARDS
        self._take = self._pass + 1
        self._temple = self._take + SPACES
        kinds = len(KINDS)
        fields = (
            Field("seat", (players,)),
            Field("to_move", (players,)),
            Field("first", (players,)),
            Field("turn", (1,)),
            Field("turns", (1,)),
            Field("phase", (len(_PHASES),)),
            Field("cards", (CARDS, len(START), len(LETTERS))),
            Field("deck", (CARD_COUNT,)),
            Field("board", (SPACES, kinds)),
            Field("stack", (1,)),
            Field("reach", (1,)),
            Field("open", (players, kinds)),
            Field("known_hidden", (players, kinds)),
            Field("hidden", (players,)),
            Field("missing", (players,)),
            Field("laid", (self.rows, self.columns)),
            Field("gardens", (players, len(MOTIFS) + 2, self.rows, self.columns)),
        )
        super().__init__(game, players, self._temple + area * _OLD, fields)

    def write_mask(self, state: State, mask: Mask) -> None:
        """Set 1 for each legal id. Rules H4.1 to H4.5, H5.2, H5.3 and H5.6."""
        if self.game.to_move(state) < 0:
            return
        if state.phase == LAY and (spots := moves.distinct_placements(state)):
            planes = _planes([fit.positions for fit in spots])[:, :, : self.columns]
            places = mask[: self._discard].reshape(-1, self.rows, self.columns)
            places[[fit.card * TURNS + fit.rotation for fit in spots], : planes.shape[1]] = planes
        elif state.phase == LAY:
            mask[[self._discard + card for card, number in enumerate(state.cards) if number != TAKEN]] = 1
        elif state.phase == TEMPLE:
            mask[self._temples(state)] = 1
        else:
            mask[[self._take + space for space in in_reach(state)]] = 1

    def _temples(self, state: State) -> Ids:
        garden = mover(state).garden
        squares = 0
        for group in qualifying(state):
            squares |= group.squares
        at = np.array([self._square(bit) for bit in cells(squares)], np.int64)
        standing = list(cells(garden.temples))
        old = np.array([standing.index(bit) + 1 for bit in movable(garden)] or [0], np.int64)
        temples = (at[:, None] * _OLD + old).reshape(-1) + self._temple
        return np.concatenate(([self._pass], temples))

    def _square(self, bit: int) -> int:
        """Return the number of a square of the garden in the window."""
        row, column = divmod(bit, STRIDE)
        return (row - MARGIN) * self.columns + column - MARGIN

    def id_of(self, state: State, move: Event) -> int:
        """Return the id of a legal move."""
        garden = mover(state).garden
        match moves.canonical(state, move):
            case Lay(card, x, y, turn):
                rotated = card * TURNS + turn
                return (rotated * self.rows + y - garden.top) * self.columns + x - garden.left
            case Discard(card):
                return self._discard + card
            case Take(space):
                return self._take + space
            case Temple(x, y, moved):
                old = 1 + list(cells(garden.temples)).index(_bit(garden, *moved)) if moved else 0
                return self._temple + self._square(_bit(garden, x, y)) * _OLD + old
            case _:
                return self._pass

    def move_of(self, state: State, action: int) -> Event:
        """Return the move with an id."""
        if self.game.to_move(state) < 0 or not 0 <= action < self.actions:
            raise IllegalMove("H4.1", f"no move is the action {action}")
        garden = mover(state).garden
        if action < self._discard:
            place, column = divmod(action, self.columns)
            rotated, row = divmod(place, self.rows)
            lay = Lay(rotated // TURNS, column + garden.left, row + garden.top, rotated % TURNS)
            if card_left(state, lay.card) and moves.canonical(state, lay) != lay:
                raise IllegalMove("H4.1", "the card looks the same half a turn further, which has another action")
            return lay
        if action < self._pass:
            return Discard(action - self._discard)
        if action == self._pass:
            return Pass()
        if action < self._temple:
            return Take(action - self._take)
        square, old = divmod(action - self._temple, _OLD)
        row, column = divmod(square, self.columns)
        standing = [xy_of(garden, bit) for bit in cells(garden.temples)]
        if old > len(standing):
            raise IllegalMove("H5.6", f"there are only {len(standing)} temples to move")
        return Temple(column + MARGIN + garden.left, row + MARGIN + garden.top, standing[old - 1] if old else None)

    def write_observation(self, view: State, seat: int, parts: Mapping[str, Array]) -> None:
        """Write a view: no order of cards and tiles, no hidden draws of other seats. Rule H5.4."""
        deal, at_move = view.deal, self.game.to_move(view)
        order = seats_from(seat, self.players)
        parts["seat"][seat] = 1
        if at_move >= 0:
            parts["to_move"][order.index(at_move)] = 1
            parts["phase"][_PHASES.index(view.phase)] = 1
        parts["first"][order.index(deal.first)] = 1
        parts["turn"][0] = view.turn_number
        parts["turns"][0] = view.turns
        for number, card in enumerate(view.cards):
            if card != TAKEN:
                one_hot(parts["cards"][number], [_FACES[letter] for letter in deal.edition.cards[card]])
        parts["deck"][list(view.deck)] = 1
        one_hot(parts["board"], view.board)
        parts["stack"][0] = len(view.stack)
        parts["reach"][0] = view.reach
        boards = [view.laid]
        for number, at in enumerate(order):
            garden, open_, hidden, missing = view.seats[at]
            parts["open"][number] = open_
            for tile in hidden:
                if tile >= 0:
                    parts["known_hidden"][number, tile] += 1
            parts["hidden"][number] = len(hidden)
            parts["missing"][number] = missing
            boards += [*garden.motifs, garden.ground, garden.temples]
        planes = _planes(boards)[:, MARGIN:, MARGIN : MARGIN + self.columns]
        rows = planes.shape[1]
        parts["laid"][:rows] = planes[0]
        gardens = parts["gardens"]
        gardens[:, :, :rows] = planes[1:].reshape(*gardens.shape[:2], rows, self.columns)

    def setup_draws(self, options: Mapping[str, Json]) -> list[Draw]:
        """Return the draws of the first player, the first cards and six tiles. Rules H2.2, H2.3 and H3.1."""
        cards = len(edition_of(options).cards)
        return [
            Draw("first player", tuple(range(self.players))),
            *[Draw("card", tuple(range(cards)))] * ROUND_TURNS[self.players],
            *[Draw("tile", tuple(TILES))] * SPACES,
        ]

    def deal(self, options: Mapping[str, Json], drawn: Sequence[int]) -> State:
        """Return the state before the first move. Rule H2."""
        up = ROUND_TURNS[self.players]
        first, cards, tiles = drawn[0], drawn[1 : 1 + up], drawn[1 + up :]
        printed = edition_of(options).cards
        deck = [printed[card] for card in (*cards, *(card for card in range(len(printed)) if card not in cards))]
        setup = {"first": first, "cards": deck, "tiles": [KINDS[tile] for tile in _first(TILES, tiles)]}
        state: State = self.game.initial_state(options, setup, self.players)
        return state

    def draws(self, state: State, event: Event) -> list[Draw]:
        """Return the draws of a hidden tile, of one that refills a space, and of cards. Rules H3.1, H5.4 and H5.5."""
        after = self.game.apply(state, event)
        hidden = isinstance(event, Temple)
        tile = Draw("hidden tile" if hidden else "tile", state.stack, hidden)
        return [
            *[tile] * (len(state.stack) - len(after.stack)),
            *[Draw("card", state.deck)] * (len(state.deck) - len(after.deck)),
        ]

    def arrange(self, state: State, event: Event, drawn: Sequence[int]) -> tuple[State, Event]:
        """Return the state with the drawn tiles and cards first."""
        tiles = sum("tile" in draw.kind for draw in self.draws(state, event))
        deck, stack = _first(state.deck, drawn[tiles:]), _first(state.stack, drawn[:tiles])
        return state._replace(deck=deck, stack=stack), event

    def item_name(self, kind: str, item: int) -> str:
        """Return a tile's kind, or the number of a card or a seat."""
        return KINDS[item] if "tile" in kind else str(item)

    @property
    def most_draws(self) -> tuple[int, int]:
        """The cards to draw from; the first player, all cards and all tiles."""
        return CARD_COUNT, 1 + CARD_COUNT + sum(COUNTS)

    @property
    def longest(self) -> int:
        """Three moves in each turn. Rules H4 to H6."""
        return 3 * CARD_COUNT

    def picture(self, view: State) -> Picture:
        """Return the cards and tiles on offer above the gardens."""
        square, gap = 6, 8
        side, top = self.columns * square + gap, 2 * 3 * square + gap
        rects = []
        for number, card in enumerate(view.cards):
            if card != TAKEN:
                for cell, letter in enumerate(view.deal.edition.cards[card]):
                    x = (number * (WIDTH + 1) + cell % WIDTH) * 2 * square
                    rects.append(Rect(x, cell // WIDTH * 2 * square, 2 * square - 1, 2 * square - 1, _COLOURS[letter]))
        start = CARDS * (WIDTH + 1) * 2 * square
        for space, tile in enumerate(view.board):
            colour = _BARE if tile == NONE else _KIND_COLOURS[tile]
            rects.append(
                Rect(start + space % 2 * 2 * square, space // 2 * 2 * square, 2 * square - 1, 2 * square - 1, colour)
            )
        for number, seat in enumerate(view.seats):
            rects.append(Rect(number * side, top, self.columns * square, self.rows * square, _BARE))
            rects += _garden(seat.garden, number * side, top, square)
        width = max(self.players * side - gap, start + 4 * square)
        return Picture(width, top + self.rows * square, rects)


_COLOURS: Final = {"T": 0xB4654A, "P": 0x5D8C4A, "A": 0xD9B24C, "F": 0x4C86B4, ".": 0xD8CDB8}
_KIND_COLOURS: Final = (
    *(0x8E2A5B, 0x2A3F8E, 0xD98324, 0x3B7D3A, 0x9A9A9A, 0xC9B037, 0x6B4423),
    *(0xE0A070, 0x80B080, 0xB0B0C0, 0xE0D080, 0x404040),
)
_TEMPLE_COLOUR: Final = 0x1B1B1B
_BARE: Final = 0xF1EFE8


def _garden(garden: Garden, left: int, top: int, size: int) -> list[Rect]:
    layers = [*zip((*garden.motifs, garden.ground), LETTERS, strict=True)]
    rects = [
        Rect(*_pixel(bit, left, top, size), size, size, _COLOURS[letter])
        for layer, letter in layers
        for bit in cells(layer)
    ]
    inset = size // 3
    for bit in cells(garden.temples):
        x, y = _pixel(bit, left, top, size)
        rects.append(Rect(x + inset, y + inset, size - 2 * inset, size - 2 * inset, _TEMPLE_COLOUR))
    return rects


def _pixel(bit: int, left: int, top: int, size: int) -> tuple[int, int]:
    row, column = divmod(bit, STRIDE)
    return left + (column - MARGIN) * size, top + (row - MARGIN) * size


def _bit(garden: Garden, x: int, y: int) -> int:
    bit = bit_of(garden, x, y)
    if bit is None:
        raise IllegalMove("H5.1", "this square is not in the garden")
    return bit


def _first(pool: Sequence[int], drawn: Sequence[int]) -> tuple[int, ...]:
    """Return a pool with the drawn items first and the others sorted."""
    rest = sorted(pool)
    for item in drawn:
        rest.remove(item)
    return (*drawn, *rest)


def encoding(game: AnyEvaluatedGame, players: int) -> HangingGardensEncoding:
    """Return the encoding for a number of players."""
    return HangingGardensEncoding(game, players)
