"""A tile and a card are dragged to their places, with mouse and touch."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.touch import Pointer, drag, pointer_of
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay
from hofgarten.games.zen_garden.grid import CELL_NAMES, NO_SHIFT
from hofgarten.games.zen_garden.tiles import SE
from tests.kit import storage_seed, zen_garden_page
from web.app.model.match.match import Match

WIDE, HIGH = 3, 2
"""Number of squares covered by a card."""


TABLET = {"width": 1180, "height": 820}


@pytest.mark.context(has_touch=True, reduced_motion="no-preference", viewport=TABLET)
@pytest.mark.parametrize("kind", ["mouse", "finger"])
def test_tiles_and_cards_are_dragged_to_their_places(page: Page, site: str, kind: str) -> None:
    pointer = pointer_of(page, kind)
    drag_a_tile(page, zen_garden_page.open_match(page, site, storage_seed.a_match(2)), pointer)
    drag_a_card(
        page, zen_garden_page.open_match(page, site, storage_seed.seeded_match(HANGING_GARDENS.name, {})), pointer
    )


def drag_a_tile(page: Page, match: Match, pointer: Pointer) -> None:
    """Drag a tile to nowhere, to a place, and to another place; then build it."""
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


def drag_a_card(page: Page, match: Match, pointer: Pointer) -> None:
    """Drag a card over a place, where it is previewed, to another; then lay it."""
    moves = [move for move in match.game.moves(match.state) if isinstance(move, Lay) and move.turn == 0]
    first, last = moves[0], [move for move in moves if move.card == moves[0].card][-1]
    card = hanging_gardens_page.card(page, first.card)
    pointer.press(card)
    pointer.move(zen_garden_page.panel(page))
    expect(card).to_have_attribute("aria-pressed", "true")
    for move in (first, last):
        place = hanging_gardens_page.place(page, match, move)
        pointer.move(place, 0, 1 / 2)
        expect(place).to_have_attribute("aria-pressed", "true")
    pointer.release()
    expect(hanging_gardens_page.button(page, "hg.lay")).to_be_enabled()
    assert storage_seed.saved(page).at == match.at
    hanging_gardens_page.button(page, "hg.lay").click()
    assert hanging_gardens_page.settled(page, match, last).record.events[match.at] == match.game.write_event(last)
