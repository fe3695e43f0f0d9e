"""A puzzle in the browser: its match, and its moves by mouse, touch or keyboard."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import Hand
from hofgarten.games.zen_garden.grid import shift_parts
from hofgarten.games.zen_garden.state import Move
from hofgarten.puzzle import Puzzle
from tests.kit import zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.model.puzzles.collection import match_of, puzzles_of

CORNERS = range(4)
NAMES = tuple(ENGLISH("player.name", number=number) for number in range(1, 5))


def click_shown(place: Locator) -> None:
    """Point at a place, where the card is previewed, and lay it there."""
    place.hover()
    place.click()


MOUSE = Hand(Locator.click, click_shown, Locator.click)


def example(game: str) -> Puzzle:
    """Return a puzzle of a game whose solution and next best move are few steps."""
    short = (puzzle for puzzle in puzzles_of(game) if all(map(_is_short, _moves(puzzle))))
    return next(puzzle for puzzle in short if not _is_same_card(*_moves(puzzle)))


def _moves(puzzle: Puzzle) -> list[str]:
    return [puzzle.solution, puzzle.others[0].events[0]]


def _is_short(event: str) -> bool:
    return event.startswith(("tile", "lay")) or len(event.split()) == len(Move._fields) - 1


def _is_same_card(solution: str, other: str) -> bool:
    """Return True if both moves lay the same card: it stays turned after the first one."""
    return solution.startswith("lay") and solution.split()[:2] == other.split()[:2]


def before(puzzle: Puzzle) -> PlayedMatch[Any]:
    """Return the match at a puzzle's position."""
    return match_of(puzzle, NAMES)


def answer(page: Page, puzzle: Puzzle, event: str, hand: Hand = MOUSE) -> None:
    """Play a move in a puzzle's position."""
    match = before(puzzle)
    move = match.game.read_event(event)
    if not isinstance(move, Move):
        hanging_gardens_page.perform(page, match, move, hand)
        return
    if shift_parts(move.shift) != (0, 0):
        zen_garden_page.lay(page, match, move)
        hand.press(page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True))
        return
    name = match.player(match.turn)
    tile = zen_garden_page.slot(page, match.state, move.slot)
    space = zen_garden_page.space(page, name, zen_garden_page.cell_place(move.cell))
    chosen = re.compile("choose again to turn it$")
    hand.choose(tile)
    expect(tile).to_have_attribute("aria-pressed", "true")
    # The space of an earlier answer stays chosen: a click would turn the tile.
    if not chosen.search(space.get_attribute("aria-label") or ""):
        hand.choose(space)
    expect(space).to_have_accessible_name(chosen)
    corner = zen_garden_page.corner(page, move.corner)
    rotate = page.get_by_role("button", name=ENGLISH("turn.rotate"), exact=True)
    expect(rotate).to_be_visible()
    turned = [zen_garden_page.corner(page, number).get_attribute("aria-pressed") for number in CORNERS]
    for quarter in range((move.corner - turned.index("true")) % len(CORNERS)):
        hand.press(rotate)
        expected = (turned.index("true") + quarter + 1) % len(CORNERS)
        expect(zen_garden_page.corner(page, expected)).to_have_attribute("aria-pressed", "true")
    expect(corner).to_have_attribute("aria-pressed", "true")
    hand.press(page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True))


def task(page: Page, key: str, **parts: object) -> Locator:
    """Return the heading of the task."""
    return page.get_by_role("heading", name=ENGLISH(f"puzzles.{key}", **parts), exact=True)
