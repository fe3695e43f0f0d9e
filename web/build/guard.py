"""guard.js, the only inline script of the page: it must work when no file can be loaded."""

import hashlib
import tempfile
from base64 import b64encode
from functools import cache
from pathlib import Path
from typing import Final

from web.build.minify import write_scripts
from web.build.paths import BROWSER

GUARD: Final = "guard.js"


@cache
def guard() -> str:
    """Return the script as shipped; raises BuildError."""
    with tempfile.TemporaryDirectory() as folder:
        write_scripts(Path(folder), {GUARD: BROWSER / GUARD}, "module")
        return Path(folder, GUARD).read_text(encoding="utf-8")


def source_of(script: str) -> str:
    """Return the hash source of an inline script for a Content-Security-Policy, without quotes."""
    return f"sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode('ascii')}"
