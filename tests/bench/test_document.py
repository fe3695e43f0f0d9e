"""Tests of docs/speed.md: its tables are those that the benchmarks measure."""

import re

import pytest

from bench import document
from bench.figures import Measured, write
from bench.report import table
from bench.rows import CATAN, CHESS, PEERS, ROWS, TITLES
from web.build.paths import ROOT

TEXT = document.DOCUMENT.read_text("utf-8")


def cells(text: str) -> list[list[str]]:
    """Return the rows of a table below its head."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines()[2:] if line.startswith("|")
    ]


def ratios(part: str, label: str) -> list[float]:
    """Return the ratios of a row of the document to its first peer."""
    (block,) = document.block(part).findall(TEXT)
    column = [cell.strip() for cell in block.partition("\n")[0].strip("|").split("|")].index("ratio")
    (found,) = (row[column] for row in cells(block) if row[0] == label)
    return [float(ratio) for ratio in found.partition("<br>")[0].split(", ")]


@pytest.mark.parametrize("part", ROWS)
def test_the_document_has_the_rows_of_each_part_with_figures(part: str) -> None:
    (block,) = document.block(part).findall(TEXT)
    rows = cells(block)
    assert [row[0] for row in rows] == [row.label for row in ROWS[part]]
    assert all(re.match(r"[\d.,]+$", row[2]) for row in rows)
    assert f"`make bench PARTS={part}`, " in block


def test_the_document_has_no_other_table() -> None:
    others = TEXT
    for part in ROWS:
        others = document.block(part).sub("", others)
    assert not [line for line in others.splitlines() if line.startswith("|")]


def test_the_sentence_of_the_readme_is_true_by_the_document() -> None:
    readme = " ".join((ROOT / "README.md").read_text("utf-8").split())
    assert "in about half of the time of stock PyScript, from a warm cache in about a third of it" in readme
    for start, most in (("empty cache", 0.545), ("warm cache", 0.375)):
        assert max(ratios("boot", start)) < most
    assert "plays random moves faster than python-chess" in readme
    assert PEERS.index(CHESS) < PEERS.index(CATAN)
    both = ratios("engine", "random moves")
    assert len(both) == len(TITLES)
    assert min(both) > 1


def test_tables_of_parts_that_were_measured_whole_are_copied(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page, folder = tmp_path_factory.mktemp("docs") / "speed.md", tmp_path_factory.mktemp("report")
    page.write_text(TEXT, encoding="utf-8")
    monkeypatch.setattr(document, "DOCUMENT", page)
    monkeypatch.setattr(document, "REPORT", folder)
    found = Measured("a day", {row.key: {"Zen Garden": [4321.0]} for row in ROWS["room"]})
    write(folder, "room", found)
    write(folder, "analysis", Measured("a day", found.figures, "TimeoutError"))
    document.main()
    changed = page.read_text("utf-8")
    assert changed == document.block("room").sub(lambda _: table("room", found) + "\n", TEXT)
    assert "| on the other device | ms | 4,321 | 1 |  |" in changed
