"""French: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {}
