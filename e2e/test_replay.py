"""A user replays a match, by keys and in the list of moves; and plays on from a position."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch, move_number
from web.app.model.match.replay import move_before, stops

TRACK = 120
"""The least width of the slider, in CSS pixels."""

HIGHEST = 130
"""More than the height of a bar with two rows, and less than that of three, in CSS pixels."""

IN_HANGING_GARDENS = ENGLISH.of_game("hanging-gardens")


def slider(page: Page) -> Locator:
    """Return the slider through all positions."""
    return page.get_by_role("slider", name=ENGLISH("replay.slider"), exact=True)


def step(page: Page, to: str) -> None:
    """Press a button that leads to another position."""
    zen_garden_page.press(page, f"replay.to.{to}")


def expect_position(page: Page, match: PlayedMatch[Any], at: int) -> None:
    """Expect that a position is shown, announced, and marked in the list."""
    before, last = move_before(match, at), move_before(match, match.at)
    assert last is not None
    text = ENGLISH("replay.begin")
    if before is not None:
        name = match.player(match.game.to_move(match.states[before]))
        text = ENGLISH("replay.position", number=move_number(match, before), of=move_number(match, last), name=name)
    dock = page.get_by_role("region", name=ENGLISH("replay.title"), exact=True)
    expect(dock.get_by_role("paragraph")).to_have_text(text)
    expect(slider(page)).to_have_attribute("aria-valuetext", text)
    # A turn of several moves has several positions with the same name.
    number = stops(match, match.at).index(at)
    expect(slider(page)).to_have_value(str(number))
    expect(moves(page).nth(number)).to_have_attribute("aria-current", "step")
    expect(moves(page).and_(page.locator("[aria-current=step]"))).to_have_count(1)


def moves(page: Page) -> Locator:
    """Return all moves in the list."""
    return (
        page.get_by_role("region", name=ENGLISH("replay.log"), exact=True).get_by_role("listitem").get_by_role("button")
    )


def expect_room(page: Page) -> None:
    """Expect that the bar has two rows, a track that a finger can follow, and no cut button."""
    usual = page.viewport_size
    assert usual is not None
    dock = page.get_by_role("region", name=ENGLISH("replay.title"), exact=True)
    for width, height in ((360, 740), (820, 1180), (1180, 820)):
        page.set_viewport_size({"width": width, "height": height})
        track, bar = slider(page).bounding_box(), dock.bounding_box()
        assert track is not None
        assert bar is not None
        assert track["width"] >= TRACK, width
        assert bar["height"] < HIGHEST, width
        cut = [
            button.inner_text()
            for button in dock.get_by_role("button").or_(dock.get_by_role("link")).filter(visible=True).all()
            if button.evaluate("(one) => one.scrollWidth > one.clientWidth + 1")
        ]
        assert not cut, width
    page.set_viewport_size(usual)


def expect_nothing_to_do(page: Page) -> None:
    """Expect that nothing can be chosen or undone."""
    for key in ("undo", "redo", "hint.ask", "turn.confirm"):
        expect(page.get_by_role("button", name=ENGLISH(key), exact=True)).to_have_count(0)


@pytest.mark.thorough
def test_a_running_match_is_replayed_by_keyboard_and_continued(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("choice-of-temple", 61))
    press, kept = page.keyboard.press, storage_seed.saved_texts(page)[match.id]
    press("l")
    expect(slider(page)).to_be_focused()
    expect_position(page, match, 61)
    expect_room(page)
    expect_nothing_to_do(page)
    press("ArrowLeft")
    expect_position(page, match, 60)
    press("Home")
    expect_position(page, match, 0)
    expect(moves(page)).to_have_count(62)
    expect(hanging_gardens_page.cards(page).get_by_role("button")).to_have_count(4)
    moves(page).nth(56).click()
    expect_position(page, match, 56)
    press("ArrowRight")
    expect_position(page, match, 57)
    expect(zen_garden_page.announced(page)).to_contain_text(
        re.compile(r"^Move \d+ of 49, \w+\. \w+ (laid|took|placed|moved) ")
    )
    press("p")
    expect(page.get_by_role("button", name=ENGLISH("replay.autoplay"), exact=True)).to_be_visible()
    expect_position(page, match, 61)
    page.reload()
    expect_position(page, match, 61)
    page.go_back()
    expect(zen_garden_page.panel(page)).to_contain_text(IN_HANGING_GARDENS("hg.help.temple"))
    page.go_forward()
    step(page, "back")
    expect_position(page, match, 60)
    zen_garden_page.press(page, "review.play_on")
    expect(zen_garden_page.panel(page)).to_contain_text(
        IN_HANGING_GARDENS("hg.help.card", name=match.player(match.game.to_move(match.states[60])))
    )
    branch = storage_seed.saved(page)
    assert branch.record.events == match.record.events[:60]
    assert branch.state.deck != match.states[60].deck, "the rest is dealt again"
    assert storage_seed.saved_texts(page)[match.id] == kept
    press("l")
    expect(page.get_by_role("region", name=ENGLISH("replay.title"), exact=True)).to_be_visible()
    press("Escape")
    expect(page.get_by_role("region", name=ENGLISH("replay.title"), exact=True)).to_have_count(0)
