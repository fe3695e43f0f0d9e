"""The library `hofgarten` as a wheel beside the page, for `micropip.install` in other PyScript pages, and for pip.

A release has an sdist, too. Both contain the page's Python and drawings for ``hofgarten.notebook``.
"""

import gzip
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path
from typing import Final

from hofgarten import __version__
from web.build.notebook_assets import copy_page, write_frame
from web.build.paths import ENGINE, ROOT, BuildError

WHEEL: Final = f"hofgarten-{__version__}-py3-none-any.whl"
SDIST: Final = f"hofgarten-{__version__}.tar.gz"

README: Final = "README.md"
PARTS: Final = ("pyproject.toml", README, "LICENSE")
"""The files outside of `engine/` that the wheel is made of."""

EPOCH: Final = "315532800"
"""The time of every file in the wheel: 1980-01-01, the earliest that a zip file can hold."""

RELATIVE_PICTURE: Final = re.compile(r'(!\[[^\]]*\]\(|<img src=")(?!https?:)([^)"]+)')
RELATIVE_LINK: Final = re.compile(r"((?<!!)\[(?:[^\[\]])*\]\()(?!https?:|#)([^)]+)")

BUILD: Final = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"


def write_wheel(folder: Path) -> None:
    """Write the wheel into a folder; the same sources give the same bytes. Raises BuildError."""
    _build(folder, {"build_wheel": WHEEL})


def write_package(folder: Path) -> None:
    """Write the wheel and the sdist into a folder, the files of a release. Raises BuildError."""
    folder.mkdir(parents=True, exist_ok=True)
    _build(folder, {"build_sdist": SDIST, "build_wheel": WHEEL})
    _write_again(folder / SDIST)


def repository() -> str:
    """Return the address of the repository, as the package names it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return str(project["urls"]["Repository"]).removesuffix(".git").rstrip("/")


def for_package_index(readme: str, address: str) -> str:
    """Return the README with links and pictures that lead to the sources of this version in a repository."""
    sources, files = f"{address}/blob/v{__version__}/", f"{address}/raw/v{__version__}/"
    pictures = RELATIVE_PICTURE.sub(lambda found: f"{found[1]}{files}{found[2]}", readme)
    return RELATIVE_LINK.sub(lambda found: f"{found[1]}{sources}{found[2]}", pictures)


def _build(folder: Path, files: Mapping[str, str]) -> None:
    """Let setuptools write files, given by the name of its hook. Raises BuildError.

    They are built from a copy of the sources: setuptools leaves its own files beside them, and packs old ones again.
    The copy also has the page's Python and drawings, for notebooks.
    """
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        library = (path for path in sorted((ENGINE / "hofgarten").rglob("*")) if "__pycache__" not in path.parts)
        for path in (*(ROOT / part for part in PARTS), *filter(Path.is_file, library)):
            place = copy / path.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
        (copy / README).write_text(for_package_index((copy / README).read_text("utf-8"), repository()), "utf-8")
        notebook = copy / "engine" / "hofgarten" / "notebook"
        copy_page(notebook)
        write_frame(notebook)
        for path in filter(Path.is_file, copy.rglob("*")):
            path.chmod(0o644)
        for hook, file in files.items():
            done = subprocess.run(
                [sys.executable, "-c", BUILD, hook, str(folder.resolve())],
                cwd=copy,
                env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
                capture_output=True,
                text=True,
                check=False,
                umask=0o022,
            )
            if done.returncode or not (folder / file).exists():
                raise BuildError(f"{file} could not be built: {done.stderr.strip()[-2000:]}")


def _write_again(sdist: Path) -> None:
    """Write an sdist again with one time and no owner: setuptools leaves those of this machine."""
    content = BytesIO()
    with (
        tarfile.open(sdist) as old,
        gzip.GzipFile(fileobj=content, mode="wb", mtime=int(EPOCH)) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new,
    ):
        for entry in sorted(old.getmembers(), key=lambda entry: entry.name):
            entry.mtime, entry.uid, entry.gid, entry.uname, entry.gname = int(EPOCH), 0, 0, "", ""
            entry.pax_headers = {}
            new.addfile(entry, old.extractfile(entry) if entry.isfile() else None)
    sdist.write_bytes(content.getvalue())
