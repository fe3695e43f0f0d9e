"""Information for players in The Hanging Gardens, at any time and in each step of a turn."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH, button
from e2e.test_phone import box
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay
from hofgarten.record import write_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.hanging_gardens_referee import Referee
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.model.match.match import PlayedMatch
from web.app.model.teaching.rule_book import rule_book

GOLDEN = "choice-of-temple"
"""Ben lays a card after 60 events, moves one of two temples, and takes a tile."""
GAME = HANGING_GARDENS.name


def referee_of(match: PlayedMatch[Any]) -> Referee:
    """Return a referee that has followed a match so far."""
    referee = Referee(json.loads(write_record(match.record)))
    for event in match.record.events[: match.at]:
        referee.play(event)
    return referee


def test_help_at_each_step_and_refusals_with_their_rule(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, 60))
    panel = zen_garden_page.panel(page)
    expect(panel).to_contain_text(ENGLISH("hg.help.card", name="Ben"))
    temple = next(spot for spot in temples(match))
    hanging_gardens_page.square(page, match, temple).click(force=True)
    expect_refusal(page, "no_card", "H4.1")
    hanging_gardens_page.card(page, 1).click()
    expect(panel).to_contain_text(ENGLISH("hg.help.place"))
    hanging_gardens_page.square(page, match, temple).click(force=True)
    expect_refusal(page, "on_temple", "H4.4")
    zen_garden_page.press(page, "turn.cancel")
    button(page, "hg.left").click()
    button(page, "hg.left").click()
    place = hanging_gardens_page.place(page, match, Lay(1, -2, -1, 2))
    place.hover()
    expect(panel).to_contain_text(ENGLISH("hg.help.lay"))
    place.click()
    expect(panel).to_contain_text(ENGLISH("hg.help.temple"))
    match = storage_seed.saved(page)
    hanging_gardens_page.square(page, match, Spot(0, 0)).click(force=True)
    expect(panel.get_by_role("button", name=ENGLISH("refusal.rule"), exact=True)).to_be_visible()
    hanging_gardens_page.square(page, match, Spot(-1, 0), "place a temple").click()
    expect(panel).to_contain_text(ENGLISH("hg.help.removed"))
    hanging_gardens_page.square(page, match, Spot(2, 2), "this temple can move").click()
    expect(panel).to_contain_text(ENGLISH("hg.help.place_temple"))
    button(page, "hg.place_temple").click()
    expect(panel).to_contain_text(ENGLISH("hg.help.tile"))
    match = storage_seed.saved(page)
    far = hanging_gardens_page.tile(page, match.state, 5)
    expect(far).to_have_accessible_name(re.compile(", out of reach"))
    far.click(force=True)
    expect_refusal(page, "out_of_reach", "H5.3", reach=ENGLISH(f"hg.reach.{match.state.reach}"))


def expect_refusal(page: Page, key: str, rule: str, **parts: str) -> None:
    """Expect that the panel and the screen reader text give the reason, and that the rule can be opened."""
    sentence = ENGLISH(f"refusal.{key}", **parts)
    expect(zen_garden_page.panel(page)).to_contain_text(sentence)
    expect(zen_garden_page.announced(page)).to_contain_text(sentence)
    zen_garden_page.press(page, "refusal.rule")
    book = rule_book(GAME, "en")
    expect(zen_garden_page.dialog(page, book.titles[rule])).to_contain_text(book.rules[rule])
    zen_garden_page.close(page)


def temples(match: PlayedMatch[Any]) -> list[Spot]:
    """Return the squares of the temples of the seat to move."""
    return [Spot(x, y) for x, y in referee_of(match).temples[match.turn]]


@pytest.mark.thorough
def test_garden_is_enlarged_scrolled_and_dragged_by_mouse(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, 60))
    arrows = [button(page, f"hg.scroll.{way}") for way in ("west", "north", "east", "south")]
    for arrow in arrows:
        expect(arrow).to_be_hidden()
    for _ in range(5):
        button(page, "hg.larger").click()
    square = hanging_gardens_page.square(page, match, Spot(0, 0))
    for arrow, (right, down) in zip(arrows, ((1, 0), (0, 1), (-1, 0), (0, -1)), strict=True):
        before = box(square)
        arrow.click()
        after = box(square)
        assert (after["x"] - before["x"]) * right >= 50 * abs(right)
        assert (after["y"] - before["y"]) * down >= 50 * abs(down)
    hanging_gardens_page.card(page, 1).click()
    stage = box(page.get_by_role("region", name=ENGLISH("garden.of", name="Ben"), exact=True))
    before, x, y = box(square), stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 50, y + 50, steps=5)
    page.mouse.up()
    after = box(square)
    assert after["x"] - before["x"] == pytest.approx(-50, abs=1)
    assert after["y"] - before["y"] == pytest.approx(50, abs=1)
    assert storage_seed.saved(page).at == match.at
    button(page, "hg.fit").click()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.place"))
    for arrow in arrows:
        expect(arrow).to_be_hidden()
