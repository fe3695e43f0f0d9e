"""The page's Python library: one zip of compiled modules, with just what the page can reach."""

import importlib.util
import json
import re
import subprocess
import tempfile
import zipfile
from pathlib import Path

from web.builder.inside import imports_in
from web.builder.places import PYODIDE, PYSCRIPT, ROOT, WEB, WHEELS, BuildError

WORKERS = ("app.py", "opponents.py", "guest.py")
"""What the page's workers run; all else is found from what these import."""
GUESTS = ("web.hosting",)
"""Modules of ours that only a guest's worker needs, and imports by name, from the extras."""
WHEELS_LIST = ROOT / "requirements-page.txt"
PACKAGES_LOADED_BY_NAME = ("web/texts", "web/views", "web/rules", "web/lessons")
"""Folders of ours whose modules may be imported by a name that only the running program knows; so are games' own."""
FIXED_TIME = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can hold: a build's clock must not reach its bytes."""


def build_library(target: Path, extras: Path) -> None:
    """Write the library to `target`, a zip, and make sure that Pyodide starts from it alone; raises BuildError.

    What the page does without but bots of people's own may need is written to `extras`: micropip, and the rest of the
    standard library.
    """
    with tempfile.TemporaryDirectory() as name:
        folders = {part: Path(name, part) for part in ("tree", "rest", "wheels")}
        for folder in folders.values():
            folder.mkdir()
        for wheel in wheels():
            zipfile.ZipFile(wheel).extractall(folders["wheels"])
        run_pyodide({part: str(folder) for part, folder in folders.items()}, Path(name))
        write_zip(folders["tree"], target)
        write_zip(folders["rest"], extras)
        run_pyodide({"zip": str(target), "extras": str(extras)}, Path(name))


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
        "roots": roots(),
        "guests": GUESTS,
        **part,
    }
    description = folder / "job.json"
    description.write_text(json.dumps(job), encoding="utf-8")
    done = subprocess.run(  # noqa: S603 - our own script, with arguments of our own
        ["node", str(Path(__file__).with_name("pack.mjs")), str(description)],  # noqa: S607 - whichever Node is installed
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"Pyodide could not pack the page's Python:\n{done.stdout}{done.stderr}")


def packages_folder() -> Path:
    """Return the folder into which the page's own dependencies (htpy, markupsafe) are installed."""
    spec = importlib.util.find_spec("htpy")
    if spec is None or spec.origin is None:
        raise BuildError("htpy is not installed: run pip install -r requirements.txt.")
    return Path(spec.origin).parent.parent


def roots() -> list[str]:
    """Return the names of the modules from which everything that the page needs is reached."""
    texts = ((WEB / worker).read_text(encoding="utf-8") for worker in WORKERS)
    imported = {name for text in texts for name in imports_in(text, "web") if name.startswith("web.")}
    folders = [*(ROOT / folder for folder in PACKAGES_LOADED_BY_NAME), *sorted(p.parent for p in WEB.glob("*/play.py"))]
    named = (path for folder in folders for path in sorted(folder.rglob("*.py")))
    return [*sorted(imported), *(module_name(path.relative_to(WEB.parent)) for path in named)]


def module_name(path: Path) -> str:
    """Return a source file's module: `web.texts.en` for web/texts/en.py, `web.texts` for its `__init__.py`."""
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def write_zip(tree: Path, target: Path) -> None:
    """Zip a folder so that the same files always give the same bytes."""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(path for path in tree.rglob("*") if path.is_file()):
            entry = zipfile.ZipInfo(path.relative_to(tree).as_posix(), FIXED_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
