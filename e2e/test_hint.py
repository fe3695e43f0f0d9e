"""A person asks for a hint, looks at it, plays it, or does without."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import play, saves
from e2e.play import ENGLISH
from e2e.test_layout import LARGER, resize
from e2e.test_phone import PHONE, expect_big_enough, expect_in_view, expect_no_sideways_scrolling
from engine.zen_garden.garden import CELL_NAMES
from web.match import Match
from web.thinking import answers, hint_question
from web.views.zen_garden.moves import tile_words
from web.zen_garden.turn import move_from

THINKING = 120_000
"""How long a hint may take on a busy computer, in milliseconds."""


def choices(page: Page) -> Locator:
    """Return the moves of the hint."""
    return play.panel(page).get_by_role("list", name=ENGLISH("hint.title"), exact=True).get_by_role("button")


def ask(page: Page) -> Locator:
    """Ask for a hint; returns its moves, which are there."""
    play.press(page, "hint.ask")
    expect(choices(page).first).to_be_visible(timeout=THINKING)
    return choices(page)


def expected(match: Match) -> list[str]:
    """Return the moves that a hint has in this position: outside of the page it is the same."""
    *_, last = answers(hint_question(match, 1, "secret"))
    return [event for event, _, _ in last["choices"]]


@pytest.fixture
def begun(page: Page, site: str) -> Match:
    """Open a match of two people in which some moves have been played."""
    return play.open_match(page, site, saves.a_match(26, saves.best_move, level=5))


def test_a_hint_is_shown_in_the_garden_chosen_and_built(page: Page, begun: Match) -> None:
    found = ask(page)
    events = expected(begun)
    expect(found).to_have_count(len(events))
    name = play.player_name(begun, begun.turn)
    for number, event in enumerate(events):
        move = move_from(event)
        expect(found.nth(number)).to_have_accessible_name(
            re.compile(f"^{re.escape(tile_words(ENGLISH, begun.state, move))}, {CELL_NAMES[move.cell]}, .*points")
        )
        found.nth(number).hover()
        expect(play.slot(page, begun.state, move.slot)).to_have_attribute("aria-pressed", "true")
        expect(play.space(page, name, play.cell_place(move.cell))).to_have_accessible_name(re.compile("turn it"))
    expect(play.announced(page)).to_contain_text("1. ")
    move = move_from(events[1])
    found.nth(1).click()
    expect(found.nth(1)).to_have_attribute("aria-pressed", "true")
    play.confirm(page, move)
    assert saves.saved(page).record.events[-1] == events[1]
    expect(choices(page)).to_have_count(0)


def test_a_hint_by_keyboard(page: Page, begun: Match) -> None:
    page.keyboard.press("h")
    stop = page.get_by_role("button", name=ENGLISH("hint.cancel"), exact=True)
    close = page.get_by_role("button", name=ENGLISH("hint.close"), exact=True)
    expect(stop.or_(close)).to_be_focused()
    expect(choices(page).first).to_be_visible(timeout=THINKING)
    choices(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)).to_be_focused()
    page.keyboard.press("h")
    expect(choices(page)).to_have_count(0)
    page.keyboard.press("h")
    expect(choices(page).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(choices(page)).to_have_count(0)
    expect(page.get_by_role("button", name=ENGLISH("hint.ask"), exact=True)).to_be_focused()
    page.keyboard.press("c")
    expect(play.announced(page)).to_contain_text("took")
    assert saves.saved(page).at == begun.at + 1


@pytest.mark.fresh
def test_a_search_is_stopped_and_the_page_plays_on(page: Page, site: str) -> None:
    # However fast this computer is, no search comes to its end: who would think never gets its program.
    page.route(re.compile(r"/opponents\.py$"), lambda _route: None)
    match = play.open_match(page, site, saves.a_match(2, saves.best_move, level=5))
    play.press(page, "hint.ask")
    play.press(page, "hint.cancel")
    expect(page.get_by_role("button", name=ENGLISH("hint.ask"), exact=True)).to_be_visible()
    play.press(page, "hint.ask")
    expect(play.announced(page)).to_have_text(re.compile(re.escape(ENGLISH("hint.thinking"))))
    match = play.build(page, match, saves.best_move(match))
    assert match.at == 3
    expect(choices(page)).to_have_count(0)
    expect(page.get_by_role("button", name=ENGLISH("hint.ask"), exact=True)).to_be_visible()


@PHONE
def test_a_hint_by_taps_leaves_garden_and_buttons_in_view(page: Page, begun: Match) -> None:
    expect_big_enough(page.get_by_role("button", name=ENGLISH("hint.ask"), exact=True))
    play.press(page, "hint.ask")
    expect(choices(page).first).to_be_visible(timeout=THINKING)
    choices(page).nth(1).tap()
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "true")
    build = page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect_big_enough(choices(page), build)
    expect_in_view(page, play.board(page), play.garden(page, play.player_name(begun, begun.turn)), build)
    expect_no_sideways_scrolling(page)
    build.tap()
    expect(choices(page)).to_have_count(0)


def test_on_larger_screens_the_whole_game_stays_in_view(page: Page, begun: Match) -> None:
    ask(page).first.click()
    sheet = page.get_by_role("grid", name=ENGLISH("score.now"), exact=True)
    build = page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    garden = play.garden(page, play.player_name(begun, begun.turn))
    expect(build).to_be_visible()
    for size in LARGER:
        resize(page, size)
        expect_in_view(page, play.board(page), garden, build, choices(page).first, sheet)
