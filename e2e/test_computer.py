"""Matches against bots, whose moves the user can follow."""

from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hofgarten.games.zen_garden.notation import read_event
from hofgarten.games.zen_garden.state import Move, State
from hofgarten.record import read_record, verify_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.zen_garden.table.selection import gain
from web.app.games.zen_garden.view import move_text as say
from web.app.model.match.bot_protocol import answers, bot_move_request
from web.app.model.match.match import PlayedMatch, play as play_event

APPRENTICE = {1: ENGLISH("kind.apprentice")}
NAMES = ("Ada", "Bot")

CHOOSING = 600
"""Milliseconds for which the tile is shown before it is placed, rounded up."""

LATER = datetime(2040, 1, 1, tzinfo=UTC)


def move_of_computer(match: PlayedMatch[Any]) -> Move:
    """Return the next bot's move: it is the same outside the page."""
    *_, last = answers(bot_move_request(match, 1, "secret"))
    move = read_event(last["event"])
    assert isinstance(move, Move)
    return move


def late(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Return a match in its last quarter, at Ada's turn."""
    while match.state.turn_number < len(match.state.deal.order) * 3 // 4 or match.turn != 0:
        event = match.game.write_event(storage_seed.best_move(match))
        match = play_event(match, event)
    return match


def expect_shown(page: Page, state: State, move: Move) -> None:
    """Expect that the panel names the tile, its place and its points."""
    panel = zen_garden_page.panel(page)
    expect(panel).to_contain_text(f"Bot {say.describe(ENGLISH, state, move).sentence}")
    brought = gain(state, move)
    for item, points in brought.items:
        expect(panel.get_by_role("list", name=ENGLISH("gain.title"))).to_contain_text(
            f"{ENGLISH.points(points)} {ENGLISH.of('item', item)}"
        )


def test_a_match_against_an_apprentice_is_started_and_another_finished(opened: Page, site: str) -> None:
    zen_garden_page.set_players(opened, NAMES, APPRENTICE)
    zen_garden_page.begin(opened, seed="11", level="1")
    match = storage_seed.saved(opened)
    while match.turn == 0:
        match = zen_garden_page.build(opened, match, storage_seed.best_move(match))
    expect_shown(opened, match.state, move_of_computer(match))
    zen_garden_page.set_speed(opened, "instant")
    expect(zen_garden_page.announced(opened)).to_contain_text(ENGLISH("say.turn", name="Ada"))
    assert storage_seed.saved(opened).at > match.at
    match = zen_garden_page.open_match(opened, site, late(match))
    while not match.over:
        if sum(seat == 0 for seat in match.state.deal.order[match.state.turn_number :]) > 1:
            match = zen_garden_page.build(opened, match, storage_seed.best_move(match), ENGLISH("say.turn", name="Ada"))
        else:
            zen_garden_page.lay(opened, match, storage_seed.best_move(match))
            zen_garden_page.press(opened, "turn.confirm")
            expect(opened.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()
            match = storage_seed.saved(opened)
    assert verify_record(read_record(storage_seed.saved_texts(opened)[match.id])) == match.state
    assert zen_garden_page.score_rows(opened) == zen_garden_page.expected_rows(match)


@pytest.mark.thorough
@pytest.mark.fresh
def test_a_bots_move_is_shown_step_by_step_and_can_be_skipped(page: Page, site: str) -> None:
    page.clock.install()
    match = storage_seed.a_match(4, bots={1: "greedy"}, names=NAMES, seed="5")
    assert match.turn == 1
    page.clock.pause_at(LATER)
    zen_garden_page.open_match(page, site, match, preferences=storage_seed.settings())
    move = move_of_computer(match)
    expect_shown(page, match.state, move)
    expect(zen_garden_page.slot(page, match.state, move.slot)).to_have_attribute("aria-pressed", "true")
    assert storage_seed.saved(page).at == match.at, "it has not been placed yet"
    page.clock.run_for(CHOOSING)
    expect(zen_garden_page.announced(page)).to_contain_text(say.describe(ENGLISH, match.state, move).sentence)
    placed = zen_garden_page.space(page, "Bot", zen_garden_page.cell_place(move.cell))
    expect(placed).to_have_accessible_name(
        f"{say.place(ENGLISH, zen_garden_page.cell_place(move.cell))}: "
        f"{say.laid_tile(ENGLISH, storage_seed.saved(page).state.seats[1].garden[move.cell])}"
    )
    page.get_by_role("heading", name=ENGLISH("garden.of", name="Bot"), exact=True).click()
    turn = ENGLISH("say.turn", name=NAMES[storage_seed.saved(page).turn])
    expect(zen_garden_page.announced(page)).to_contain_text(turn)
