"""Refusals give their reason and rule, and every step can be cancelled."""

import pytest
from playwright.sync_api import Page, expect

from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.state import TAKEN, Move
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.zen_garden.table.selection import Place
from web.app.model.match.match import Match
from web.app.model.teaching.rule_book import rule_book


def row_by_row(match: Match) -> Move:
    """Return a move that builds a free tile in the first free space, row by row."""
    slot = next(slot for slot, tile in enumerate(match.state.board) if tile != TAKEN)
    return Move(slot, match.state.seats[match.turn].mask.bit_count(), 0, NO_SHIFT)


def expect_refusal(page: Page, key: str, rule: str, game: str = "zen-garden", **parts: str) -> None:
    """Expect that the panel and the screen reader text give the reason, and that the rule can be opened."""
    sentence = ENGLISH.of_game(game)(f"refusal.{key}", **parts)
    expect(zen_garden_page.panel(page)).to_contain_text(sentence)
    expect(zen_garden_page.announced(page)).to_contain_text(sentence)
    zen_garden_page.press(page, "refusal.rule")
    book = rule_book(game, "en")
    expect(zen_garden_page.dialog(page, book.titles[rule])).to_contain_text(book.rules[rule])
    zen_garden_page.close(page)


@pytest.fixture
def two_tiles(page: Page, site: str) -> Match:
    """Open a match in which both gardens have a tile in each of the first two spaces of the upper row."""
    return zen_garden_page.open_match(page, site, storage_seed.a_match(4, row_by_row))


def test_forbidden_places(page: Page, two_tiles: Match) -> None:
    name = name_of_mover(two_tiles)
    zen_garden_page.space(page, name, Place(0, 1)).click(force=True)
    expect_refusal(page, "no_tile", "Z4.1")
    zen_garden_page.slot(page, two_tiles.state, 0).click()
    zen_garden_page.space(page, name, Place(1, 0)).click(force=True)
    expect_refusal(page, "occupied", "Z5.2")
    zen_garden_page.space(page, name, Place(3, 3)).click(force=True)
    expect_refusal(page, "not_adjacent", "Z5.2")
    zen_garden_page.shift_garden(page, "north")
    expect_refusal(page, "no_room", "Z5.1")
    zen_garden_page.space(page, name, Place(1, 1)).click()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("help.confirm"))


def test_a_tile_is_deselected_by_choosing_it_again_or_another(page: Page, two_tiles: Match) -> None:
    one, other = (zen_garden_page.slot(page, two_tiles.state, slot) for slot in (0, 1))
    one.click()
    other.click()
    expect(one).to_have_attribute("aria-pressed", "false")
    expect(other).to_have_attribute("aria-pressed", "true")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "false")


def name_of_mover(match: Match) -> str:
    """Return the name of the player to move."""
    return zen_garden_page.player_name(match, match.turn)
