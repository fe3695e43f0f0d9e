"""Packs: one file with many compiled modules, and the import from it.

In a browser, Python's own zip import, which is written in Python, takes most of a millisecond for each module; from a
pack it takes a tenth of that. A pack is the size of its index (4 bytes, little-endian), the index, and the contents:
the code of modules in the format of `marshal`, and data files.

Python imports this module first, from the zip that it starts with. It therefore uses only frozen and built-in modules.
"""

import os
from importlib.machinery import ModuleSpec
from marshal import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from importlib.abc import Loader
else:
    Loader = object  # its module is not frozen

SIZE = 4
"""Bytes of the size before the index."""
IN_ZIP = "modules"
"""The name of the library's pack, the first file in the zip that Python starts with."""
HEADER = 30
"""Bytes of a zip's local header before the file name; the content follows the name."""
NAMES = "packs"
"""The name of a data file in the library's pack: the pack of each module that is not in it."""
EXTRAS = "extras"
"""The pack of modules for user bots, and of those that only deferred modules import."""

LINES = "lines"
"""The pack of line numbers, and the last part of the name of its package: fetched only for a traceback."""
ON_DEMAND = "puzzles"
"""The last part of the name of a package whose data is fetched only when it is opened, and of its pack."""


class Pack(Loader):
    """Finder and loader of the modules in a pack, by their full names."""

    def __init__(self, path: str, start: int = 0) -> None:
        """Read the index of the pack at a path; it may start in the middle of a file."""
        self._path = path
        self._file = os.open(path, os.O_RDONLY)
        size = int.from_bytes(os.pread(self._file, SIZE, start), "little")
        self._start = start + SIZE + size
        self._index: dict[str, tuple[int, int, bool]] = loads(  # noqa: S302 - like a `.pyc` file
            os.pread(self._file, size, start + SIZE)
        )

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Return the spec of a module; None if it is not in the pack."""
        found = self._index.get(name)
        if found is None:
            return None
        is_package = found[2]
        end = "/__init__.py" if is_package else ".py"
        folder = f"{self._path}/{name.replace('.', '/')}"
        spec = ModuleSpec(name, self, origin=f"{folder}{end}", is_package=is_package)
        if spec.submodule_search_locations is not None:
            spec.submodule_search_locations.append(folder)
        return spec

    def create_module(self, spec: ModuleSpec) -> None:
        """Use Python's default."""

    def exec_module(self, module: object) -> None:
        """Run a module's code."""
        namespace = vars(module)
        namespace["__file__"] = namespace["__spec__"].origin
        exec(loads(self._read(namespace["__name__"])), namespace)  # noqa: S102, S302 - imports the module

    def get_data(self, path: str) -> bytes:
        """Return the content of a data file next to a package's modules; raises OSError."""
        try:
            return self._read(path.removeprefix(f"{self._path}/"))
        except KeyError:
            raise OSError(f"there is no {path}") from None

    def folder(self, path: str) -> "Folder":
        """Return a package's folder, for `sys.path_hooks` and `pkgutil`. Raises ImportError."""
        if not path.startswith(f"{self._path}/"):
            raise ImportError(path)
        return Folder(path.removeprefix(f"{self._path}/").replace("/", "."), self._index)

    def _read(self, name: str) -> bytes:
        """Return the content of an index entry; raises KeyError."""
        start, size, _ = self._index[name]
        return os.pread(self._file, size, self._start + start)


class Folder:
    """The listing of a package in one pack. Imports are resolved by the pack itself."""

    def __init__(self, package: str, index: dict[str, tuple[int, int, bool]]) -> None:
        """Keep the package's name, and a pack's index."""
        self._package = package
        self._index = index

    def find_spec(self, name: str, target: object = None) -> None:
        """Return None: the pack itself finds modules."""

    def iter_modules(self, prefix: str = "") -> list[tuple[str, bool]]:
        """Return the name of each module after a prefix, and True for packages: for `pkgutil`."""
        parts = ((*name.rpartition("."), is_package) for name, (_, _, is_package) in self._index.items())
        return [(prefix + own, is_package) for package, _, own, is_package in parts if package == self._package]
