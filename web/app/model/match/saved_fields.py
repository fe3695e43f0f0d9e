"""The page's own data of a saved match: everything beside the record, each part declared once.

Serialization, summaries, imports, merges and the copy of a guest in a room read the table. No link has any of it.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

from hofgarten.game import Json
from hofgarten.record import Record
from hofgarten.strict_json import MAX_TEXT_LENGTH
from web.app.model.match.correspondence import Correspondence, read_correspondence, write_correspondence
from web.app.model.match.match import Events, PlayedMatch
from web.app.model.match.names import MAX_MATCH_LENGTH, clean_match_name

if TYPE_CHECKING:
    from web.app.model.match.room import Guest, Host

MAX_HINTS: Final = 9999
"""The largest number of hints that counts as valid."""

DAY_LENGTH: Final = len("2026-11-02")

LATEST: Final = 8_640_000_000_000_000
"""The last millisecond that a browser's date supports."""

Merged: TypeAlias = Literal["longer", "filled", "line", "either", "link", "device", "seats"]
"""The value after the merge of a saved and an imported record of one deal, of which the longer one contains the other.

``longer`` takes that of the longer record, ``filled`` that of the other one if it is missing there, ``line`` only if
both have the same main line. ``either`` takes that of the saved record, or that of the imported one if it is empty.
``link`` takes that of the saved record, with the deliveries of the imported one. ``device`` takes that of the saved
record: no other device has it, and no import. ``seats`` takes those of both.
"""


class SavedField(NamedTuple):
    """A part of the data."""

    attribute: str
    """The attribute of ``PlayedMatch``; empty for the undone events, which are a part of the match's record."""
    limit: int
    """The characters of the longest text in it, as docs/threat-model.md lists them; 0 if it has numbers only."""
    write: Callable[[PlayedMatch], Json]
    """Returns the saved form; None if the match has none."""
    read: Callable[[Json, str, Record], Any]
    """Returns the attribute from untrusted JSON, None if it is missing; for a match's id and record."""
    merged: Merged
    at_guest: Literal["host", "guest"]
    """The device whose value a guest has when the host's view of the match arrives, in which there is none."""
    may_differ: bool = False
    """True if a value that is read differently is not damaged; of others a copy of the text is kept."""


def moment(raw: object, *_: object) -> int:
    """Return a saved moment in milliseconds since 1970; 0 if it is invalid."""
    return raw if type(raw) is int and 0 <= raw <= LATEST else 0


def texts_in(raw: object, *_: object) -> Events:
    """Return the texts of a list; an empty tuple if it is none."""
    return tuple(text for text in raw if isinstance(text, str)) if isinstance(raw, list) else ()


def lines_in(raw: object, *_: object) -> tuple[Events, ...]:
    """Return the lists of texts in a list; an empty tuple if it is none."""
    return tuple(texts_in(line) for line in raw if isinstance(line, list)) if isinstance(raw, list) else ()


def _day(raw: Json, *_: object) -> str:
    return raw if isinstance(raw, str) and len(raw) == DAY_LENGTH else ""


def _hints(raw: Json, _: str, record: Record) -> tuple[int, ...]:
    if not isinstance(raw, list) or len(raw) != len(record.players):
        return ()
    hints = tuple(count for count in raw if type(count) is int and 0 <= count <= MAX_HINTS)
    return hints if len(hints) == len(raw) and any(hints) else ()


def _own(raw: Json, _: str, record: Record) -> tuple[int, ...] | None:
    return tuple(seat for seat in range(len(record.players)) if seat in raw) if isinstance(raw, list) else None


def _write_link(match: PlayedMatch) -> Json:
    return write_correspondence(match.venue, match.id) if isinstance(match.venue, Correspondence) else None


def _write_room(match: PlayedMatch) -> Json:
    if not match.venue.connects:
        return None
    from web.app.model.match.room import Guest, Host, write_room

    return write_room(match.venue) if isinstance(match.venue, Host | Guest) else None


def _room(raw: Json, _: str, record: Record) -> "Host | Guest | None":
    if raw is None:
        return None
    from web.app.model.match.room import read_room

    return read_room(raw, len(record.players))


FIELDS: Final[Mapping[str, SavedField]] = {
    "name": SavedField(
        "name", MAX_MATCH_LENGTH, lambda match: match.name, lambda raw, *_: clean_match_name(raw), "either", "guest"
    ),
    "saved": SavedField("saved", 0, lambda match: match.saved, moment, "filled", "host", may_differ=True),
    "undone": SavedField(
        "",
        MAX_TEXT_LENGTH,
        lambda match: list(match.record.events[match.at :]),
        texts_in,
        "longer",
        "host",
        may_differ=True,
    ),
    "lines": SavedField(
        "lines",
        MAX_TEXT_LENGTH,
        lambda match: list(map(list, match.lines)),
        lines_in,
        "longer",
        "host",
        may_differ=True,
    ),
    "day": SavedField("day", DAY_LENGTH, lambda match: match.day or None, _day, "filled", "host"),
    "hints": SavedField(
        "hints",
        0,
        lambda match: [min(hint, MAX_HINTS) for hint in match.hints] or None,
        _hints,
        "filled",
        "guest",
        may_differ=True,
    ),
    "review": SavedField(
        "review", MAX_TEXT_LENGTH, lambda match: match.review, lambda raw, *_: raw, "line", "host", may_differ=True
    ),
    "own": SavedField(
        "own",
        0,
        lambda match: None if match.own is None else list(match.own),
        _own,
        "seats",
        "guest",
        may_differ=True,
    ),
    "link": SavedField("venue", 16, _write_link, read_correspondence, "link", "host"),
    "room": SavedField("venue", 32, _write_room, _room, "device", "host"),
    "begun": SavedField("begun", 0, lambda match: match.begun or None, moment, "filled", "host", may_differ=True),
}
"""By the key in the data. The texts of earlier builds and of other devices have the same keys: they never change.

The first ones are written in this order, which ``match_summary.saved_in`` expects. A match has one venue: of a
text with two, the last one counts.
"""


def read_field(key: str, mine: Mapping[str, Json], identity: str, record: Record) -> Any:
    """Return a part of a match with an id and a record, from the page's untrusted data."""
    return FIELDS[key].read(mine.get(key), identity, record)


def with_own_parts(match: PlayedMatch, old: PlayedMatch) -> PlayedMatch:
    """Return a match that a guest has received, with the parts that the guest keeps of its own copy."""
    kept = [field.attribute for field in FIELDS.values() if field.at_guest == "guest"]
    return replace(match, **{attribute: getattr(old, attribute) for attribute in kept})
