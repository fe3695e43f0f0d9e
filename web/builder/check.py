"""Makes sure, inside Pyodide, that it starts from our library alone. Fed by `pack.mjs` to one that has no other.

All other packs lie there in `/packs`, as zips.
"""

import importlib
import sys
from collections.abc import Iterable
from pathlib import Path

OF_GUESTS = ("micropip", "random", "statistics", "zipfile", "encodings.cp437")
"""Some of each kind of what a bot of somebody's own may import."""


def check(roots: Iterable[str], guests: Iterable[str]) -> None:
    """Import `roots` from the library and all packs, then `guests` with the help of the extras.

    Raises ImportError for a module that was left out.
    """
    from sitecustomize import later

    from web.extras import Extras

    later.fetch = lambda pack: Path(f"/packs/{pack}.zip").read_bytes()
    for name in roots:
        importlib.import_module(name)
    sys.meta_path.append(Extras("/packs/extras.zip"))
    for name in [*guests, *OF_GUESTS]:
        importlib.import_module(name)
    listed()
    import traceback

    traceback.format_exception(ValueError("a traceback can be printed"))


def listed() -> None:
    """Raise ImportError where looking through a package, which sees one pack only, does not find all there is."""
    from engine.catalogue import GAMES
    from web.play import folder_of
    from web.rules import BOOKS
    from web.texts import LANGUAGES, games

    if set(games()) != set(map(folder_of, GAMES)) or BOOKS.keys() != GAMES.keys():
        raise ImportError("texts or rules of a game are not found")
    if any(set(languages) != set(LANGUAGES) for languages in BOOKS.values()):
        raise ImportError("a rule book is not found in each language")
