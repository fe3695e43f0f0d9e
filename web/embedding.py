"""What another page shows of us, and what that page is told: games and rules embedded.

The address says what is embedded, after its ``?``: ``embed=Z5.1&lang=fr&theme=dark``.
"""

from dataclasses import dataclass
from typing import Any, Final, Literal

VERSION: Final = 1
"""Of the messages that both pages exchange."""


@dataclass(frozen=True, slots=True)
class Embed:
    """What is embedded."""

    kind: Literal["rule", "replay", "play"]
    game: str = ""
    rule: str = ""
    """For ``rule``: its number."""


def from_query(query: object) -> Embed | None:
    """Return what a page's query asks to embed; None when the page is our own."""
    return None


def told(before: object, after: object) -> list[dict[str, Any]]:
    """Return the messages for the embedding page about what has happened from one table to the next."""
    return []
