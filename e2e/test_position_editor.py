"""The position editor: a position set up by mouse, by keyboard and by touch, then analysed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.test_axe import AXE, faults_of
from e2e.touch import Mouse, drag
from tests.kit import storage_seed
from tests.kit.waiting import PATIENCE
from tests.kit.zen_garden_page import ENGLISH, announced
from web.app.texts import Words

PHONE = pytest.mark.context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
ZEN, HANGING = Words("en", "zen-garden"), Words("en", "hanging-gardens")
NOT_CONNECTED = ZEN("edit.not_connected")


def opened(page: Page, site: str, game: str) -> None:
    """Open the editor with a new position of a game."""
    storage_seed.revisit(page, site, place="#analysis")
    form = page.get_by_role("form", name=ENGLISH("editor.title"))
    form.get_by_role("radio", name=ENGLISH.of("game", game)).check(force=True)
    form.get_by_role("button", name=ENGLISH("editor.begin")).click()
    expect(status_of(page)).to_contain_text(ENGLISH("editor.legal"), timeout=PATIENCE)


def status_of(page: Page) -> Locator:
    """Return the bar with the piece in hand and the faults."""
    return page.get_by_role("region", name=ENGLISH("editor.tools"))


def garden(page: Page, seat: int) -> Locator:
    """Return the spaces of a player's garden."""
    player = page.get_by_role("region", name=ENGLISH("player.name", number=seat + 1), exact=True)
    return player.get_by_role("grid", name=ZEN("edit.garden")).get_by_role("button")


def pieces(page: Page, group: str) -> Locator:
    """Return the pieces to take of a group."""
    there = page.get_by_role("region", name=ENGLISH("editor.pieces"), exact=True)
    return there.get_by_role("grid", name=group, exact=True).get_by_role("button")


def test_a_position_is_set_up_by_mouse_kept_by_a_reload_and_analysed(page: Page, site: str) -> None:
    opened(page, site, "zen-garden")
    pieces(page, ZEN("feature.pagoda")).first.click()
    garden(page, 0).nth(5).click()
    drag(Mouse(page), pieces(page, ZEN("feature.bench")).first, garden(page, 0).nth(15))
    status = status_of(page)
    expect(status).to_contain_text(NOT_CONNECTED)
    status.get_by_role("button", name=ENGLISH("editor.rule", rule="Z5.2")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Z5.2")
    page.keyboard.press("Escape")
    drag(Mouse(page), pieces(page, ZEN("feature.bench")).first, garden(page, 1).nth(0))
    expect(status).to_contain_text("Empty spaces")
    status.get_by_role("button", name=ENGLISH("way.analysis")).click()
    expect(status).to_contain_text("Z3.3")
    status.get_by_role("button", name=ENGLISH("editor.complete")).click()
    expect(status).to_contain_text(ENGLISH("editor.legal"))
    page.reload()
    expect(garden(page, 0).nth(5)).to_have_accessible_name(re.compile("b2: pagoda", re.IGNORECASE), timeout=PATIENCE)
    page.get_by_role("button", name=ENGLISH("way.analysis")).click()
    expect(page.get_by_role("heading", name=ENGLISH("analysis.lines"))).to_be_visible(timeout=PATIENCE)
    page.go_back()
    expect(garden(page, 1).nth(0)).to_have_accessible_name(re.compile("a1: bench", re.IGNORECASE), timeout=PATIENCE)


def test_the_keyboard_takes_turns_and_puts_pieces_and_hears_refusals(page: Page, site: str) -> None:
    opened(page, site, "zen-garden")
    pieces(page, ZEN("feature.gate")).first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text("In hand: gate")
    page.keyboard.press("r")
    expect(announced(page)).to_contain_text("lower left corner")
    garden(page, 0).first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(garden(page, 0).nth(4)).to_have_accessible_name(re.compile("^a2: gate", re.IGNORECASE))
    page.keyboard.press("u")
    expect(garden(page, 0).nth(4)).to_have_accessible_name("a2: empty")
    page.evaluate(AXE.read_text("utf-8"))
    assert faults_of(page) == []


@PHONE
def test_a_garden_is_painted_and_a_card_is_laid_by_touch(page: Page, site: str) -> None:
    opened(page, site, "hanging-gardens")
    squares = pieces(page, HANGING("edit.squares"))
    squares.nth(1).tap()
    before = garden(page, 0).count()
    start = page.get_by_role("button", name=re.compile("^column 2, row 0")).first
    start.tap()
    expect(start).to_have_accessible_name(re.compile("park"))
    page.get_by_role("button", name=re.compile("^column 3, row 0")).first.tap()
    expect(garden(page, 0)).not_to_have_count(before)
    page.evaluate(AXE.read_text("utf-8"))
    assert faults_of(page) == []
