"""A whole turn by keyboard alone: the focus advances, and every move is announced once."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hofgarten.games.zen_garden.grid import CELL_NAMES
from hofgarten.games.zen_garden.state import SLOTS, TAKEN
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch

MANY = 60
LISTEN = """(live) => {
    window.heard = [];
    const hear = () => window.heard.push(live.textContent);
    window.ear?.disconnect();
    window.ear = new MutationObserver(hear);
    window.ear.observe(live, { childList: true, characterData: true });
}"""


def tab_to(page: Page, target: Locator) -> None:
    """Press the tab key until an element has the focus."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if target.evaluate("(element) => element === document.activeElement"):
            break
    expect_focused(target)


def expect_focused(target: Locator) -> None:
    """Expect that an element has the focus and is in view."""
    expect(target).to_be_focused()
    shown = target.evaluate("""(element) => {
        const drawn = [element, element.nextElementSibling].filter(Boolean).map((one) => getComputedStyle(one));
        return element.matches(":focus-visible") && drawn.some((style) => style.outlineStyle !== "none");
    }""")
    assert shown, "a person sees where the focus is"


def first_slot(page: Page, match: PlayedMatch[Any]) -> Locator:
    """Return the first tile of the selection board, the leftmost in the bottom row."""
    return zen_garden_page.slot(page, match.state, SLOTS[0])


@pytest.mark.firefox
def test_whole_turn_from_a_fresh_page(opened: Page) -> None:
    keyboard = opened.keyboard
    second = zen_garden_page.seat_form(opened, 1)
    tab_to(opened, second.get_by_label(ENGLISH("start.kind"), exact=True))
    keyboard.press("p")
    tab_to(opened, opened.get_by_text(ENGLISH("start.deal"), exact=True))
    keyboard.press("Enter")
    tab_to(opened, opened.get_by_label(ENGLISH("start.seed"), exact=True))
    keyboard.press("Control+a")
    keyboard.type("7")
    tab_to(opened, opened.get_by_role("button", name=ENGLISH("start.play"), exact=True))
    keyboard.press("Enter")
    expect(zen_garden_page.board(opened)).to_be_visible()
    match = storage_seed.saved(opened)
    assert match.people == 2
    name = zen_garden_page.player_name(match, match.turn)
    zen_garden_page.announced(opened).evaluate(LISTEN)
    expect_focused(first_slot(opened, match))
    keyboard.press("ArrowRight")
    keyboard.press("ArrowUp")
    chosen = zen_garden_page.slot(opened, match.state, SLOTS[5])
    expect_focused(chosen)
    keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect_focused(zen_garden_page.space(opened, name, zen_garden_page.cell_place(0)))
    keyboard.press("ArrowDown")
    keyboard.press("End")
    place = zen_garden_page.space(opened, name, zen_garden_page.cell_place(7))
    expect_focused(place)
    keyboard.press("Enter")
    confirm = opened.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect_focused(confirm)
    keyboard.press("r")
    expect(zen_garden_page.corner(opened, 3)).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_focused()
    keyboard.press("Enter")
    expect(zen_garden_page.announced(opened)).to_contain_text(f"on {CELL_NAMES[7]}:")
    after = storage_seed.saved(opened)
    assert after.record.events == ("1b d2 sw",)
    expect_focused(first_slot(opened, after))
    heard: list[str] = opened.evaluate("window.heard")
    assert [text for text in heard if "took" in text] == heard[-1:], "the move is announced, once"


@pytest.mark.thorough
@pytest.mark.firefox
def test_focus_and_announcements_when_a_bot_moves(page: Page, site: str) -> None:
    matches = (storage_seed.a_match(turns, bots={1: "greedy"}, names=("Ada", "Bot")) for turns in range(2, 16))
    match = next(match for match in matches if match.state.deal.order[match.at :][:3] == (0, 1, 0))
    zen_garden_page.open_match(page, site, match, preferences=storage_seed.settings(speed="fast"))
    zen_garden_page.announced(page).evaluate(LISTEN)
    page.keyboard.press("b")
    for step in ("help.place", "help.confirm"):
        page.keyboard.press("Enter")
        expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH(step))
    confirm = page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect_focused(confirm)
    page.keyboard.press("Enter")
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    after = storage_seed.saved(page)
    assert after.at == match.at + 2
    expect_focused(
        zen_garden_page.slot(page, after.state, next(slot for slot in SLOTS if after.state.board[slot] != TAKEN))
    )
    heard: list[str] = page.evaluate("window.heard")
    assert [text.split()[0] for text in heard if " took " in text] == ["Ada", "Bot"]


def test_shortcuts(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(5))
    press, name = page.keyboard.press, zen_garden_page.player_name(match, match.turn)
    tile = zen_garden_page.slot(page, match.state, next(slot for slot in SLOTS if match.state.board[slot] != TAKEN))
    press("b")
    expect_focused(tile)
    for key, title in (("t", "supply.title"), ("?", "keys.title")):
        press(key)
        expect(zen_garden_page.dialog(page, ENGLISH(title))).to_be_visible()
        press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect_focused(tile)
    press("u")
    expect(page.get_by_role("button", name=ENGLISH("redo"), exact=True)).to_be_enabled()
    press("y")
    expect(page.get_by_role("button", name=ENGLISH("redo"), exact=True)).to_be_disabled()
    tile.focus()
    press("Enter")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.place"))
    press("b")
    expect_focused(tile)
    press("g")
    focused = zen_garden_page.garden(page, name).get_by_role("button").and_(page.locator(":focus"))
    expect_focused(focused)
    press("Enter")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.confirm"))
    press("Escape")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.place"))
    press("Escape")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.take", name=name))
    tile.focus()
    press("Enter")
    expect_focused(focused)
    press("Enter")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.confirm"))
    press("c")
    expect(zen_garden_page.announced(page)).to_contain_text(f"{name} took")
    assert storage_seed.saved(page).at == match.at + 1


def test_a_dialog_keeps_the_focus_and_returns_it(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.a_match(5))
    opener = page.get_by_role("button", name=ENGLISH("menu.title"), exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    menu = zen_garden_page.dialog(page, ENGLISH("menu.title"))
    expect(menu).to_be_visible()
    assert menu.evaluate("(dialog) => dialog.contains(document.activeElement)")
    menu.get_by_role("button", name=ENGLISH("settings.title"), exact=True).press("Enter")
    settings = zen_garden_page.dialog(page, ENGLISH("settings.title"))
    expect_focused(settings.get_by_role("button", name=ENGLISH("dialog.close"), exact=True))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focused(opener)
