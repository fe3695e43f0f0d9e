"""The start screen: the button to play is in view on every screen, and nothing moves when Python is ready."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.test_boot import hold_python
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH

SIZES = ((390, 844), (820, 1180), (1180, 820), (1440, 900))


def places(*parts: Locator) -> list[object]:
    """Return the positions of parts of the page."""
    return [part.bounding_box() for part in parts]


@pytest.mark.fresh
def test_the_last_match_is_offered_before_python_is_ready_and_stays_in_place(page: Page, site: str) -> None:
    page.goto(site)
    ready(page)
    hanging = ENGLISH("game.hanging-gardens")
    zen_garden_page.choose_game(page, "hanging-gardens")
    zen_garden_page.set_players(page, ("Ada", "Ben", "Cy"), {2: ENGLISH("kind.master")})
    zen_garden_page.press(page, "start.play")
    expect(page.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_visible()
    page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH("start.title"))
    release = hold_python(page)
    page.reload()
    games = page.get_by_role("group", name=ENGLISH("start.game"), exact=True)
    expect(games.get_by_role("radio", name=hanging, exact=True)).to_be_checked()
    button = zen_garden_page.play_button(page, "hanging-gardens")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(button).to_be_in_viewport(ratio=1)
    third = zen_garden_page.seat_form(page, 2)
    before = places(games, third, button)
    expect(third.get_by_label(ENGLISH("start.name"), exact=True)).to_have_value("Cy")
    release()
    ready(page)
    assert places(games, third, button) == before
    expect(third.get_by_label(ENGLISH("start.kind"), exact=True)).to_have_value("master")
    assert page.locator("datalist option").evaluate_all("(names) => names.map((name) => name.value)") == ["Ada", "Ben"]
    page.get_by_role("link", name=ENGLISH("start.continue"), exact=True).click()
    expect(page.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_visible()
    assert storage_seed.saved(page).record.game == "hanging-gardens"
