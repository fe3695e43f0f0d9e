"""Tests of the figures about clicks in a page."""

import pytest

from bench.interaction import AIMS, NOW, SHORTEST, SPEEDS, click_rows, storage
from bench.model import OURS
from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished
from tests.web.harness import Person

SEEN = {"painted": [10.0, 20.0, 30.0], "events": {"7": 24, "8": 40}, "tasks": [60, 90]}


@pytest.mark.parametrize("slower", SPEEDS)
def test_all_figures_of_clicks_are_kept_and_unreported_events_count(slower: int) -> None:
    painted, most, events, *_, longest = click_rows("zen-garden", slower, SEEN)
    assert painted.runs == {OURS: [10, 20, 30]}
    assert "3 clicks" in painted.what
    assert most.runs == {OURS: [30]}
    assert str(AIMS[slower]) in most.aim
    assert events.runs == {OURS: [24, 40, SHORTEST]}
    assert longest.runs == {OURS: [90]}


def test_no_long_task_is_reported_as_zero() -> None:
    *_, longest = click_rows("zen-garden", 1, {**SEEN, "tasks": []})
    assert longest.medians == {OURS: 0}


def test_storage_holds_this_many_matches_latest_first() -> None:
    person = Person(storage=storage([write(finished(game).record) for game in GAMES], 5))
    kept = person.model.library.kept.values()
    assert [match.saved for match in kept] == [NOW - number for number in range(5)]
    assert {match.summary.game for match in kept if match.summary} == set(GAMES)
