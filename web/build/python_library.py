"""The page's Python library: compiled modules in packs, with just what the page can reach."""

import importlib.util
import json
import re
import tempfile
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from hofgarten.registry import GAMES, folder_of
from web.build.precompress import zipped
from web.build.compile_in_pyodide import imports_in
from web.build.node import run_node
from web.build.packs import EXTRAS, LIBRARY, PYC, library, module_of, pack_of, packed
from web.build.paths import APP, ENGINE, PYODIDE, ROOT, WHEELS, BuildError
from web.app.texts import LANGUAGES

FIRST = ("app_worker.py", "bot_worker.py")
"""What the workers of a first visit run."""
WORKERS = (*FIRST, "user_bot_worker.py")
"""What the page's workers run; all else is found from what these import."""
NO_FILES = {"js", "sitecustomize"}
"""What workers import and no file of that name holds."""
GUESTS = ("web.app.workers.user_bot_host",)
"""Modules of ours that only a guest's worker needs, and imports by name, from the extras."""
WHEELS_LIST = ROOT / "requirements-page.txt"
LOADED_BY_NAME = (APP / "update", APP / "texts", APP / "view", APP / "games", ENGINE / "hofgarten" / "games")
"""Folders of ours whose modules may be imported by a name that only the running program knows."""


def build_library(folder: Path) -> list[str]:
    """Write the library and its other packs beside Pyodide, and make sure that it starts from them alone.

    Returns the names of the packs. With `library` the page starts; the packs of games and languages, and `later`, are
    fetched when they are wanted, `spare` when something is used that was put off; in the `extras` is what only bots of
    people's own may need: micropip, and the rest of the standard library. Raises BuildError.
    """
    with tempfile.TemporaryDirectory() as name:
        places = {part: Path(name, part) for part in ("reached", "extras", "wheels", "packs")}
        for place in places.values():
            place.mkdir()
        for wheel in wheels():
            zipfile.ZipFile(wheel).extractall(places["wheels"])
        folders = {part: str(place) for part, place in places.items()}
        booted = run_pyodide("compile", folders, folder, Path(name))
        reached = files_in(places["reached"])
        whole = Path(name, "rehearsal.zip")
        whole.write_bytes(library(reached, reached, {}))
        needed = {"library": str(whole), "needed": imports_of(FIRST)}
        seen = run_pyodide("rehearse", needed, folder, Path(name))
        packs = {**distributed(reached, booted, **seen), EXTRAS: packed(files_in(places["extras"]))}
        for pack, content in packs.items():
            (places["packs"] / pack).write_bytes(content)
            # A fifth smaller than a zip that compresses each of its files, and as small on a server that would not
            # compress it. Not named `.gz`: some servers would say what it is, and the browser inflate it before us.
            (folder / f"{pack}.pack").write_bytes(zipped(content))
        packed_into = {"library": str(places["packs"] / LIBRARY), "packs": folders["packs"]}
        run_pyodide("check", packed_into, folder, Path(name))
    return sorted(packs)


def distributed(
    files: Mapping[str, bytes], booted: list[str], *, first: list[str], started: list[str], visited: list[str]
) -> dict[str, bytes]:
    """Return all packs but the extras, by their names.

    A rehearsal has imported the modules `first` from a zip, `started` for the start screen, and `visited` in all;
    Pyodide imports `booted` where nothing is put off.
    """
    folders = [folder_of(game) for game in GAMES]
    places = {path: pack_of(module_of(path), started, visited, booted, folders, LANGUAGES) for path in files}
    others = {module_of(path): pack for path, pack in places.items() if pack != LIBRARY and path.endswith(PYC)}
    packs = {
        name: {path: files[path] for path, pack in places.items() if pack == name}
        for name in sorted({*places.values()})
    }
    begins = {path: content for path, content in packs[LIBRARY].items() if module_of(path) in first}
    rest = {path: content for path, content in packs.pop(LIBRARY).items() if path not in begins}
    return {LIBRARY: library(begins, rest, others), **{name: packed(held) for name, held in packs.items()}}


def files_in(folder: Path) -> dict[str, bytes]:
    """Return the files in a folder and in its folders, by path."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def wheels() -> list[Path]:
    """Return the wheels that the page ships for its own Python; raises BuildError when one has not been fetched."""
    pinned = re.findall(r"^([\w-]+)==([\w.]+)", WHEELS_LIST.read_text(encoding="utf-8"), re.MULTILINE)
    paths = [WHEELS / f"{name}-{version}-py3-none-any.whl" for name, version in pinned]
    for path in paths:
        if not path.exists():
            raise BuildError(f"{path.name} is missing: run make .venv/installed.")
    return paths


def run_pyodide(task: str, details: Mapping[str, Any], runtime: Path, folder: Path) -> Any:  # noqa: ANN401 - JSON
    """Let the Pyodide in `runtime` do a task of run_pyodide.mjs under Node, and return what comes of it.

    `folder` is for its files.
    """
    job = {
        "runtime": str(runtime),
        "repository": str(ROOT),
        "packages": str(packages_folder()),
        "pyodide": str(PYODIDE),
        "roots": roots(),
        "guests": GUESTS,
        "task": task,
        "result": str(folder / "result.json"),
        **details,
    }
    description = folder / "job.json"
    description.write_text(json.dumps(job), encoding="utf-8")
    run_node("run_pyodide.mjs", description, fault="Pyodide could not pack the page's Python")
    return json.loads((folder / "result.json").read_text(encoding="utf-8"))


def packages_folder() -> Path:
    """Return the folder into which the page's own dependencies (markupsafe) are installed."""
    spec = importlib.util.find_spec("markupsafe")
    if spec is None or spec.origin is None:
        raise BuildError("MarkupSafe is not installed: run pip install -r requirements.txt.")
    return Path(spec.origin).parent.parent


def roots() -> list[str]:
    """Return the names of the modules from which everything that the page needs is reached."""
    named = (path for folder in LOADED_BY_NAME for path in sorted(folder.rglob("*.py")))
    roots = (path.relative_to(ENGINE if ENGINE in path.parents else ROOT).as_posix() for path in named)
    return [*imports_of(WORKERS), *map(module_of, roots)]


def imports_of(workers: Iterable[str]) -> list[str]:
    """Return the names of the modules that workers import when they start."""
    texts = ((APP / "workers" / worker).read_text(encoding="utf-8") for worker in workers)
    return sorted({name for text in texts for name in imports_in(text, "web")} - NO_FILES)
