"""A match on a phone is played by taps."""

import re
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from hofgarten.games.zen_garden.grid import CELL_NAMES
from hofgarten.games.zen_garden.state import Move
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch, undo_target

PHONE = pytest.mark.context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
SMALL_PHONE = pytest.mark.context(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
TARGET = 44
"""Minimum touch target in CSS pixels."""


def box(target: Locator) -> FloatRect:
    """Return the box of an element on the screen."""
    found = target.bounding_box()
    assert found is not None
    return found


SMALLEST_SIDES = """all => all.filter((element) => element.isConnected).map((element) => {
    const { width, height } = element.getBoundingClientRect();
    return [element.ariaLabel ?? element.textContent, Math.min(width, height)];
})"""
"""Returns the name and the smaller side of each element, all at one moment.

A reply may remove some elements after Playwright has found them: these have no size.
"""


def expect_big_enough(*targets: Locator) -> None:
    """Expect that each of these is a large enough touch target."""
    for target in targets:
        expect(target.first).to_be_visible()
        for name, size in target.evaluate_all(SMALLEST_SIDES):
            assert size >= TARGET - 0.5, f"{name}: {size}"


def expect_no_sideways_scrolling(page: Page) -> None:
    """Expect that no part is wider than the screen."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room, f"{wide} in {page.viewport_size}"


def expect_in_view(page: Page, *targets: Locator) -> None:
    """Expect that all these are in view together."""
    size = page.viewport_size
    assert size is not None
    for target in targets:
        found = box(target)
        assert found["y"] >= 0, found
        assert found["y"] + found["height"] <= size["height"], found


def button(page: Page, key: str) -> Locator:
    """Return a button by the key of its text."""
    return page.get_by_role("button", name=ENGLISH(key), exact=True)


def tap_turn(page: Page, match: PlayedMatch[Any], move: Move) -> None:
    """Play a move by taps, without scrolling.

    At the beginning of a turn the tiles are disabled for a moment. Playwright then tries again, and by default scrolls
    the tile to the bottom, the middle or the top of the window at three of four attempts.
    """
    name = zen_garden_page.player_name(match, match.turn)
    board, garden = zen_garden_page.board(page), zen_garden_page.garden(page, name)
    zen_garden_page.slot(page, match.state, move.slot).tap(scroll="none")
    expect(zen_garden_page.slot(page, match.state, move.slot)).to_have_attribute("aria-pressed", "true")
    expect_in_view(page, board, garden)
    place = zen_garden_page.rim_place(move) or zen_garden_page.cell_place(move.cell)
    zen_garden_page.space(page, name, place).tap(scroll="none")
    zen_garden_page.corner(page, move.corner).tap(scroll="none")
    expect(zen_garden_page.corner(page, move.corner)).to_have_attribute("aria-pressed", "true")
    confirm = button(page, "turn.confirm").or_(button(page, "turn.end"))
    expect_in_view(page, garden, confirm)
    confirm.tap(scroll="none")
    expect(zen_garden_page.announced(page)).to_contain_text(f"on {CELL_NAMES[move.cell]}:")


@PHONE
def test_a_round_by_taps(opened: Page) -> None:
    expect_no_sideways_scrolling(opened)
    form = opened.get_by_role("main")
    zen_garden_page.open_form(opened)
    zen_garden_page.choose(form.get_by_role("group", name=ENGLISH("start.players"), exact=True), "2")
    zen_garden_page.set_players(opened, storage_seed.PEOPLE)
    zen_garden_page.choose(form.get_by_role("group", name=ENGLISH("start.level"), exact=True), "5")
    expect_big_enough(form.get_by_role("radio").filter(visible=True), form.get_by_role("combobox").filter(visible=True))
    expect_big_enough(button(opened, "start.play"), button(opened, "menu.title"))
    button(opened, "start.play").tap()
    expect(zen_garden_page.board(opened)).to_be_visible()
    totals = opened.get_by_role("group", name=ENGLISH("players.standings"), exact=True)
    expect(totals.get_by_role("button").first).to_have_accessible_name(re.compile(r"^\w+ ?, \d+ points"))
    for _ in range(4):
        match = storage_seed.saved(opened)
        tap_turn(opened, match, storage_seed.best_move(match))
        expect_no_sideways_scrolling(opened)
    assert storage_seed.saved(opened).at == 4


@pytest.mark.thorough
@SMALL_PHONE
def test_buttons_without_room_in_the_header_are_in_the_menu(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(12, bots={1: "random"}, names=("Ada", "Bot")))
    button(page, "undo").tap()
    target = undo_target(match)
    assert target is not None
    zen_garden_page.expect_board(page, match.states[target])
    before = storage_seed.saved(page)
    tap_turn(page, before, storage_seed.best_move(before))
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.take", name="Ada"))
    expect_big_enough(page.get_by_role("banner").get_by_role("button").filter(visible=True))
    for key in ("lines.title", "replay.open"):
        expect(button(page, key)).to_have_count(0)
    menu = zen_garden_page.open_menu(page)
    entries = menu.get_by_role("listitem").filter(visible=True)
    expect_big_enough(entries)
    expect_in_view(page, *entries.all())
    button(page, "lines.title").tap()
    zen_garden_page.dialog(page, ENGLISH("lines.title")).get_by_role("listitem").get_by_role("button").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert storage_seed.saved(page).record.events == match.record.events
    zen_garden_page.open_menu(page)
    button(page, "replay.open").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("slider", name=ENGLISH("replay.slider"), exact=True)).to_be_visible()


@PHONE
def test_another_screen_starts_at_its_top(opened: Page) -> None:
    zen_garden_page.play_button(opened).tap()
    expect(zen_garden_page.board(opened)).to_be_in_viewport(ratio=1)


@PHONE
def test_all_touch_targets_of_a_turn_are_big_enough(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(12, storage_seed.best_move))
    name = zen_garden_page.player_name(match, match.turn)
    tiles, garden = zen_garden_page.board(page).get_by_role("button"), zen_garden_page.garden(page, name)
    expect_big_enough(tiles)
    tiles.last.tap()
    places = garden.get_by_role("button", name=re.compile("place here"))
    expect(places.first).to_be_visible()
    nudges = page.get_by_role("group", name=ENGLISH("turn.nudge"), exact=True).get_by_role("button")
    expect(nudges).to_have_count(4)
    wishes = page.get_by_role("list", name=ENGLISH("start.boards"), exact=True)
    expect_big_enough(places, nudges)
    expect_in_view(page, wishes, zen_garden_page.board(page), garden)
    places.first.tap()
    turns = page.get_by_role("group", name=ENGLISH("turn.orientation"), exact=True).get_by_role("button")
    expect(turns.first).to_be_visible()
    expect(nudges).to_have_count(0)
    confirm = button(page, "turn.confirm").or_(button(page, "turn.end"))
    expect_big_enough(turns, button(page, "turn.cancel"), confirm, button(page, "undo"))
    expect_no_sideways_scrolling(page)
