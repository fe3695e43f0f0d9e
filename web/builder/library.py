"""The page's Python library: compiled modules in packs, with just what the page can reach."""

import importlib.util
import json
import re
import tempfile
import zipfile
from pathlib import Path

from web.builder.compressed import zipped
from web.builder.inside import imports_in
from web.builder.node import run_node
from web.builder.places import PYODIDE, PYSCRIPT, ROOT, WEB, WHEELS, BuildError

WORKERS = ("app.py", "opponents.py", "guest.py")
"""What the page's workers run; all else is found from what these import."""
NO_FILES = {"js", "sitecustomize"}
"""What workers import and no file of that name holds."""
GUESTS = ("web.hosting",)
"""Modules of ours that only a guest's worker needs, and imports by name, from the extras."""
WHEELS_LIST = ROOT / "requirements-page.txt"
PACKAGES_LOADED_BY_NAME = ("web/acts", "web/texts", "web/views", "web/rules", "web/lessons")
"""Folders of ours whose modules may be imported by a name that only the running program knows; so are games' own."""
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can hold: a build's clock must not reach its bytes."""


def build_library(folder: Path) -> list[str]:
    """Write the library and its other packs into a folder, and make sure that Pyodide starts from them alone.

    Returns the names of the packs. With `library` the page starts; the packs of games and languages, and `later`, are
    fetched when they are wanted; in the `extras` is what only bots of people's own may need: micropip, and the rest of
    the standard library. Raises BuildError.
    """
    with tempfile.TemporaryDirectory() as name:
        places = {part: Path(name, part) for part in ("packs", "zips", "wheels")}
        for place in places.values():
            place.mkdir()
        for wheel in wheels():
            zipfile.ZipFile(wheel).extractall(places["wheels"])
        run_pyodide({part: str(places[part]) for part in ("packs", "wheels")}, Path(name))
        packs = sorted(path.name for path in places["packs"].iterdir())
        for pack in packs:
            write_zip(places["packs"] / pack, places["zips"] / f"{pack}.zip")
            write_pack(places["zips"] / f"{pack}.zip", folder / f"{pack}.pack")
        run_pyodide({"zips": str(places["zips"])}, Path(name))
    return packs


def wheels() -> list[Path]:
    """Return the wheels that the page ships for its own Python; raises BuildError when one has not been fetched."""
    pinned = re.findall(r"^([\w-]+)==([\w.]+)", WHEELS_LIST.read_text(encoding="utf-8"), re.MULTILINE)
    paths = [WHEELS / f"{name}-{version}-py3-none-any.whl" for name, version in pinned]
    for path in paths:
        if not path.exists():
            raise BuildError(f"{path.name} is missing: run make .venv/installed.")
    return paths


def run_pyodide(part: dict[str, str], folder: Path) -> None:
    """Let Pyodide under Node do one part of the work, see pack.mjs; `folder` takes the job's description."""
    job = {
        "repository": str(ROOT),
        "packages": str(packages_folder()),
        "pyodide": str(PYODIDE),
        "pyscript": str(PYSCRIPT),
        "workers": imports_of_workers(),
        "roots": roots(),
        "guests": GUESTS,
        **part,
    }
    description = folder / "job.json"
    description.write_text(json.dumps(job), encoding="utf-8")
    run_node("pack.mjs", description, fault="Pyodide could not pack the page's Python")


def packages_folder() -> Path:
    """Return the folder into which the page's own dependencies (markupsafe) are installed."""
    spec = importlib.util.find_spec("markupsafe")
    if spec is None or spec.origin is None:
        raise BuildError("MarkupSafe is not installed: run pip install -r requirements.txt.")
    return Path(spec.origin).parent.parent


def roots() -> list[str]:
    """Return the names of the modules from which everything that the page needs is reached."""
    games = sorted(path.parent.name for path in WEB.glob("*/play.py"))
    own = [f"{part}/{game}" for part in ("engine", "web") for game in games]
    folders = [ROOT / folder for folder in (*PACKAGES_LOADED_BY_NAME, *own)]
    named = (path for folder in folders for path in sorted(folder.rglob("*.py")))
    return [*imports_of_workers(), *(module_name(path.relative_to(WEB.parent)) for path in named)]


def imports_of_workers() -> list[str]:
    """Return the names of the modules that the page's workers import when they start."""
    texts = ((WEB / worker).read_text(encoding="utf-8") for worker in WORKERS)
    return sorted({name for text in texts for name in imports_in(text, "web")} - NO_FILES)


def module_name(path: Path) -> str:
    """Return a source file's module: `web.texts.en` for web/texts/en.py, `web.texts` for its `__init__.py`."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def write_zip(tree: Path, target: Path) -> None:
    """Zip a folder, without compressing it, so that the same files always give the same bytes."""
    with zipfile.ZipFile(target, "w") as archive:
        for path in sorted(path for path in tree.rglob("*") if path.is_file()):
            archive.writestr(zipfile.ZipInfo(path.relative_to(tree).as_posix(), FIXED_TIME), path.read_bytes())


def write_pack(source: Path, target: Path) -> None:
    """Compress a file as a whole, for `interpreter.js` and `sitecustomize.py` to inflate.

    That way it is a fifth smaller than a zip that compresses each of its files, no import has to inflate anything, and
    it is as small on a server that would not compress it. It is not named `.gz`: some servers would say what it is, and
    the browser would inflate it before us.
    """
    target.write_bytes(zipped(source.read_bytes()))
