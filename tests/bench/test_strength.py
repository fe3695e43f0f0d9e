"""Tests of the study of longer thinking: open repetitions, findings, and results."""

import json
from pathlib import Path

import pytest

from bench import strength
from bench.budgets import DEALS, JUDGED, PLAYERS, position, thinker
from bench.strength import STUDIES, due, read, text
from bench.strength_results import Found, curves, default_seconds, gains, notes, of_matches, of_positions
from hofgarten.arena.load_bot import load_choose
from hofgarten.bots import BOTS
from hofgarten.bots.endgame import is_last_turn
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

GAME = "zen-garden"

# The default time, 0.1 s, is the second of five; the longest is tried in the first position only.
FOUND: Found = {
    of_positions(GAME): [
        [[30, 0.0], [100, 1.0], [300, 2.0], [1000, 1.0], [3000, 4.0]],
        [[50, 2.0], [120, 2.0], [400, 2.0], [1200, 3.0]],
    ],
    of_matches(GAME, "0.3"): [[1.0, 4.0], [0.5, -1.0]],
}


def test_a_gain_is_the_default_gain_plus_the_mean_difference() -> None:
    known = gains(GAME, FOUND)
    assert default_seconds(GAME) == "0.1"
    assert [(gain.points, gain.more, gain.positions) for gain in known.values()] == [
        (1.0, -0.5, 2),
        (1.5, 0.0, 2),
        (2.0, 0.5, 2),
        (2.0, 0.5, 2),
        (4.5, 3.0, 1),
    ]
    assert [gain.seconds for gain in known.values()] == pytest.approx([0.04, 0.11, 0.35, 1.1, 3])
    assert known["3"].interval is None
    assert known["0.1"].interval == (0, 0)


def test_only_times_with_trials_are_reported() -> None:
    (curve,) = curves(FOUND)
    assert list(curve.lines) == [GAME]
    assert curve.lines[GAME][-1] == (3.0, 4.5)
    said = notes(FOUND)
    assert len(said) == 6
    assert said[-1] == (
        "zen-garden: an architect of 0.3 s is ahead of the default one in 75% (19% to 98%) of 4 matches, "
        "by +1.5 points."
    )
    assert (curves({}), notes({})) == ([], [])


def test_all_studies_end_together_and_continue_where_they_stopped() -> None:
    todo = list(due({}))
    assert {study: [number for other, number in todo if other == study] for study in STUDIES} == {
        study: list(range(study.wanted)) for study in STUDIES
    }
    half = [study for study, _ in todo[: len(todo) // 2]]
    assert all(abs(half.count(study) / study.wanted - 0.5) < 0.1 for study in STUDIES)
    first = STUDIES[0]
    assert [number for study, number in due({first.name: [[]] * 98}) if study == first] == [98, 99]


def test_the_file_has_a_line_for_each_position_and_is_read_again(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = text(FOUND)
    assert json.loads(kept)["found"] == FOUND
    assert "[[50,2.0],[120,2.0],[400,2.0],[1200,3.0]]" in kept.splitlines()
    assert set(read()) <= {study.name for study in STUDIES}
    monkeypatch.setattr(strength, "STUDIES", ())
    assert list(due(FOUND)) == []


def test_findings_of_other_bots_are_not_continued(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    assert read() == {}
    strength.FILE.write_text(text(FOUND), encoding="utf-8")
    assert read() == FOUND
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(strength, "SEED", "another")
    assert read() == {}
    assert "starting again" in capsys.readouterr().err


def test_findings_about_the_bots_of_other_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = {of_positions("hanging-gardens"): FOUND[of_positions(GAME)]}
    monkeypatch.setattr(strength, "FILE", tmp_path / "strength.json")
    strength.FILE.write_text(text(FOUND | other), encoding="utf-8")
    monkeypatch.setattr(strength, "JUDGED", {**JUDGED, GAME: 1})
    assert read() == other


def test_the_file_is_about_the_bots_of_today(capsys: pytest.CaptureFixture[str]) -> None:
    assert read()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize("game", DEALS)
def test_positions_offer_a_choice(game: str) -> None:
    rules = GAMES[game]
    for number in range(3):
        view, seat = position(rules, number)
        assert len(rules.seats(view)) == PLAYERS
        assert rules.to_move(view) == seat
        assert rules.move_count(view) > 1
        assert not is_last_turn(rules, view, seat)


@pytest.mark.parametrize("game", DEALS)
def test_the_thinker_of_the_default_time_is_the_architect(game: str) -> None:
    rules = GAMES[game]
    view, seat = position(rules, 1)
    bots = (load_choose(thinker(game, default_seconds(game))), BOTS["architect"])
    one, other = (choose(rules, view, seat, Rng(1)) for choose in bots)
    assert one == other
