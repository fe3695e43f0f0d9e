"""guard.js, the only inline script of the page: it must work when no file can be loaded."""

import hashlib
from base64 import b64encode
from functools import cache
from typing import Final

from web.build.minify import shipped_text
from web.build.paths import BROWSER

GUARD: Final = "guard.js"


@cache
def guard() -> str:
    """Return the script as shipped; raises BuildError."""
    return shipped_text(GUARD, (BROWSER / GUARD).read_text(encoding="utf-8"), "first")


def source_of(script: str) -> str:
    """Return the hash source of an inline script for a Content-Security-Policy, without quotes."""
    return f"sha256-{b64encode(hashlib.sha256(script.encode()).digest()).decode('ascii')}"
