"""A whole turn by screen reader: by roles and names alone, each move announced once."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from e2e.test_keyboard import LISTEN
from hofgarten.games.zen_garden.grid import CELL_NAMES
from hofgarten.games.zen_garden.state import SLOT_NAMES, TAKEN
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.view.dialogs.keys import READ_KEYS

LANDMARKS = """
- banner:
  - link /Hofgarten/
- main:
  - 'heading "{title}" [level=1]'
- status
"""


def hear(page: Page, key: str, *parts: str) -> None:
    """Press a key that reads out, and expect some texts in this order."""
    page.keyboard.press(key)
    expect(zen_garden_page.announced(page)).to_have_text(re.compile(".*".join(map(re.escape, parts))))


def expect_ways_in(page: Page, match: PlayedMatch[Any]) -> None:
    """Expect landmarks, one main heading and others below it, and a button for each part that can be read out."""
    names = ", ".join(match.player(seat) for seat in range(len(match.record.players)))
    title = ENGLISH("match.title", game=ENGLISH.of("game", match.record.game), names=names)
    expect(page.locator("body")).to_match_aria_snapshot(LANDMARKS.format(title=title))
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    expect(page.get_by_role("heading", level=3)).to_have_count(0)
    read_out = page.get_by_role("region", name=ENGLISH("read.title"), exact=True)
    expect(read_out.get_by_role("button")).to_have_text([ENGLISH(text) for _, text in READ_KEYS])


def heard(page: Page) -> list[str]:
    """Return all announcements since ``LISTEN``."""
    texts: list[str] = page.evaluate("window.heard")
    return texts


def test_a_turn_of_zen_garden_is_played_by_ear(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(5))
    name, state = zen_garden_page.player_name(match, match.turn), match.state
    expect_ways_in(page, match)
    slots = [slot for slot, tile in enumerate(state.board) if tile != TAKEN]
    expect(zen_garden_page.board(page)).to_match_aria_snapshot(
        """
        - grid "Selection board":
          - row:
            - rowheader "2 coins"
          - row:
            - rowheader "1 coin"
          - row:
            - rowheader "free"
        """
    )
    hear(page, "6", "Round 2 of 8.", f"{name} to move.")
    hear(page, "1", f"{name}’s garden.", "Row 1:", "Row 4:", "Preferences:")
    hear(page, "2", "2 coins:", "1 coin:", "Free:", f"{name} has")
    hear(page, "3", " took ")
    hear(page, "4", f"{name}, choose a tile", f"{len(slots)} tiles can be taken")
    hear(page, "5", "Ada, ", "points: ", "Ben, ", "points: ")
    page.keyboard.press("b")
    page.keyboard.press("Enter")
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("help.place"))
    hear(page, "4", "Places: ")
    page.keyboard.press("Enter")
    expect(zen_garden_page.announced(page)).to_have_text(re.compile(r"^At \w\d: "))
    hear(page, "4", "upper left corner:", "lower right corner:")
    zen_garden_page.announced(page).evaluate(LISTEN)
    page.keyboard.press("c")
    expect(zen_garden_page.announced(page)).to_contain_text(f"{name} took")
    after = storage_seed.saved(page)
    move = match.game.read_event(after.record.events[5])
    assert SLOT_NAMES[move.slot] == SLOT_NAMES[slots[0]]
    garden = zen_garden_page.garden(page, name)
    page.get_by_role("button", name=ENGLISH("players.look", name=name), exact=True).press("Enter")
    laid = re.compile(rf"^{CELL_NAMES[move.cell]}: .* bends round ")
    expect(garden.get_by_role("gridcell", name=laid)).to_be_visible()
    assert len(heard(page)) == 1, "announced once"
    page.keyboard.press("3")
    expect(zen_garden_page.announced(page)).not_to_contain_text("to move.")
    expect(zen_garden_page.announced(page)).to_have_text(re.compile(rf"{name} took .* on {CELL_NAMES[move.cell]}: "))
