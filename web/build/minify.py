"""Strips scripts and the stylesheet of their comments for shipping."""

import re
from collections.abc import Iterable
from pathlib import Path

from web.build.node import run_node
from web.build.paths import WEB

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MARGIN = re.compile(r"\s*\n\s*")
NEEDLESS = re.compile(r"(?<=[{};,])\n")
"""A line break that can be removed."""


def write_scripts(folder: Path, base: Path, paths: Iterable[Path]) -> None:
    """Write scripts into a folder, each at its path relative to `base`; raises BuildError."""
    run_node("minify.mjs", folder, base, *paths, fault="The page's scripts could not be written")


def stylesheet() -> str:
    """Return the files of web/style/ as one text, in the order of their names."""
    sources = (path.read_text(encoding="utf-8") for path in sorted((WEB / "style").glob("*.css")))
    return NEEDLESS.sub("", MARGIN.sub("\n", COMMENT.sub("", "\n".join(sources))))
