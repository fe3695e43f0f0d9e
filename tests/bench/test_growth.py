"""Tests of the benchmark of growth."""

from bench.growth import WINDOW, _rows, _windows, player_row, verify_row
from bench.match_cost import Move, course, model_with_match, saved_bytes
from bench.measures import NOW, start, storage
from hofgarten.cli.bench import samples
from hofgarten.record import read, write
from tests.kit.golden_matches import finished
from tests.web.open_page import page_of
from web.app.model.library.match_summary import summary_of
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import branch
from web.app.program import respond


def test_a_course_is_a_whole_match_and_reproducible() -> None:
    one, other = (course("zen-garden", 2) for _ in range(2))
    assert len(one) >= 32
    assert [(move.saved, move.html) for move in one] == [(move.saved, move.html) for move in other]
    assert all(move.ms > 0 and move.saved > 0 for move in one)


def test_a_match_continues_from_its_position() -> None:
    match = finished("zen-garden")
    model = model_with_match(branch(match, match.at - 1, "x", ""), "half", {f"{PREFIX}m": "spoilt"})
    assert set(model.library.kept) == {"half", "m"}
    assert page_of(model).match.at == match.at - 1


def test_bytes_are_counted_not_characters() -> None:
    assert saved_bytes({"save": {"a": "é", "b": None}}) == 2
    assert saved_bytes({}) == 0


def test_windows_have_their_middle_and_leave_out_an_incomplete_one() -> None:
    assert _windows([*[1.0] * WINDOW, *[3.0] * WINDOW, 9.0]) == [(WINDOW / 2, 1.0), (WINDOW * 1.5, 3.0)]


def test_the_last_quarter_is_compared_with_the_first() -> None:
    run = [Move(float(number), 10 * number, 0) for number in range(1, 9)]
    time, kept = _rows(("zen-garden", 2), [run, run])
    assert time.runs == {"last quarter": [7.5, 7.5], "first quarter": [1.5, 1.5]}
    assert time.ratios == {"first quarter": 5.0}
    assert kept.medians == {"last quarter": 75, "first quarter": 15}


def test_most_players_are_compared_with_fewest_move_by_move() -> None:
    runs = {("zen-garden", players): [[Move(float(players), 0, 0)] * players] * 2 for players in (2, 3, 4)}
    row = player_row("zen-garden", {**runs, ("hanging-gardens", 4): [[Move(9.0, 0, 0)]]})
    assert row.runs == {"4 players": [4, 4], "2 players": [2, 2]}
    assert row.ratios == {"2 players": 2}


def test_most_records_are_compared_with_a_hundred() -> None:
    row = verify_row("memory", "MB", {1: 20.0, 100: 40.0, 10_000: 42.0})
    assert row.runs == {"10,000 records": [42], "100 records": [40]}
    assert row.ratios == {"100 records": 1.05}


def test_storage_holds_this_many_matches_latest_first() -> None:
    kept = storage([write(finished("zen-garden").record), write(finished("hanging-gardens").record)], 5)
    found = [summary_of(key, text) for key, text in kept.items()]
    assert [one.saved for one in found if one] == [NOW - number for number in range(5)]
    assert len({one.game for one in found if one}) == 2
    model, reply = respond(None, start(kept))
    assert len(model.library.kept) == 5
    assert "save" not in reply, "it is as the page itself would have left it"


def test_samples_are_whole_matches_of_every_number_of_players() -> None:
    match = finished("zen-garden")
    records = samples(match.game)
    assert {len(record.players) for record in records} == set(match.game.players)
    assert all(record.result for record in records)
    assert all(read(write(record)) == record for record in records)
