"""The analysis board: best moves, lines and positions."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hofgarten.game import SPECTATOR
from tests.kit import storage_seed, zen_garden_page
from tests.kit.deals import Deal, match_of
from tests.kit.third_party_site import ThirdPartySite
from tests.kit.thorough import first_of
from tests.kit.zen_garden_page import ENGLISH, press
from web.app.model.match.match import PlayedMatch

EVERY_GAME = pytest.mark.parametrize("game", first_of(["zen-garden", "hanging-gardens"]))
AT = 20
"""The number of events before the position that is analysed."""


def opened(page: Page, site: str, match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Open a match, and a board for one of its positions by the replay."""
    match = zen_garden_page.open_match(page, site, match)
    page.keyboard.press("l")
    slider = page.get_by_role("slider", name=ENGLISH("replay.slider"))
    slider.fill("8")
    link = page.get_by_role("region", name=ENGLISH("replay.title")).get_by_role("link", name=ENGLISH("way.analysis"))
    expect(link).to_have_attribute("href", re.compile("/8$"))
    link.click()
    expect(searched(page)).to_be_visible()
    return match


def searched(page: Page) -> Locator:
    """Return the message that the search is finished."""
    return page.get_by_text(ENGLISH("analysis.ranked"), exact=True)


def best_moves(page: Page) -> Locator:
    """Return the best moves."""
    return page.get_by_role("list", name=ENGLISH("hint.title")).get_by_role("button")


def confirm(page: Page) -> Locator:
    """Return the button that plays the chosen move."""
    return page.get_by_role("region", name=ENGLISH("panel.title")).get_by_role(
        "button", name=re.compile("^(Place|Lay the card|Place the temple|Take the tile|Draw)")
    )


def other_moves(page: Page) -> Locator:
    """Return the buttons of lines that leave the one on the board."""
    return page.get_by_role("list", name=ENGLISH("analysis.branches")).get_by_role("button")


@pytest.mark.thorough
@EVERY_GAME
def test_lines_are_made_named_and_kept(page: Page, site: str, game: str) -> None:
    match = opened(page, site, match_of(Deal(game)))
    assert 1 <= best_moves(page).count() <= 3
    expect(
        page.get_by_role("gridcell", name=re.compile("best moves? 1"))
        .or_(page.get_by_role("button", name=re.compile("best moves? 1")))
        .first
    ).to_be_visible()
    for _ in range(2):  # at least one of two moves differs from the match
        best_moves(page).last.click()
        confirm(page).click()
        expect(best_moves(page).and_(page.get_by_role("button", pressed=True))).to_have_count(0)
        expect(searched(page)).to_be_visible()
    line = page.get_by_role("heading", name=ENGLISH("analysis.line", number=1))
    expect(line).to_be_visible()
    expect(other_moves(page).first).to_contain_text(ENGLISH("analysis.match_line"))
    expect(page.get_by_role("img", name=ENGLISH("analysis.lead"))).to_be_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    assert page.evaluate("document.documentElement.scrollHeight") == 900, "the lines scroll by themselves"
    page.get_by_label(ENGLISH("analysis.name"), exact=True).fill("The other way")
    page.get_by_label(ENGLISH("analysis.comment"), exact=True).fill("Why not?")
    expect(page.get_by_role("heading", name="The other way")).to_be_visible()
    press(page, "analysis.save")
    expect(zen_garden_page.announced(page)).to_have_text(ENGLISH("analysis.noted"))
    page.reload()
    branch = other_moves(page).filter(has_text="The other way")
    branch.click()
    expect(page.get_by_label(ENGLISH("analysis.comment"), exact=True)).to_have_value("Why not?")
    page.get_by_role("link", name=ENGLISH("analysis.back"), exact=True).click()
    kept = storage_seed.saved(page)
    assert kept.record.events == match.record.events


@pytest.mark.thorough
@pytest.mark.firefox
def test_a_position_is_pasted_and_analysed(page: Page, site: str) -> None:
    match = match_of(Deal("hanging-gardens", AT))
    text = match.game.write_position(match.game.observe(match.state, SPECTATOR))
    zen_garden_page.open_match(page, site, match_of(Deal("zen-garden", 6)))
    page.goto(f"{site}#")
    zen_garden_page.open_menu(page).get_by_role("link", name=ENGLISH("way.analysis")).click()
    field = page.get_by_role("textbox", name=ENGLISH("analysis.notation"))
    field.fill(text.replace(" lay ", " rest "))
    press(page, "analysis.set_up")
    expect(field).to_have_accessible_description(
        ENGLISH("notice.bad_position", place=ENGLISH.of_game("hanging-gardens")("place.phase"))
    )
    expect(field).to_be_focused()
    assert field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)") == "rest"
    field.fill(text)
    press(page, "analysis.set_up")
    expect(searched(page)).to_be_visible()
    page.get_by_text(ENGLISH("analysis.text"), exact=True).click()
    expect(field).to_have_value(text)
    page.reload()
    expect(best_moves(page).first).to_be_visible()


@pytest.mark.thorough
def test_a_position_is_embedded(page: Page, site: str, blog: ThirdPartySite) -> None:
    match = match_of(Deal("zen-garden", AT))
    text = match.game.write_position(match.game.observe(match.state, SPECTATOR))
    blog.put(
        f'<hofgarten-demo position="{text}" title="Board" lang="en"></hofgarten-demo>',
        head=f'<script async src="{site}embed.js"></script>',
    )
    page.goto(blog.address)
    frame = page.frame_locator('iframe[title="Board"]')
    moves = frame.get_by_role("list", name=ENGLISH("hint.title")).get_by_role("button")
    moves.first.scroll_into_view_if_needed()
    moves.first.click()
    frame.get_by_role("button", name="Place", exact=True).click()
    back = frame.get_by_role("button", name=ENGLISH("replay.to.back"))
    expect(back).to_be_enabled()
