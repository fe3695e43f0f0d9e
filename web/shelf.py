"""The shelf: matches that are kept in the browser, each as a record under a key of its own."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from engine.record import RecordError
from web.match import Match, from_text

PREFIX: Final = "hofgarten/match/"


@dataclass(frozen=True, slots=True)
class Kept:
    """A kept match; what is damaged stays as it is, so that nothing is lost."""

    id: str
    text: str

    @property
    def match(self) -> Match | None:
        """The match, or nothing when the text is no record that can be played."""
        return _read(self.id, self.text)

    @property
    def saved(self) -> int:
        """When the match last changed, 0 when that is not known."""
        return self.match.saved if self.match else 0


@lru_cache(maxsize=1024)
def _read(identity: str, text: str) -> Match | None:
    try:
        return from_text(identity, text)
    except RecordError:
        return None


@dataclass(frozen=True, slots=True)
class Shelf:
    """All kept matches by id, and the one that was deleted last."""

    kept: Mapping[str, Kept] = field(default_factory=dict)
    deleted: Kept | None = None

    def newest_first(self) -> list[Kept]:
        """Return the kept matches, the one that changed last first."""
        return sorted(self.kept.values(), key=lambda kept: -kept.saved)


def people(shelf: Shelf) -> list[str]:
    """Return the names of the people who play in the kept matches, each once, those of the latest match first."""
    matches = (kept.match for kept in shelf.newest_first())
    seats = ((match, seat) for match in matches if match for seat in range(len(match.record.players)))
    return list(dict.fromkeys(match.player(seat) for match, seat in seats if match.bot(seat) is None))


def from_storage(storage: Mapping[str, str]) -> Shelf:
    """Return the shelf that a browser's storage holds."""
    ids = {key: key.removeprefix(PREFIX) for key in storage if key.startswith(PREFIX)}
    return Shelf({identity: Kept(identity, storage[key]) for key, identity in ids.items()})


def put(shelf: Shelf, kept: Kept) -> Shelf:
    """Return the shelf with a match on it, in place of an older text of the same match."""
    return replace(shelf, kept={**shelf.kept, kept.id: kept})


def delete(shelf: Shelf, identity: str) -> Shelf:
    """Return the shelf without a match, which can be restored until the next one is deleted."""
    rest = {key: kept for key, kept in shelf.kept.items() if key != identity}
    return Shelf(rest, shelf.kept.get(identity, shelf.deleted))


def restore(shelf: Shelf) -> Shelf:
    """Return the shelf with the last deleted match back on it."""
    return replace(put(shelf, shelf.deleted), deleted=None) if shelf.deleted else shelf


def changes(before: Shelf, after: Shelf) -> dict[str, str | None]:
    """Return what has to be written to go from one shelf to another: key and text, or nothing to remove the key."""
    gone: dict[str, str | None] = {PREFIX + identity: None for identity in before.kept.keys() - after.kept.keys()}
    written = {
        PREFIX + identity: kept.text
        for identity, kept in after.kept.items()
        if identity not in before.kept or before.kept[identity].text != kept.text
    }
    return gone | written
