"""The only script that stands in a page itself: guard.js, which has to work when no file can be had."""

import hashlib
import tempfile
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

from web.build.paths import BROWSER
from web.build.minify import write_scripts

GUARD: Final = "guard.js"


@cache
def guard() -> str:
    """Return the script as it is shipped; raises BuildError."""
    with tempfile.TemporaryDirectory() as folder:
        write_scripts(Path(folder), BROWSER, [BROWSER / GUARD])
        return Path(folder, GUARD).read_text(encoding="utf-8")


def source_of(script: str) -> str:
    """Return what a Content-Security-Policy calls a script that stands in a page, without quotes."""
    return f"sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode('ascii')}"
