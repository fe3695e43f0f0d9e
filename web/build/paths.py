"""Where things lie in this repository, and the error that every part of the build raises."""

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
"""What the page ships for bots of people's own: wheels for its Python, which need not run on this one."""
IDIOMORPH = NODE_MODULES / "idiomorph"


class BuildError(Exception):
    """The page cannot be built; the message says why, in a sentence."""
