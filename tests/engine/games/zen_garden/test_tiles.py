"""The tiles."""

from itertools import product

import pytest

from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    EMPTY,
    FEATURES,
    TILE_CODES,
    TILE_FEATURES,
    TILES,
    corner_of,
    laid,
    tile_of,
)
from tests.engine.games.zen_garden.positions import after, start
from tests.kit.zen_garden_referee import ALL_TILES, shows


@pytest.mark.rule("Z1.1")
def test_there_is_one_tile_for_each_combination() -> None:
    assert sorted(TILE_CODES) == ALL_TILES
    assert len(ALL_TILES) == len(set(ALL_TILES)) == 90


def test_codes_have_a_letter_for_each_feature() -> None:
    for tile in TILES:
        assert {FEATURES[feature] for feature in TILE_FEATURES[tile]} == shows(TILE_CODES[tile])


@pytest.mark.rule("Z1.3")
def test_a_tile_has_four_orientations() -> None:
    assert CORNERS == ("nw", "ne", "se", "sw")
    codes = {laid(tile, corner): (tile, corner) for tile, corner in product(TILES, range(4))}
    assert len(codes) == 360
    assert EMPTY not in codes
    assert all((tile_of(code), corner_of(code)) == parts for code, parts in codes.items())


@pytest.mark.rule("Z1.3")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_placed_tile_bends_round_the_corner_that_the_move_names(corner: str) -> None:
    seat = after(start(), f"0a b2 {corner}").seats[0]
    assert CORNERS[corner_of(seat.garden[5])] == corner
