"""English: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
