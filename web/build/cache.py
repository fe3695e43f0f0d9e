"""Keeps parts of a build for later builds, each under the hash of its inputs, in one folder.

A complete build of the same sources is the same with and without it. The folder may be removed at any time. A part
that a full disk or a power cut has damaged is made again.
"""

import hashlib
import logging
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from marshal import dumps, loads
from pathlib import Path
from typing import Any, Final, TypeVar

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
MADE: Final = "made"
"""The file or folder of a kept part, in a folder of its own."""
HASH: Final = "hash"
"""The hash of a part's content, beside it."""
DIGEST: Final = 32
"""Length of a SHA-256 in bytes."""
LOG: Final = logging.getLogger("web.build")
"""Tells the user of the command line which step runs."""
MOST_BYTES: Final = 1_000_000_000
"""Size at which the cache is emptied: some 200 builds of different sources."""


def cached(part: str, inputs: Iterable[Path | str], make: Callable[[Path], object]) -> Path:
    """Return a file or folder as `make` writes it to a path, from the cache if all inputs are as they were.

    Inputs are texts, files, and folders with all files in them.
    """
    kept = CACHE / f"{part}-{hash_of([*TOOLS, sys.version, *inputs])}"
    if not _is_whole(kept):
        LOG.info("  making %s", part)
        CACHE.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=CACHE) as name:
            new = Path(name, "new")
            new.mkdir()
            make(new / MADE)
            (new / HASH).write_text(_hash_of_content(new / MADE), encoding="utf-8")
            # Another build may have been faster.
            if not _is_whole(kept):
                _remove(kept)
                new.rename(kept)
    return kept / MADE


def cache_folder(part: str) -> Path:
    """Return a folder for results that depend on the tools and on the names of files in it alone.

    Its user checks the content of each file.
    """
    folder = CACHE / f"{part}-{hash_of([*TOOLS, sys.version])}"
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def each_cached(
    part: str, sources: Mapping[str, bytes], make: Callable[[dict[str, bytes]], Mapping[str, T]]
) -> dict[str, T]:
    """Return a result, a value of `marshal`, for each source by name; `make` gets the sources that have changed."""
    file = cache_folder(part) / "results"
    known: dict[str, tuple[bytes, T]] = _read_results(file)
    keys = {name: hashlib.sha256(source).digest() for name, source in sources.items()}
    changed = {name: source for name, source in sources.items() if known.get(name, (b"",))[0] != keys[name]}
    if changed:
        made = make(changed)
        known = {name: (key, made[name]) if name in made else known[name] for name, key in keys.items()}
        written = dumps(known)
        with tempfile.NamedTemporaryFile(dir=file.parent, delete=False) as new:
            new.write(hashlib.sha256(written).digest() + written)
        Path(new.name).rename(file)
    return {name: known[name][1] for name in sources}


def _read_results(file: Path) -> dict[str, Any]:
    """Return the results in a file; none if there is no such file, or if it is not as it was written."""
    try:
        content = file.read_bytes()
    except OSError:
        return {}
    digest, written = content[:DIGEST], content[DIGEST:]
    known: dict[str, Any] = loads(written) if hashlib.sha256(written).digest() == digest else {}  # noqa: S302 - our own
    return known


def _is_whole(kept: Path) -> bool:
    """Return True if a part is in the cache, with the content that was written."""
    try:
        return (kept / HASH).read_bytes() == _hash_of_content(kept / MADE).encode()
    except OSError:
        return False


def _hash_of_content(made: Path) -> str:
    """Return a hash of a file, or of the names and the contents of all files in a folder."""
    digest = hashlib.sha256()
    for path in sorted(path for path in (made, *made.rglob("*")) if not path.is_dir()):
        content = path.read_bytes()
        digest.update(f"{path.relative_to(made).as_posix()} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()


def _remove(kept: Path) -> None:
    """Remove a damaged part, if there is one."""
    if kept.is_dir():
        shutil.rmtree(kept)
    else:
        kept.unlink(missing_ok=True)


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
