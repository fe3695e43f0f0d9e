"""What lies beside index.html, at addresses that stay the same."""

from pathlib import Path

from web.build.embed_script import SCRIPT, write_embed
from web.build.library_wheel import write_wheel
from web.build.manifest import write_manifest
from web.build.service_worker import WORKER, write_worker

AT_ROOT = (SCRIPT, WORKER)
"""Scripts of ours that have no version in their address."""


def write_root(folder: Path) -> None:
    """Add to a page, whose version folder and index.html are there, what lies beside them; raises BuildError."""
    write_embed(folder)
    write_wheel(folder)
    write_manifest(folder)
    write_worker(folder)
