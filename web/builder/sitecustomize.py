"""Becomes `sitecustomize` in the page's library: Python runs it when it starts, before PyScript.

PyScript writes its own library beside the program as source text, and imports it from there; compiling it takes a tenth
of the whole start. The page's library holds it compiled, and this lets Python look for it there.
"""

import sys
from importlib.machinery import ModuleSpec, PathFinder

LIBRARY = __file__.rpartition("/")[0]


class CompiledPyScript:
    """Finds the package `pyscript` in the page's library; its modules are then found beside it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG004
        """Return where `pyscript` is loaded from; None for any other name, and Python looks as it always does."""
        return PathFinder.find_spec(name, [LIBRARY]) if name == "pyscript" else None


sys.meta_path.insert(0, CompiledPyScript)
