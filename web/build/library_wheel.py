"""The library `hofgarten` as a wheel beside the page, for `micropip.install` in other PyScript pages, and for pip."""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from hofgarten import __version__
from web.build.paths import ENGINE, ROOT, BuildError

WHEEL: Final = f"hofgarten-{__version__}-py3-none-any.whl"

PARTS: Final = ("pyproject.toml", "README.md", "LICENSE")
"""The files outside of `engine/` that the wheel is made of."""

EPOCH: Final = "315532800"
"""The time of every file in the wheel: 1980-01-01, the earliest that a zip file can hold."""

BUILD: Final = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def write_wheel(folder: Path) -> None:
    """Write the wheel into a folder; the same sources give the same bytes. Raises BuildError.

    It is built from a copy of the sources: setuptools leaves its own files beside them, and packs old ones again.
    """
    with tempfile.TemporaryDirectory() as name:
        copy = Path(name)
        library = (path for path in sorted((ENGINE / "hofgarten").rglob("*")) if "__pycache__" not in path.parts)
        for path in (*(ROOT / part for part in PARTS), *filter(Path.is_file, library)):
            place = copy / path.relative_to(ROOT)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, place)
            place.chmod(0o644)
        done = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, "-c", BUILD, str(folder.resolve())],
            cwd=copy,
            env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
            capture_output=True,
            text=True,
            check=False,
            umask=0o022,
        )
    if done.returncode or not (folder / WHEEL).exists():
        raise BuildError(f"The library's wheel could not be built: {done.stderr.strip()[-2000:]}")
