"""Names of matches that are too long: of four people, or from a match that was played on from another one."""

from typing import Final

from web.app.model.match.names import MAX_MATCH_LENGTH, clean_name

_MAX_ENDING_LENGTH: Final = 24
"""Characters of the part of a name that stays: ``, à partir du coup 123``."""


def shortened(name: str) -> str:
    """Return a match's name without the end of its first part. What follows the last comma or bracket stays."""
    start = max(name.rfind(", "), name.rfind(" ("))
    ending = name[start:] if start > 0 and len(name) - start <= _MAX_ENDING_LENGTH else ""
    return clean_name(f"{name[: MAX_MATCH_LENGTH - 1 - len(ending)].rstrip()}…{ending}", MAX_MATCH_LENGTH)
