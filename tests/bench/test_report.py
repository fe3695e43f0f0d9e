"""Tests of the report: a part that fails keeps its figures, and does not stop the others."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from bench import __main__ as bench
from bench.rows import CHESS, ROWS, Figure, Setting

Measure = Callable[[Setting], Iterable[Figure]]


def whole(part: str) -> list[Figure]:
    """Return two figures for each key of a part."""
    return [
        Figure(key, "Zen Garden", value) for key in dict.fromkeys(row.key for row in ROWS[part]) for value in (10, 30)
    ]


def broken_after(count: int) -> Measure:
    """Return a measure of the analysis board that fails after some figures."""

    def measure(_: Setting) -> Iterator[Figure]:
        yield from whole("analysis")[:count]
        raise RuntimeError("no ranking\nafter `move` 1")

    return measure


def reported(monkeypatch: pytest.MonkeyPatch, folder: Path, **measures: Measure) -> tuple[int, str]:
    """Measure parts; return the exit status and the report."""
    monkeypatch.setattr(bench, "measure_of", measures.__getitem__)
    status = bench.main([*measures, "--out", str(folder)])
    return status, (folder / "report.md").read_text("utf-8")


def test_a_part_that_fails_keeps_the_figures_that_it_had_and_the_others_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    measures = {"analysis": broken_after(1), "room": lambda _: whole("room")}
    status, report = reported(monkeypatch, tmp_path, **measures)
    assert status == 1
    assert report.count("**Failed**: `RuntimeError: no ranking after 'move' 1`") == 1
    first, _, _, final = (line for line in report.splitlines() if line.startswith("| fi"))
    assert first == "| first ranking | ms | 10 | 1 |  |"
    assert final == "| final ranking, 95% | ms |  |  | 3,000 |"
    assert "| on the other device | ms | 20 | 2 |  |" in report
    # An earlier failure is reported until the part is measured again.
    status, report = reported(monkeypatch, tmp_path, room=measures["room"])
    assert (status, report.count("**Failed**")) == (0, 1)
    status, report = reported(monkeypatch, tmp_path, analysis=lambda _: whole("analysis"))
    assert (status, report.count("**Failed**")) == (0, 0)


@pytest.mark.parametrize(
    "wrong",
    [
        whole("analysis")[2:],
        [*whole("analysis"), Figure("another ranking", "Zen Garden", 1)],
        [*whole("analysis"), Figure("first ranking", "Zen Garden", float("nan"))],
        [Figure(row.key, CHESS, 1) for row in ROWS["analysis"]],
    ],
)
def test_a_part_fails_unless_it_has_a_number_for_each_row_and_a_row_for_each_number(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, wrong: list[Figure]
) -> None:
    status, report = reported(monkeypatch, tmp_path, analysis=lambda _: wrong)
    assert status == 1
    assert "**Failed**" in report


def test_ratios_are_medians_of_the_ratios_run_by_run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    runs = [(10, 40), (40, 20), (60, 600)]
    others = [Figure(row.key, "Zen Garden", 1) for row in ROWS["engine"][1:]]
    both = [Figure("random moves", name, run[at]) for run in runs for at, name in enumerate(("Zen Garden", CHESS))]
    _, report = reported(monkeypatch, tmp_path, engine=lambda _: [*both, *others])
    assert "| random moves | moves/s | 40 | python-chess: 40 | 0.25 | 3 |" in report
