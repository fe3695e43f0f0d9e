"""A tile is dragged to its place, with mouse and touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.touch import drag, pointer_of
from hofgarten.games.zen_garden.grid import CELL_NAMES, NO_SHIFT
from hofgarten.games.zen_garden.tiles import SE
from tests.kit import storage_seed, zen_garden_page

TABLET = {"width": 1180, "height": 820}


@pytest.mark.thorough
@pytest.mark.context(has_touch=True, reduced_motion="no-preference", viewport=TABLET)
@pytest.mark.parametrize("kind", ["finger", "mouse"])
def test_a_tile_is_dragged_to_its_place(page: Page, site: str, kind: str) -> None:
    """Drag a tile to nowhere, to a place, and to another place; then build it."""
    pointer, match = pointer_of(page, kind), zen_garden_page.open_match(page, site, storage_seed.a_match(2))
    name = zen_garden_page.player_name(match, match.turn)
    moves = [move for move in match.game.moves(match.state) if (move.shift, move.corner) == (NO_SHIFT, SE)]
    first, second = [move for move in moves if move.slot == moves[0].slot][:2]
    tile = zen_garden_page.slot(page, match.state, first.slot)
    build = page.get_by_role("button", name=zen_garden_page.ENGLISH("turn.confirm"), exact=True)
    places = [zen_garden_page.space(page, name, zen_garden_page.cell_place(move.cell)) for move in (first, second)]
    drag(pointer, tile, zen_garden_page.panel(page))
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(build).to_be_disabled()
    for source, target in ((tile, places[0]), (places[0], places[1])):
        drag(pointer, source, target)
        expect(target).to_have_accessible_name(re.compile("choose again"))
    assert storage_seed.saved(page).at == match.at
    build.click()
    expect(zen_garden_page.announced(page)).to_contain_text(f"on {CELL_NAMES[second.cell]}:")
    assert storage_seed.saved(page).record.events[-1] == match.game.write_event(second)
