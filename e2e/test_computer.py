"""A person plays against computers, and can follow what they do."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from e2e import play, saves
from e2e.play import ENGLISH
from engine.record import read, verify
from engine.zen_garden.notation import read_event
from engine.zen_garden.state import Move, State
from web.match import Match
from web.match import play as play_event
from web.thinking import answers, question
from web.views.zen_garden import words as say
from web.zen_garden.turn import gain

APPRENTICE = {1: ENGLISH("kind.apprentice")}
NAMES = ("Ada", "Bot")
PLAYING = 120_000
"""How long a whole match of computers may take, in milliseconds, on a busy computer."""

LATER = datetime(2040, 1, 1, tzinfo=UTC)


def move_of_computer(match: Match) -> Move:
    """Return what the opponent to move will do: outside of the page it thinks the same."""
    *_, last = answers(question(match, 1, "secret"))
    move = read_event(last["event"])
    assert isinstance(move, Move)
    return move


def late(match: Match) -> Match:
    """Return a match in its last quarter, at Ada's turn."""
    while match.state.turn < len(match.state.deal.order) * 3 // 4 or match.turn != 0:
        event = match.game.write_event(saves.best_move(match))
        match = play_event(match, event)
    return match


def expect_shown(page: Page, state: State, move: Move) -> None:
    """Expect that the panel says which tile goes where, and what it brings."""
    panel = play.panel(page)
    expect(panel).to_contain_text(f"Bot {say.move(ENGLISH, state, move)}")
    brought = gain(state, move)
    for item, points in brought.items:
        expect(panel.get_by_role("list", name=ENGLISH("gain.title"))).to_contain_text(
            f"{ENGLISH.points(points)} {ENGLISH.of('item', item)}"
        )


def test_person_begins_a_match_against_an_apprentice_and_ends_one(opened: Page, site: str) -> None:
    play.settle_players(opened, NAMES, APPRENTICE)
    play.begin(opened, seed="11", level="1")
    match = saves.saved(opened)
    while match.turn == 0:
        match = play.build(opened, match, saves.best_move(match))
    expect_shown(opened, match.state, move_of_computer(match))
    play.set_speed(opened, "instant")
    expect(play.announced(opened)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    assert saves.saved(opened).at > match.at
    match = play.open_match(opened, site, late(match))
    while not match.over:
        if sum(seat == 0 for seat in match.state.deal.order[match.state.turn :]) > 1:
            match = play.build(opened, match, saves.best_move(match), ENGLISH("say.turn", name="Ada"))
        else:
            play.lay(opened, match, saves.best_move(match))
            play.press(opened, "turn.confirm")
            expect(opened.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()
            match = saves.saved(opened)
    assert verify(read(saves.kept(opened)[match.id])) == match.state
    assert play.score_rows(opened) == play.expected_rows(match)


@pytest.mark.fresh
def test_computers_move_is_shown_step_by_step_and_go_on_skips(page: Page, site: str) -> None:
    page.clock.install()
    match = saves.a_match(4, bots={1: "greedy"}, names=NAMES, seed="5")
    assert match.turn == 1
    page.clock.pause_at(LATER)
    play.open_match(page, site, match, wishes=saves.settings())
    move = move_of_computer(match)
    expect_shown(page, match.state, move)
    expect(play.slot(page, match.state, move.slot)).to_have_attribute("aria-pressed", "true")
    assert saves.saved(page).at == match.at, "it has not been placed yet"
    play.press(page, "watch.next")
    expect(play.announced(page)).to_contain_text(say.move(ENGLISH, match.state, move))
    placed = play.space(page, "Bot", play.cell_place(move.cell))
    expect(placed).to_have_accessible_name(
        f"{say.place(ENGLISH, play.cell_place(move.cell))}: "
        f"{say.laid_tile(ENGLISH, saves.saved(page).state.seats[1].garden[move.cell])}"
    )
    play.press(page, "watch.next")
    expect(play.announced(page)).to_have_text(ENGLISH("say.turn", name=NAMES[saves.saved(page).turn]))


def test_speed_is_set_and_kept(opened: Page) -> None:
    for speed in ("slow", "fast", "instant", "normal"):
        play.set_speed(opened, speed)
    play.set_speed(opened, "fast")
    opened.reload()
    speeds = play.open_settings(opened).get_by_role("group", name=ENGLISH("settings.speed"), exact=True)
    expect(speeds.get_by_role("radio", name=ENGLISH("speed.fast"), exact=True)).to_be_checked()


def test_computers_play_among_themselves_to_the_end(page: Page, site: str) -> None:
    match = saves.a_match(8, bots={0: "random", 1: "greedy", 2: "apprentice"}, names=("Cy", "Di", "Ed"))
    play.open_match(page, site, match)
    expect(page.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible(timeout=PLAYING)
    end = saves.saved(page)
    assert verify(read(saves.kept(page)[end.id])) == end.state
