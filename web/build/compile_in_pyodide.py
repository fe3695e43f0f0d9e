"""Runs inside Pyodide at build time: finds the modules that the page needs and compiles them with the page's Python.

`/repository` is this repository, `/packages` the folder of markupsafe; `/written` has modules that the build has
written, `/wheels` the unpacked wheels that only user bots need, `/compiled` the compiled modules of earlier builds. The
result is one file in `/modules`: a folder of this computer takes a millisecond for each file.
"""

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator, Mapping
from marshal import dumps, loads
from pathlib import Path
from types import ModuleType
from typing import Any, Final

Compiled = dict[str, tuple[bytes, bytes]]
"""The hash of the source, and the compiled module, by the path of the source."""
NO_HASH: Final = bytes(8)
FORMAT: Final = 2
"""Version of marshal's format: the latest one that is the same in the Python of the build and of the page."""
OURS = ("hofgarten", "web")
RESULT = Path("/modules/all")
KEPT = Path("/compiled/modules")
IMPLICIT_STDLIB = ("traceback", "linecache", "encodings.ascii", "encodings.latin_1", "encodings.idna", "unicodedata")
"""Modules that the interpreter imports on some events (printing an error, a rare encoding): no source names them."""
IMPLICIT_LOADERS = ("web.app.loading.lazy_packs", "web.app.loading.pack", "web.app.loading.deferred_stdlib")
"""The imports of our `sitecustomize`."""


def run(roots: Iterable[str], imports: Mapping[str, Iterable[str]], user_bot_modules: Iterable[str]) -> None:
    """Compile all modules that `roots` can reach, with our data files, and the extras; write both to `RESULT`.

    `imports` are the imports of our modules, also those in functions. The extras are the rest: the remaining standard
    library, our modules for user bots, and all wheels.
    """
    sys.path[:0] = ["/repository", "/repository/engine", "/written", "/packages"]
    for name in [*IMPLICIT_STDLIB, *IMPLICIT_LOADERS, *roots]:
        importlib.import_module(name)
    import_what_functions_import(imports)
    kept: Compiled = loads(KEPT.read_bytes()) if KEPT.exists() else {}  # noqa: S302 - the build has written it
    sources = dict(reached())
    rest = {path: source for path, source in others(user_bot_modules) if path not in sources}
    modules = {path: compiled_once(source, path, kept) for path, source in (sources | rest).items()}
    KEPT.with_suffix(".new").write_bytes(dumps(modules, FORMAT))
    KEPT.with_suffix(".new").rename(KEPT)
    library = {f"{path}c": modules[path][1] for path in sources} | dict(data_files())
    RESULT.write_bytes(dumps((library, {f"{path}c": modules[path][1] for path in rest}), FORMAT))


def compiled(source: bytes, path: str) -> bytes:
    """Return an unchecked-hash `.pyc` without docstrings and assertions: importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules.
    """
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))


def compiled_once(source: bytes, path: str, kept: Compiled) -> tuple[bytes, bytes]:
    """Return the hash of a source and the compiled module, from an earlier build if its source was the same."""
    key = importlib.util.source_hash(source)
    known = kept.get(path)
    return known if known and known[0] == key else (key, compiled(source, path))


def others(user_bot_modules: Iterable[str]) -> Iterator[tuple[str, bytes]]:
    """Yield path and source of all modules that could be in the extras."""
    with zipfile.ZipFile(Path(zipfile.__file__).parents[1]) as library:
        yield from ((name, library.read(name)) for name in sorted(library.namelist()) if name.endswith(".py"))
    wheels = {path.relative_to("/wheels"): path.read_bytes() for path in sorted(Path("/wheels").rglob("*.py"))}
    # A folder without `__init__.py` is a package, too, but a pack has no folders.
    folders = sorted({folder for path in wheels for folder in path.parents[:-1]})
    yield from (
        ((folder / "__init__.py").as_posix(), b"") for folder in folders if folder / "__init__.py" not in wheels
    )
    yield from ((path.as_posix(), source) for path, source in wheels.items())
    for name in user_bot_modules:
        path = f"{name.replace('.', '/')}.py"
        yield path, Path("/repository", path).read_bytes()


def reached() -> Iterator[tuple[str, bytes]]:
    """Yield path and source, maybe an empty one, of the imported modules that have one.

    Our folders without `__init__.py` are among them: in a pack, a package needs a file.
    """
    for name, module in sorted(sys.modules.items()):
        source = source_of(module)
        is_package = hasattr(module, "__path__")
        is_ours = name.partition(".")[0] in OURS and is_package
        if source is not None or is_ours:
            yield name.replace(".", "/") + ("/__init__.py" if is_package else ".py"), source or b""
    yield "pyscript.py", b""  # PyScript imports it in each worker; our code does not use it, see pyscript.py
    yield "sitecustomize.py", Path("/repository/web/build/sitecustomize.py").read_bytes()


def data_files() -> Iterator[tuple[str, bytes]]:
    """Yield path and content of the data files of our imported packages."""
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] in OURS and hasattr(module, "__path__"):
            for path in sorted(Path(module.__path__[0]).iterdir()):
                if path.suffix in {".json", ".jsonl", ".txt"}:
                    yield f"{name.replace('.', '/')}/{path.name}", path.read_bytes()


def import_what_functions_import(imports: Mapping[str, Iterable[str]]) -> None:
    """Import all modules that our functions import when they are called, repeatedly until there is no new one."""
    done: set[str] = set()
    while new := set(sys.modules) & set(imports) - done:
        done |= new
        for wanted in sorted({wanted for name in new for wanted in imports[name]}):
            importlib.import_module(wanted)


def imports_in(text: str, package: str) -> set[str]:
    """Return the modules in all import statements of a source text, except those for type checking."""
    return {name for node in walk(ast.parse(text)) for name in imported(node, package)}


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a syntax tree that can run: all except bodies of `if TYPE_CHECKING`."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)):
            yield from walk(child)


def imported(node: ast.AST, package: str) -> list[str]:
    """Return the modules that a node of a syntax tree imports; an empty list for other nodes."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [importlib.util.resolve_name("." * node.level + (node.module or ""), package)]
    return []


def source_of(module: ModuleType) -> bytes | None:
    """Return the source of a module from the library's zip, our packages or the page's dependencies."""
    spec = getattr(module, "__spec__", None)
    if spec is None or spec.loader is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    return bytes(spec.loader.get_data(spec.origin))
