"""Saved matches: deleted and restored; damaged ones."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH

DAMAGED = '{"record": 1, "game": "zen-garden", "events": ["0a a1'


def more(page: Page, name: str) -> Locator:
    """Open the dialog of a saved match; return it."""
    return zen_garden_page.open_saved_match(page, name)


@pytest.fixture
def filled(page: Page, site: str) -> Page:
    """Return the page with two saved matches and a damaged one."""
    short = storage_seed.a_match(3, identity="short")
    finished = storage_seed.a_match(99, identity="finished", names=("Cy", "Di", "Ed"), level=2)
    storage_seed.revisit(page, site, short, finished, damaged=DAMAGED)
    expect(zen_garden_page.saved_list(page).get_by_role("listitem")).to_have_count(3)
    return page


def test_match_is_deleted_and_restored(filled: Page) -> None:
    before = storage_seed.saved_texts(filled)
    more(filled, "Ada · Ben").get_by_role("button", name=ENGLISH("import.delete"), exact=True).click()
    expect(zen_garden_page.saved_match_link(filled, "Ada · Ben")).to_have_count(0)
    expect(filled.get_by_role("alert")).to_contain_text(ENGLISH("notice.deleted"))
    assert storage_seed.saved_texts(filled).keys() == before.keys() - {"short"}
    zen_garden_page.press(filled, "saved.restore")
    expect(zen_garden_page.saved_match_link(filled, "Ada · Ben")).to_be_visible()
    assert storage_seed.saved_texts(filled) == before
    more(filled, "Ada · Ben").get_by_role("button", name=ENGLISH("import.delete"), exact=True).click()
    filled.get_by_role("alert").get_by_role("button", name=ENGLISH("dialog.close"), exact=True).click()
    expect(filled.get_by_role("alert")).to_have_count(0)
    filled.reload()
    expect(zen_garden_page.saved_list(filled).get_by_role("listitem")).to_have_count(2)
