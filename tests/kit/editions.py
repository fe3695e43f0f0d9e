"""Custom editions, as files of cards and values, for tests."""

import json
from typing import Any

from hofgarten.games.hanging_gardens.edition import standard, write_edition


def corrected(name: str = "My copy", **changes: Any) -> dict[str, Any]:
    """Return the data of an edition in which the guard scores more than in the built-in one."""
    return {**write_edition(standard()), "name": name, "guard": 4, **changes}


def text_of(edition: dict[str, Any]) -> str:
    """Return the text of an edition's file."""
    return json.dumps(edition, indent=2)
