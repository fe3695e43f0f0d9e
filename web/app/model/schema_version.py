"""Versions of saved texts. A text from a newer build of the page is never changed."""

from functools import lru_cache
from typing import Final

from hofgarten import strict_json
from hofgarten.game import Json
from hofgarten.record import FROM_POSITION
from hofgarten.registry import GAMES

VERSION: Final = "version"
"""The key of the version in a saved text. The first builds wrote none."""

PUZZLES: Final = 1
"""The version of the progress in puzzles, which is read when they are first opened."""


@lru_cache(maxsize=256)
def parse_object(text: str) -> dict[str, Json] | None:
    """Return the JSON object in a saved text; None if the text is damaged."""
    try:
        raw = strict_json.parse(text)
    except strict_json.JsonError:
        return None
    return raw if isinstance(raw, dict) else None


def loses_part(saved: object, read: object) -> bool:
    """Return True if a part of a saved value is missing from the one that was read, or differs there.

    Both are JSON. The value that was read may have more parts.
    """
    match saved, read:
        case dict(), dict():
            return any(key not in read or loses_part(part, read[key]) for key, part in saved.items())
        case list(), list() if len(saved) == len(read):
            return any(map(loses_part, saved, read))
    return saved != read


def is_newer_record(text: str) -> bool:
    """Return True if the text of a record has a number or a game that only a newer version can know."""
    raw = parse_object(text) or {}
    game = raw.get("game")
    return is_later(raw.get("record"), FROM_POSITION) or (isinstance(game, str) and game not in GAMES)


def is_later(version: object, known: int) -> bool:
    """Return True if a version is an integer above the known one; any other value is damage."""
    return type(version) is int and version > known


def is_newer(text: str | None, known: int) -> bool:
    """Return True if a saved text is from a build with a newer version of the format."""
    return is_later((parse_object(text or "") or {}).get(VERSION), known)
