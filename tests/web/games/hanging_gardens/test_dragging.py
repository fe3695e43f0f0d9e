"""Dragging cards and temples, rotating cards by a click, and moves without confirmation."""

import json
import re

import pytest

from hofgarten.games.hanging_gardens.state import LAY, TEMPLE
from tests.engine.games.hanging_gardens.positions import after, position
from tests.kit.opaque import of_game
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to, state_of
from tests.web.harness import Person
from tests.web.view.test_views import Page
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.last_turn import tile_names
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import NO_SELECTION, Spot, group_squares, movable_temples

FIVE_TEMPLES = "tpafp ..TT."
"""A garden in which each temple stands on a group of one square."""


def with_card(**settings: str) -> Person:
    """Start a match of two persons in which the player to move has chosen a card."""
    person = open_match(played_to(lambda match: match.at >= 12 and match.state.phase == LAY, PERSON, PERSON))
    for name in settings:
        person.do("set", name=name, fields=settings)
    person.do("hand-over")
    person.do("take", card=next(number for number, card in enumerate(state_of(person).cards) if card >= 0))
    return person


def dragging(person: Person) -> dict[str, list[dict[str, str]]]:
    """Return the page's draggable elements and its drop targets."""
    found = [attrs for _, attrs in Page(person.reply["html"]).elements]
    return {name: [attrs for attrs in found if f"data-{name}" in attrs] for name in ("drag", "drop")}


def test_a_drop_plays_the_move_without_confirmation_if_so_set() -> None:
    person = with_card(confirm="off")
    at, spot = person.match.at, min(selections.places(state_of(person), of_game(person.page.selection)))
    person.do("put", x=spot.x, y=spot.y, dropped=True)
    assert person.match.at == at + 1


@pytest.mark.rule("H5.4")
def test_a_temple_that_draws_a_hidden_tile_always_needs_a_confirmation() -> None:
    state = after(position("TTTTT ....T", cards="T....."), "lay 1 0,1 0")
    spot = min(group_squares(state))
    selection = selections.put(state, NO_SELECTION, spot, shown=True)
    assert selections.draws_hidden(state, selection)
    assert MOVE_INPUT.auto_confirm(NO_SELECTION, selection, "put") is None
    small = after(position("TT. ...", cards="T....."), "lay 1 2,0 0")
    selection = selections.put(small, NO_SELECTION, min(group_squares(small)), shown=True)
    assert MOVE_INPUT.auto_confirm(NO_SELECTION, selection, "put") == selection
    assert MOVE_INPUT.auto_confirm(NO_SELECTION, selection, "lift") is None


@pytest.mark.rule("H5.6")
def test_a_temple_can_be_picked_up_and_placed_on_a_square() -> None:
    state = after(position(FIVE_TEMPLES, cards="T....."), "lay 1 4,1 0")
    temples, spot = movable_temples(state), min(group_squares(state))
    lifted = selections.lift(state, NO_SELECTION, temples[-1])
    assert (lifted.moved, MOVE_INPUT.selected_move(state, lifted)) == (temples[-1], None)
    placed = selections.put(state, lifted, spot, shown=False)
    assert (placed.square, placed.moved) == (spot, temples[-1])
    assert selections.lift(state, NO_SELECTION, spot).moved is None
    assert selections.lift(position("... ...", cards="T....."), NO_SELECTION, None).refusal is not None


def test_a_temple_in_reserve_can_be_dragged_from_the_panel() -> None:
    person = open_match(played_to(lambda match: match.state.phase == TEMPLE, PERSON, PERSON))
    person.do("hand-over")
    found = dragging(person)
    assert "temple-piece" in {attrs["id"] for attrs in found["drag"]}
    drops = [json.loads(attrs["data-do"]) for attrs in found["drop"]]
    assert {Spot(drop["x"], drop["y"]) for drop in drops} == group_squares(state_of(person))


def test_a_tile_keeps_its_name_from_the_board_to_the_player() -> None:
    match = played_to(lambda match: sum(text.startswith("tile") for text in match.record.events) > 3, PERSON, PERSON)
    board, sets = tile_names(match)
    assert len({*board, *sets.values()}) == len(board) + len(sets)
    last = match.record.events[match.at - 1]
    space = int(last.split()[1]) - 1
    before = tile_names(type(match)(match.id, match.name, match.record, match.states[: match.at], match.at - 1)).board
    assert before[space] in sets.values()
    assert before[space] not in board
    html = open_match(match).reply["html"]
    names = re.findall(r'data-flip="([^"]*)"', html)
    assert len(names) == len(set(names))
