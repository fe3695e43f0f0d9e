"""A position set up on the analysis board by the keyboard, with its announcements."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import faults_of
from tests.kit import storage_seed
from tests.kit.waiting import TIMEOUT_MS
from tests.kit.zen_garden_page import ENGLISH, announced


@pytest.mark.thorough
def test_the_keyboard_takes_turns_and_puts_pieces_and_hears_refusals(page: Page, site: str) -> None:
    storage_seed.revisit(page, site, place="#analysis")
    form = page.get_by_role("form", name=ENGLISH("editor.title"))
    form.get_by_role("radio", name=ENGLISH.of("game", "zen-garden")).check(force=True)
    form.get_by_role("button", name=ENGLISH("editor.begin")).click()
    pieces = page.get_by_role("region", name=ENGLISH("editor.pieces"), exact=True)
    expect(pieces).to_contain_text(ENGLISH("editor.legal"), timeout=TIMEOUT_MS)
    pieces.get_by_role("grid", name="gate", exact=True).get_by_role("button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(announced(page)).to_contain_text("In hand: gate")
    page.keyboard.press("r")
    expect(announced(page)).to_contain_text("lower left corner")
    spaces = page.get_by_role("grid", name=re.compile("^Player .’s garden$")).get_by_role("button")
    spaces.first.focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(spaces.nth(4)).to_have_accessible_name(re.compile("^a2: gate", re.IGNORECASE))
    page.keyboard.press("u")
    expect(spaces.nth(4)).to_have_accessible_name("a2: empty")
    assert faults_of(page) == []
