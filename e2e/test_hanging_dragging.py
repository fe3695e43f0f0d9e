"""The Hanging Gardens by dragging: a card from the display into the garden, moved there, turned and laid."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.touch import Pointer, pointer_of
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.hanging_gardens.table import selection as turns
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.model.match.match import Match

NAMES = ("Ada", "Ben")


def drop(page: Page, match: Match, pointer: Pointer, spot: Spot, size: tuple[int, int]) -> None:
    """Move the dragged card until its upper left square is on a place, and drop it."""
    place = hanging_gardens_page.place(page, match, spot)
    pointer.move(place, (size[0] - 1) / 2, (size[1] - 1) / 2)
    expect(place).to_have_attribute("aria-pressed", "true")
    pointer.release()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.lay"))


@pytest.mark.context(has_touch=True)
def test_a_card_is_dragged_into_the_garden_turned_and_laid(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.begun(HANGING_GARDENS.name, {}, names=NAMES, seed="3"))
    for number, kind in enumerate(("mouse", "finger")):
        match, pointer = storage_seed.saved(page), pointer_of(page, kind)
        card = hanging_gardens_page.card(page, number)
        chosen = turns.take(match.state, turns.NOTHING, number)
        first, *_, last = sorted(turns.places(match.state, chosen))
        pointer.press(card)
        pointer.move(zen_garden_page.panel(page))
        expect(card).to_have_attribute("aria-pressed", "true")
        drop(page, match, pointer, first, (3, 2))
        ghost = hanging_gardens_page.place(page, match, first)
        # A placed card can be dragged further, unlike a hovered one.
        expect(ghost).to_have_attribute("data-drag", "")
        pointer.press(ghost)
        drop(page, match, pointer, last, (3, 2))
        assert storage_seed.saved(page).at == match.at, "a dropped card is not laid yet"
        turned = chosen
        while turned == chosen or not turns.places(match.state, turned):
            turned = turns.take(match.state, turned, number)
            card.click()
            expect(card).to_have_accessible_name(re.compile(f"turned by {90 * turned.quarters} degrees$"))
        goal = max(turns.places(match.state, turned))
        event = HANGING_GARDENS.write_event(Lay(number, goal.x, goal.y, turned.quarters))
        hanging_gardens_page.place(page, match, goal).tap()
        hanging_gardens_page.button(page, "hg.lay").click()
        match = hanging_gardens_page.settled(page, match, Lay(number, goal.x, goal.y, turned.quarters))
        assert match.record.events[-1] == event
