"""English: games and rules in other people's pages."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "embed.title": "Embed Hofgarten",
}
