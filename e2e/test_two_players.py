"""Two people at one screen play, from the start form to the result."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e import play, saves
from engine.record import read, verify
from engine.zen_garden.garden import NO_SHIFT
from engine.zen_garden.state import SLOT_COSTS, Move
from engine.zen_garden.tiles import SE
from web.match import Match
from web.match import play as play_on

BEGUN = 7
"""So many turns are played at first, all wishes among them."""
LEFT = 3
"""So many turns are played at last; those between bring nothing new, and are played without the page."""
WISHES: dict[int, Callable[[Move], bool]] = {
    2: lambda move: play.rim_place(move) is not None,
    3: lambda move: move.shift != NO_SHIFT and play.rim_place(move) is None,
    4: lambda move: move.corner != SE,
    5: lambda move: SLOT_COSTS[move.slot] > 0,
}
"""What is to happen at least once, by the number of the turn; all other turns are what seems best."""


def move_for(match: Match) -> Move:
    """Return the first move that is wished for in this turn, otherwise the best."""
    wish = WISHES.get(match.at)
    return next(filter(wish, match.game.moves(match.state))) if wish else saves.best_move(match)


def turns_left(match: Match) -> int:
    """Return how many turns are still to be played."""
    left: int = len(match.state.deal.order) - match.state.turn
    return left


def late(match: Match) -> Match:
    """Return the same match, ``LEFT`` turns before its end."""
    while turns_left(match) > LEFT:
        match = play_on(match, match.game.write_event(saves.best_move(match)))
    return match


def take_turn(page: Page, match: Match) -> Match:
    """Play a move, and see it kept; returns the match after it."""
    move = move_for(match)
    expect(play.announced(page)).to_contain_text(play.player_name(match, match.turn))
    events = (*match.record.events, match.game.write_event(move))
    match = play.build(page, match, move)
    assert match.record.events[: len(events)] == events
    return match


def test_two_people_play_from_the_form_to_the_result(opened: Page, site: str) -> None:
    play.settle_players(opened, saves.PEOPLE)
    play.begin(opened)
    match = saves.saved(opened)
    for _ in range(BEGUN):
        match = take_turn(opened, match)
    match = play.open_match(opened, site, late(match))
    assert not match.over
    while not match.over:
        match = take_turn(opened, match)
    record = read(saves.kept(opened)[match.id])
    assert verify(record) == match.state
    assert record.result is not None, "with it, what was verified is the score"
    assert play.score_rows(opened) == play.expected_rows(match)
