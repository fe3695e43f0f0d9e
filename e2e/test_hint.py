"""A user asks for a hint, inspects it and plays it, or stops the search."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hofgarten.games.zen_garden.grid import CELL_NAMES
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.zen_garden.table.selection import move_from
from web.app.games.zen_garden.view.move_text import describe
from web.app.model.match.bot_protocol import answers, hint_request
from web.app.model.match.match import PlayedMatch

THINKING = 120_000
"""Maximum duration of a hint on a busy computer, in milliseconds."""


def choices(page: Page) -> Locator:
    """Return the moves of the hint."""
    return zen_garden_page.panel(page).get_by_role("list", name=ENGLISH("hint.title"), exact=True).get_by_role("button")


def ask(page: Page) -> Locator:
    """Ask for a hint and wait for it; return its moves."""
    zen_garden_page.press(page, "hint.ask")
    expect(choices(page).first).to_be_visible(timeout=THINKING)
    return choices(page)


def expected(match: PlayedMatch[Any]) -> list[str]:
    """Return the expected moves of a hint in this position: they are the same outside the page."""
    *_, last = answers(hint_request(match, 1, "secret"))
    return [event for event, *_ in last["choices"]]


@pytest.fixture
def begun(page: Page, site: str) -> PlayedMatch[Any]:
    """Open a match of two people after some moves."""
    return zen_garden_page.open_match(page, site, storage_seed.a_match(26, storage_seed.best_move, level=5))


def test_a_hint_is_shown_in_the_garden_chosen_and_built(page: Page, begun: PlayedMatch[Any]) -> None:
    found = ask(page)
    events = expected(begun)
    expect(found).to_have_count(len(events))
    name = zen_garden_page.player_name(begun, begun.turn)
    for number, event in enumerate(events):
        move = move_from(event)
        expect(found.nth(number)).to_have_accessible_name(
            re.compile(
                f"^{re.escape(describe(ENGLISH, begun.state, move).title)}, {CELL_NAMES[move.cell]}, .*(ahead|behind)",
                re.IGNORECASE,
            )
        )
        found.nth(number).hover()
        expect(zen_garden_page.slot(page, begun.state, move.slot)).to_have_attribute("aria-pressed", "true")
        expect(zen_garden_page.space(page, name, zen_garden_page.cell_place(move.cell))).to_have_accessible_name(
            re.compile("turn it")
        )
    expect(zen_garden_page.announced(page)).to_contain_text("1. ")
    move = move_from(events[1])
    found.nth(1).click()
    expect(found.nth(1)).to_have_attribute("aria-pressed", "true")
    zen_garden_page.confirm(page, move)
    assert storage_seed.saved(page).record.events[-1] == events[1]
    expect(choices(page)).to_have_count(0)
