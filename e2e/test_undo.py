"""Undo and redo: to the last refill among people, without limit alone against bots."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import Match

ADA_TO_MOVE = ENGLISH("say.turn", name="Ada")


def undo(page: Page) -> Locator:
    """Return the undo button."""
    return page.get_by_role("button", name=ENGLISH("undo"), exact=True)


def redo(page: Page) -> Locator:
    """Return the redo button."""
    return page.get_by_role("button", name=ENGLISH("redo"), exact=True)


def expect_turn(page: Page, match: Match, at: int) -> None:
    """Expect the page to show a match after this many events."""
    zen_garden_page.expect_board(page, match.states[at])
    assert storage_seed.saved(page).state == match.states[at]


@pytest.fixture
def alone(page: Page, site: str) -> Match:
    """Open a match of one user against a bot, at the user's turn."""
    matches = (storage_seed.a_match(turns, bots={1: "greedy"}, names=("Ada", "Bot")) for turns in range(9, 16))
    return zen_garden_page.open_match(page, site, next(match for match in matches if match.turn == 0))


def persons_turns(match: Match) -> list[int]:
    """Return the numbers of events before each of the user's turns, the last first."""
    return [at for at in range(match.at - 1, -1, -1) if match.game.to_move(match.states[at]) == 0]


def test_a_variation_can_be_resumed(page: Page, alone: Match) -> None:
    third = persons_turns(alone)[2]
    for at in persons_turns(alone)[:3]:
        undo(page).click()
        expect_turn(page, alone, at)
    before = storage_seed.saved(page)
    new = zen_garden_page.build(page, before, storage_seed.best_move(before), ADA_TO_MOVE)
    assert new.record.events[:third] == alone.record.events[:third]
    assert new.record.events != alone.record.events
    expect(redo(page)).to_be_disabled()
    for line in (alone, new):
        zen_garden_page.press(page, "lines.title")
        at, moves = third + 1, len(line.record.events)
        zen_garden_page.press(page, "lines.open", number=1, at=at, moves=moves)
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert storage_seed.saved(page).record.events == line.record.events
        assert len(storage_seed.saved(page).lines) == 1
