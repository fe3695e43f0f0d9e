"""Each part of `make bench` measures something for each of its rows, and the document has the bytes of this page."""

import shutil
import sys
from pathlib import Path
from subprocess import run

import pytest

from bench import document, figures
from bench.report import table
from bench.rows import ROWS
from tests.bench.test_document import cells
from web.build.paths import ROOT
from web.build.precompress import compress

NEAR = 0.1
"""Part of a number of bytes or requests by which the document may differ."""


@pytest.fixture(scope="module")
def compressed(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the page with its compressed files."""
    folder = tmp_path_factory.mktemp("bench") / "dist"
    shutil.copytree(dist, folder)
    compress(folder)
    return folder


@pytest.mark.thorough
@pytest.mark.parametrize("part", ROWS)
def test_a_part_of_the_benchmarks_measures_each_of_its_rows(compressed: Path, tmp_path: Path, part: str) -> None:
    options = ("--runs", "1", "--dist", compressed, "--out", tmp_path)
    # In a process of its own: a thread runs one Playwright at a time.
    assert run([sys.executable, "-m", "bench", part, *options], cwd=ROOT, check=False).returncode == 0
    if part == "size":
        (there,) = document.block(part).findall(document.DOCUMENT.read_text("utf-8"))
        for old, new in zip(cells(there), cells(table(part, figures.read(tmp_path)[part])), strict=True):
            numbers = [[float(cell.replace(",", "")) for cell in row[2:4]] for row in (old, new)]
            assert numbers[0] == pytest.approx(numbers[1], rel=NEAR), f"{new}: run make bench PARTS={part}"
