"""Runs inside Pyodide at build time: finds which modules the page needs, and compiles them with the page's own Python.

`pack.mjs` imports it there, where `/repository` is this repository, `/packages` the folder that holds
markupsafe, `/wheels` the unpacked wheels that only bots of people's own need, `/packs` the folder to fill with a folder
for each pack, and `/pyscript` PyScript's own library.
"""

import ast
import importlib
import importlib.util
import sys
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from types import ModuleType

from web.builder.lean import compiled

OURS = ("engine", "web")
OF_THE_BROWSER = ("js", "polyscript", "pyscript", "_pyscript")
PACKS = Path("/packs")
LIBRARY = "library"
"""The pack with which the page starts."""
REST = "later"
EXTRAS = "extras"
CONTENTS = "contents"
"""The module that says which other modules are in which pack."""
BUILDER = "web.builder"
BY_ITSELF = ("traceback", "linecache", "encodings.ascii", "encodings.latin_1", "encodings.idna", "unicodedata")
"""Imported by the interpreter itself when something happens (an error to print, an odd encoding): no source tells."""
OF_SITE = "web.later"
"""What our `sitecustomize` imports."""


def pack(roots: Iterable[str], started: Iterable[str], visited: Iterable[str]) -> list[str]:
    """Fill the folders of all packs but the last with every module that `roots` can reach, and the data beside ours.

    `started` and `visited` are what a rehearsal has imported. Returns the names of the packs.
    """
    for name in [*BY_ITSELF, *roots]:
        importlib.import_module(name)
    import_what_functions_import()
    from engine.catalogue import GAMES
    from web.texts import LANGUAGES

    own = [game.replace("-", "_") for game in GAMES]
    once, ever = set(started), set(visited)
    packs = {name: pack_of(name, once, ever, own, LANGUAGES) for name in packed()}
    for name, folder in packs.items():
        module = sys.modules[name]
        write_module(folder, name, source_of(module) or b"", is_package=hasattr(module, "__path__"))
        copy_data(folder, name)
    for path in sorted(Path("/pyscript").rglob("*.py")):
        write_module(LIBRARY, ".".join(path.relative_to("/").with_suffix("").parts), path.read_bytes())
    others = {name: folder for name, folder in packs.items() if folder != LIBRARY}
    write_module(LIBRARY, CONTENTS, f"PACKS = {others}".encode())
    write_module(LIBRARY, "sitecustomize", Path("/repository/web/builder/sitecustomize.py").read_bytes())
    return sorted(set(others.values()))


def pack_of(name: str, started: set[str], visited: set[str], games: Iterable[str], languages: Sequence[str]) -> str:
    """Return the pack of a module.

    What a first visit needs is in the library, but for what is one game's alone and for the words of a language that is
    not the first one: these have packs of their own. All that it does not need is in one more.
    """
    parts = name.split(".")
    if name in started:
        return LIBRARY
    if name not in visited:
        return REST
    if parts[-1] in languages[1:]:
        return parts[-1]
    return next((game for game in games if game in parts), LIBRARY)


def pack_rest(roots: Iterable[str]) -> None:
    """Fill the extras with what is in no pack: all else of the standard library, of ours `roots`, and all wheels."""
    with zipfile.ZipFile(Path(zipfile.__file__).parents[1]) as library:
        sources = {name: library.read(name) for name in library.namelist() if name.endswith(".py")}
    for path in sorted(Path("/wheels").rglob("*.py")):
        sources[path.relative_to("/wheels").as_posix()] = path.read_bytes()
    for name in roots:
        source = f"{name.replace('.', '/')}.py"
        sources[source] = Path("/repository", source).read_bytes()
    for name in sorted(sources):
        if not any(PACKS.glob(f"*/{name}c")):
            write_compiled(EXTRAS, name, sources[name])


def needed() -> list[str]:
    """Return the modules without which no worker's Python starts, whatever it is to do."""
    return [*imports_of_pyscript(), OF_SITE]


def packed() -> list[str]:
    """Return the names of the imported modules that have a source, but for those of the build."""
    return sorted(name for name, module in sys.modules.items() if source_of(module) and not name.startswith(BUILDER))


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


def write_module(pack: str, name: str, source: bytes, *, is_package: bool = False) -> None:
    """Compile one module to the file that the import from a zip looks for: `.pyc` in the place of its `.py`."""
    write_compiled(pack, name.replace(".", "/") + ("/__init__.py" if is_package else ".py"), source)


def write_compiled(pack: str, path: str, source: bytes) -> None:
    """Compile a source text to the `.pyc` beside which its `.py`, at `path`, would lie in a pack."""
    target = PACKS / pack / f"{path}c"
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(compiled(source, path, ours=path.partition("/")[0] in OURS))


def copy_data(pack: str, name: str) -> None:
    """Copy what lies in a package of ours and is neither code nor part of the page itself."""
    module = sys.modules[name]
    if name.partition(".")[0] in OURS and hasattr(module, "__path__") and name != "web":
        for path in sorted(Path(module.__path__[0]).iterdir()):
            if path.suffix in {".json", ".jsonl", ".txt"}:
                (PACKS / pack / name.replace(".", "/") / path.name).write_bytes(path.read_bytes())
