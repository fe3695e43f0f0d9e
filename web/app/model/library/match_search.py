"""Find saved matches by the names of their players, or by their own name."""

from collections.abc import Iterable
from typing import Final

from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.names import clean_match_name, looks
from web.app.model.match.serialize import EXTRA
from web.app.model.schema_version import parse_object

LONGEST: Final = 60
"""Characters of a search text."""


def found(saved: Iterable[SavedMatch], search: str) -> list[SavedMatch]:
    """Return the matches in whose names every word of a text occurs. No match is replayed."""
    wanted = looks(search).split()
    return [one for one in saved if not wanted or all(word in looks(_names(one)) for word in wanted)]


def _names(saved: SavedMatch) -> str:
    summary, mine = saved.summary, (parse_object(saved.text) or {}).get(EXTRA)
    name = clean_match_name(mine.get("name")) if isinstance(mine, dict) else ""
    return " ".join([name, *(player.name for player in summary.players)]) if summary else ""
