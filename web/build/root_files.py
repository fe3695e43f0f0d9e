"""Files beside index.html, whose addresses stay the same across versions."""

from pathlib import Path

from web.build.embed_script import SCRIPT, write_embed
from web.build.library_wheel import write_wheel
from web.build.manifest import write_manifest
from web.build.service_worker import WORKER, write_worker

AT_ROOT = (SCRIPT, WORKER)
"""Scripts without a version in their address."""


def write_root(folder: Path) -> None:
    """Write the files beside index.html; the version folder and index.html must exist. Raises BuildError."""
    write_embed(folder)
    write_wheel(folder)
    write_manifest(folder)
    write_worker(folder)
