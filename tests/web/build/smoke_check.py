"""Smoke test inside Pyodide, which has started from our library alone. All other packs are in `/exchange`."""

import asyncio
import importlib
import sys
import zlib
from collections.abc import Iterable

NEEDED_BY_USER_BOTS = ("micropip", "random", "statistics", "zipfile", "encodings.cp437")
"""Examples of each kind of module that a user bot may import."""


def import_all(roots: Iterable[str], user_bot_modules: Iterable[str]) -> None:
    """Import `roots` from the library and all packs, then `user_bot_modules` with the extras.

    Raises ImportError for a missing module.
    """
    from traceback import format_exception

    from sitecustomize import later

    from web.app.loading.pack import Pack

    format_exception(ValueError("a traceback can be printed with the library alone"))
    later.fetch = read
    for name in roots:
        importlib.import_module(name)
    sys.meta_path.append(Pack("/exchange/extras"))
    for name in [*user_bot_modules, *NEEDED_BY_USER_BOTS]:
        importlib.import_module(name)
    put_off()


def read(pack: str) -> bytes:
    """Return a pack, compressed."""
    from web.app.loading.lazy_packs import GZIP

    with open(f"/exchange/{pack}", "rb") as file:
        return zlib.compress(file.read(), wbits=GZIP)


def put_off() -> None:
    """Raise ImportError if a value known for a deferred module differs from the real one."""
    from web.app.loading.deferred_stdlib import READ, Text, load_all

    values = {(name, key): value for name, read in READ.items() for key, value in read().items()}
    load_all()
    for (name, key), value in values.items():
        real = getattr(importlib.import_module(name), key)
        if isinstance(value, int | str | dict | Text) and str(value) != str(real):
            raise ImportError(f"{name}.{key} is {real}")
    if not hasattr(asyncio, "StreamReader"):
        raise ImportError("asyncio does not offer all that it has")
