"""One match in two tabs: one plays, the other follows; concurrent actions lose no move."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import at_rest, ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text

DEAF = "addEventListener('storage', (event) => window.deaf && event.stopImmediatePropagation(), true)"
"""A page that misses events for a while, like one on a busy computer."""


def beside(page: Page, site: str, place: str) -> Page:
    """Return a second tab of the same browser."""
    other = page.context.new_page()
    other.goto(f"{site}{place}")
    ready(other)
    return other


def bar(page: Page) -> None:
    """Expect that the page says that it only follows."""
    expect(page.get_by_role("alert").filter(has_text=ENGLISH("storage.following"))).to_be_visible()


def plays(page: Page, match: PlayedMatch[Any], follower: Page) -> PlayedMatch[Any]:
    """Play a move in one tab, and expect it in the other; return the match after it."""
    after = zen_garden_page.build(page, match, storage_seed.best_move(match))
    zen_garden_page.expect_board(follower, after.state)
    bar(follower)
    assert storage_seed.saved(follower).record.events == after.record.events
    return after


def test_one_tab_plays_and_the_other_follows_in_both_directions(page: Page, context: object, site: str) -> None:
    assert context
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(1))
    other = beside(page, site, f"#match/{match.id}")
    match = plays(page, match, other)
    # A following tab can choose and undo nothing.
    expect(other.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_disabled()
    expect(other.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)).to_have_count(0)
    zen_garden_page.press(other, "storage.play_here")
    expect(other.get_by_role("alert")).to_have_count(0)
    bar(page)
    plays(other, match, page)
    # Settings and the list of matches are updated, too.
    other.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    other.get_by_label(ENGLISH("settings.language"), exact=True).select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.locator("html").press("Escape")
    page.evaluate("(key) => localStorage.removeItem(key)", f"{PREFIX}{match.id}")
    expect(other.get_by_role("listitem").filter(has_text="Ada · Ben")).to_have_count(0)


@pytest.mark.thorough
def test_a_bot_that_thinks_while_the_other_tab_takes_over_moves_once(page: Page, guard: object, site: str) -> None:
    assert guard
    page.add_init_script(DEAF)
    match = storage_seed.a_match(0, bots={1: "architect"}, level=3)
    while match.turn != 0:
        match = storage_seed.a_match(0, bots={1: "architect"}, level=3, seed=f"{match.seed}0")
    match = zen_garden_page.open_match(page, site, match)
    other = beside(page, site, f"#match/{match.id}")
    move = storage_seed.best_move(match)
    zen_garden_page.lay(page, match, move)
    zen_garden_page.press(page, "turn.confirm")
    bar(other)
    zen_garden_page.press(other, "storage.play_here")
    bar(page)
    # The last move is the bot's, made once, and both tabs show the same.
    expect(zen_garden_page.panel(other).get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)).to_be_visible()
    after = storage_seed.saved(other)
    assert after.turn == 0
    assert after.game.turns_played(after.state) == 2
    zen_garden_page.expect_board(page, after.state)
    # A move made before the other tab's move arrives overwrites nothing: both are saved.
    zen_garden_page.press(page, "storage.play_here")
    bar(other)
    page.evaluate("() => { window.deaf = true; }")
    zen_garden_page.press(other, "storage.play_here")
    late = storage_seed.any_move(after)
    assert late != storage_seed.best_move(after)
    final = zen_garden_page.build(other, after, storage_seed.best_move(after))
    zen_garden_page.lay(page, after, late)
    zen_garden_page.press(page, "turn.confirm")
    expect(page.get_by_role("alert").filter(has_text="(this tab)")).to_be_visible()
    bar(page)
    kept = {identity: from_text(identity, text) for identity, text in storage_seed.saved_texts(page).items()}
    assert kept.pop(match.id).record.events[: final.at] == final.record.events
    (apart,) = kept.values()
    assert apart.record.events[after.at] == after.game.write_event(late)


@pytest.mark.thorough
def test_text_that_is_being_composed_survives_a_match_saved_in_another_tab(opened: Page, site: str) -> None:
    zen_garden_page.set_players(opened, storage_seed.PEOPLE)
    other = beside(opened, site, "")
    field = zen_garden_page.seat_form(other, 0).get_by_label(ENGLISH("start.name"), exact=True)
    field.fill("")
    ime = other.context.new_cdp_session(other)
    ime.send("Input.imeSetComposition", {"text": "かな", "selectionStart": 2, "selectionEnd": 2})
    zen_garden_page.begin(opened)
    for text in ("かなし", "かな") * 40:
        ime.send("Input.imeSetComposition", {"text": text, "selectionStart": 2, "selectionEnd": 2})
        at_rest(other)
    ime.send("Input.imeSetComposition", {"text": "仮名", "selectionStart": 2, "selectionEnd": 2})
    ime.send("Input.insertText", {"text": "仮名"})
    expect(field).to_have_value("仮名")
    expect(other.get_by_role("main")).to_contain_text(ENGLISH("start.continue"))
