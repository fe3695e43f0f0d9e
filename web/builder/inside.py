"""Runs inside Pyodide at build time: finds which modules the page needs, and compiles them with the page's own Python.

Not imported by anything: `pack.mjs` feeds this file to Pyodide, where `/repository` is this repository, `/packages` the
folder that holds htpy and markupsafe, `/wheels` the unpacked wheels that only bots of people's own need, `/tree` and
`/rest` the folders to fill, and `/pyscript` PyScript's own library.
"""

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

OURS = ("engine", "web")
OF_THE_BROWSER = ("js", "polyscript", "pyscript", "_pyscript")
EXTRA = ("traceback", "linecache", "encodings.ascii", "encodings.latin_1", "encodings.idna", "unicodedata")
"""Imported by the interpreter itself when something happens (an error to print, an odd encoding): no source tells."""


def pack(roots: Iterable[str]) -> None:
    """Fill `/tree` with every module that `roots` can reach, compiled, and the data files that lie beside ours."""
    sys.path[:0] = ["/repository", "/packages"]
    for name in [*imports_of_pyscript(), *EXTRA, *roots]:
        importlib.import_module(name)
    import_what_functions_import()
    for name, module in sorted(sys.modules.items()):
        source = source_of(module)
        if source is not None:
            write_module(name, source, is_package=hasattr(module, "__path__"))
    for path in sorted(Path("/pyscript").rglob("*.py")):
        write_module(".".join(path.relative_to("/").with_suffix("").parts), path.read_bytes())
    write_module("sitecustomize", Path("/repository/web/builder/sitecustomize.py").read_bytes())
    copy_data()


def pack_rest(roots: Iterable[str]) -> None:
    """Fill `/rest`, compiled, with what `/tree` leaves out: the standard library, of ours `roots`, and all wheels."""
    with zipfile.ZipFile(Path(zipfile.__file__).parents[1]) as library:
        sources = {name: library.read(name) for name in library.namelist() if name.endswith(".py")}
    for path in sorted(Path("/wheels").rglob("*.py")):
        sources[path.relative_to("/wheels").as_posix()] = path.read_bytes()
    for name in roots:
        source = f"{name.replace('.', '/')}.py"
        sources[source] = Path("/repository", source).read_bytes()
    for name in sorted(sources):
        if not Path("/tree", f"{name}c").exists():
            write_compiled("/rest", name, sources[name])


def check(roots: Iterable[str]) -> None:
    """Import everything from the packed library alone; a module that was left out raises ImportError."""
    for name in [*imports_of_pyscript(), *EXTRA, *roots]:
        importlib.import_module(name)
    import traceback

    traceback.format_exception(ValueError("a traceback can be printed"))


def check_rest(roots: Iterable[str]) -> None:
    """Import with the help of the extras what bots of people's own need; what was left out raises ImportError."""
    from web.extras import Extras

    sys.meta_path.append(Extras("/extras.zip"))
    for name in [*roots, "micropip", "random", "statistics", "zipfile", "encodings.cp437"]:
        importlib.import_module(name)


def imports_of_pyscript() -> list[str]:
    """Return what PyScript's library imports. It cannot itself be imported here: it runs only in a browser."""
    found = {name for path in Path("/pyscript").rglob("*.py") for name in imports_in(path.read_text(), "pyscript")}
    outside = sorted(name for name in found if name.split(".")[0] not in OF_THE_BROWSER)
    return [name for name in outside if importlib.util.find_spec(name.split(".")[0])]


def import_what_functions_import() -> None:
    """Import, until nothing new comes, what functions of ours import when they are called."""
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
    """Return the modules named by the import statements of a source text, wherever they stand, type checking apart."""
    return {name for node in walk(ast.parse(text)) for name in imported(node, package)}


def walk(node: ast.AST) -> Iterator[ast.AST]:
    """Yield the nodes of a syntax tree that can run: all but the body of `if TYPE_CHECKING`."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test)):
            yield from walk(child)


def imported(node: ast.AST, package: str) -> list[str]:
    """Return the module or modules that one node of a syntax tree imports, none for any other node."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom):
        return [importlib.util.resolve_name("." * node.level + (node.module or ""), package)]
    return []


def source_of(module: ModuleType) -> bytes | None:
    """Return the source of a module that lies in the library's zip, in our packages or in the page's dependencies."""
    spec = getattr(module, "__spec__", None)
    if spec is None or spec.loader is None or spec.origin is None or not spec.origin.endswith(".py"):
        return None
    return bytes(spec.loader.get_data(spec.origin))


def write_module(name: str, source: bytes, *, is_package: bool = False) -> None:
    """Compile one module to the file that the import from a zip looks for: `.pyc` in the place of its `.py`."""
    write_compiled("/tree", name.replace(".", "/") + ("/__init__.py" if is_package else ".py"), source)


def write_compiled(folder: str, path: str, source: bytes) -> None:
    """Compile a source text to the `.pyc` beside which its `.py`, at `path`, would lie in a folder."""
    code = compile(source, path, "exec", dont_inherit=True, optimize=0)
    target = Path(folder, f"{path}c")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(code, source))


def compiled(code: CodeType, source: bytes) -> bytes:
    """Return the bytes of an unchecked-hash `.pyc`: no clock in it, and no source looked for when it is imported."""
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, importlib.util.source_hash(source), checked=False))


def copy_data() -> None:
    """Copy what lies beside our packed modules and is neither code nor part of the page itself."""
    for name in sorted(sys.modules):
        module = sys.modules[name]
        if name.split(".")[0] in OURS and hasattr(module, "__path__") and name != "web":
            for path in sorted(Path(module.__path__[0]).iterdir()):
                if path.suffix in {".json", ".jsonl", ".txt"}:
                    Path("/tree", name.replace(".", "/"), path.name).write_bytes(path.read_bytes())
