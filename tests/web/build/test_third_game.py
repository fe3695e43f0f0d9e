"""The weight of a game: one more adds no module to the start."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.kit import scratch_game
from tests.web.loading.test_startup_modules import FIRST_VISIT
from web.build.paths import APP, ENGINE, ROOT

WRITE: Final = "import sys; from pathlib import Path; from web.build.start_data import write_start_data as write; "


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository with a copy of Zen Garden under another name."""
    folder = tmp_path_factory.mktemp("scratch") / "tree"
    rules, page = ENGINE / "hofgarten" / "games" / "zen_garden", APP / "games" / "zen_garden"
    return scratch_game.tree_with_game(folder, "rose-garden", rules, page)


def started(tree: Path, written: Path) -> set[str]:
    """Return the names of our modules that the start screen imports in a copy of the repository."""
    places = os.pathsep.join(map(str, (tree, tree / "engine", written)))
    environment = {**os.environ, "PYTHONPATH": places}
    for program in (f"{WRITE} write(Path({str(written)!r}))", FIRST_VISIT):
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=True)  # noqa: S603 - our own
    return {name for name in json.loads(done.stdout) if name.split(".")[0] in {"hofgarten", "web"}}


def test_a_third_game_adds_no_module_to_the_start(tree: Path, tmp_path: Path) -> None:
    two, three = started(ROOT, tmp_path / "two"), started(tree, tmp_path / "three")
    assert "hofgarten.registry" in two
    assert two == three
