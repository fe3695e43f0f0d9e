"""English: what is kept, and what may happen to it."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
