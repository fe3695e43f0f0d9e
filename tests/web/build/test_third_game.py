"""The weight of a game: one more adds next to nothing to a first visit of another."""

import json
import sys
from pathlib import Path
from typing import Final

import pytest

from bench.transfer import sizes
from tests.kit.built_page import DOCS, put_page
from tests.kit.scratch_game import PYTHON, copy_of_repository, run
from tests.web.loading.test_startup_modules import FIRST_VISIT
from web.build.new_game import add_game
from web.build.paths import APP, ENGINE, ROOT

MOST: Final = 1_500
"""Bytes, compressed by gzip, that a third game with its name adds to a first visit of the first one."""
VISITED: Final = (
    *("style.css", "pyodide/built.js", "pyodide/library.pack", "pyodide/zen_garden.pack"),
    *("games/zen-garden.css", "games/zen-garden.svg"),
)
"""The files of a first visit, besides index.html, that the build writes from the games."""
WRITE: Final = "import sys; from pathlib import Path; from web.build.start_data import write_start_data as write; "

BUILD: Final = "from pathlib import Path; from web.build.__main__ import build;"


pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository with a copy of Zen Garden under another name, whose packages are empty."""
    tree = copy_of_repository(tmp_path_factory.mktemp("scratch") / "tree")
    rules, page = ENGINE / "hofgarten" / "games" / "zen_garden", APP / "games" / "zen_garden"
    folders = add_game("rose-garden", tree, rules, page)
    for folder in folders:
        for package in folder.rglob("__init__.py"):
            if len(package.read_text("utf-8").splitlines()) == 1:
                package.write_text("", encoding="utf-8")
    return tree


def visit(dist: Path) -> int:
    """Return the bytes of the files that depend on the games."""
    (version,) = (dist / "v").iterdir()
    return sum(sizes(dist, ["", *(f"v/{version.name}/{name}" for name in VISITED)]).values())


def started(tree: Path, python: str, written: Path) -> set[str]:
    """Return the names of our modules that the start screen imports in a copy of the repository."""
    run(tree, python, "-c", f"{WRITE} write(Path({str(written)!r}))")
    shown = run(tree, python, "-c", f"import sys; sys.path.append({str(written)!r})\n{FIRST_VISIT}")
    return {name for name in json.loads(shown) if name.split(".")[0] in {"hofgarten", "web"}}


def test_a_third_game_adds_its_declaration_to_the_start(tree: Path, tmp_path: Path) -> None:
    two = started(ROOT, sys.executable, tmp_path / "two")
    three = started(tree, PYTHON, tmp_path / "three")
    assert "hofgarten.registry" in two
    assert three - two == {"web.app.games.rose_garden"}


@pytest.mark.thorough
def test_a_third_game_adds_about_a_kilobyte_to_a_first_visit(
    tree: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    put_page(tmp_path / "two", pytestconfig.getoption("--built"), DOCS)
    two, three = tmp_path / "two", tmp_path / "three"
    # Not the command line of the build: this test needs no compressed files.
    run(tree, PYTHON, "-c", f"{BUILD} build(Path({str(three)!r}))")
    assert 0 < visit(three) - visit(two) < MOST
    assert list(three.glob("v/*/games/rose-garden.svg"))
    assert list(three.glob("v/*/pyodide/rose_garden.pack"))
