"""The Hanging Gardens by keyboard alone: the names of squares, and the announcements of a whole turn."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH, Hand
from e2e.test_keyboard import LISTEN, expect_focused
from hofgarten.record import write_record
from tests.kit import zen_garden_page
from tests.kit.hanging_gardens_referee import GROUND, Referee, group_at
from web.app.model.match.match import PlayedMatch

FAR = 60
"""Maximum number of arrow keys between two elements of a grid."""
NEXT_KEY = """(target) => {
    const rows = [...target.closest("[role=grid]").querySelectorAll("[role=row]")].map((row) => [...row.children]);
    const [here, there] = [document.activeElement, target].map((element) => {
        const row = rows.findIndex((cells) => cells.some((cell) => cell.contains(element)));
        return [row, rows[row]?.findIndex((cell) => cell.contains(element))];
    });
    if (here[0] !== there[0]) {
        return here[0] < there[0] ? "ArrowDown" : "ArrowUp";
    }
    return here[1] === there[1] ? "" : here[1] < there[1] ? "ArrowRight" : "ArrowLeft";
}"""
"""Returns the key that leads nearer to an element in the focused grid: first to its row."""
CARD = "Card 2: building ground, park, park; below: building ground, building ground, building ground"
PLACES = f"places, turned this way. {ENGLISH('hg.help.place')}"
HEARD = [
    f"{CARD}. 10 {PLACES}",
    "Turned by 90 degrees. 10 places, turned this way.",
    "Turned by 180 degrees. 11 places, turned this way.",
    "Ben laid a card at the upper left: 2 × park. Centre of the card: 1 left, 1 up.",
    f"1 left: park of 4. {ENGLISH('hg.help.removed')}",
    f"1 left: park of 4. Temple removed from the single park. {ENGLISH('hg.help.place_temple')}",
    "Ben moved a temple from the single park to the park of 4.",
    f"Garden: Garden +6. {ENGLISH('hg.help.tile')}",
    "Ben took a tile: Garden. Garden +6. Ada to move.",
]
"""Announcements while Ben lays a card, moves a temple and takes a tile."""
SHOWN = "1 left, 1 up: park of 4"
"""The last announcement of a place that the focus passes: the card's effect there."""
MOTIFS = {"T": "terrace", "P": "park", "A": "arcade", "F": "fountain"}


def go_to(target: Locator) -> None:
    """Go to an element of the focused grid by arrow keys."""
    page = target.page
    grid = page.get_by_role("grid").filter(has=page.locator(":focus"))
    expect(grid).to_have_count(1)
    for _ in range(FAR):
        key = target.evaluate(NEXT_KEY)
        if not key:
            break
        page.keyboard.press(key)
    expect_focused(target)


def choose(target: Locator) -> None:
    """Go to an element and choose it."""
    go_to(target)
    target.page.keyboard.press("Enter")


def lay(place: Locator) -> None:
    """Go to a place, where the card is previewed, choose it, and confirm it unless that ends the turn."""
    go_to(place)
    expect(place).to_have_attribute("aria-pressed", "true")
    place.page.keyboard.press("Enter")
    button, end = (hanging_gardens_page.button(place.page, key) for key in ("hg.lay", "turn.end"))
    expect_focused(button.or_(end))
    if button.count():
        place.page.keyboard.press("Enter")


def press(button: Locator) -> None:
    """Press a button: with Enter if it has the focus, otherwise with its shortcut."""
    expect(button).to_be_enabled()
    focused = button.and_(button.page.locator(":focus")).count()
    button.page.keyboard.press("Enter" if focused else button.get_attribute("aria-keyshortcuts") or "")


KEYS = Hand(choose, lay, press)


def names_of_squares(match: PlayedMatch[Any]) -> list[str]:
    """Return the expected names of the squares in the garden of the seat to move, according to the referee."""
    text = json.loads(write_record(match.record))
    referee = Referee(text)
    for event in match.record.events[: match.at]:
        referee.play(event)
    squares, temples = referee.gardens[match.turn], referee.temples[match.turn]
    names = []
    for (x, y), letter in squares.items():
        size = len(group_at(squares, (x, y))) if letter != GROUND else 0
        what = "building ground" if not size else f"{MOTIFS[letter]}{f' of {size}' if size > 1 else ''}"
        ways = [f"{abs(x)} {'left' if x < 0 else 'right'}"] * bool(x) + [
            f"{abs(y)} {'up' if y < 0 else 'down'}"
        ] * bool(y)
        place = ", ".join(ways) or "the start square"
        names.append(f"{place}: {what}{', temple' if (x, y) in temples else ''}")
    return names


@pytest.mark.firefox(thorough=True)
def test_screen_reader_texts_of_a_whole_turn(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("choice-of-temple", 60))
    squares = hanging_gardens_page.garden(page, match).get_by_role("button")
    names = squares.evaluate_all("(squares) => squares.map((square) => square.getAttribute('aria-label'))")
    assert sorted(names) == sorted(names_of_squares(match))
    zen_garden_page.announced(page).evaluate(LISTEN)
    page.keyboard.press("k")
    for text in hanging_gardens_page.golden("choice-of-temple").events[60:63]:
        event = match.game.read_event(text)
        hanging_gardens_page.perform(page, match, event, KEYS)
        match = hanging_gardens_page.settled(page, match, event)
    heard: list[str] = page.evaluate("window.heard")
    assert [text for text in heard if text in HEARD] == HEARD
    on_the_way = [text for text in heard if text not in HEARD]
    assert on_the_way[-1].startswith(SHOWN)
