"""The score sheet at the end: every item of all players, and its highlights in the garden."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from hofgarten.games.zen_garden.grid import CELLS
from hofgarten.games.zen_garden.scoring import earning_cells
from tests.kit import storage_seed, zen_garden_page
from tests.kit.thorough import first_row_of
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch

NAMES = ("Ada", "Ben", "Cy")


@pytest.fixture
def finished(page: Page, site: str) -> PlayedMatch[Any]:
    """Open a finished match of three, with all boards."""
    return zen_garden_page.open_match(
        page, site, storage_seed.a_match(99, storage_seed.best_move, names=NAMES, level=5, seed="3")
    )


def cell_of_score(page: Page, item: str, seat: int) -> Locator:
    """Return the number of one item and seat."""
    sheet = page.get_by_role("grid", name=ENGLISH("score.final"), exact=True)
    named = re.compile(f"^{ENGLISH.of('item', item)}\\b")
    row = sheet.get_by_role("row").filter(has=page.get_by_role("button", name=named))
    return row.get_by_role("gridcell").nth(seat).get_by_role("button")


def expect_highlighted(page: Page, name: str, cells: set[int]) -> None:
    """Expect that these tiles of a garden are highlighted and all others dimmed; an empty list expects no highlight."""
    for cell in CELLS:
        tile = zen_garden_page.space(page, name, zen_garden_page.cell_place(cell)).locator("svg")
        if cells and cell not in cells:
            expect(tile).not_to_have_css("opacity", "1")
        else:
            expect(tile).to_have_css("opacity", "1")


@pytest.mark.parametrize(
    ("point", "items"), first_row_of([("hover", ("small", "circuits")), ("focus", ("majority", "missions"))])
)
def test_scoring_tiles_are_highlighted(
    page: Page, finished: PlayedMatch[Any], point: str, items: tuple[str, ...]
) -> None:
    for seat, name in enumerate(NAMES):
        for item in items:
            number = cell_of_score(page, item, seat)
            if point == "hover":
                number.hover()
            else:
                number.focus()
            groups = earning_cells(finished.state, seat, item)
            expect_highlighted(page, name, {cell for group in groups for cell in group})
    page.get_by_role("heading", name=ENGLISH("score.final"), exact=True).click()
    opened = zen_garden_page.player_name(finished, finished.game.winners(finished.state)[0])
    expect_highlighted(page, opened, set())
