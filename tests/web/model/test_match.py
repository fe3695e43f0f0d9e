"""Matches: play, undo, variations, storage."""

import json
from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.game import CHANCE
from hofgarten.record import read_record, verify_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import EXTRA, from_text, to_text

GAME = GAMES["zen-garden"]


def begun(bots: str = "--", seed: str = "1") -> PlayedMatch[Any]:
    """Return a new match. Each letter of ``bots`` is a seat: ``-`` for a person, ``r`` for a random bot."""
    players = [{"name": f"P{number}"} | ({"bot": "random"} if bot == "r" else {}) for number, bot in enumerate(bots)]
    return matches.new_match("id", GAME, GAME.options_from_flags({"level": "5"}), players, seed)


def played(match: PlayedMatch[Any], moves: int, seed: int = 0) -> PlayedMatch[Any]:
    """Play random moves, at most to the end of the match."""
    for number in range(moves):
        if match.over:
            break
        move = GAME.random_move(match.state, Rng.of("played", seed, number))
        match = matches.play(match, GAME.write_event(move))
    return match


@given(st.integers(0, 1000), st.sampled_from(["--", "-r", "---", "-rr-"]), st.integers(0, 70), st.integers(0, 3))
def test_a_stored_match_survives_a_round_trip(seed: int, bots: str, moves: int, undone: int) -> None:
    match = played(begun(bots, str(seed)), moves, seed)
    for _ in range(undone):
        target = matches.undo_target(match)
        match = matches.go_to(match, target) if target is not None else match
    text = to_text(match)
    assert from_text("id", text) == match
    verify_record(read_record(text))


def test_chance_events_are_automatic_and_reproducible() -> None:
    match = next(match for seed in range(30) if (match := played(begun("---", str(seed)), 48, seed)).at > 48)
    assert all(GAME.to_move(match.states[at]) != CHANCE for at in (0, match.at))
    at = next(at for at, event in enumerate(match.record.events) if event.startswith("~"))
    again = matches.play(matches.go_to(match, at - 1), match.record.events[at - 1])
    assert (again.record.events, again.at) == (match.record.events, at + 1)


def test_with_several_persons_undo_stops_at_the_last_refill() -> None:
    match = played(begun(), 6)
    assert (matches.undo_target(match), matches.undo_target(matches.go_to(match, 5))) == (5, 4)
    assert matches.undo_target(matches.go_to(match, 4)) is None
    stops = {at: matches.undo_barrier(matches.go_to(match, at)) for at in (0, 4, 5)}
    assert stops == {0: "", 4: "revealed", 5: ""}, "the page says why"


def test_with_one_person_undo_has_no_limit_and_skips_bot_moves() -> None:
    match = played(begun("-r"), 20)
    person = [at for at in range(20) if match.bot(GAME.to_move(match.states[at])) is None]
    targets = []
    while (target := matches.undo_target(match)) is not None:
        targets.append(target)
        match = matches.go_to(match, target)
    assert targets == person[::-1]
    back = []
    while (target := matches.redo_target(match)) is not None:
        back.append(target)
        match = matches.go_to(match, target)
    assert back == [*person[1:], 20]


def other_move(match: PlayedMatch[Any]) -> str:
    """Return a legal move other than the one undone last."""
    moves = (GAME.write_event(move) for move in GAME.moves(match.state))
    return next(move for move in moves if move != match.record.events[match.at])


def test_a_variation_can_be_resumed_and_repeating_the_undone_move_stays_on_the_line() -> None:
    match = played(begun("-r"), 12)
    first = match.record.events
    left = matches.go_to(match, 4)
    other = matches.play(left, other_move(left))
    assert (other.lines, len(other.record.events)) == ((first,), 5)
    back = matches.resume_line(other, 0)
    assert (back.record.events, back.at, back.lines, back.states) == (first, 12, (other.record.events,), match.states)
    again = matches.play(matches.go_to(match, 4), match.record.events[4])
    assert (again.record.events, again.at, again.lines) == (match.record.events, 5, ())


def test_with_several_persons_undone_moves_are_not_kept() -> None:
    match = matches.go_to(played(begun(), 6), 4)
    other = matches.play(match, other_move(match))
    assert (other.lines, len(other.record.events)) == ((), 5)


def test_the_number_of_variations_is_limited() -> None:
    match = played(begun("-r"), 4)
    for _ in range(matches.MAX_LINES + 3):
        left = matches.go_to(match, 2)
        match = matches.play(left, other_move(left))
    assert len(match.lines) == matches.MAX_LINES


def test_a_record_of_another_program_can_be_opened() -> None:
    foreign = json.loads(to_text(played(begun(), 5)))
    del foreign[EXTRA], foreign["seed"]
    opened = from_text("elsewhere", json.dumps(foreign))
    assert (opened.id, opened.name, opened.at, opened.lines) == ("elsewhere", "", 5, ())
    assert played(opened, 60).over


@pytest.mark.parametrize(
    "mine",
    [7, {"undone": 5, "lines": 3, "name": 4, "saved": "x"}, {"undone": ["9z"], "lines": [[7], "x"]}, {"saved": True}],
)
def test_damaged_private_fields_are_dropped_individually(mine: object) -> None:
    match = played(begun(), 5)
    opened = from_text("id", json.dumps(json.loads(to_text(match)) | {EXTRA: mine}))
    assert (opened.record.events, opened.name, opened.saved) == (match.record.events, "", 0)
