"""A whole turn by keyboard alone, with focus led on, and every move announced once."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import play, saves
from e2e.play import ENGLISH
from engine.zen_garden.garden import CELL_NAMES
from engine.zen_garden.state import SLOTS, TAKEN
from web.match import Match

MANY = 60
LISTEN = """(live) => {
    window.heard = [];
    const hear = () => window.heard.push(live.textContent);
    window.ear?.disconnect();
    window.ear = new MutationObserver(hear);
    window.ear.observe(live, { childList: true, characterData: true });
}"""


def tab_to(page: Page, target: Locator) -> None:
    """Press the tab key until something is focused."""
    for _ in range(MANY):
        page.keyboard.press("Tab")
        if target.evaluate("(element) => element === document.activeElement"):
            break
    expect_focused(target)


def expect_focused(target: Locator) -> None:
    """Expect that something is focused, and that it is to be seen."""
    expect(target).to_be_focused()
    shown = target.evaluate("""(element) => {
        const drawn = [element, element.nextElementSibling].filter(Boolean).map((one) => getComputedStyle(one));
        return element.matches(":focus-visible") && drawn.some((style) => style.outlineStyle !== "none");
    }""")
    assert shown, "a person sees where the focus is"


def first_slot(page: Page, match: Match) -> Locator:
    """Return the first tile of the selection board, the bottom row's leftmost."""
    return play.slot(page, match.state, SLOTS[0])


@pytest.mark.firefox
def test_whole_turn_from_a_fresh_page(opened: Page) -> None:
    keyboard = opened.keyboard
    second = play.seat_form(opened, 1)
    tab_to(opened, second.get_by_label(ENGLISH("start.kind"), exact=True))
    keyboard.press("p")
    tab_to(opened, opened.get_by_text(ENGLISH("start.deal"), exact=True))
    keyboard.press("Enter")
    tab_to(opened, opened.get_by_label(ENGLISH("start.seed"), exact=True))
    keyboard.press("Control+a")
    keyboard.type("7")
    tab_to(opened, opened.get_by_role("button", name=ENGLISH("start.play"), exact=True))
    keyboard.press("Enter")
    expect(play.board(opened)).to_be_visible()
    match = saves.saved(opened)
    assert match.people == 2
    name = play.player_name(match, match.turn)
    play.announced(opened).evaluate(LISTEN)
    expect_focused(first_slot(opened, match))
    keyboard.press("ArrowRight")
    keyboard.press("ArrowUp")
    chosen = play.slot(opened, match.state, SLOTS[5])
    expect_focused(chosen)
    keyboard.press("Enter")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect_focused(play.space(opened, name, play.cell_place(0)))
    keyboard.press("ArrowDown")
    keyboard.press("End")
    place = play.space(opened, name, play.cell_place(7))
    expect_focused(place)
    keyboard.press("Enter")
    confirm = opened.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect_focused(confirm)
    keyboard.press("r")
    expect(play.corner(opened, 3)).to_have_attribute("aria-pressed", "true")
    expect(confirm).to_be_focused()
    keyboard.press("Enter")
    expect(play.announced(opened)).to_contain_text(f"to {CELL_NAMES[7]}.")
    after = saves.saved(opened)
    assert after.record.events == ("1b d2 sw",)
    expect_focused(first_slot(opened, after))
    heard: list[str] = opened.evaluate("window.heard")
    assert [text for text in heard if "took" in text] == heard[-1:], "the move is announced, once"


@pytest.mark.firefox
def test_focus_and_announcements_when_a_computer_moves(page: Page, site: str) -> None:
    matches = (saves.a_match(turns, bots={1: "greedy"}, names=("Ada", "Bot")) for turns in range(2, 16))
    match = next(match for match in matches if match.state.deal.order[match.at :][:3] == (0, 1, 0))
    play.open_match(page, site, match, wishes=saves.settings(speed="fast"))
    play.announced(page).evaluate(LISTEN)
    page.keyboard.press("b")
    for step in ("help.place", "help.confirm"):
        page.keyboard.press("Enter")
        expect(play.panel(page)).to_contain_text(ENGLISH(step))
    confirm = page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    expect_focused(confirm)
    page.keyboard.press("Enter")
    expect(play.announced(page)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    after = saves.saved(page)
    assert after.at == match.at + 2
    expect_focused(play.slot(page, after.state, next(slot for slot in SLOTS if after.state.board[slot] != TAKEN)))
    heard: list[str] = page.evaluate("window.heard")
    assert [text.split()[0] for text in heard if " took " in text] == ["Ada", "Bot"]


def test_shortcuts(page: Page, site: str) -> None:
    match = play.open_match(page, site, saves.a_match(5))
    press, name = page.keyboard.press, play.player_name(match, match.turn)
    tile = play.slot(page, match.state, next(slot for slot in SLOTS if match.state.board[slot] != TAKEN))
    press("b")
    expect_focused(tile)
    for key, title in (("t", "supply.title"), ("?", "keys.title")):
        press(key)
        expect(play.dialog(page, ENGLISH(title))).to_be_visible()
        press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect_focused(tile)
    press("u")
    expect(page.get_by_role("button", name=ENGLISH("redo"), exact=True)).to_be_enabled()
    press("y")
    expect(page.get_by_role("button", name=ENGLISH("redo"), exact=True)).to_be_disabled()
    tile.focus()
    press("Enter")
    expect(play.panel(page)).to_contain_text(ENGLISH("help.place"))
    press("b")
    expect_focused(tile)
    press("g")
    focused = play.garden(page, name).get_by_role("button").and_(page.locator(":focus"))
    expect_focused(focused)
    press("Enter")
    expect(play.panel(page)).to_contain_text(ENGLISH("help.confirm"))
    press("Escape")
    expect(play.panel(page)).to_contain_text(ENGLISH("help.place"))
    press("Escape")
    expect(play.panel(page)).to_contain_text(ENGLISH("help.take", name=name))
    tile.focus()
    press("Enter")
    expect_focused(focused)
    press("Enter")
    expect(play.panel(page)).to_contain_text(ENGLISH("help.confirm"))
    press("c")
    expect(play.announced(page)).to_contain_text(f"{name} took")
    assert saves.saved(page).at == match.at + 1


def test_dialog_keeps_the_focus_and_gives_it_back(page: Page, site: str) -> None:
    play.open_match(page, site, saves.a_match(5))
    opener = page.get_by_role("button", name=ENGLISH("settings.title"), exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    dialog = play.dialog(page, ENGLISH("settings.title"))
    expect(dialog).to_be_visible()
    assert dialog.evaluate("(dialog) => dialog.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_focused(opener)


def test_letters_typed_in_a_field_are_no_shortcuts(opened: Page) -> None:
    field = play.seat_form(opened, 0).get_by_label(ENGLISH("start.name"), exact=True)
    field.press_sequentially("tub?")
    expect(field).to_have_value("tub?")
    expect(opened.get_by_role("dialog")).to_have_count(0)
