"""``train`` as a separate process."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from hofgarten.arena.runner import Run
from hofgarten.bots import training
from hofgarten.bots.training import Report, TrainingSettings
from hofgarten.cli import main
from hofgarten.game import AnyGame
from tests.engine.arena.worker_tasks import square

TRAIN = ["train", "--game", "zen-garden", "--seed", "Garten", "--out"]


class Learner:
    """Replaces training: uses the workers but learns nothing. After ``stops`` rounds it is interrupted."""

    def __init__(self, stops: int = 99) -> None:
        """Stop after this many rounds."""
        self.stops = stops

    def rounds(self, game: AnyGame, seed: str, settings: TrainingSettings, run: Run) -> Iterator[Report]:
        """Yield a report after each round."""
        assert (game.name, seed) == ("zen-garden", "Garten")
        for number in range(settings.rounds):
            if number == self.stops:
                raise KeyboardInterrupt
            squares = tuple(run(square, range(settings.matches)))
            yield Report(dict.fromkeys(settings.players, number / 3), {"2": (squares, (number,))})


def test_weights_are_written_after_each_round(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    texts = []
    for jobs in ("1", "2"):
        monkeypatch.setattr(training, "rounds", Learner().rounds)
        arguments = ["--rounds", "3", "--matches", "5", "--players", "4,2", "--jobs", jobs]
        assert main([*TRAIN, str(file), *arguments]) == 0
        texts.append(file.read_bytes())
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(" (")[0] for line in lines[:3]] == [
        f"round {number} of 3: {total} points with 2 players, {total} points with 4 players"
        for number, total in ((1, "0.0"), (2, "0.3"), (3, "0.7"))
    ]
    assert (
        json.loads(texts[0]).items()
        >= {
            **{"game": "zen-garden", "seed": "Garten", "players": [2, 4], "rounds": 3, "matches": 5},
            **{"mean_totals": {"2": 0.67, "4": 0.67}, "weights": {"2": [[0, 1, 4, 9, 16], [2]]}},
        }.items()
    )
    assert texts[0] == texts[1]
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "before",
    [
        '{"levels": {"master": {"beam": 2}}, "oracle": {"beam": 8}, "luck": {"turns": 4}, "weights": {}}',
        '{"oracle": {"beam": 8}}',
        "",
        "[]",
    ],
)
def test_what_is_not_learned_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, before: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(before, encoding="utf-16")
    monkeypatch.setattr(training, "rounds", Learner().rounds)
    assert main([*TRAIN, str(file), "--rounds", "1", "--matches", "1", "--jobs", "1"]) == 0
    after = json.loads(file.read_text("utf-8"))
    assert after.get("levels") == ({"master": {"beam": 2}} if "levels" in before else None)
    assert after.get("oracle") == ({"beam": 8} if "oracle" in before else None)
    assert after.get("luck") == ({"turns": 4} if "luck" in before else None)


def test_an_interrupted_run_keeps_its_weights(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "weights.json"
    monkeypatch.setattr(training, "rounds", Learner(stops=2).rounds)
    assert main([*TRAIN, str(file), "--jobs", "1", "--matches", "2", "--rounds", "5"]) == 130
    facts = json.loads(file.read_text("utf-8"))
    assert (facts["rounds"], facts["weights"]) == (2, {"2": [[0, 1], [1]]})
    assert capsys.readouterr().err == ""
