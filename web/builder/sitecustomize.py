"""Becomes `sitecustomize` in the page's library: Python runs it when it starts, before PyScript.

PyScript writes its own library beside the program as source text, and imports it from there; compiling it takes a tenth
of the whole start. The page's library holds it compiled, and this lets Python look for it there. It also lets Python
look for what is in other packs.
"""

import os
import sys
from importlib.machinery import ModuleSpec, PathFinder

from contents import PACKS

from web.later import Later

LIBRARY = __file__.rpartition("/")[0]
ADDRESS = "HOFGARTEN_PACKS"
"""In the environment, see interpreter.js: the folder from which packs are fetched."""
OK = 200
GZIP = 31
"""What zlib calls a stream with gzip's head."""


class CompiledPyScript:
    """Finds the package `pyscript` in the page's library; its modules are then found beside it."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG004
        """Return where `pyscript` is loaded from; None for any other name, and Python looks as it always does."""
        return PathFinder.find_spec(name, [LIBRARY]) if name == "pyscript" else None


def address_of(pack: str) -> str:
    """Return where a pack is fetched from."""
    return f"{os.environ[ADDRESS]}{pack}.pack"


def fetched(pack: str) -> bytes:
    """Return a pack as a zip, waiting for it as only a worker may: an import cannot be put off. Raises OSError."""
    import zlib

    from js import XMLHttpRequest

    request = XMLHttpRequest.new()
    request.open("GET", address_of(pack), False)  # noqa: FBT003 - as browsers have it
    request.responseType = "arraybuffer"
    try:
        request.send()
        if request.status == OK:
            return zlib.decompress(request.response.to_bytes(), GZIP)
    except Exception as error:  # without a network, browsers raise what only they know
        raise OSError(f"{error} for {address_of(pack)}") from error
    raise OSError(f"{request.status} for {address_of(pack)}")


later = Later(PACKS, fetched)
sys.meta_path.insert(0, CompiledPyScript)
sys.meta_path.append(later)
