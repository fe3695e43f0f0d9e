"""A record, and altered versions of it."""

import json
from collections.abc import Callable
from typing import Any

from hofgarten.record import write_record
from tests.engine.games.zen_garden.positions import match

TEXT = write_record(match(3, (1, 2, 3, 4, 5), "full", "greedy,random", number=4))
"""A whole match of three players, with a shuffle among its events."""

Change = Callable[[dict[str, Any]], object]


def changed(change: Change) -> str:
    """Return the text of the match after a change."""
    raw = json.loads(TEXT)
    change(raw)
    return json.dumps(raw)
