"""Two people at one screen play a whole match."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e import play, saves
from engine.record import read, verify
from engine.zen_garden.garden import NO_SHIFT
from engine.zen_garden.state import SLOT_COSTS, Move
from engine.zen_garden.tiles import SE
from web.match import Match

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


def test_two_people_play_a_whole_match(opened: Page) -> None:
    play.settle_players(opened, saves.PEOPLE)
    play.begin(opened)
    match = saves.saved(opened)
    while not match.over:
        move = move_for(match)
        expect(play.announced(opened)).to_contain_text(play.player_name(match, match.turn))
        events = (*match.record.events, match.game.write_event(move))
        match = play.build(opened, match, move)
        assert match.record.events[: len(events)] == events
    record = read(saves.kept(opened)[match.id])
    assert verify(record) == match.state
    assert record.result is not None, "with it, what was verified is the score"
    assert play.score_rows(opened) == play.expected_rows(match)
