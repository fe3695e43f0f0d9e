"""Runs inside Pyodide at build time: finds the modules that the page needs and compiles them with the page's Python.

`run_pyodide.mjs` imports this module there. `/repository` is this repository, `/packages` the folder of markupsafe,
`/wheels` has the unpacked wheels that only user bots need; `/reached` and `/extras` are the folders to fill.
"""

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

NO_HASH: Final = bytes(8)
OURS = ("hofgarten", "web")
REACHED = Path("/reached")
EXTRAS = Path("/extras")
BUILDER = "web.build"
IMPLICIT_STDLIB = ("traceback", "linecache", "encodings.ascii", "encodings.latin_1", "encodings.idna", "unicodedata")
"""Modules that the interpreter imports on some events (printing an error, a rare encoding): no source names them."""
IMPLICIT_LOADERS = ("web.app.loading.lazy_packs", "web.app.loading.pack", "web.app.loading.deferred_stdlib")
"""The imports of our `sitecustomize`."""


def compile_all(roots: Iterable[str], user_bot_modules: Iterable[str]) -> None:
    """Compile all modules that `roots` can reach, with our data files, and the extras.

    The extras are the rest: the remaining standard library, our modules for user bots, and all wheels.
    """
    for name in [*IMPLICIT_STDLIB, *IMPLICIT_LOADERS, *roots]:
        importlib.import_module(name)
    import_what_functions_import()
    for name in reached():
        module = sys.modules[name]
        path = name.replace(".", "/") + ("/__init__.py" if hasattr(module, "__path__") else ".py")
        write_compiled(path, source_of(module) or b"")
        copy_data(name)
    write_compiled("pyscript.py", b"")  # PyScript imports it in each worker; our code does not use it, see pyscript.py
    write_compiled("sitecustomize.py", Path("/repository/web/build/sitecustomize.py").read_bytes())
    for path, source in rest(user_bot_modules):
        if not (REACHED / f"{path}c").exists():
            write(EXTRAS / f"{path}c", compiled(source, path))


def compiled(source: bytes, path: str) -> bytes:
    """Return an unchecked-hash `.pyc` without docstrings and assertions: importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules.
    """
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))


def rest(user_bot_modules: Iterable[str]) -> Iterator[tuple[str, bytes]]:
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


def reached() -> list[str]:
    """Return the names of the imported modules that have a source, maybe an empty one, except those of the build.

    Our folders without `__init__.py` are among them: in a pack, a package needs a file.
    """
    return sorted(
        name
        for name, module in sys.modules.items()
        if (source_of(module) is not None or (name.split(".")[0] in OURS and hasattr(module, "__path__")))
        and not name.startswith(BUILDER)
    )


def import_what_functions_import() -> None:
    """Import all modules that our functions import when they are called, repeatedly until there is no new one."""
    done: set[str] = set()
    while new := {name for name in sys.modules if name.split(".")[0] in OURS} - done:
        done |= new
        for name in sorted(new):
            source = source_of(sys.modules[name])
            if source is not None:
                package = name if hasattr(sys.modules[name], "__path__") else name.rpartition(".")[0]
                for wanted in sorted(imports_in(source.decode(), package)):
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


def write_compiled(path: str, source: bytes) -> None:
    """Compile a source text to a `.pyc` among the reached modules; `path` is the path of the `.py`."""
    write(REACHED / f"{path}c", compiled(source, path))


def copy_data(name: str) -> None:
    """Copy the data files of one of our packages."""
    module = sys.modules[name]
    if name.partition(".")[0] in OURS and hasattr(module, "__path__"):
        for path in sorted(Path(module.__path__[0]).iterdir()):
            if path.suffix in {".json", ".jsonl", ".txt"}:
                write(REACHED / name.replace(".", "/") / path.name, path.read_bytes())


def write(path: Path, content: bytes) -> None:
    """Write a file and create its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
