"""The page's Python library: compiled modules in packs, only those that the page can reach."""

import ast
import hashlib
import importlib.util
import json
import re
import shutil
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from functools import partial
from marshal import dumps, loads
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app.loading.pack import EXTRAS
from web.app.texts import LANGUAGES
from web.build.cache import cached, each_cached
from web.build.compile_in_pyodide import COMPILED, FORMAT, SOURCES
from web.build.node import run_node
from web.build.packs import LIBRARY, PYC, library, module_of, pack_bytes, pack_of
from web.build.paths import APP, ENGINE, PYODIDE, ROOT, WHEELS, BuildError, files_in
from web.build.precompress import BEST, FAST, gzipped
from web.build.reach import Import, imports_in, imports_of_modules, reach
from web.build.start_data import write_start_data
from web.build.texts import write_texts

Compiled = tuple[bytes, dict[tuple[str, int], bytes]]
"""A `.pyc`, and its tables of lines by qualified name and first line of a code object."""
COMPILE = Path(__file__).parent / "compile_in_pyodide.py"
BOOTED = "booted.json"
TRACE = Path(__file__).parent / "trace_first_visit.py"
SITE = Path(__file__).parent / "sitecustomize.py"
LINES = "web/app/loading/lines/tables.bin"
"""The data file of `web/app/loading/lines`: the tables of lines of our modules by path."""
NO_PYSCRIPT = b""
"""PyScript imports its package in each worker; our code does not use it, see pyscript.py."""
FIRST = ("app_worker.py", "bot_worker.py")
"""The workers of a first visit."""
WORKERS = (*FIRST, "user_bot_worker.py", "series_worker.py", "syntax_worker.py")
"""The page's workers; all other modules are reached from their imports."""
NO_FILES = {"js", "sitecustomize"}
"""Imports of workers for which there is no file."""
USER_BOT_MODULES = ("web.app.workers.user_bot_host",)
"""Our modules that only the worker of a user bot needs. It imports them by name, from the extras."""
WHEELS_LIST = ROOT / "requirements-page.txt"
LOADED_BY_NAME = (
    APP / "update",
    APP / "view",
    APP / "games",
    ENGINE / "hofgarten" / "games",
)
"""Our folders whose modules may be imported by a name computed at run time."""


def build_library(runtime: Path, folder: Path, *, stock: bool, quick: bool = False) -> None:
    """Write the library and the other packs into a new folder, for the Pyodide in `runtime`.

    The page starts from `library`. The packs of games and languages, and `later`, are fetched on demand. `extras`
    has the parts that only user bots may need, micropip and the rest of the standard library, and is also fetched when
    a deferred module is used. With `quick`, packs are larger, and a first visit is played only after a change of an
    import. Raises BuildError.
    """
    folder.mkdir()
    with tempfile.TemporaryDirectory() as name:
        written = Path(name, "written")
        write_start_data(written)
        write_texts(written)
        files, imports = reach(roots(written), found := modules(written))
        structure = imports_of_modules(found) if quick else {}
    data = {path: files.pop(path) for path in [*files] if not path.endswith(".py")}
    files |= {"sitecustomize.py": SITE.read_bytes(), "pyscript.py": NO_PYSCRIPT}
    more = {path: source for path, source in extra_sources().items() if path not in files}
    stdlib = standard_library(runtime, imports, stock=stock)
    ours = each_cached("compiled", files | more, partial(compile_modules, runtime, stdlib.reached))
    page = {**stdlib.reached, **data, **{f"{path}c": ours[path][0] for path in files}}
    others = {**stdlib.rest, **{f"{path}c": ours[path][0] for path in more}}
    lines = {LINES: dumps({path: tables for path, (_, tables) in sorted(ours.items())}, FORMAT)}
    extras = {path: code for path, code in others.items() if path not in page}
    visit = partial(first_visit, page, runtime)
    if quick:
        imports_of_ours = repr(sorted(structure.items()))
        kept = cached("visit", [imports_of_ours, f"{stock=}"], lambda path: path.write_text(json.dumps(visit())))
        seen = json.loads(kept.read_text(encoding="utf-8"))
    else:
        seen = visit()
    level = FAST if quick else BEST
    for pack, content in assign_packs(page | lines, extras, stdlib.booted, **seen).items():
        # A fifth smaller than a zip with compressed files, also on servers without compression. Not named `.gz`: some
        # servers would send it with a Content-Encoding, and the browser would decompress it first.
        shutil.copyfile(compressed_pack(pack, content, level), folder / f"{pack}.pack")


def first_visit(page: Mapping[str, bytes], runtime: Path) -> dict[str, list[str]]:
    """Return the modules that a first visit imports: the arguments of `assign_packs`."""
    with tempfile.TemporaryDirectory() as name:
        whole = Path(name, "traced.zip")
        whole.write_bytes(library(page, page, {}))
        seen: dict[str, list[str]] = call_in_pyodide(TRACE, "visit", [imports_of(FIRST)], whole, runtime, Path(name))
        return seen


class StandardLibrary(NamedTuple):
    """The compiled standard library by path, in two parts, and what Pyodide imports of it at its start."""

    reached: dict[str, bytes]
    rest: dict[str, bytes]
    booted: list[str]


def standard_library(runtime: Path, imports: Iterable[Import], *, stock: bool) -> StandardLibrary:
    """Return the standard library, compiled by the Pyodide in `runtime`: what `imports` reach, and the rest."""
    wanted = sorted(imports)

    def make(folder: Path) -> None:
        folder.mkdir()
        booted = call_in_pyodide(COMPILE, "compile_library", [wanted], PYODIDE / "python_stdlib.zip", runtime, folder)
        (folder / BOOTED).write_text(json.dumps(booted), encoding="utf-8")

    made = cached("stdlib", [repr(wanted), f"{stock=}"], make)
    reached, rest = loads((made / COMPILED.name).read_bytes())  # noqa: S302 - the build has written it
    return StandardLibrary(reached, rest, json.loads((made / BOOTED).read_text(encoding="utf-8")))


def compile_modules(runtime: Path, stdlib: Mapping[str, bytes], sources: dict[str, bytes]) -> dict[str, Compiled]:
    """Return modules, compiled by the Pyodide in `runtime` with this standard library, by the path of their source."""
    with tempfile.TemporaryDirectory() as name:
        exchange, start = Path(name), Path(name, "stdlib.zip")
        # Pyodide's own library is not compiled: to start from it takes two seconds more.
        start.write_bytes(library(stdlib, {}, {}))
        (exchange / SOURCES.name).write_bytes(dumps(sources, FORMAT))
        call_in_pyodide(COMPILE, "compile_modules", [], start, runtime, exchange)
        made: dict[str, Compiled] = loads((exchange / COMPILED.name).read_bytes())  # noqa: S302 - the build has written it
    return {path.removesuffix("c"): module for path, module in made.items()}


def compressed_pack(name: str, content: bytes, level: int) -> Path:
    """Return the path of a compressed pack, from an earlier build if it is the same."""
    known = [hashlib.sha256(content).hexdigest(), f"{level=}"]
    return cached(f"pack-{name}", known, lambda path: path.write_bytes(gzipped(content, level)))


def assign_packs(
    files: Mapping[str, bytes],
    extras: Mapping[str, bytes],
    pyodide_boot: list[str],
    *,
    first: list[str],
    started: list[str],
    start_all_languages: list[str],
    visited: list[str],
) -> dict[str, bytes]:
    """Return all packs by name; `extras` are files that the page itself never imports.

    Arguments from tracing a first visit: the modules imported `first`, from a zip; `started`, for the start screen;
    `start_all_languages`, for the start screen in all languages; `visited`, all of them. Pyodide imports `pyodide_boot`
    if nothing is deferred.
    """
    folders = [module_name(game) for game in GAMES]
    places = {
        path: pack_of(module_of(path), started, start_all_languages, visited, pyodide_boot, folders, LANGUAGES)
        for path in files
    }
    others = {module_of(path): pack for path, pack in places.items() if pack != LIBRARY and path.endswith(PYC)}
    packs = {
        name: {path: files[path] for path, pack in places.items() if pack == name}
        for name in sorted({*places.values(), EXTRAS})
    }
    packs[EXTRAS] |= extras
    begins = {path: content for path, content in packs[LIBRARY].items() if module_of(path) in first}
    rest = {path: content for path, content in packs.pop(LIBRARY).items() if path not in begins}
    return {LIBRARY: library(begins, rest, others), **{name: pack_bytes(held) for name, held in packs.items()}}


def modules(written: Path) -> dict[str, Path]:
    """Return the paths of our modules, those that the build has written, and those of the page's dependencies."""
    packages = packages_folder()
    places = {
        ROOT: [APP],
        ENGINE: [ENGINE / "hofgarten"],
        written: [written],
        packages: [packages / "markupsafe", packages / "qrcodegen.py"],
    }
    paths = {top: (path for path in files_in(inside) if path.suffix == ".py") for top, inside in places.items()}
    return {module_of(path.relative_to(top).as_posix()): path for top, found in paths.items() for path in found}


def extra_sources() -> dict[str, bytes]:
    """Return the sources, by path, that only user bots may need: all wheels, and our modules for them."""
    paths = [f"{name.replace('.', '/')}.py" for name in USER_BOT_MODULES]
    found = {path: (ROOT / path).read_bytes() for path in paths}
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            found |= {name: archive.read(name) for name in archive.namelist() if name.endswith(".py")}
    # A folder without `__init__.py` is a package, too, but a pack has no folders.
    folders = {folder.as_posix() for path in found for folder in PurePosixPath(path).parents if folder.name}
    return {f"{folder}/__init__.py": b"" for folder in sorted(folders)} | found


def wheels() -> list[Path]:
    """Return the wheels that the page ships for its own Python; raises BuildError if one has not been downloaded."""
    pinned = re.findall(r"^([\w-]+)==([\w.]+)", WHEELS_LIST.read_text(encoding="utf-8"), re.MULTILINE)
    paths = [WHEELS / f"{name}-{version}-py3-none-any.whl" for name, version in pinned]
    for path in paths:
        if not path.exists():
            raise BuildError(f"{path.name} is missing: run make .venv/installed.")
    return paths


def call_in_pyodide(
    program: Path, function: str, arguments: Iterable[Any], library: Path, runtime: Path, exchange: Path
) -> Any:
    """Call a function of a Python file in the Pyodide in `runtime`, under Node, started from a library.

    Returns its result. It finds the folder `exchange` as `/exchange`.
    """
    with tempfile.TemporaryDirectory() as name:
        description, result = Path(name, "job.json"), Path(name, "result.json")
        job = {
            "program": str(program),
            "function": function,
            "arguments": [*arguments],
            "runtime": str(runtime),
            "pyodide": str(PYODIDE),
            "library": str(library),
            "exchange": str(exchange),
            "result": str(result),
        }
        description.write_text(json.dumps(job), encoding="utf-8")
        run_node("run_pyodide.mjs", description, fault="Pyodide could not pack the page's Python")
        return json.loads(result.read_text(encoding="utf-8"))


def packages_folder() -> Path:
    """Return the folder in which the page's own dependencies (markupsafe) are installed."""
    spec = importlib.util.find_spec("markupsafe")
    if spec is None or spec.origin is None:
        raise BuildError("MarkupSafe is not installed: run pip install -r requirements.txt.")
    return Path(spec.origin).parent.parent


def roots(written: Path) -> list[str]:
    """Return the names of the modules from which all modules of the page are reached, with those that were written."""
    named = (path for folder in (*LOADED_BY_NAME, written) for path in sorted(folder.rglob("*.py")))
    tops = (written, ENGINE, ROOT)
    paths = (path.relative_to(next(top for top in tops if top in path.parents)).as_posix() for path in named)
    return [*imports_of((*WORKERS, SITE)), *map(module_of, paths)]


def imports_of(workers: Iterable[str | Path]) -> list[str]:
    """Return the names of the modules that workers import at the start."""
    trees = (ast.parse((APP / "workers" / worker).read_bytes()) for worker in workers)
    return sorted({name for tree in trees for name, _ in imports_in(tree, "web")} - NO_FILES)
