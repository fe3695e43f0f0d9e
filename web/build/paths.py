"""Paths in this repository, and the exception that all parts of the build raise."""

import importlib.util
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
"""The repository."""
WEB = ROOT / "web"
APP = WEB / "app"
BROWSER = WEB / "browser"
ENGINE = ROOT / "engine"
NODE_MODULES = ROOT / "node_modules"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYODIDE = NODE_MODULES / "pyodide"
WHEELS = Path(sys.prefix) / "wheels"
"""Wheels that the page ships for user bots. They are for the page's Python and need not run on this one."""
IDIOMORPH = NODE_MODULES / "idiomorph"


class BuildError(Exception):
    """Raised if the page cannot be built; the message is a sentence for the user."""


def check_library() -> None:
    """Check that Python finds the library in this repository; raises BuildError if it is missing or another one."""
    spec = importlib.util.find_spec("hofgarten")
    installed = Path(spec.origin).parent if spec and spec.origin else None
    if installed is None or not installed.samefile(ENGINE / "hofgarten"):
        place = f"The installed hofgarten is that in {installed}" if installed else "hofgarten is not installed"
        raise BuildError(f"{place}: run {sys.executable} -m pip install --no-deps --editable {ROOT}")
