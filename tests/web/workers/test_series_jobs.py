"""The jobs of the workshop: matches, costly moves, training."""

import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.play_match import play
from hofgarten.bots.training import TrainingSettings, rounds
from hofgarten.record import read_record, replay_record, verify_record, write_record
from hofgarten.registry import GAMES
from tests.kit.series import in_worker, match_job, run
from tests.kit.thorough import first_of
from web.app.model.workshop.examples import EXAMPLES
from web.app.workers import user_bot_host
from web.app.workers.series_jobs import MAX_FAILURES, MAX_NOTE_LENGTH, MAX_NOTES, start

ZEN = "zen-garden"
LEVEL_1 = {"boards": [1], "majority_ties": "full"}
SEATS: list[dict[str, Any]] = [{"name": "mine.py", "own": 0}, {"name": "greedy"}]
QUICK = {"MOVES = 8": "MOVES = 2", "DEALS = 4": "DEALS = 1"}
"""Changes that make the search of the worked bot short enough for a test."""
RANDOM = "    return game.random_move(view, rng)\n"
OTHER = {"reason": "failed", "spent": 1, "rng": "1"}
NO_MOVE = "a bot must return a move, one of game.moves(view), not "
HEAD = "def choose(game, view, seat, rng):\n"


def played(folder: Path, source: str, **changes: Any) -> Any:
    """Return the result of a match, with all of its notes and how often each came."""
    *news, result = run(match_job(ZEN, LEVEL_1, SEATS, 0) | changes, [in_worker(folder, source)])
    times: Counter[tuple[Any, ...]] = Counter()
    for *note, count in [note for one in (*news, result) for note in one.get("notes", ())]:
        times[tuple(note)] += count
    return {**result, "notes": [[*note, count] for note, count in times.items()]}


@pytest.mark.parametrize("game", first_of(GAMES))
@pytest.mark.parametrize("example", first_of(EXAMPLES))
def test_a_worked_bot_plays_the_same_matches_as_in_the_arena(tmp_path: Path, game: str, example: str) -> None:
    """Its worker knows the view alone, as a text, and the state of its random stream.

    Six matches of Zen Garden, and two of each other game.
    """
    options, source = GAMES[game].options_from_flags({"level": "1"} if game == ZEN else {}), EXAMPLES[example]
    for old, new in QUICK.items():
        source = source.replace(old, new)
    bot = in_worker(tmp_path, source)
    for deal in range(3 if game == ZEN else 1):
        for seats in (SEATS, SEATS[::-1]):
            *_, result = run(match_job(game, options, seats, deal), [bot])
            opponents = [Opponent(seat["name"], source if "own" in seat else None) for seat in seats]
            assert result["record"] == write_record(play(GAMES[game], options, opponents, "1", deal).record)
            assert result["forfeits"] == [[], []]


def test_bots_that_use_chance_play_the_same_matches_after_a_forfeit(tmp_path: Path) -> None:
    """The stream goes on after an exception, as in the arena."""
    source = HEAD + "    if rng.below(3) == 0:\n        raise ValueError(rng.below(10**9))\n" + RANDOM
    ours = play(GAMES[ZEN], LEVEL_1, [Opponent("mine.py", source), Opponent("greedy")], "1", 0)
    result = played(tmp_path, source)
    assert result["record"] == write_record(ours.record)
    assert len(result["forfeits"][0]) == len(ours.forfeits[0]) > 0


def test_the_question_holds_the_view_alone(tmp_path: Path) -> None:
    questions = []
    bot = in_worker(tmp_path, HEAD + RANDOM)

    def listening(question: str) -> str:
        questions.append(question)
        return bot(question)

    *_, result = run(match_job(ZEN, LEVEL_1, SEATS, 0) | {"seed": "four score"}, [listening])
    game, record = GAMES[ZEN], read_record(result["record"])
    assert all(set(json.loads(question)) == {"game", "view", "seat", "rng"} for question in questions)
    assert not any("four score" in question for question in questions)
    states = [state for state in verify_states(record) if game.to_move(state) == 0]
    views = [game.write_position(game.observe(state, 0)) for state in states]
    assert [json.loads(question)["view"] for question in questions] == views


def verify_states(record: Any) -> Any:
    verify_record(record)
    return replay_record(record)


def test_prints_and_tracebacks_become_notes_with_the_line(tmp_path: Path) -> None:
    source = HEAD + "    print('turn')\n    1 / 0\n"
    notes = played(tmp_path, source)["notes"]
    assert notes[0] == ["print", "turn\n", 0, MAX_FAILURES]
    kind, text, line, count = notes[1]
    assert (kind, line, count) == ("error", 3, MAX_FAILURES)
    assert text.startswith("Traceback")
    assert text.endswith("ZeroDivisionError: division by zero\n")
    assert "1 / 0" in text
    assert "user_bot_host" not in text


@pytest.mark.parametrize(
    ("body", "report", "line"),
    [
        ("    rng.chose([])\n", "AttributeError: 'Rng' object has no attribute 'chose'", 2),
        ("    return 'nonsense'\n", f"{NO_MOVE}'nonsense'", 1),
        ("    game.random_move(view, rng)\n", f"{NO_MOVE}None", 1),
    ],
)
def test_a_bot_that_fails_three_times_in_the_same_way_ends_the_run(
    tmp_path: Path, body: str, report: str, line: int
) -> None:
    bot, job = in_worker(tmp_path, HEAD + body), start(match_job(ZEN, LEVEL_1, SEATS, 0))
    step, asked = next(job), 0
    while "stop" not in step:
        asked += "question" in step
        step = job.send(bot(json.dumps(step["question"])) if "question" in step else "")
    assert asked == MAX_FAILURES
    assert (step["stop"], step["bot"], step["line"]) == ("failing", 0, line)
    assert step["report"].strip().splitlines()[-1].startswith(report)


def test_different_failures_do_not_end_the_run(tmp_path: Path) -> None:
    result = played(tmp_path, HEAD + "    raise ValueError(rng.below(10**9))\n")
    assert len(set(result["forfeits"][0])) > MAX_FAILURES
    verify_record(read_record(result["record"]))


def test_a_flood_of_prints_is_cut_off(tmp_path: Path) -> None:
    source = "    print('x' * 100_000_000)\n    for n in range(1000):\n        print(n, rng.below(9 ** 9))\n"
    notes = played(tmp_path, HEAD + source + RANDOM)["notes"]
    assert all(len(text) <= MAX_NOTE_LENGTH + 1 for _, text, _, _ in notes)
    assert notes[0][1].endswith("…")
    many = HEAD + "    print(rng.below(10 ** 9))\n" + RANDOM
    assert len(played(tmp_path, many, options=LEVEL_1 | {"boards": [1, 2, 3]})["notes"]) <= MAX_NOTES


def test_texts_printed_during_the_import_come_before_those_of_the_first_move(tmp_path: Path) -> None:
    notes = played(tmp_path, "print('loaded')\n" + HEAD + "    print('turn')\n" + RANDOM)["notes"]
    assert [text for _, text, _, _ in notes] == ["loaded\nturn\n", "turn\n"]


def test_a_bot_that_took_too_long_stops_the_run_and_loses_no_text() -> None:
    answer = {"reason": "slow", "detail": "Overtime", "report": "Traceback", "line": 3, "spent": 5_000_000, "rng": "1"}
    job = start(match_job(ZEN, LEVEL_1, SEATS, 0))
    assert "question" in next(job)
    assert job.send(json.dumps(answer | {"printed": "thinking"})) == {
        "news": {"notes": [["print", "thinking", 0, 1], ["error", "Traceback", 3, 1]]}
    }
    assert job.send("") == {"news": {"notes": []}}
    assert job.send("") == {"stop": "slow", "bot": 0, "report": "Traceback", "line": 3}


@pytest.mark.skipif(not hasattr(sys, "monitoring"), reason="Python before 3.12 cannot end a loop")
@pytest.mark.parametrize("body", ["    while True:\n        pass\n", "    for n in range(10**9):\n        print(n)\n"])
def test_an_endless_loop_is_ended_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """The page runs Python 3.14; ``e2e/test_series.py`` tests it there, too."""
    monkeypatch.setattr(user_bot_host, "LONGEST_MOVE", 50_000_000)
    job = start(match_job(ZEN, LEVEL_1, SEATS, 0))
    question = json.dumps(next(job)["question"])
    found = json.loads(in_worker(tmp_path, HEAD + "    print('thinking')\n" + body)(question))
    assert (found["reason"], found["line"]) == ("slow", 3)
    assert found["printed"].startswith("thinking\n")
    assert "Overtime" in found["report"]
    assert "user_bot_host" not in found["report"]
    assert in_worker(tmp_path, HEAD + RANDOM)(question)


@pytest.mark.parametrize(
    "answer",
    [
        *("", "null", "[]", "{}", "nonsense", '{"event": 3}', '{"event": "x", "spent": -1, "rng": "1"}'),
        *('{"event": null, "spent": 1, "rng": "-5"}', '{"reason": {}, "detail": [], "spent": "x", "rng": 1e99}'),
        '{"event": "~Psa", "spent": 1, "rng": "999999999999999999999999999999", "printed": {"a": 1}}',
    ],
)
def test_any_answer_of_a_worker_is_survived(answer: str) -> None:
    """A bot can replace the code that answers in its worker."""
    asked: list[str] = []

    def often(question: str) -> str:
        """Answer now and then in another way, so that the run goes on."""
        asked.append(question)
        return answer if len(asked) % MAX_FAILURES else json.dumps({**OTHER, "detail": len(asked)})

    *_, result = run(match_job(ZEN, LEVEL_1, SEATS, 0), [often])
    verify_record(read_record(result["record"]))
    assert len(result["forfeits"][0]) > 5
    assert all(len(reason) <= 200 for reason in result["forfeits"][0])


@pytest.mark.thorough
def test_costly_moves_are_found_and_agree_with_the_record() -> None:
    record = play(GAMES[ZEN], LEVEL_1, [Opponent("random"), Opponent("master")], "1", 0).record
    *found, _ = run({"kind": "losses", "record": write_record(record), "seats": [0]})
    states = verify_states(record)
    turns = [at for at, state in enumerate(states) if GAMES[ZEN].to_move(state) == 0]
    assert [move["at"] for move in found] == turns
    assert all(move["played"][0] == record.events[move["at"]] for move in found)
    most = max(move["best"][2] - move["played"][2] for move in found)
    assert most > 100, "a random move gives away more than a point"


def test_training_gives_the_weights_of_the_command_line() -> None:
    job = {"kind": "train", "game": ZEN, "players": 2, "rounds": 2, "games": 20, "seed": "1"}
    news = list(run(job))
    reports = list(rounds(GAMES[ZEN], "1", TrainingSettings((2,), 2, 20), map))
    found = [one for one in news if "weights" in one]
    assert [one["total"] for one in found] == [report.totals[2] for report in reports]
    assert found[-1]["weights"] == json.loads(json.dumps(reports[-1].weights["2"]))
    assert [one["played"] for one in news if one.get("round") == 0 and "played" in one] == [16, 20]
