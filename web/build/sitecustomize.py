"""The `sitecustomize` of the page's library: Python runs it at its start, before PyScript.

It lets Python import from the library's own pack and from packs that are fetched later, and defers modules that may
never be used. The library is first in the import order, so that its modules are not searched in folders first.
"""

import os
import sys
from marshal import loads

from web.app.loading.pack import HEADER, IN_ZIP, NAMES, Pack

ZIP = __file__.rpartition("/")[0]
"""Path of the library, from which this module was imported."""
ADDRESS = "HOFGARTEN_PACKS"
"""Name of the environment variable with the folder of the packs, set by load_pyodide.js."""
OK = 200

library = Pack(ZIP, HEADER + len(IN_ZIP))
sys.meta_path.insert(0, library)
sys.path_hooks.insert(0, library.folder)

from web.app.loading.deferred_stdlib import DeferredFinder  # noqa: E402 - imported from that pack
from web.app.loading.lazy_packs import LazyPackFinder  # noqa: E402 - imported from that pack


def address_of(pack: str) -> str:
    """Return the address of a pack."""
    return f"{os.environ[ADDRESS]}{pack}.pack"


def fetched(pack: str) -> bytes:
    """Fetch a pack synchronously, as only workers can: an import cannot be asynchronous. Raises OSError."""
    from js import XMLHttpRequest

    request = XMLHttpRequest.new()
    request.open("GET", address_of(pack), False)
    request.responseType = "arraybuffer"
    try:
        request.send()
        if request.status == OK:
            content: bytes = request.response.to_bytes()
            return content
    except Exception as error:  # without a network, browsers raise their own exceptions
        raise OSError(f"{error} for {address_of(pack)}") from error
    raise OSError(f"{request.status} for {address_of(pack)}")


later = LazyPackFinder(loads(library.get_data(NAMES)), fetched)  # noqa: S302 - the build has written it
sys.meta_path.insert(0, DeferredFinder(library, later))
sys.meta_path.append(later)
