"""Copies of the repository with one more game, to build and to test them in an environment of their own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from web.build.paths import ROOT

LEFT_OUT: Final = (".*", "node_modules", "dist*", "*.egg-info", "__pycache__", "report", "screenshots", "test-results")
PYTHON: Final = ".venv/bin/python"
"""The copy's Python, from its folder."""


def copy_of_repository(target: Path) -> Path:
    """Copy the repository to a folder that does not exist yet, and return the folder.

    Its environment `.venv` has the packages of this one, and as `hofgarten` the copy's own, as after `make`.
    """
    shutil.copytree(ROOT, target, ignore=shutil.ignore_patterns(*LEFT_OUT))
    (target / "node_modules").symlink_to((ROOT / "node_modules").resolve())
    run(target, sys.executable, "-m", "venv", "--without-pip", ".venv")
    (target / ".venv" / "wheels").symlink_to((Path(sys.prefix) / "wheels").resolve())
    asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(target, PYTHON, "-c", asked).strip())
    places = [str(target / "engine"), *(place for place in sys.path if Path(place).name == "site-packages")]
    (packages / "copy.pth").write_text("\n".join(places), encoding="utf-8")
    return target


def run(tree: Path, *command: str) -> str:
    """Run a command in a copy, in which only the copy's own packages are found, and return its output."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(command, cwd=tree, env=environment, check=False, stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0, done.stdout
    return done.stdout
