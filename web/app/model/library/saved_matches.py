"""The library: the matches saved in the browser, each as a record under its own key."""

import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from hofgarten.record import RecordError
from web.app.model import schema_version
from web.app.model.library.match_summary import Player, Summary, saved_in
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import looks
from web.app.model.match.serialize import EXTRA, VERSION, from_text, loses_part, to_text

PREFIX: Final = "hofgarten/match/"

NO_DAYS: Final[Mapping[str, str]] = {}

LISTED: Final = 10
"""The number of matches listed at first, and added by each click on "more".

Each listed match is replayed. That takes 3 ms in the page, most of the time of a start screen with many saved matches.
"""

REVIEWED: Final = 5
"""The number of latest finished matches that are reviewed in the background."""

RECENT: Final = 50
"""The number of most recently changed matches that are parsed to find the running match and the player names."""


Found = TypeVar("Found")
"""Anything made from a saved match."""


def or_damaged(identity: str, make: Callable[[], Found]) -> Found | None:
    """Return what ``make`` returns for a saved match; None if it raises an exception: the match is damaged.

    An exception other than RecordError is a fault of the page. It becomes a warning with its traceback, so that one
    match never takes the others, or the page, with it.
    """
    try:
        return make()
    except RecordError:
        return None
    except Exception as error:
        from web.app.loading.traceback_text import traceback_of

        text = f"The saved match {identity!r} cannot be shown.\n{traceback_of(error)}"
        warnings.warn(text, RuntimeWarning, stacklevel=2)
        return None


@dataclass(frozen=True)
class SavedMatch:
    """A saved match; a damaged text is kept as it is. The properties are cached."""

    id: str
    text: str
    day: str = ""
    """The date of the last change as the browser knows it, for a daily deal whose text does not have it."""

    @property
    def summary(self) -> Summary | None:
        """The summary of the match, read without a replay; None if the text is no record, or a pack is missing."""
        return or_damaged(self.id, lambda: self._summary)

    @cached_property
    def _summary(self) -> Summary | None:
        from web.app.model.library.read_summary import summary_of  # a first visit has no saved matches

        try:
            summary = summary_of(self.id, self.text)
        except RecordError:
            return None
        return summary._replace(day=summary.day or self.day) if summary else None

    @property
    def match(self) -> PlayedMatch | None:
        """The match; None if the text is no playable record, or a pack is missing. Slow, since it is replayed."""
        return or_damaged(self.id, lambda: self._match)

    @cached_property
    def _match(self) -> PlayedMatch | None:
        try:
            match = from_text(self.id, self.text)
        except RecordError:
            return None
        return replace(match, day=self.day) if self.day and not match.day else match

    @cached_property
    def loses_part(self) -> bool:
        """True if the match has been read, but not a part of its text."""
        match = vars(self).get("_match")
        return match is not None and loses_part(self.text, match)

    @property
    def waits_for_us(self) -> bool:
        """True if it is this device's turn in a match by correspondence. Only such matches are replayed."""
        going = self.summary is not None and self.summary.seat is not None and not self.summary.over
        match = self.match if going else None
        return match is not None and match.is_person_here(match.turn)

    @cached_property
    def newer(self) -> bool:
        """True if a newer version of the page saved the match, so that it cannot be read here."""
        return self.match is None and _is_newer(self.text)

    @cached_property
    def saved(self) -> int:
        """The time of the last change, 0 if unknown."""
        time = saved_in(self.text)
        return time if time is not None else self.summary.saved if self.summary else 0


class Listing(NamedTuple):
    """The saved matches that the start screen lists."""

    size: int = LISTED
    """The most of them."""
    search: str = ""
    """Names that they have; empty for any."""


@dataclass(frozen=True, slots=True)
class Library:
    """All saved matches by id, and the last deleted one."""

    matches: Mapping[str, SavedMatch] = field(default_factory=dict)
    deleted: SavedMatch | None = None

    def newest_first(self) -> list[SavedMatch]:
        """Return the saved matches, last changed first."""
        return sorted(self.matches.values(), key=lambda saved: -saved.saved)

    def split_by_turn(self) -> tuple[list[SavedMatch], list[SavedMatch]]:
        """Return the recent correspondence matches that wait for this device, and all other matches; newest first."""
        every = self.newest_first()
        ours = [saved for saved in every[:RECENT] if saved.waits_for_us]
        return ours, [saved for saved in every if saved not in ours] if ours else every

    def recent(self) -> Iterator[tuple[SavedMatch, Summary]]:
        """Yield the last changed matches and their summaries, without damaged ones."""
        return islice(((saved, saved.summary) for saved in self.newest_first() if saved.summary), RECENT)

    def unfinished(self) -> PlayedMatch | None:
        """Return the latest unfinished match."""
        going = (saved.match for saved, summary in self.recent() if not summary.over)
        return next((match for match in going if match and not match.over), None)


def with_match(match: PlayedMatch, text: str) -> SavedMatch:
    """Return a saved match that is never replayed: ``match`` is the match in the text."""
    saved = SavedMatch(match.id, text)
    vars(saved)["_match"] = match
    return saved


def unreviewed(library: Library) -> Iterator[SavedMatch]:
    """Yield the matches to review in the background, latest first: those of people at this device."""
    finished = ((saved, summary) for saved, summary in library.recent() if summary.over and summary.is_ours)
    return (saved for saved, summary in islice(finished, REVIEWED) if not summary.reviewed)


def _is_newer(text: str) -> bool:
    """Return True if a match is from a newer version of the page or of the record format, or of an unknown game."""
    raw = schema_version.parse_object(text) or {}
    mine = raw.get(EXTRA)
    known = mine.get(schema_version.VERSION) if isinstance(mine, dict) else None
    return schema_version.is_later(known, VERSION) or schema_version.is_newer_record(text)


def people(library: Library) -> dict[str, Player]:
    """Return the recent human players by name, latest match first, with the colours and faces that they had there.

    Of names that look alike, the latest counts. Matches in which nobody at this device played have none.
    """
    found: dict[str, Player] = {}
    for _, summary in library.recent():
        for player in summary.players if summary.is_ours else ():
            if player.bot is None:
                found.setdefault(looks(player.name), player)
    return {player.name: player for player in found.values()}


def from_storage(storage: Mapping[str, str], days: Mapping[str, str] = NO_DAYS) -> Library:
    """Return the library in a browser's storage.

    ``days`` are the dates of daily deals that earlier builds have saved without them, by key.
    """
    ids = {key: key.removeprefix(PREFIX) for key in storage if key.startswith(PREFIX)}
    return Library({identity: SavedMatch(identity, storage[key], days.get(key, "")) for key, identity in ids.items()})


def put(library: Library, saved: SavedMatch) -> Library:
    """Return the library with a match added, or replaced if it has the same id."""
    return replace(library, matches={**library.matches, saved.id: saved})


def put_match(library: Library, match: PlayedMatch) -> Library:
    """Return the library with the text of a match, as it is now."""
    return put(library, SavedMatch(match.id, to_text(match)))


def delete(library: Library, identity: str) -> Library:
    """Return the library without a match, which can be restored until the next one is deleted."""
    matches = {key: saved for key, saved in library.matches.items() if key != identity}
    return Library(matches, library.matches.get(identity, library.deleted))


def restore(library: Library) -> Library:
    """Return the library with the last deleted match restored."""
    return replace(put(library, library.deleted), deleted=None) if library.deleted else library


def without(library: Library, identity: str) -> Library:
    """Return the library without a match that has been removed from the storage."""
    return replace(library, matches={key: saved for key, saved in library.matches.items() if key != identity})


def is_newer(library: Library, identity: str) -> bool:
    """Return True if the saved match with this id is from a newer version of the page."""
    return identity in library.matches and library.matches[identity].newer
