"""What the growth of cost is made of."""

from bench.course import Move, begun, course, saved_bytes
from bench.growth import WINDOW, _rows, _windows
from bench.works import NOW, start, storage
from engine.cli.bench import samples
from engine.record import read, write
from tests.web.finished import finished
from web.match import branch
from web.reply import respond
from web.shelf import PREFIX
from web.summary import summary_of


def test_a_course_is_a_whole_match_and_always_the_same() -> None:
    one, other = (course("zen-garden", 2) for _ in range(2))
    assert len(one) >= 32
    assert [(move.saved, move.html) for move in one] == [(move.saved, move.html) for move in other]
    assert all(move.ms > 0 and move.saved > 0 for move in one)


def test_a_match_goes_on_from_where_it_was() -> None:
    match = finished("zen-garden")
    table = begun(branch(match, match.at - 1, "x", ""), "half", {f"{PREFIX}m": "spoilt"})
    assert set(table.shelf.kept) == {"half", "m"}
    assert table.match
    assert table.match.at == match.at - 1


def test_bytes_are_counted_not_characters() -> None:
    assert saved_bytes({"save": {"a": "é", "b": None}}) == 2
    assert saved_bytes({}) == 0


def test_windows_stand_at_their_middle_and_leave_out_what_fills_none() -> None:
    assert _windows([*[1.0] * WINDOW, *[3.0] * WINDOW, 9.0]) == [(WINDOW / 2, 1.0), (WINDOW * 1.5, 3.0)]


def test_the_last_quarter_stands_beside_the_first() -> None:
    run = [Move(float(number), 10 * number, 0) for number in range(1, 9)]
    time, kept = _rows(("zen-garden", 2), [run, run])
    assert time.runs == {"last quarter": [7.5, 7.5], "first quarter": [1.5, 1.5]}
    assert time.ratios == {"first quarter": 5.0}
    assert kept.medians == {"last quarter": 75, "first quarter": 15}


def test_a_storage_holds_so_many_matches_the_first_the_latest() -> None:
    kept = storage([write(finished("zen-garden").record), write(finished("hanging-gardens").record)], 5)
    found = [summary_of(key, text) for key, text in kept.items()]
    assert [one.saved for one in found if one] == [NOW - number for number in range(5)]
    assert len({one.game for one in found if one}) == 2
    table, reply = respond(None, start(kept))
    assert len(table.shelf.kept) == 5
    assert "save" not in reply, "it is as the page itself would have left it"


def test_samples_are_whole_matches_of_every_number_of_players() -> None:
    match = finished("zen-garden")
    records = samples(match.game)
    assert {len(record.players) for record in records} == set(match.game.players)
    assert all(record.result for record in records)
    assert all(read(write(record)) == record for record in records)
