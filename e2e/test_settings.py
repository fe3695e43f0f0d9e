"""Settings: applied at once and saved; the language can be changed before Python is ready."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.test_boot import hold_python
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.settings import UNTICKED, Settings
from web.app.texts import Words

GERMAN, FRENCH = Words("de"), Words("fr")
NAMED = tuple(name for name in UNTICKED if name != "notify")
"""The switches that need no permission."""


def switch(dialog: Locator, name: str, words: Words = ENGLISH) -> Locator:
    """Return the switch of a setting."""
    return dialog.get_by_role("switch", name=words.of("switch", name), exact=True)


def is_on(name: str) -> bool:
    """Return True if a setting has a tick from the start."""
    return bool(getattr(Settings(), name) != UNTICKED[name])


@pytest.mark.context(has_touch=True)
def test_settings_are_applied_at_once_and_saved(page: Page, site: str) -> None:
    storage_seed.revisit(page, site, preferences=storage_seed.settings())
    ready(page)
    dialog = zen_garden_page.open_settings(page)
    for name in NAMED:
        expect(switch(dialog, name)).to_be_checked(checked=is_on(name))
        switch(dialog, name).press("Space")
    full = dialog.get_by_role("button", name=ENGLISH("screen.full"), exact=True)
    full.click()
    expect(dialog.get_by_role("button", name=ENGLISH("screen.leave"), exact=True)).to_be_visible()
    assert page.evaluate("document.fullscreenElement === document.documentElement")
    dialog.get_by_role("button", name=ENGLISH("screen.leave"), exact=True).click()
    expect(full).to_be_visible()
    zen_garden_page.choose(dialog.get_by_role("group", name=ENGLISH("settings.language"), exact=True), "Deutsch")
    dialog = zen_garden_page.dialog(page, GERMAN("settings.title"))
    expect(switch(dialog, "hand", GERMAN)).to_be_checked()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    zen_garden_page.open_settings(page, GERMAN)
    for name in NAMED:
        expect(switch(dialog, name, GERMAN)).to_be_checked(checked=not is_on(name))


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.fresh
def test_language_is_changed_before_python_is_ready(page: Page, site: str) -> None:
    release = hold_python(page)
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-python", "loading")
    for language, words in (("fr", FRENCH), ("en", ENGLISH), ("de", GERMAN)):
        page.locator("#language").select_option(language)
        expect(page.get_by_role("heading", level=1)).to_have_text(words("start.title"))
        expect(page.locator("html")).to_have_attribute("lang", language)
    release()
    ready(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(GERMAN("start.title"))
    page.reload()
    expect(page).to_have_title(GERMAN("page.title"))
    ready(page)


def test_the_list_of_keys_is_in_the_settings_and_behind_its_key(page: Page, site: str) -> None:
    storage_seed.revisit(page, site)
    ready(page)
    settings = zen_garden_page.open_settings(page)
    settings.get_by_role("button", name=ENGLISH("keys.title"), exact=True).click()
    listed = zen_garden_page.dialog(page, ENGLISH("keys.title"))
    expect(listed.get_by_role("heading", name=ENGLISH("game.zen-garden"), exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.keyboard.press("?")
    expect(listed.get_by_text(ENGLISH("keys.hint"), exact=True)).to_be_visible()
