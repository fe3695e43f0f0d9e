"""Runs inside Pyodide at build time: compiles the page's modules with the page's Python.

`/sources` has a file with the sources of our modules; `/compiled` keeps the compiled modules of earlier builds. Files
are exchanged as a whole: a folder of this computer takes a millisecond for each file.
"""

import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator
from marshal import dumps, loads
from pathlib import Path
from types import CodeType
from typing import Any, Final

Compiled = dict[str, tuple[bytes, bytes]]
"""The hash of the source, and the compiled module, by the path of the source."""
NO_HASH: Final = bytes(8)
FORMAT: Final = 2
"""Version of marshal's format: the latest one that is the same in the Python of the build and of the page."""
SOURCES: Final = Path("/sources/sources")
RESULT: Final = Path("/sources/compiled")
KEPT: Final = Path("/compiled/modules")
IMPLICIT_STDLIB: Final = (
    "traceback",
    "linecache",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.idna",
    "unicodedata",
)
"""Modules that the interpreter imports on some events (printing an error, a rare encoding): no source names them."""


def run(imports: Iterable[tuple[str, Iterable[str]]]) -> None:
    """Compile our modules, and the standard library in two parts: the modules that `imports` reach, and the rest.

    `SOURCES` has two dictionaries of sources by path: those of the page, and the extras. `RESULT` has the same two with
    compiled modules, each with its part of the standard library.
    """
    for name in IMPLICIT_STDLIB:
        importlib.import_module(name)
    for name, names in imports:
        __import__(name, fromlist=[*names])
    kept: Compiled = loads(KEPT.read_bytes()) if KEPT.exists() else {}  # noqa: S302 - the build has written it
    page, extras = loads(SOURCES.read_bytes())  # noqa: S302 - the build has written it
    page = dict(imported()) | page
    extras = {path: source for path, source in (library() | extras).items() if path not in page}
    modules = {path: compiled_once(source, path, kept) for path, source in sorted((page | extras).items())}
    KEPT.with_suffix(".new").write_bytes(dumps(modules, FORMAT))
    KEPT.with_suffix(".new").rename(KEPT)
    RESULT.write_bytes(dumps([{f"{path}c": modules[path][1] for path in part} for part in (page, extras)], FORMAT))


def compiled(source: bytes, path: str) -> bytes:
    """Return an unchecked-hash `.pyc` without docstrings and assertions: importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules.
    """
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    external: Any = importlib._bootstrap_external
    # marshal marks objects that are referred to from elsewhere. With a reference to each, the bytes depend on the
    # source alone, not on what was compiled before.
    held = list(parts(code))
    content = bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))
    del held
    return content


def parts(value: object) -> Iterator[object]:
    """Yield a constant, and all constants and names in it."""
    yield value
    if isinstance(value, CodeType):
        names = (value.co_names, value.co_varnames, value.co_cellvars, value.co_freevars)
        yield from (value.co_filename, value.co_name, value.co_qualname, value.co_linetable, value.co_exceptiontable)
        for inner in (value.co_consts, *names):
            yield from parts(inner)
    elif isinstance(value, tuple | frozenset):
        for inner in value:
            yield from parts(inner)


def compiled_once(source: bytes, path: str, kept: Compiled) -> tuple[bytes, bytes]:
    """Return the hash of a source and the compiled module, from an earlier build if its source was the same."""
    key = importlib.util.source_hash(source)
    known = kept.get(path)
    return known if known and known[0] == key else (key, compiled(source, path))


def library() -> dict[str, bytes]:
    """Return the sources of the whole standard library, by path."""
    with zipfile.ZipFile(Path(zipfile.__file__).parents[1]) as archive:
        return {name: archive.read(name) for name in sorted(archive.namelist()) if name.endswith(".py")}


def imported() -> Iterator[tuple[str, bytes]]:
    """Yield path and source of the imported modules that have one."""
    for name, module in sorted(sys.modules.items()):
        spec = getattr(module, "__spec__", None)
        if spec and spec.loader and spec.origin and spec.origin.endswith(".py"):
            is_package = hasattr(module, "__path__")
            yield name.replace(".", "/") + ("/__init__.py" if is_package else ".py"), spec.loader.get_data(spec.origin)
