"""Makes sure, inside Pyodide, that it starts from our library alone. Fed by `run_pyodide.mjs` to one that has no other.

All other packs lie there in `/packs`.
"""

import asyncio
import importlib
import sys
from collections.abc import Iterable

OF_GUESTS = ("micropip", "random", "statistics", "zipfile", "encodings.cp437")
"""Some of each kind of what a bot of somebody's own may import."""


def check(roots: Iterable[str], guests: Iterable[str]) -> None:
    """Import `roots` from the library and all packs, then `guests` with the help of the extras.

    Raises ImportError for a module that was left out.
    """
    from traceback import format_exception

    from sitecustomize import later

    from web.app.loading.pack import Pack

    format_exception(ValueError("a traceback can be printed with the library alone"))
    later.fetch = read
    for name in roots:
        importlib.import_module(name)
    sys.meta_path.append(Pack("/packs/extras"))
    for name in [*guests, *OF_GUESTS]:
        importlib.import_module(name)
    listed()
    put_off()


def listed() -> None:
    """Raise ImportError where looking through a package, which sees one pack only, does not find all there is."""
    from hofgarten.registry import GAMES, folder_of
    from web.app.model.teaching.rule_book import BOOKS
    from web.app.texts import LANGUAGES, games

    if set(games()) != set(map(folder_of, GAMES)) or BOOKS.keys() != GAMES.keys():
        raise ImportError("texts or rules of a game are not found")
    if any(set(languages) != set(LANGUAGES) for languages in BOOKS.values()):
        raise ImportError("a rule book is not found in each language")


def read(pack: str) -> bytes:
    """Return a pack."""
    with open(f"/packs/{pack}", "rb") as file:  # noqa: PTH123 - pathlib is in a pack itself
        return file.read()


def put_off() -> None:
    """Raise ImportError where what is read of a module that is put off is not what the real one has."""
    from web.app.loading.deferred_stdlib import READ, Text, load_all

    values = {(name, key): value for name, read in READ.items() for key, value in read().items()}
    load_all()
    for (name, key), value in values.items():
        real = getattr(importlib.import_module(name), key)
        if isinstance(value, int | str | Text) and str(value) != str(real):
            raise ImportError(f"{name}.{key} is {real}")
    if not hasattr(asyncio, "StreamReader"):
        raise ImportError("asyncio does not offer all that it has")
