"""English: matches that are shown to others by a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
