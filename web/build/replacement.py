"""Puts a new build in the place of the one before, in one step, and lets one build at a time write a folder."""

import fcntl
import logging
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

VERSIONS: Final = "v"
"""The folder of a page's version folders."""
KEPT: Final = 2
"""Earlier versions that the server of `make play` still has: a page that loads while builds follow each other needs
them."""
LOG: Final = logging.getLogger("web.build")


@contextmanager
def replacement(out: Path, *, keep_versions: bool = False) -> Iterator[Path]:
    """Yield a new folder that takes the place of the folder `out` at the end, unless an exception is raised.

    The remains of a killed build beside `out` are removed. With `keep_versions`, the new folder also gets the
    latest version folders of the one before.
    """
    new, old = (out.with_name(f"{out.name}.{kind}") for kind in ("new", "old"))
    with out.with_name(f"{out.name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            LOG.info("Another build of %s is running: waiting for its end.", out.name)
            fcntl.flock(lock, fcntl.LOCK_EX)
        _remove(new, old)
        new.mkdir()
        try:
            yield new
            if keep_versions:
                _keep_versions(out / VERSIONS, new / VERSIONS)
            if out.exists():
                out.rename(old)
            new.rename(out)
        finally:
            _remove(new, old)


def _remove(*folders: Path) -> None:
    for folder in folders:
        shutil.rmtree(folder, ignore_errors=True)


def _keep_versions(before: Path, now: Path) -> None:
    """Link the latest version folders of the build before into the new one."""
    present = {path.name for path in now.iterdir()}
    known = [path for path in before.iterdir() if path.name not in present] if before.exists() else []
    for path in sorted(known, key=lambda path: path.stat().st_mtime)[-KEPT:]:
        shutil.copytree(path, now / path.name, copy_function=os.link)
