"""Versions of what is kept: whether a text was written by a newer build of the page, which is left as it is."""

from functools import lru_cache
from typing import Any, Final

from hofgarten import strict_json

VERSION: Final = "version"
"""The key under which a kept text says its version; a text of the first builds may say none."""


@lru_cache(maxsize=256)
def whole(text: str) -> dict[str, Any] | None:
    """Return the JSON object that a kept text is; nothing when it is damaged."""
    try:
        raw = strict_json.parse(text)
    except strict_json.JsonError:
        return None
    return raw if isinstance(raw, dict) else None


def beyond(version: object, known: int) -> bool:
    """Say whether a version is a whole number above the one that is known; what is none is damage."""
    return type(version) is int and version > known


def newer(text: str | None, known: int) -> bool:
    """Say whether a kept text was written by a build that knows a newer version of it."""
    return beyond((whole(text or "") or {}).get(VERSION), known)
