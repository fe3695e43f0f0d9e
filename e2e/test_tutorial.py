"""The tutorial of The Hanging Gardens, by keyboard."""

import re

from playwright.sync_api import Locator, Page, expect

from e2e.test_keyboard import expect_focused
from tests.kit.storage_seed import revisit
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, announced
from web.app.model.teaching import lesson as lessons

ZEN, HANGING = "zen-garden", "hanging-gardens"


def coach(page: Page) -> Locator:
    """Return the tutorial panel."""
    return page.get_by_role("region", name=ENGLISH("learn.coach"), exact=True)


def expect_step(page: Page, game: str, key: str) -> None:
    """Expect that the coach shows a step, and that it is announced."""
    words = lessons.words_of(game, "en")
    expect(coach(page).get_by_role("heading")).to_have_text(words[f"{key}.title"])
    expect(coach(page)).to_contain_text(words[key])
    expect(announced(page)).to_contain_text(words[key])


def choose_and_confirm(page: Page, key: str, label: str) -> None:
    """Choose the first focused element of a grid by keyboard, and confirm it."""
    page.keyboard.press(key)
    expect(page.get_by_role("grid").locator(":focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect_focused(page.get_by_role("button", name=ENGLISH.of_game(HANGING)(label), exact=True))
    page.keyboard.press("c")


def test_the_hanging_gardens_are_learnt_by_keyboard(page: Page, site: str) -> None:
    revisit(page, site, place=f"#learn/{HANGING}")
    ready(page)
    keys = page.keyboard
    for key in ("cards", "lay"):
        keys.press("f")
        expect_step(page, HANGING, key)
    expect_focused(page.get_by_role("button", name=re.compile("^Card 1:")))
    keys.press("Enter")
    expect_focused(page.get_by_role("button", name=re.compile("the card can go here$")).and_(page.locator(":focus")))
    keys.press("Enter")
    expect_focused(page.get_by_role("button", name=ENGLISH.of_game(HANGING)("hg.lay"), exact=True))
    keys.press("Enter")
    expect_step(page, HANGING, "groups")
    expect_focused(page.get_by_role("button", name=ENGLISH("learn.next"), exact=True))
    keys.press("Enter")
    expect_step(page, HANGING, "arcade")
    keys.press("f")
    expect_step(page, HANGING, "temple")
    keys.press("n")
    expect(coach(page)).to_contain_text(lessons.words_of(HANGING, "en")["temple.missed"])
    choose_and_confirm(page, "g", "hg.place_temple")
    expect_step(page, HANGING, "reach")
    keys.press("m")
    expect_focused(coach(page).get_by_role("button", name=ENGLISH("learn.repeat"), exact=True))
    choose_and_confirm(page, "b", "hg.take")
    expect_step(page, HANGING, "sets")
    expect_focused(page.get_by_role("button", name=ENGLISH("learn.next"), exact=True))
