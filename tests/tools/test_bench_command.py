"""``bench`` as a separate process."""

import json
from pathlib import Path

import pytest

from tests.engine.cli.run_command import complaint, output


def test_figures_are_in_the_table_and_the_file(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    table = output("bench", "--runs", "1", "--json", str(file)).splitlines()
    figures = json.loads(file.read_text("utf-8"))
    assert [line.split("  ")[0] for line in table[1:]] == list(figures["medians"])
    assert figures["runs"].keys() == figures["medians"].keys()
    assert {"random moves", "playouts", "legal-move lists", "greedy's moves", "records verified"} <= set(
        figures["runs"]
    )
    assert all(rate > 0 for rate in figures["medians"].values())
    assert {len(rates) for rates in figures["runs"].values()} == {1}, "what only warms up does not count"


@pytest.mark.parametrize("arguments", [["--runs", "0"], ["--game", "go"], ["x"]])
def test_wrong_usage_is_one_sentence(arguments: list[str]) -> None:
    complaint(2, "bench", *arguments)


def test_a_file_that_cannot_be_written_is_named() -> None:
    assert "no/such/file" in complaint(2, "bench", "--runs", "1", "--json", "no/such/file")
