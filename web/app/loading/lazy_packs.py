"""Import from packs that are fetched with the first import of one of their modules."""

import sys
from collections.abc import Callable, Iterator, Mapping
from importlib.machinery import ModuleSpec
from os import replace
from os.path import exists
from typing import Final

from web.app.loading.pack import LINES, ON_DEMAND, Pack

FOLDER: Final = "/lib"
"""The folder of the packs."""
PIECE: Final = 2**16
"""Bytes of a compressed pack that are unpacked at once: Python's memory in a browser never shrinks."""
GZIP: Final = 31
"""zlib's `wbits` for a stream with a gzip header."""
SIZE: Final = 4
"""Bytes at the end of such a stream with the size of its content, little-endian."""
MOST: Final = 16
"""The content of a pack is at most this many times as large as the pack, whatever size a damaged one names."""


class LazyPackFinder:
    """Finder of modules in packs, which are fetched on demand."""

    def __init__(self, packs: Mapping[str, str], fetch: Callable[[str], bytes], folder: str = FOLDER) -> None:
        """Configure the finder.

        Args:
            packs: The pack of each module.
            fetch: Returns a pack, as the build has compressed it.
            folder: The folder where packs are stored.
        """
        self._packs = packs
        self._folder = folder
        self._open: dict[str, Pack] = {}
        self.fetch = fetch

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the spec of a module; None if it is in no pack. Raises OSError if its pack cannot be fetched."""
        pack = self._packs.get(name)
        return self._open_pack(pack).find_spec(name) if pack else None

    def missing(self) -> Iterator[str]:
        """Yield every pack that is not stored yet, except those that only an import fetches."""
        for pack in sorted(set(self._packs.values())):
            if not pack.endswith((ON_DEMAND, LINES)) and not exists(self._path(pack)):
                yield pack

    def have_all(self) -> None:
        """Fetch every pack of ``missing``; raises OSError."""
        for pack in self.missing():
            self.put(pack, self.fetch(pack))

    def put(self, pack: str, content: bytes) -> None:
        """Unpack a pack atomically (temporary file and rename): a partial download is never visible.

        Raises OSError if it is damaged.
        """
        import zlib

        path = self._path(pack)
        unpacking = zlib.decompressobj(GZIP)
        with open(f"{path}.part", "wb") as file:
            # A file in memory that grows is copied again and again.
            file.truncate(min(int.from_bytes(content[-SIZE:], "little"), MOST * len(content)))
            try:
                for start in range(0, len(content), PIECE):
                    file.write(unpacking.decompress(content[start : start + PIECE]))
            except zlib.error as error:
                raise OSError(f"{error} in {path}") from error
        if not unpacking.eof:
            raise OSError(f"{path} ends too early")
        replace(f"{path}.part", path)

    def _path(self, pack: str) -> str:
        """Return the path of a pack."""
        return f"{self._folder}/{pack}.pack"

    def _open_pack(self, pack: str) -> Pack:
        """Return a pack, fetched if necessary."""
        if pack not in self._open:
            path = self._path(pack)
            if not exists(path):
                self.put(pack, self.fetch(pack))
            self._open[pack] = Pack(path)
            sys.path_hooks.insert(0, self._open[pack].folder)
        return self._open[pack]
