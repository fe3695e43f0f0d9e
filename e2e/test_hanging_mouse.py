"""A whole match of The Hanging Gardens by mouse, from the start form to the result."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH, Hand
from hofgarten.games.hanging_gardens.state import Lay
from tests.kit import storage_seed, zen_garden_page
from web.app.games.hanging_gardens.table.selection import Selection, Spot, temple_options
from web.app.games.hanging_gardens.view import move_text as say
from web.app.model.match.match import PlayedMatch

APPRENTICE = ENGLISH("kind.apprentice")


def click_shown(place: Locator) -> None:
    """Hover over a place, expect the card's preview there, and lay it."""
    place.hover()
    expect(place).to_have_attribute("aria-pressed", "true")
    place.click()
    expect(place).to_have_count(0)


MOUSE = Hand(Locator.click, click_shown, Locator.click)


def expect_preview(page: Page, match: PlayedMatch[Any], event: Lay) -> None:
    """Expect that hovering over a place previews the result, without playing a move."""
    spot = Spot(event.x, event.y)
    hanging_gardens_page.take_card(page, event, MOUSE)
    place = hanging_gardens_page.place(page, match, event)
    place.hover()
    expect(place).to_have_attribute("aria-pressed", "true")
    found = temple_options(match.state, Selection(card=event.card, quarters=event.rotation, spot=spot))
    brought = (
        zen_garden_page.panel(page).get_by_role("list", name=ENGLISH("gain.title"), exact=True).get_by_role("listitem")
    )
    expect(brought).to_have_text([say.temple_option(ENGLISH, one) for one in found])
    expect(zen_garden_page.panel(page).get_by_text(ENGLISH("hg.no_group"))).to_have_count(0 if found else 1)
    page.get_by_role("heading", name=ENGLISH("hg.board"), exact=True).hover()
    expect(place).not_to_have_attribute("aria-pressed", "true")
    assert storage_seed.saved(page).at == match.at
    zen_garden_page.press(page, "turn.cancel")


@pytest.mark.thorough
def test_a_whole_match_from_the_form_to_the_result(opened: Page) -> None:
    zen_garden_page.set_speed(opened, "instant")
    hanging_gardens_page.begin(opened, hanging_gardens_page.ALONE, dict.fromkeys((1, 2, 3), APPRENTICE), seed="3")
    expect(opened.get_by_role("heading", level=1)).to_have_text(
        ENGLISH("match.title", game=ENGLISH("game.hanging-gardens"), names=", ".join(hanging_gardens_page.ALONE))
    )
    expect(zen_garden_page.panel(opened)).to_contain_text(ENGLISH("hg.help.card", name=hanging_gardens_page.ALONE[0]))
    match = storage_seed.saved(opened)
    first = hanging_gardens_page.a_move(match)
    assert isinstance(first, Lay)
    expect_preview(opened, match, first)
    match = hanging_gardens_page.play_on(opened, MOUSE)
    assert hanging_gardens_page.own_words(match) >= {"lay", "temple", "pass", "tile"}
    hanging_gardens_page.expect_true_result(opened, match)
    expect(zen_garden_page.panel(opened)).to_contain_text(match.player(match.winners[0]))
