"""Our scripts and our stylesheet as they are shipped: without their comments, which tell those who read the sources."""

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from web.builder.places import WEB, BuildError

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
MARGIN = re.compile(r"\s*\n\s*")


def write_scripts(folder: Path, paths: Iterable[Path]) -> None:
    """Write scripts into a folder; raises BuildError."""
    script = Path(__file__).with_name("strip.mjs")
    done = subprocess.run(  # noqa: S603 - our own script, with arguments of our own
        ["node", str(script), str(folder), *map(str, paths)],  # noqa: S607 - whichever Node is installed
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"The page's scripts could not be written:\n{done.stderr}")


def stylesheet() -> str:
    """Return all of web/style/ as one text, in the order of the files' names."""
    sources = (path.read_text(encoding="utf-8") for path in sorted((WEB / "style").glob("*.css")))
    return MARGIN.sub("\n", COMMENT.sub("", "\n".join(sources)))
