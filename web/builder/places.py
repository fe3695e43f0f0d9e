"""Where things lie in this repository, and the error that every part of the build raises."""

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
"""The repository."""
WEB = ROOT / "web"
NODE_MODULES = ROOT / "node_modules"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYODIDE = NODE_MODULES / "pyodide"
IDIOMORPH = NODE_MODULES / "idiomorph"


class BuildError(Exception):
    """The page cannot be built; the message says why, in a sentence."""
