"""Two people at one screen play, from the start form to the result."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.state import SLOT_COSTS, Move
from hofgarten.games.zen_garden.tiles import SE
from hofgarten.record import read_record, verify_record
from tests.kit import storage_seed, zen_garden_page
from web.app.model.match.match import PlayedMatch, play as play_on

BEGUN = 7
"""Number of turns played at the start, including all special ones."""
LEFT = 3
"""Number of turns played at the end; the turns between are similar, and are played without the page."""
WISHES: dict[int, Callable[[Move], bool]] = {
    2: lambda move: zen_garden_page.rim_place(move) is not None,
    3: lambda move: move.shift != NO_SHIFT and zen_garden_page.rim_place(move) is None,
    4: lambda move: move.corner != SE,
    5: lambda move: SLOT_COSTS[move.slot] > 0,
}
"""Turn -> condition of its move, to cover special cases; all other turns play the best move by prior value."""


def move_for(match: PlayedMatch[Any]) -> Move:
    """Return the first move with this turn's condition, otherwise the best by prior value."""
    wish = WISHES.get(match.at)
    return next(filter(wish, match.game.moves(match.state))) if wish else storage_seed.best_move(match)


def turns_left(match: PlayedMatch[Any]) -> int:
    """Return the number of remaining turns."""
    left: int = len(match.state.deal.order) - match.state.turn_number
    return left


def late(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Return the same match, ``LEFT`` turns before its end."""
    while turns_left(match) > LEFT:
        match = play_on(match, match.game.write_event(storage_seed.best_move(match)))
    return match


def take_turn(page: Page, match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Play a move and expect it to be saved; return the match after it."""
    move = move_for(match)
    expect(zen_garden_page.announced(page)).to_contain_text(zen_garden_page.player_name(match, match.turn))
    events = (*match.record.events, match.game.write_event(move))
    match = zen_garden_page.build(page, match, move)
    assert match.record.events[: len(events)] == events
    return match


def test_two_people_play_from_the_form_to_the_result(opened: Page, site: str) -> None:
    zen_garden_page.set_players(opened, storage_seed.PEOPLE)
    zen_garden_page.begin(opened)
    match = storage_seed.saved(opened)
    for _ in range(BEGUN):
        match = take_turn(opened, match)
    match = zen_garden_page.open_match(opened, site, late(match))
    assert not match.over
    while not match.over:
        match = take_turn(opened, match)
    record = read_record(storage_seed.saved_texts(opened)[match.id])
    assert verify_record(record) == match.state
    assert record.result is not None, "the score sheet shows the verified score"
    assert zen_garden_page.score_rows(opened) == zen_garden_page.expected_rows(match)
