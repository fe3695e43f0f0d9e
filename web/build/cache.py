"""Keeps parts of a build for later builds, each under the hash of its inputs, in one folder.

A complete build of the same sources is the same with and without it. The folder may be removed at any time.
"""

import hashlib
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from marshal import dumps, loads
from pathlib import Path
from typing import Final, TypeVar

from web.build.paths import NODE_MODULES, ROOT, files_in

T = TypeVar("T")

CACHE: Final = NODE_MODULES / ".cache" / "hofgarten"
TOOLS: Final = (
    ROOT / "web" / "build",
    ROOT / "package-lock.json",
    ROOT / "requirements.txt",
    ROOT / "requirements-page.txt",
)
"""Inputs of every part: the build itself, and the versions of all packages."""
MOST_BYTES: Final = 1_000_000_000
"""Size at which the cache is emptied: some 200 builds of different sources."""


def cached(part: str, inputs: Iterable[Path | str], make: Callable[[Path], object]) -> Path:
    """Return a file or folder as `make` writes it to a path, from the cache if all inputs are as they were.

    Inputs are texts, files, and folders with all files in them.
    """
    kept = CACHE / f"{part}-{hash_of([*TOOLS, sys.version, *inputs])}"
    if not kept.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            make(Path(name, "new"))
            # Another build may have been faster.
            if not kept.exists():
                Path(name, "new").rename(kept)
    return kept


def cache_folder(part: str) -> Path:
    """Return a folder for results that depend on the tools and on the names of files in it alone."""
    return cached(part, (), Path.mkdir)


def each_cached(
    part: str, sources: Mapping[str, bytes], make: Callable[[dict[str, bytes]], Mapping[str, T]]
) -> dict[str, T]:
    """Return a result, a value of `marshal`, for each source by name; `make` gets the sources that have changed."""
    file = cache_folder(part) / "results"
    known: dict[str, tuple[bytes, T]] = loads(file.read_bytes()) if file.exists() else {}  # noqa: S302 - our own file
    keys = {name: hashlib.sha256(source).digest() for name, source in sources.items()}
    changed = {name: source for name, source in sources.items() if known.get(name, (b"",))[0] != keys[name]}
    if changed:
        made = make(changed)
        known = {name: (key, made[name]) if name in made else known[name] for name, key in keys.items()}
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as new:
            new.write(dumps(known))
        Path(new.name).rename(file)
    return {name: known[name][1] for name in sources}


def trim() -> None:
    """Remove everything from the cache if it has become too large."""
    if sum(path.stat().st_size for path in files_in([CACHE])) > MOST_BYTES:
        shutil.rmtree(CACHE)


def hash_of(inputs: Iterable[Path | str]) -> str:
    """Return a hash of texts, and of the names and contents of files."""
    digest = hashlib.sha256()
    for one in inputs:
        if isinstance(one, str):
            digest.update(f"{len(one)} {one}".encode())
        for path in files_in([one]) if isinstance(one, Path) else ():
            digest.update(f"{path.relative_to(ROOT).as_posix()} {hash_of_file(path, path.stat().st_mtime_ns)}".encode())
    return digest.hexdigest()[:32]


@cache
def hash_of_file(path: Path, _changed: int) -> str:
    """Return the hash of a file's content; read again when the time of its last change is another."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
