"""German: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
