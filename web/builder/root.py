"""What lies beside index.html, at addresses that stay the same."""

from pathlib import Path

from web.builder.embedding import SCRIPT, write_embed
from web.builder.manifest import write_manifest
from web.builder.offline import WORKER, write_worker

AT_ROOT = (SCRIPT, WORKER)
"""Scripts of ours that have no version in their address."""


def write_root(folder: Path) -> None:
    """Add to a page, whose version folder and index.html are there, what lies beside them; raises BuildError."""
    write_embed(folder)
    write_manifest(folder)
    write_worker(folder)
