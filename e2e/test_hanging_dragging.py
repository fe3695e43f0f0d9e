"""The Hanging Gardens by dragging: a card from the display into the garden, moved there, turned and laid."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH
from e2e.touch import Pointer, pointer_of
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay
from tests.kit import storage_seed, zen_garden_page
from web.app.games.hanging_gardens.table import selection as turns
from web.app.model.match.match import Match

NAMES = ("Ada", "Ben")


def drop(page: Page, match: Match, pointer: Pointer, move: Lay) -> None:
    """Move the dragged card, which lies across, until its middle is on a mark, and drop it."""
    place = hanging_gardens_page.place(page, match, move)
    # The mark is in the upper one of the two squares in the middle.
    pointer.move(place, 0, 1 / 2)
    expect(place).to_have_attribute("aria-pressed", "true")
    pointer.release()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.lay"))


@pytest.mark.thorough
@pytest.mark.context(has_touch=True)
def test_a_card_is_dragged_into_the_garden_turned_and_laid(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.seeded_match(HANGING_GARDENS.name, {}, names=NAMES, seed="3"))
    for number, kind in enumerate(("mouse", "finger")):
        match, pointer = storage_seed.saved(page), pointer_of(page, kind)
        card = hanging_gardens_page.card(page, number)
        chosen = turns.take(match.state, turns.NO_SELECTION, card=number)
        corner, *_, other = sorted(turns.places(match.state, chosen))
        first, last = Lay(number, *corner, 0), Lay(number, *other, 0)
        pointer.press(card)
        pointer.move(zen_garden_page.panel(page))
        expect(card).to_have_attribute("aria-pressed", "true")
        drop(page, match, pointer, first)
        ghost = hanging_gardens_page.place(page, match, first)
        # A placed card can be dragged further, unlike a hovered one.
        expect(ghost).to_have_attribute("data-drag", "")
        pointer.press(ghost)
        drop(page, match, pointer, last)
        assert storage_seed.saved(page).at == match.at, "a dropped card is not laid yet"
        turned = chosen
        while turned == chosen or not turns.places(match.state, turned):
            turned = turns.take(match.state, turned, card=number)
            card.click()
            expect(card).to_have_accessible_name(re.compile(f"turned by {90 * turned.quarters} degrees$"))
        goal = Lay(number, *max(turns.places(match.state, turned)), turned.quarters)
        mark = hanging_gardens_page.place(page, match, goal)
        # The card may lie there already, because it is turned about its middle; a tap would turn it again.
        if mark.get_attribute("aria-pressed") != "true":
            mark.tap()
        hanging_gardens_page.button(page, "hg.lay").click()
        match = hanging_gardens_page.settled(page, match, goal)
        assert match.record.events[-1] == HANGING_GARDENS.write_event(goal)
