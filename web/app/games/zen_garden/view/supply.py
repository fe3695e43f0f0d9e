"""The list of all tiles: tiles left in the supply, on the board, in gardens and discarded. All of it is public."""

from collections import Counter
from collections.abc import Mapping

from hofgarten.games.zen_garden.state import TAKEN, State
from hofgarten.games.zen_garden.tiles import (
    DECORATIONS,
    EMPTY,
    FEATURES,
    FIRST_GROUND,
    FIRST_PATH,
    SE,
    TILE_FEATURES,
    TILES,
    laid,
    tile_of,
)
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import supply_left, supply_sizes
from web.app.games.zen_garden.view.tile import emblem, face
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.pile_dialog import Listed, count_row, count_table, piece_list
from web.app.view.html import Element, Node


def tile_locations(state: State) -> dict[int, str]:
    """Map each of the 90 tiles to its location: ``supply``, ``discard``, ``board`` or ``garden``."""
    places = dict.fromkeys(supply_left(state), "supply") | dict.fromkeys(state.discard, "discard")
    places |= {tile: "board" for tile in state.board if tile != TAKEN}
    return places | {tile_of(code): "garden" for seat in state.seats for code in seat.garden if code != EMPTY}


def supply_dialog(words: Words, state: State) -> Node:
    """Return the counts by feature, and all 90 tiles with their locations."""
    places = tile_locations(state)
    return [
        h.p[supply_sizes(words, state), " ", words("supply.hint")],
        _counts(words, state),
        h.p(".hint")[words("supply.legend")],
        h.div(".all-tiles.tiles.gap-4")[(_decoration(words, places, number) for number in range(len(DECORATIONS)))],
    ]


def _counts(words: Words, state: State) -> Element:
    supply = Counter(feature for tile in supply_left(state) for feature in TILE_FEATURES[tile])
    discard = Counter(feature for tile in state.discard for feature in TILE_FEATURES[tile])
    return count_table(
        (words("supply.feature"), words("supply.supply"), words("supply.discard")),
        (
            count_row(
                [emblem(FEATURES[feature]), move_text.feature(words, feature)],
                str(supply[feature]),
                str(discard[feature]),
                data_group=_group(feature),
            )
            for feature in range(len(FEATURES))
        ),
    )


def _group(feature: int) -> str:
    if feature < FIRST_PATH:
        return "decoration"
    return "path" if feature < FIRST_GROUND else "ground"


def _decoration(words: Words, places: Mapping[int, str], decoration: int) -> Element:
    tiles = (tile for tile in TILES if TILE_FEATURES[tile][0] == decoration)
    return piece_list(
        move_text.feature(words, decoration),
        (Listed(face(laid(tile, SE)), _where(words, tile, places[tile]), f"is-in-{places[tile]}") for tile in tiles),
    )


def _where(words: Words, tile: int, place: str) -> str:
    return words.pair(move_text.tile(words, tile), words.of("whereabouts", place))
