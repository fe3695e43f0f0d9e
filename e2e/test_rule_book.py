"""The rule book: opened from the start screen, read, searched, and tried out."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.opaque import of_game
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.zen_garden.table.selection import Place, move_from
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import RulePosition, demo

IN_HANGING_GARDENS = ENGLISH.of_game("hanging-gardens")
ZEN_GARDEN = "zen-garden"
HANGING_GARDENS = "hanging-gardens"


def expect_rule(page: Page, game: str, rule: str) -> RulePosition:
    """Expect that a rule's page is open; return its position."""
    book = rule_book(game, "en")
    article = page.get_by_role("article", name=f"{rule} {book.titles[rule]}", exact=True)
    for text in (book.rules[rule], book.prompts[rule]):
        expect(article.get_by_text(text, exact=True)).to_be_visible()
    return demo(game, rule)


def contents(page: Page) -> Locator:
    """Return the table of contents."""
    return page.get_by_role("navigation", name=ENGLISH("rulebook.contents"), exact=True)


def open_rule(page: Page, game: str, rule: str) -> RulePosition:
    """Open a rule by the table of contents."""
    contents(page).get_by_role("link", name=re.compile(f"^{re.escape(rule)} ")).click()
    return expect_rule(page, game, rule)


def message(page: Page, key: str) -> Locator:
    """Return the message about the last action."""
    region = page.get_by_role("region", name=ENGLISH("rulebook.try"), exact=True)
    return region.get_by_role("status").get_by_text(ENGLISH(key), exact=True)


def test_a_rule_is_found_read_and_tried_out(opened: Page) -> None:
    page = opened
    page.get_by_role("link", name=re.compile(ENGLISH.of("way", "rules"))).first.click()
    expect_rule(page, ZEN_GARDEN, "Z1.1")
    page.get_by_role("searchbox", name=ENGLISH("rulebook.search"), exact=True).fill("COINS diagonal")
    expect(contents(page).get_by_text(ENGLISH.count("rulebook.found", 1), exact=True)).to_be_visible()
    shown = open_rule(page, ZEN_GARDEN, "Z5.4")

    # Build the suggested tile: the book confirms it and starts again.
    assert shown.trial is not None
    purse = zen_garden_page.panel(page).get_by_text(str(of_game(shown.match.state).seats[shown.seat].coins), exact=True)
    expect(purse).to_be_visible()
    zen_garden_page.lay(page, shown.match, move_from(shown.trial.event))
    expect(message(page, "rulebook.done")).to_have_count(0)
    zen_garden_page.press(page, "turn.confirm")
    expect(message(page, "rulebook.done")).to_be_visible()
    zen_garden_page.press(page, "rulebook.again")
    expect(message(page, "rulebook.done")).to_have_count(0)
    zen_garden_page.expect_board(page, of_game(shown.match.state))

    # Forbidden moves are refused, and the refusal opens the same rule.
    page.get_by_role("searchbox").fill("")
    open_rule(page, ZEN_GARDEN, "Z5.2")
    zen_garden_page.space(page, "Ben", Place(3, 3)).click(force=True)
    expect(message(page, "rulebook.refused")).to_be_visible()
    zen_garden_page.panel(page).get_by_role("button", name=ENGLISH("refusal.rule"), exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text(rule_book(ZEN_GARDEN, "en").rules["Z5.2"])
    zen_garden_page.close(page)

    # The other game, page by page.
    contents(page).get_by_role("link", name=ENGLISH.of("game", HANGING_GARDENS), exact=True).click()
    expect_rule(page, HANGING_GARDENS, "H1.1")
    open_rule(page, HANGING_GARDENS, "H5.3")
    tiles = page.get_by_role("grid", name=IN_HANGING_GARDENS("hg.board"), exact=True).get_by_role("button")
    tiles.nth(4).click(force=True)
    expect(message(page, "rulebook.refused")).to_be_visible()
    turning = page.get_by_role("navigation", name=ENGLISH("rulebook.turning"), exact=True)
    turning.get_by_role("link", name=re.compile(ENGLISH("rulebook.next"))).click()
    expect_rule(page, HANGING_GARDENS, "H5.4")
    page.go_back()
    expect_rule(page, HANGING_GARDENS, "H5.3")
    assert not storage_seed.saved_texts(page)
