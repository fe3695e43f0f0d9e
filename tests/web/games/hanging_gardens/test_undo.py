"""Undo in The Hanging Gardens."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.hidden_information import draws_hidden
from tests.kit.opaque import of_game
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text, to_text

RECORDS = Path(__file__).parents[3] / "records" / "hanging-gardens"


def drawn(*, by_computer: bool, others: bool) -> tuple[PlayedMatch[Any], int]:
    """Return a match right after the draw of a hidden tile, and the number of events before it.

    ``by_computer``: True if a bot drew the tile. ``others``: True if the other seats are bots.
    """
    match = from_text("id", (RECORDS / "hidden-draw.jsonl").read_text("utf-8"))
    at = next(at for at, pair in enumerate(pairwise(match.states)) if draws_hidden(*of_game(pair)))
    drawer = match.game.to_move(match.states[at])
    players = tuple(
        {"name": f"P{seat}"} | ({"bot": "random"} if (by_computer if seat == drawer else others) else {})
        for seat in range(len(match.record.players))
    )
    return replace(match, record=replace(match.record, players=players), at=at + 1), at


@pytest.mark.rule("H5.8")
def test_undo_stops_at_a_hidden_tile_seen_by_a_person_and_passes_one_seen_only_by_a_bot() -> None:
    for others in (False, True):
        match, at = drawn(by_computer=False, others=others)
        assert matches.undo_target(match) is None
        assert matches.undo_target(matches.go_to(match, at)) == at - 1
    match, at = drawn(by_computer=True, others=False)
    target = matches.undo_target(match)
    assert target is not None
    assert target < at


@pytest.mark.rule("H5.8")
def test_no_variation_avoids_a_hidden_draw() -> None:
    match, at = drawn(by_computer=False, others=True)
    before, event = matches.go_to(match, at), match.record.events[at]
    passed = matches.play(replace(before, record=replace(before.record, events=before.record.events[:at])), "pass")
    again = matches.go_to(passed, at)
    placed = matches.play(again, event)
    assert matches.undo_target(placed) is None
    assert placed.lines == ()
    first, second, *_ = [match.game.write_event(move) for move in match.game.moves(placed.state)]
    taken = matches.play(matches.go_to(matches.play(placed, first), placed.at), second)
    assert [line[at + 1 :] for line in taken.lines] == [(first,)]
    assert matches.resume_line(taken, 0).state.seats == matches.play(placed, first).state.seats
    text = to_text(replace(match, lines=((*match.record.events[:at], "pass"),)))
    assert from_text("id", text).lines == (), "an imported one is dropped"


@pytest.mark.rule("H8.1")
def test_players_on_a_shared_device_cannot_undo_after_all_tiles_are_revealed() -> None:
    match = from_text("id", (RECORDS / "hidden-draw.jsonl").read_text("utf-8"))
    people = tuple({"name": f"P{seat}"} for seat in range(len(match.record.players)))
    match = replace(match, record=replace(match.record, players=people))
    assert match.over
    assert matches.undo_target(match) is None
    alone = (people[0], *({**player, "bot": "random"} for player in people[1:]))
    assert matches.undo_target(replace(match, record=replace(match.record, players=alone))) is not None
