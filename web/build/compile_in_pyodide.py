"""Runs inside Pyodide at build time: compiles modules with the page's Python.

Files are exchanged as a whole: a folder of this computer takes a millisecond for each file.
"""

import importlib
import sys
import zipfile
from collections.abc import Iterable, Iterator
from marshal import dumps, loads
from pathlib import Path
from types import CodeType
from typing import Any, Final

NO_HASH: Final = bytes(8)
FORMAT: Final = 2
"""Version of marshal's format: the latest one that is the same in the Python of the build and of the page."""
SOURCES: Final = Path("/exchange/sources")
"""A dictionary of sources by path."""
COMPILED: Final = Path("/exchange/compiled")
"""Dictionaries of compiled modules by path."""
UNIT: Final = 2
"""Bytes of a unit of bytecode."""
ENTRY: Final = 8
"""Most units for which one entry of a table of lines stands."""
NO_LINE: Final = 0b1_1111_000
"""An entry of a table of lines, for one unit, that says that it has none."""
IMPLICIT_STDLIB: Final = (
    "traceback",
    "linecache",
    "encodings.ascii",
    "encodings.latin_1",
    "encodings.idna",
    "unicodedata",
)
"""Modules that the interpreter imports on some events (printing an error, a rare encoding): no source names them."""


def compile_modules() -> None:
    """Compile modules from `SOURCES` to `COMPILED`."""
    COMPILED.write_bytes(dumps(compiled_all(loads(SOURCES.read_bytes())), FORMAT))  # noqa: S302 - of the build


def compile_library(imports: Iterable[tuple[str, Iterable[str]]]) -> list[str]:
    """Compile the standard library to `COMPILED` in two parts: the modules that `imports` reach, and the rest.

    It has no line numbers, which are a twelfth of it: tracebacks name the functions. Returns the modules that Pyodide
    itself has imported.
    """
    booted = sorted(sys.modules)
    for name in IMPLICIT_STDLIB:
        importlib.import_module(name)
    for name, names in imports:
        __import__(name, fromlist=[*names])
    reached = dict(imported())
    rest = {path: source for path, source in library().items() if path not in reached}
    COMPILED.write_bytes(dumps([compiled_all(part, lines=False) for part in (reached, rest)], FORMAT))
    return booted


def compiled_all(sources: dict[str, bytes], *, lines: bool = True) -> dict[str, bytes]:
    """Return the compiled modules of sources, both by path. Without `lines`, they have no line numbers."""
    return {f"{path}c": compiled(source, path, lines=lines) for path, source in sorted(sources.items())}


def compiled(source: bytes, path: str, *, lines: bool) -> bytes:
    """Return an unchecked-hash `.pyc` without docstrings and assertions: importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules.
    """
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    if not lines:
        code = without_lines(code)
    external: Any = importlib._bootstrap_external
    # marshal marks objects that are referred to from elsewhere. With a reference to each, the bytes depend on the
    # source alone, not on what was compiled before.
    held = list(parts(code))
    content = bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))
    del held
    return content


def without_lines(code: CodeType) -> CodeType:
    """Return code whose instructions have no line. Without any table, `traceback` fails."""
    whole, rest = divmod(len(code.co_code) // UNIT, ENTRY)
    table = bytes([NO_LINE | ENTRY - 1] * whole + [NO_LINE | rest - 1] * (rest > 0))
    inner = tuple(without_lines(const) if isinstance(const, CodeType) else const for const in code.co_consts)
    return code.replace(co_consts=inner, co_linetable=table)


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
