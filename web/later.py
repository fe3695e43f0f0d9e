"""Finds modules that the page does not start with: they lie in packs, each fetched when the first of it is wanted."""

from collections.abc import Callable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from os import replace
from os.path import exists
from typing import Final

from web.extras import Extras

FOLDER: Final = "/lib"
"""Where packs are put as zips."""


def is_there(pack: str) -> bool:
    """Say whether a pack has come, so that importing from it fetches nothing."""
    return exists(path_of(pack))  # noqa: PTH110 - pathlib is not needed for anything else at the start


def path_of(pack: str, folder: str = FOLDER) -> str:
    """Return where a pack is put."""
    return f"{folder}/{pack}.zip"


class Later:
    """Finds modules in packs, and has these fetched first."""

    def __init__(self, packs: Mapping[str, str], fetch: Callable[[str], bytes], folder: str = FOLDER) -> None:
        """Take in which pack a module is, what returns a pack as a zip, and where that is to be put."""
        self._packs = packs
        self._folder = folder
        self.fetch = fetch

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return where a module is loaded from; None when it is in no pack."""
        pack = self._packs.get(name)
        return Extras(self._have(pack)).find_spec(name, path, target) if pack else None

    def missing(self) -> Iterator[str]:
        """Yield every pack that is not there yet."""
        for pack in sorted(set(self._packs.values())):
            if not exists(path_of(pack, self._folder)):  # noqa: PTH110 - as above
                yield pack

    def have_all(self) -> None:
        """Fetch every pack that is not there yet; raises OSError."""
        for pack in self.missing():
            self.put(pack, self.fetch(pack))

    def put(self, pack: str, content: bytes) -> None:
        """Put a pack, a zip, where it is looked for; one of which there is but a part is not there."""
        path = path_of(pack, self._folder)
        with open(f"{path}.part", "wb") as file:  # noqa: PTH123 - as above
            file.write(content)
        replace(f"{path}.part", path)  # noqa: PTH105 - as above

    def _have(self, pack: str) -> str:
        """Return where a pack is, fetched if it was not there."""
        path = path_of(pack, self._folder)
        if not exists(path):  # noqa: PTH110 - as above
            self.put(pack, self.fetch(pack))
        return path
