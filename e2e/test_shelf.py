"""Matches that are kept: opened, named, deleted and brought back; damaged ones; storage that is forbidden or full."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import play, saves
from e2e.play import ENGLISH

DAMAGED = '{"record": 1, "game": "zen-garden", "events": ["0a a1'
FULL = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); }"
FORBIDDEN = """Object.defineProperty(window, "localStorage", {
    get: () => { throw new DOMException("", "SecurityError"); },
});"""


def more(page: Page, name: str) -> Locator:
    """Open what can be done with a match; returns the dialog."""
    play.press(page, "exchange.more_of", name=name)
    return play.dialog(page, name)


@pytest.fixture
def filled(page: Page, site: str) -> Page:
    """Return the page with two matches and a damaged one on the shelf."""
    short = saves.a_match(3, identity="short")
    finished = saves.a_match(99, identity="finished", names=("Cy", "Di", "Ed"), level=2)
    saves.revisit(page, site, short, finished, damaged=DAMAGED)
    expect(play.shelf(page).get_by_role("listitem")).to_have_count(3)
    return page


def test_several_matches_are_listed_and_opened(filled: Page) -> None:
    expect(play.kept_link(filled, "Ada · Ben")).to_contain_text(ENGLISH("round", number=1, of=8))
    expect(play.kept_link(filled, "Cy · Di · Ed")).to_contain_text(re.compile(r"won|share the win"))
    play.kept_link(filled, "Ada · Ben").click()
    expect(play.board(filled)).to_be_visible()
    filled.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    play.kept_link(filled, "Cy · Di · Ed").click()
    expect(filled.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()


def test_match_that_was_played_last_stands_first(filled: Page) -> None:
    play.kept_link(filled, "Ada · Ben").click()
    match = saves.saved(filled)
    play.build(filled, match, saves.best_move(match))
    filled.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    expect(play.shelf(filled).get_by_role("link").first).to_contain_text("Ada · Ben")


def test_match_is_renamed(filled: Page) -> None:
    more(filled, "Ada · Ben").get_by_label(ENGLISH("rename.name"), exact=True).fill("Sunday")
    play.press(filled, "rename.save")
    expect(play.kept_link(filled, "Sunday")).to_be_visible()
    filled.reload()
    expect(play.kept_link(filled, "Sunday")).to_be_visible()
    more(filled, "Sunday").get_by_label(ENGLISH("rename.name"), exact=True).fill("No")
    filled.keyboard.press("Escape")
    expect(filled.get_by_role("dialog")).to_have_count(0)
    expect(play.kept_link(filled, "Sunday")).to_be_visible()


def test_match_is_deleted_and_brought_back(filled: Page) -> None:
    before = saves.kept(filled)
    more(filled, "Ada · Ben").get_by_role("button", name=ENGLISH("exchange.delete"), exact=True).click()
    expect(play.kept_link(filled, "Ada · Ben")).to_have_count(0)
    expect(filled.get_by_role("alert")).to_contain_text(ENGLISH("notice.deleted"))
    assert saves.kept(filled).keys() == before.keys() - {"short"}
    play.press(filled, "shelf.restore")
    expect(play.kept_link(filled, "Ada · Ben")).to_be_visible()
    assert saves.kept(filled) == before
    more(filled, "Ada · Ben").get_by_role("button", name=ENGLISH("exchange.delete"), exact=True).click()
    filled.get_by_role("alert").get_by_role("button", name=ENGLISH("dialog.close"), exact=True).click()
    expect(filled.get_by_role("alert")).to_have_count(0)
    filled.reload()
    expect(play.shelf(filled).get_by_role("listitem")).to_have_count(2)


def test_damaged_match_is_said_plainly_and_left_as_it_is(filled: Page, site: str) -> None:
    expect(play.shelf(filled)).to_contain_text(ENGLISH("shelf.damaged_hint"))
    filled.goto(f"{site}#match/damaged")
    expect(filled.get_by_role("alert")).to_contain_text(ENGLISH("notice.damaged"))
    assert saves.kept(filled)["damaged"] == DAMAGED
    play.press(filled, "shelf.delete_it", name=ENGLISH("shelf.damaged"))
    expect(play.shelf(filled).get_by_role("listitem")).to_have_count(2)
    play.press(filled, "shelf.restore")
    expect(play.shelf(filled).get_by_role("listitem")).to_have_count(3)
    assert saves.kept(filled)["damaged"] == DAMAGED


def test_match_that_is_not_there(page: Page, site: str) -> None:
    saves.revisit(page, site, place="#match/none")
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.not_found"))


@pytest.mark.fresh
@pytest.mark.parametrize(("spoil", "notice"), [(FULL, "storage_full"), (FORBIDDEN, "storage_forbidden")])
def test_storage_that_fails_is_said_once_and_the_match_goes_on(page: Page, site: str, spoil: str, notice: str) -> None:
    page.add_init_script(spoil)
    page.goto(site)
    play.settle_players(page, saves.PEOPLE)
    play.begin(page, seed="7")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text(ENGLISH.of("notice", notice))
    alert.get_by_role("button", name=ENGLISH("dialog.close"), exact=True).click()
    expect(alert).to_have_count(0)
    for turn in range(2):
        match = saves.a_match(turn)
        move = saves.any_move(match)
        play.lay(page, match, move)
        play.confirm(page, move)
        expect(alert).to_have_count(0)


def test_full_storage_keeps_what_was_there(filled: Page) -> None:
    before = saves.kept(filled)
    play.kept_link(filled, "Ada · Ben").click()
    match = saves.saved(filled)
    move = saves.any_move(match)
    with saves.no_room(filled):
        play.lay(filled, match, move)
        play.confirm(filled, move)
        expect(filled.get_by_role("alert")).to_contain_text(ENGLISH("notice.storage_full"))
        assert saves.kept(filled) == before
