"""The weight of a game: one more adds next to nothing to a first visit of another."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from bench.transfer import sizes
from tests.kit import scratch_game
from tests.kit.built_page import DOCS, put_page
from tests.web.loading.test_startup_modules import FIRST_VISIT
from web.build.paths import APP, ENGINE, ROOT

MOST: Final = 1_000
"""Bytes, compressed by gzip, that a third game adds to a first visit of the first one."""
VISITED: Final = (
    *("style.css", "pyodide/built.js", "pyodide/library.pack", "pyodide/zen_garden.pack"),
    *("games/zen-garden.css", "games/zen-garden.svg"),
)
"""The files of a first visit, besides index.html, that the build writes from the games."""
WRITE: Final = "import sys; from pathlib import Path; from web.build.start_data import write_start_data as write; "


pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository with a copy of Zen Garden under another name."""
    folder = tmp_path_factory.mktemp("scratch") / "tree"
    rules, page = ENGINE / "hofgarten" / "games" / "zen_garden", APP / "games" / "zen_garden"
    return scratch_game.tree_with_game(folder, "rose-garden", rules, page)


def visit(dist: Path) -> int:
    """Return the bytes of the files that depend on the games."""
    (version,) = (dist / "v").iterdir()
    return sum(sizes(dist, ["", *(f"v/{version.name}/{name}" for name in VISITED)]).values())


def started(tree: Path, written: Path) -> set[str]:
    """Return the names of our modules that the start screen imports in a copy of the repository."""
    places = os.pathsep.join(map(str, (tree, tree / "engine", written)))
    environment = {**os.environ, "PYTHONPATH": places}
    for program in (f"{WRITE} write(Path({str(written)!r}))", FIRST_VISIT):
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)
    return {name for name in json.loads(done.stdout) if name.split(".")[0] in {"hofgarten", "web"}}


def test_a_third_game_adds_no_module_to_the_start(tree: Path, tmp_path: Path) -> None:
    two, three = started(ROOT, tmp_path / "two"), started(tree, tmp_path / "three")
    assert "hofgarten.registry" in two
    assert two == three


def test_a_third_game_adds_less_than_a_kilobyte_to_a_first_visit(
    tree: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    put_page(tmp_path / "two", pytestconfig.getoption("--built"), DOCS)
    two, three = tmp_path / "two", scratch_game.build(tree, tmp_path / "three")
    assert 0 < visit(three) - visit(two) < MOST
    assert list(three.glob("v/*/games/rose-garden.svg"))
    assert list(three.glob("v/*/pyodide/rose_garden.pack"))
