"""The shelf: matches that are kept in the browser, each as a record under a key of its own."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Final

from hofgarten.record import VERSION as RECORD_VERSION
from hofgarten.record import RecordError
from web.app.model import schema_version
from web.app.model.library.match_summary import NAMELESS, Summary, saved_in, summary_of
from web.app.model.match.match import Match
from web.app.model.match.serialize import EXTRA, VERSION, from_text

PREFIX: Final = "hofgarten/match/"

LISTED: Final = 10
"""How many matches are listed at first, and how many more each time that more are wanted: each listed is replayed.

That takes 3 ms a match in the page, most of what a start screen with many kept matches takes.
"""

RECENT: Final = 50
"""In how many matches, of those that changed last, it is looked for what goes on and who plays: each is read."""


@dataclass(frozen=True)
class SavedMatch:
    """A kept match; what is damaged stays as it is, so that nothing is lost. Each reading is done once."""

    id: str
    text: str

    @cached_property
    def summary(self) -> Summary | None:
        """The match in short, or nothing when the text is no record. It is not replayed."""
        return summary_of(self.id, self.text)

    @cached_property
    def match(self) -> Match | None:
        """The match, or nothing when the text is no record that can be played. That takes its time: it is replayed."""
        try:
            return from_text(self.id, self.text)
        except RecordError:
            return None

    @cached_property
    def newer(self) -> bool:
        """Whether a newer version of the page has saved it, which is why it cannot be read here."""
        return self.match is None and _is_newer(self.text)

    @cached_property
    def saved(self) -> int:
        """When the match last changed, 0 when that is not known."""
        found = saved_in(self.text)
        return found if found is not None else self.summary.saved if self.summary else 0


@dataclass(frozen=True, slots=True)
class Library:
    """All kept matches by id, and the one that was deleted last."""

    kept: Mapping[str, SavedMatch] = field(default_factory=dict)
    deleted: SavedMatch | None = None

    def newest_first(self) -> list[SavedMatch]:
        """Return the kept matches, the one that changed last first."""
        return sorted(self.kept.values(), key=lambda kept: -kept.saved)

    def recent(self) -> Iterator[tuple[SavedMatch, Summary]]:
        """Yield the matches that changed last, with what they are in short, without those that are damaged."""
        return islice(((kept, kept.summary) for kept in self.newest_first() if kept.summary), RECENT)


def _is_newer(text: str) -> bool:
    """Say whether a match was saved by a newer version of the page than this one, or of the record."""
    raw = schema_version.whole(text) or {}
    mine = raw.get(EXTRA)
    known = mine.get(schema_version.VERSION) if isinstance(mine, dict) else None
    return schema_version.beyond(raw.get("record"), RECORD_VERSION) or schema_version.beyond(known, VERSION)


def people(library: Library) -> list[str]:
    """Return the names of the people who played lately, each once, those of the latest match first."""
    players = (player for _, summary in library.recent() for player in summary.players)
    return list(dict.fromkeys(player.name for player in players if player.bot is None and player.name != NAMELESS))


def from_storage(storage: Mapping[str, str]) -> Library:
    """Return the shelf that a browser's storage holds."""
    ids = {key: key.removeprefix(PREFIX) for key in storage if key.startswith(PREFIX)}
    return Library({identity: SavedMatch(identity, storage[key]) for key, identity in ids.items()})


def put(library: Library, kept: SavedMatch) -> Library:
    """Return the shelf with a match on it, in place of an older text of the same match."""
    return replace(library, kept={**library.kept, kept.id: kept})


def delete(library: Library, identity: str) -> Library:
    """Return the shelf without a match, which can be restored until the next one is deleted."""
    rest = {key: kept for key, kept in library.kept.items() if key != identity}
    return Library(rest, library.kept.get(identity, library.deleted))


def restore(library: Library) -> Library:
    """Return the shelf with the last deleted match back on it."""
    return replace(put(library, library.deleted), deleted=None) if library.deleted else library


def without(library: Library, identity: str) -> Library:
    """Return the shelf without a match that is gone from the storage."""
    return replace(library, kept={key: kept for key, kept in library.kept.items() if key != identity})


def is_newer(library: Library, identity: str) -> bool:
    """Say whether a match of this id is kept that was saved by a newer version of the page."""
    return identity in library.kept and library.kept[identity].newer
