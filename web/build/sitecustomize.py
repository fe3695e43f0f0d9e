"""Becomes `sitecustomize` in the page's library: Python runs it when it starts, before PyScript.

It lets Python import from the library's own pack and from packs that are fetched later, and put off what nobody may
use. The library comes before all else: nothing in it is looked for in folders first.
"""

import os
import sys
from marshal import loads

from web.app.loading.pack import HEADER, IN_ZIP, NAMES, Pack

ZIP = __file__.rpartition("/")[0]
"""The library, from which Python has imported this."""
ADDRESS = "HOFGARTEN_PACKS"
"""In the environment, see load_pyodide.js: the folder from which packs are fetched."""
OK = 200
GZIP = 31
"""What zlib calls a stream with gzip's head."""

library = Pack(ZIP, HEADER + len(IN_ZIP))
sys.meta_path.insert(0, library)
sys.path_hooks.insert(0, library.folder)

# From that pack.
from web.app.loading.lazy_packs import Later  # noqa: E402
from web.app.loading.deferred_stdlib import PutOff  # noqa: E402


def address_of(pack: str) -> str:
    """Return where a pack is fetched from."""
    return f"{os.environ[ADDRESS]}{pack}.pack"


def inflated(content: bytes) -> bytes:
    """Return a pack that is as the build has compressed it."""
    import zlib

    return zlib.decompress(content, GZIP)


def fetched(pack: str) -> bytes:
    """Return a pack, waiting for it as only a worker may: an import cannot be put off. Raises OSError."""
    from js import XMLHttpRequest

    request = XMLHttpRequest.new()
    request.open("GET", address_of(pack), False)  # noqa: FBT003 - as browsers have it
    request.responseType = "arraybuffer"
    try:
        request.send()
        if request.status == OK:
            return inflated(request.response.to_bytes())
    except Exception as error:  # without a network, browsers raise what only they know
        raise OSError(f"{error} for {address_of(pack)}") from error
    raise OSError(f"{request.status} for {address_of(pack)}")


later = Later(loads(library.get_data(NAMES)), fetched)  # noqa: S302 - the build has written it
sys.meta_path.insert(0, PutOff(library, later))
sys.meta_path.append(later)
