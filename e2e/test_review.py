"""The review of a finished match."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.deals import END, Deal
from tests.kit.reviewed import reviewed_deal
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.bot_protocol import answers, review_request
from web.app.model.match.findings import Findings
from web.app.model.match.match import PlayedMatch, move_number
from web.app.model.match.review import add, from_json, losses, next_turn, to_json
from web.app.model.match.serialize import from_text

REVIEWING = 120_000
"""Maximum duration of a whole review on a busy computer, in milliseconds."""
NAMES = ("Ada", "Bot")


def finished(reviewed: int = 0) -> PlayedMatch[Any]:
    """Return a finished match against a bot with its first turns reviewed."""
    match = storage_seed.a_match(99, bots={1: "greedy"}, names=NAMES, seed="4", level=2)
    findings = Findings()
    for number in range(reviewed):
        *_, action = answers(review_request(match, findings, number, "secret"))
        more = add(match, findings, action["finding"], action["expected_totals"])
        assert more is not None
        findings = more
    return storage_seed.with_review(match, to_json(match, findings) if reviewed else None)


def heading(page: Page, key: str) -> Locator:
    """Return a heading by the key of its text."""
    return page.get_by_role("heading", name=ENGLISH(key), exact=True)


@pytest.mark.thorough
def test_a_review_covers_the_match_and_the_user_plays_on_from_a_turn(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, finished(reviewed=8))
    zen_garden_page.press(page, "review.open")
    bar = page.get_by_role("progressbar", name=ENGLISH("review.progress_title"), exact=True)
    expect(bar).to_have_attribute("value", re.compile(r"[89]|1\d"))
    # A click waits until its target rests: on a busy machine, the review may end meanwhile.
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name=ENGLISH("review.continue"), exact=True)).to_be_visible()
    page.reload()
    expect(heading(page, "review.losses")).to_be_visible(timeout=REVIEWING)
    expect(bar).to_have_count(0)
    expect(page.get_by_role("img", name=ENGLISH("review.chart"))).to_be_visible()
    kept = storage_seed.saved_texts(page)[match.id]
    match = from_text(match.id, kept)
    findings = from_json(match, match.review)
    assert next_turn(match, findings) is None
    worst = losses(findings)[0]
    turn = ENGLISH("review.turn", number=move_number(match, worst.at), name="Ada")
    card = page.get_by_role("article", name=turn, exact=True)
    expect(card).to_contain_text(ENGLISH.change(-worst.loss))
    card.get_by_role("button", name=ENGLISH("review.look"), exact=True).click()
    expect(zen_garden_page.dialog(page, turn)).to_contain_text(ENGLISH("review.better"))
    zen_garden_page.close(page)
    page.reload()
    expect(heading(page, "review.losses")).to_be_visible()
    card.get_by_role("button", name=ENGLISH("review.play_on"), exact=True).click()
    expect(zen_garden_page.board(page)).to_be_visible()
    branch = storage_seed.saved(page)
    assert branch.record.events == match.record.events[: worst.at]
    assert storage_seed.saved_texts(page)[match.id] == kept
    zen_garden_page.build(page, branch, storage_seed.best_move(branch), ENGLISH("say.turn", name="Ada"))


@pytest.mark.thorough
def test_the_chart_stays_in_view_while_the_turns_are_read(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 700})
    zen_garden_page.open_match(page, site, finished(reviewed=16))
    zen_garden_page.press(page, "review.open")
    expect(heading(page, "review.losses")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=REVIEWING)
    part, turns = page.get_by_role("region", name=ENGLISH("review.chart"), exact=True), page.get_by_role("article")
    turns.last.locator("summary").first.click()
    turns.last.get_by_role("button", name=ENGLISH("review.play_on"), exact=True).scroll_into_view_if_needed()
    expect(page.get_by_role("heading", level=1)).not_to_be_in_viewport()
    expect(part.get_by_role("img")).to_be_in_viewport(ratio=1)
    part.get_by_text(ENGLISH("review.as_table"), exact=True).click()
    turns.first.scroll_into_view_if_needed()
    part.get_by_role("row").last.hover()
    page.mouse.wheel(0, 100)
    expect(part.get_by_role("row").last).to_be_in_viewport(ratio=1)
    expect(turns.first).to_be_in_viewport()


@pytest.mark.thorough
def test_tables_with_long_names_fit_into_a_phone(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    deal = Deal("zen-garden", END, ("Grandmother Elizabeth", "Christopherson", "Bartholomew", "Wilhelmina"))
    storage_seed.revisit(page, site, reviewed_deal(deal), place=deal.at("/review"))
    table = page.get_by_text(ENGLISH("review.as_table"), exact=True).last
    table.click()
    expect(page.get_by_role("columnheader", name="Wilhelmina").last).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
