"""The build as on another computer: in another folder, with another locale, time zone, umask and order of sets."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from web.build.paths import ROOT

SOURCES: Final = ("engine", "web", *(path.name for path in ROOT.iterdir() if path.is_file()))
PACKAGES: Final = (".venv", "node_modules")
PROGRAM: Final = """
import sys
from pathlib import Path
from web.build import __main__, cache
cache.CACHE = Path("cache").resolve()
sys.exit(__main__.main(sys.argv[1:]))
"""
SETTINGS: Final = {"LC_ALL": "C", "TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "7", "PYTHONPATH": "engine"}


def build_elsewhere(folder: Path, *command: str) -> None:
    """Run a command of ``python -m web.build`` in a copy of the sources, without the parts of earlier builds."""
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copyfile(ROOT / name, folder / name)
    for name in PACKAGES:
        (folder / name).symlink_to(ROOT / name)
    arguments = [sys.executable, "-c", PROGRAM, *command]
    done = subprocess.run(
        arguments, cwd=folder, env={**os.environ, **SETTINGS}, umask=0o077, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
