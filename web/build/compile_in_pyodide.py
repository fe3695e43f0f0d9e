"""Runs inside Pyodide at build time: compiles modules with the page's Python.

No module has line numbers, which are a twelfth of the standard library and a ninth of our modules. Those of our modules
are kept apart, for `web/app/loading/lines`; a traceback through the standard library names its functions. Nor have our
modules what only type checkers read, a quarter of them: each annotation of a function is code that nobody runs.

Files are exchanged as a whole: a folder of this computer takes a millisecond for each file.
"""

import ast
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
"""A dictionary of compiled modules with their tables of lines by path, or two dictionaries without tables."""
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
    sources: dict[str, bytes] = loads(SOURCES.read_bytes())  # noqa: S302 - of the build
    codes = {path: code_of(without_types(source), path) for path, source in sorted(sources.items())}
    modules = {f"{path}c": (pyc_of(code), dict(line_tables(code))) for path, code in codes.items()}
    COMPILED.write_bytes(dumps(modules, FORMAT))


def compile_library(imports: Iterable[tuple[str, Iterable[str]]]) -> list[str]:
    """Compile the standard library to `COMPILED` in two parts: the modules that `imports` reach, and the rest.

    Returns the modules that Pyodide itself has imported.
    """
    booted = sorted(sys.modules)
    for name in IMPLICIT_STDLIB:
        importlib.import_module(name)
    for name, names in imports:
        __import__(name, fromlist=[*names])
    reached = dict(imported())
    rest = {path: source for path, source in library().items() if path not in reached}
    COMPILED.write_bytes(dumps([compiled_all(part) for part in (reached, rest)], FORMAT))
    return booted


def compiled_all(sources: dict[str, bytes]) -> dict[str, bytes]:
    """Return the compiled modules of sources, both by path."""
    return {f"{path}c": pyc_of(code_of(source, path)) for path, source in sorted(sources.items())}


def without_types(source: bytes) -> ast.Module:
    """Return a module without `if TYPE_CHECKING` and most annotations.

    Those of classes stay, which make fields, and those of keyword-only parameters, which `model/action.py` reads.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            given = node.args
            for argument in (*given.posonlyargs, *given.args, given.vararg, given.kwarg):
                if argument:
                    argument.annotation = None
    tree.body = [kept for node in tree.body for kept in _without_types(node)]
    return tree


def _without_types(node: ast.stmt) -> list[ast.stmt]:
    """Return what is left of a statement of a module."""
    match node:
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return node.orelse
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return [ast.copy_location(ast.Assign([target], value), node)]
    return [node]


def code_of(source: bytes | ast.Module, path: str) -> CodeType:
    """Return the code of a module without docstrings and assertions."""
    return compile(source, path, "exec", dont_inherit=True, optimize=2)


def pyc_of(code: CodeType) -> bytes:
    """Return a module without line numbers as an unchecked-hash `.pyc`: importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules.
    """
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


def line_tables(code: CodeType) -> Iterator[tuple[tuple[str, int], bytes]]:
    """Yield the tables of lines of a module and of all code in it, each after its qualified name and first line."""
    yield (code.co_qualname, code.co_firstlineno), code.co_linetable
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield from line_tables(const)


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
