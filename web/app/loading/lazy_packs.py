"""Finds modules that the page does not start with: they lie in packs, each fetched when the first of it is wanted."""

import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from os import replace
from os.path import exists
from typing import Final

from web.app.loading.pack import Pack

FOLDER: Final = "/lib"
"""Where packs are put."""


class Later:
    """Finds modules in packs, and has these fetched first."""

    def __init__(self, packs: Mapping[str, str], fetch: Callable[[str], bytes], folder: str = FOLDER) -> None:
        """Take in which pack a module is, what returns a pack's content, and where that is to be put."""
        self._packs = packs
        self._folder = folder
        self._open: dict[str, Pack] = {}
        self.fetch = fetch

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:  # noqa: ARG002
        """Return how a module is loaded; None when it is in no pack. Raises OSError when its pack cannot be fetched."""
        pack = self._packs.get(name)
        return self._opened(pack).find_spec(name) if pack else None

    def missing(self) -> Iterator[str]:
        """Yield every pack that is not there yet."""
        for pack in sorted(set(self._packs.values())):
            if not exists(self._path(pack)):  # noqa: PTH110 - pathlib is not needed for anything else at the start
                yield pack

    def have_all(self) -> None:
        """Fetch every pack that is not there yet; raises OSError."""
        for pack in self.missing():
            self.put(pack, self.fetch(pack))

    def put(self, pack: str, content: bytes) -> None:
        """Put a pack where it is looked for; one of which there is but a part is not there."""
        path = self._path(pack)
        with open(f"{path}.part", "wb") as file:  # noqa: PTH123 - as above
            file.write(content)
        replace(f"{path}.part", path)  # noqa: PTH105 - as above

    def _path(self, pack: str) -> str:
        """Return where a pack is put."""
        return f"{self._folder}/{pack}.pack"

    def _opened(self, pack: str) -> Pack:
        """Return a pack, fetched if it was not there."""
        if pack not in self._open:
            path = self._path(pack)
            if not exists(path):  # noqa: PTH110 - as above
                self.put(pack, self.fetch(pack))
            self._open[pack] = Pack(path)
            sys.path_hooks.insert(0, self._open[pack].folder)
        return self._open[pack]
