"""Our scripts and our stylesheet as they are shipped: without their comments, which tell those who read the sources."""

import re
from collections.abc import Iterable
from pathlib import Path

from web.build.node import run_node
from web.build.paths import WEB

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MARGIN = re.compile(r"\s*\n\s*")
NEEDLESS = re.compile(r"(?<=[{};,])\n")
"""An end of a line that says nothing."""


def write_scripts(folder: Path, base: Path, paths: Iterable[Path]) -> None:
    """Write scripts into a folder, each at its path relative to `base`; raises BuildError."""
    run_node("strip_comments.mjs", folder, base, *paths, fault="The page's scripts could not be written")


def stylesheet() -> str:
    """Return all of web/style/ as one text, in the order of the files' names."""
    sources = (path.read_text(encoding="utf-8") for path in sorted((WEB / "style").glob("*.css")))
    return NEEDLESS.sub("", MARGIN.sub("\n", COMMENT.sub("", "\n".join(sources))))
