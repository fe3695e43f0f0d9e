"""Zen Garden in numbers. A garden is shown in the upper left corner of its grid: its place is free (Rule Z5.1)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import ClassVar, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import IllegalMove, Json
from hofgarten.games.zen_garden.grid import (
    CELLS,
    SIZE,
    PlacementCode,
    cells_of,
    distinct_placement,
    distinct_placements,
    placement_parts,
    shift_parts,
)
from hofgarten.games.zen_garden.moves import affordable
from hofgarten.games.zen_garden.notation import write_tiles
from hofgarten.games.zen_garden.options import BOARDS, mission_count
from hofgarten.games.zen_garden.setup import FIELDS
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOTS, TAKEN, TURNS_EACH, Event, Move, Shuffle, State
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    FEATURES,
    FIRST_GROUND,
    FIRST_PATH,
    LAID_FEATURES,
    TILE_CODES,
    TILE_COUNT,
    TILE_FEATURES,
    TILES,
    corner_of,
    tile_of,
)
from hofgarten.rl.encoding import Array, Draw, Encoding, Field, Ids, Mask, Picture, Rect, one_hot, seats_from

_SPAN: Final = SIZE + 1
"""Places of the next tile in one direction: one before the garden, and four from its first column or row on."""

PLACES: Final = _SPAN * _SPAN
"""Places of the next tile, row by row from one space above and to the left of the garden's upper left corner."""

MISSIONS: Final = mission_count(BOARDS)

_LAID: Final = np.array(
    [
        [feature in features for feature in range(len(FEATURES))]
        + [bool(features) and corner_of(code) == corner for corner in range(len(CORNERS))]
        for code, features in enumerate(LAID_FEATURES)
    ],
    np.int8,
)
"""For each code of a laid tile: 1 for each of its features, and 1 for its corner."""

_FACES: Final = np.array([[feature in features for feature in range(len(FEATURES))] for features in TILE_FEATURES])


class _Places(NamedTuple):
    ids: Ids
    """The places of the next tile, ascending."""
    placements: dict[int, PlacementCode]
    """For each place the distinct placement there."""
    to_corner: NDArray[np.int64]
    """For each cell of the shown grid the cell of the garden that is shown there."""


@cache
def _places(mask: int) -> _Places:
    """Return the places of the next tile for a garden with these tiles. Rules Z5.1 and Z5.2."""
    left, top = _corner(mask)
    placements = {_place(mask, placement): placement for placement in distinct_placements(mask)}
    rolled = np.roll(np.arange(len(CELLS)), -(top * SIZE + left))
    return _Places(np.array(sorted(placements), np.int64), placements, rolled)


def _corner(mask: int) -> tuple[int, int]:
    """Return the first column and the first row of a garden."""
    cells = cells_of(mask)
    return min((cell % SIZE for cell in cells), default=0), min((cell // SIZE for cell in cells), default=0)


def _place(mask: int, placement: PlacementCode) -> int:
    if not mask:
        return _SPAN + 1
    shift, cell = placement_parts(placement)
    east, south = shift_parts(shift)
    left, top = _corner(mask)
    return (cell // SIZE - south - top + 1) * _SPAN + cell % SIZE - east - left + 1


class ZenGardenEncoding(Encoding):
    """The numbers of Zen Garden. An id is ``(slot * PLACES + place) * 4 + corner``: 1,200 in all. Rules Z4 and Z5."""

    has_secrets = False
    parameters: ClassVar = {"level": 0, "boards": "", "majority_ties": ""}

    def __init__(self, game: AnyEvaluatedGame, players: int) -> None:
        """Lay out the tensor."""
        features = len(FEATURES)
        fields = (
            Field("seat", (players,)),
            Field("to_move", (players,)),
            Field("first", (players,)),
            Field("turn", (1,)),
            Field("boards", (len(BOARDS),)),
            Field("split", (1,)),
            Field("emperor", (len(FIELDS), features)),
            Field("missions", (MISSIONS, features)),
            Field("board", (len(SLOTS), features)),
            Field("supply", (TILE_COUNT,)),
            Field("discard", (TILE_COUNT,)),
            Field("coins", (players,)),
            Field("mission_points", (players, MISSIONS)),
            Field("gardens", (players, SIZE, SIZE, features + len(CORNERS))),
        )
        super().__init__(game, players, len(SLOTS) * PLACES * len(CORNERS), fields)

    def write_mask(self, state: State, mask: Mask) -> None:
        """Set 1 for each legal id: any tile, place and corner. Rules Z4.1, Z4.2, Z5.1 to Z5.3."""
        seat = self.game.to_move(state)
        if seat >= 0:
            slots = np.array(affordable(state))[:, None]
            mask.reshape(len(SLOTS), PLACES, len(CORNERS))[slots, _places(state.seats[seat].mask).ids] = 1

    def id_of(self, state: State, move: Move) -> int:
        """Return the id of a legal move."""
        mask = state.seats[self.game.to_move(state)].mask
        place = _place(mask, distinct_placement(mask, move.shift << 4 | move.cell))
        return (move.slot * PLACES + place) * len(CORNERS) + move.corner

    def move_of(self, state: State, action: int) -> Move:
        """Return the move with an id: a slot, the number of a distinct placement, and a corner."""
        number, corner = divmod(action, len(CORNERS))
        slot, place = divmod(number, PLACES)
        seat = self.game.to_move(state)
        placement = _places(state.seats[seat].mask).placements.get(place) if seat >= 0 else None
        if placement is None or slot not in SLOTS:
            raise IllegalMove("Z5.2", f"no tile can be placed by the action {action}")
        shift, cell = placement_parts(placement)
        return Move(slot, cell, corner, shift)

    def write_observation(self, view: State, seat: int, parts: Mapping[str, Array]) -> None:
        """Write a view: only the order of the supply is hidden. Rule Z2.4."""
        deal = view.deal
        order = seats_from(seat, self.players)
        parts["seat"][seat] = 1
        if (mover := self.game.to_move(view)) >= 0:
            parts["to_move"][order.index(mover)] = 1
        parts["first"][order.index(deal.first)] = 1
        parts["turn"][0] = view.turn_number
        parts["boards"][[board - BOARDS[0] for board in deal.boards]] = 1
        parts["split"][0] = deal.split
        one_hot(parts["emperor"], (deal.small, deal.large, deal.majority, deal.detail))
        for number, pair in enumerate(deal.missions):
            parts["missions"][number, list(pair)] = 1
        board = np.array(view.board)
        parts["board"][board != TAKEN] = _FACES[board[board != TAKEN]]
        parts["supply"][list(view.supply[view.drawn :])] = 1
        parts["discard"][list(view.discard)] = 1
        for number, at in enumerate(order):
            garden, mask, coins, _, points = view.seats[at]
            parts["coins"][number] = coins
            parts["mission_points"][number, : len(points)] = points
            shown = _LAID[np.array(garden)[_places(mask).to_corner]]
            parts["gardens"][number] = shown.reshape(SIZE, SIZE, -1)

    def setup_draws(self, options: Mapping[str, Json]) -> list[Draw]:
        """Return the draws of the first player, the emperor tiles and the selection board. Rules Z2.2 to Z2.5."""
        emperor = len(FIELDS) + 2 * mission_count(options["boards"])
        return [
            Draw("first player", tuple(range(self.players))),
            *[Draw("emperor tile", tuple(range(len(FEATURES))))] * emperor,
            *[Draw("tile", tuple(TILES))] * len(SLOTS),
        ]

    def deal(self, options: Mapping[str, Json], drawn: Sequence[int]) -> State:
        """Return the state before the first move. Rule Z2."""
        first, *items = drawn
        emperor = iter([FEATURES[feature] for feature in items[: -len(SLOTS)]])
        fields: dict[str, Json] = {field: next(emperor) for field in FIELDS}
        fields["missions"] = [[first_feature, next(emperor)] for first_feature in emperor]
        tiles = items[-len(SLOTS) :]
        supply = (*tiles, *(tile for tile in TILES if tile not in tiles))
        setup = {"first": first, "supply": write_tiles(supply), "emperor": fields}
        state: State = self.game.initial_state(options, setup, self.players)
        return state

    def draws(self, state: State, event: Event) -> list[Draw]:
        """Return the draws of the tiles that fill the selection board. Rules Z3.3 and Z3.4."""
        after = self.game.apply(state, event)
        if isinstance(event, Shuffle):
            return [Draw("shuffled tile", tuple(sorted(state.discard)))] * after.drawn
        return [Draw("tile", state.supply[state.drawn :])] * (after.drawn - state.drawn)

    def arrange(self, state: State, event: Event, drawn: Sequence[int]) -> tuple[State, Event]:
        """Return the state or the shuffle with the drawn tiles first."""
        if isinstance(event, Shuffle):
            return state, Shuffle((*drawn, *sorted(set(event.tiles) - set(drawn))))
        rest = sorted(set(state.supply[state.drawn :]) - set(drawn))
        return state._replace(supply=(*drawn, *rest), drawn=0), event

    def item_name(self, kind: str, item: int) -> str:
        """Return a tile's code, a feature's name, or a seat."""
        return {"first player": str(item), "emperor tile": FEATURES[item % len(FEATURES)]}.get(kind, TILE_CODES[item])

    @property
    def most_draws(self) -> tuple[int, int]:
        """The tiles to draw from; the setup, and at most 12 tiles at the end of each of 16 rounds. Rule Z3.2."""
        return TILE_COUNT, 1 + len(FEATURES) + len(SLOTS) * (TURNS_EACH + 1)

    @property
    def longest(self) -> int:
        """16 turns of each player. Rule Z3.2."""
        return TURNS_EACH * self.players

    def picture(self, view: State) -> Picture:
        """Return the selection board, most expensive row first, and beside it the gardens."""
        tile, gap = 28, 8
        side = SIZE * tile + gap
        rects = []
        for slot, face in enumerate(view.board):
            x, y = slot % COLUMNS * tile, (ROWS - 1 - slot // COLUMNS) * tile
            rects += _tile(x, y, tile, None if face == TAKEN else face)
        for number, seat in enumerate(view.seats):
            left = (number + 1) * side
            for cell, code in enumerate(seat.garden):
                x, y = left + cell % SIZE * tile, cell // SIZE * tile
                rects += _tile(x, y, tile, tile_of(code) if code else None, corner_of(code) if code else None)
        return Picture((self.players + 1) * side - gap, SIZE * tile, rects)


_GROUNDS: Final = (0xE8D9A8, 0xB9B6AE, 0x6C9A5B, 0xB9714E, 0x6FA8C9, 0xE7A9BE)
_PATHS: Final = (0xFFF3CF, 0x7A4E2D, 0x55585C)
_DECORATIONS: Final = (0xB3261E, 0x8A5A2B, 0x3E4A3D, 0xE4572E, 0xFFFFFF)
_BARE: Final = 0xF1EFE8


def _tile(x: int, y: int, size: int, tile: int | None, corner: int | None = None) -> list[Rect]:
    """Return a tile's ground, its path and the decoration in its middle.

    The path is in the corner round which it bends, or along the lower edge if the tile has yet to be turned.
    """
    inner = size - 2
    if tile is None:
        return [Rect(x + 1, y + 1, inner, inner, _BARE)]
    decoration, path, ground = TILE_FEATURES[tile]
    third = inner // 3
    colour = _PATHS[path - FIRST_PATH]
    if corner is None:
        way = Rect(x + 1, y + size - 1 - third // 2, inner, third // 2, colour)
    else:
        east, south = corner in (1, 2), corner in (2, 3)
        way = Rect(x + 1 + (inner - third) * east, y + 1 + (inner - third) * south, third, third, colour)
    middle = Rect(x + 1 + third, y + 1 + third, third, third, _DECORATIONS[decoration])
    return [Rect(x + 1, y + 1, inner, inner, _GROUNDS[ground - FIRST_GROUND]), way, middle]


def encoding(game: AnyEvaluatedGame, players: int) -> ZenGardenEncoding:
    """Return the encoding for a number of players."""
    return ZenGardenEncoding(game, players)
