"""Correspondence: people on different devices take turns by sending links."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch

ALLOWED = ["clipboard-read", "clipboard-write"]
SEED = "4"
"""With this seed, the first of two people begins."""
NEWS_HEIGHT = 64
"""Height in pixels of the news on a phone, which cover the header."""

pytestmark = pytest.mark.context(permissions=ALLOWED)


@pytest.fixture
def other(browser: Browser, site: str) -> Iterator[Page]:
    """Return a page on another device."""
    context = new_context(browser, permissions=ALLOWED)
    guard = PageGuard(context, site)
    yield context.new_page()
    guard.check()
    context.close()


def copied_link(page: Page, to: str) -> str:
    """Copy the turn link and return it."""
    zen_garden_page.press(page, "correspondence.copy")
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.turn_copied", names=to))
    link = page.evaluate("navigator.clipboard.readText()")
    assert isinstance(link, str)
    return link


def open_link(page: Page, link: str) -> None:
    """Open a link as a browser does that may have the page open already."""
    page.goto(link)
    ready(page)


def begin_by_link(page: Page, seed: str = SEED) -> PlayedMatch[Any]:
    """Start a correspondence match of two people with the start form; return it."""
    zen_garden_page.set_players(page, storage_seed.PEOPLE)
    zen_garden_page.choose(
        page.get_by_role("group", name=ENGLISH("start.company"), exact=True), ENGLISH("company.link")
    )
    zen_garden_page.begin(page, seed)
    return storage_seed.saved(page)


def take_turn(page: Page) -> PlayedMatch[Any]:
    """Play a move; return the match when the page waits for the other player."""
    match = storage_seed.saved(page)
    played = zen_garden_page.build(
        page, match, storage_seed.best_move(match), zen_garden_page.player_name(match, 1 - match.turn)
    )
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("correspondence.turn", name=played.player(played.turn)))
    return played


def test_two_people_play_by_copying_links(opened: Page, other: Page, site: str) -> None:
    begin_by_link(opened)
    take_turn(opened)
    expect(zen_garden_page.panel(opened)).to_contain_text(ENGLISH("correspondence.honest"))
    first = copied_link(opened, "Ben")
    assert first.startswith(f"{site}#turn/")
    expect(opened.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_disabled()
    opened.keyboard.press("u")
    expect(opened.get_by_role("alert")).to_contain_text(ENGLISH("notice.undo_sent"))

    open_link(other, first)
    expect(other.get_by_role("heading", name=ENGLISH("invite.title", name="Ada"))).to_be_visible()
    expect(other.get_by_role("radio", name=ENGLISH("invite.to_move", name="Ben"))).to_be_checked()
    other.get_by_label(ENGLISH("invite.name"), exact=True).fill("Benedikt")
    zen_garden_page.press(other, "invite.play")
    expect(zen_garden_page.board(other)).to_be_visible()
    played = take_turn(other)
    assert played.venue == Correspondence(1, delivered=1, seen=played.at)

    answer = copied_link(other, "Ada")
    open_link(opened, answer)
    news = opened.get_by_role("region", name=ENGLISH("correspondence.news"), exact=True)
    expect(news).to_contain_text("Benedikt took")
    size = opened.viewport_size
    opened.set_viewport_size({"width": 390, "height": 844})
    lines = "(line) => line.clientHeight / parseFloat(getComputedStyle(line).lineHeight)"
    assert news.get_by_role("listitem").evaluate(lines) > 1.5, "on a phone the move is not cut after one line"
    bar = news.bounding_box()
    assert bar is not None
    assert bar["height"] <= NEWS_HEIGHT, "and no more is covered"
    assert size is not None
    opened.set_viewport_size(size)
    assert storage_seed.saved(opened).record.events == played.record.events
    news.get_by_role("button", name=ENGLISH("correspondence.show"), exact=True).click()
    position = opened.get_by_role("slider", name=ENGLISH("replay.slider"), exact=True)
    expect(position).to_have_attribute("aria-valuetext", "Move 2 of 2, Benedikt")
    opened.get_by_role("button", name=ENGLISH("replay.close"), exact=True).click()
    expect(position).to_have_count(0)
    expect(news).to_have_count(0)
    opened.reload()
    ready(opened)
    take_turn(opened)
    zen_garden_page.press(opened, "correspondence.code")
    expect(opened.get_by_role("img", name=ENGLISH("correspondence.code_title"), exact=True)).to_be_visible()
