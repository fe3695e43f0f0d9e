"""What lies beside index.html, at addresses that stay the same."""

from pathlib import Path

from web.builder.places import WEB

AT_ROOT = ("embed.js",)
"""Scripts of ours that have no version in their address."""


def write_root(folder: Path) -> None:
    """Add to a page, whose version folder and index.html are there, what lies beside them."""
    for name in AT_ROOT:
        (folder / name).write_text((WEB / name).read_text(encoding="utf-8"), encoding="utf-8")
