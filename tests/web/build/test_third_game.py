"""Additions of a game to the start screen of others."""

import json
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.kit.scratch_game import PYTHON, copy_of_repository, run
from tests.web.loading.test_startup_modules import FIRST_VISIT
from web.build.new_game import add_game
from web.build.paths import APP, ENGINE, ROOT

WRITE: Final = "import sys; from pathlib import Path; from web.build.start_data import write_start_data as write; "


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
