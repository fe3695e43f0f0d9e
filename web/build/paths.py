"""Paths in this repository, and the exception that all parts of the build raise."""

import importlib.util
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
"""The repository."""
WEB = ROOT / "web"
APP = WEB / "app"
BROWSER = WEB / "browser"
ENGINE = ROOT / "engine"
NODE_MODULES = ROOT / "node_modules"
PYSCRIPT = NODE_MODULES / "@pyscript" / "core"
PYODIDE = NODE_MODULES / "pyodide"
WHEELS = Path(sys.prefix) / "wheels"
"""Wheels that the page ships for user bots. They are for the page's Python and need not run on this one."""
PREVIEWS = "demos"
"""The folder of the previews of embedded pages in a version folder."""
IDIOMORPH = NODE_MODULES / "idiomorph"
SOURCES = (ENGINE, WEB, *(ROOT / name for name in ("index.html", "pyproject.toml", "README.md", "LICENSE")))
"""Files and folders from which the page is built."""


class BuildError(Exception):
    """Raised if the page cannot be built; the message is a sentence for the user."""


def check_library() -> None:
    """Check that Python finds the library in this repository; raises BuildError if it is missing or another one."""
    spec = importlib.util.find_spec("hofgarten")
    installed = Path(spec.origin).parent if spec and spec.origin else None
    if installed is None or not installed.samefile(ENGINE / "hofgarten"):
        place = f"The installed hofgarten is that in {installed}" if installed else "hofgarten is not installed"
        raise BuildError(f"{place}: run {sys.executable} -m pip install --no-deps --editable {ROOT}")


def files_in(places: Iterable[Path]) -> Iterator[Path]:
    """Yield files, and those in folders except compiled Python, sorted within each folder."""
    for place in places:
        if place.is_file():
            yield place
        else:
            yield from (path for path in sorted(place.rglob("*")) if path.is_file() and "__pycache__" not in path.parts)


def source_times() -> dict[Path, float]:
    """Return the time of the last change of each source, without temporary files that an editor has just removed."""
    times = dict[Path, float]()
    for path in files_in(SOURCES):
        with suppress(FileNotFoundError):
            times[path] = path.stat().st_mtime
    return times
