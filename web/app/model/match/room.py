"""A match that is played live on several devices: the part of the host, and that of a guest."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, Final, Literal, TypeAlias, get_args

from hofgarten.game import SPECTATOR, Json
from web.app.model.match.match import MATCH_ID
from web.app.model.match.names import MAX_PLAYER_LENGTH, clean_name
from web.app.model.match.venue import Venue, VenueKind

ROOM_PLACE: Final = "#room/"
"""The prefix of a room's code."""

OPEN_ROOM: Final = "room-open"
"""The id of the button that opens the dialog of a match in a room."""

ROOM_ID: Final = re.compile(r"[\w-]{22}", re.ASCII)
"""The id of a room: 128 random bits. A device that has it can join."""

DEVICE: Final = re.compile(r"[\w-]{22}", re.ASCII)
"""The secret by which the host knows a guest's device again: 128 random bits."""

OPEN: Final = ""
"""In ``Host.seats``: the seat waits for a device."""

AT_HOST: Final = "here"
AT_GUEST: Final = "elsewhere"
"""The players to whom the host gives a seat, besides bots: a person at its device, or at another one."""

Ending: TypeAlias = Literal["", "link", "here", "dismissed"]
"""The way in which the host goes on after it has closed the room, by link or on its device alone; or that a device must
no longer watch."""


@dataclass(frozen=True, slots=True)
class Room(Venue):
    """The part of a device in a room."""

    connects: ClassVar[bool] = True
    may_share: ClassVar[bool] = False
    waiting_focus: ClassVar[str] = OPEN_ROOM
    id: str
    """The id of the room."""
    wide: bool = field(default=False, kw_only=True)
    """True if its devices may be far apart, and find each other with the help of a server."""


@dataclass(frozen=True, slots=True)
class Host(Room):
    """The part of the device that holds the match."""

    kind: ClassVar[VenueKind] = "host"
    seats: tuple[str | None, ...]
    """By seat: None if it is played on this device, by a person or a bot; ``OPEN``; or the secret of a device."""

    def remote(self, seat: int, *, is_bot: bool) -> bool:
        """Return True if the seat belongs to another device, or waits for one."""
        return self.seats[seat] is not None

    def again(self, seats: Sequence[int]) -> "Host":
        """Return the same for a new match of the same players."""
        return replace(self, seats=tuple([self.seats[seat] for seat in seats]))

    def with_seat(self, seat: int, device: str | None) -> "Host":
        """Return the same with another device at a seat."""
        return replace(self, seats=(*self.seats[:seat], device, *self.seats[seat + 1 :]))


@dataclass(frozen=True, slots=True)
class Guest(Room):
    """The part of a device that has a view of the match."""

    kind: ClassVar[VenueKind] = "guest"
    is_view: ClassVar[bool] = True
    device: str
    """The secret of this device."""
    seat: int
    """The seat that is played here, or ``SPECTATOR``."""
    match: str
    """The match's id on the host's device."""
    ending: Ending = ""
    """Empty until the host has closed the room."""
    name: str = field(default="", kw_only=True)
    """The name that a spectator has given."""

    @property
    def may_play(self) -> bool:
        """False if the room is closed: this device only looks back at the match."""
        return not self.ending

    def remote(self, seat: int, *, is_bot: bool) -> bool:
        """Return True if the seat is not the guest's own; bots' seats are remote, too."""
        return seat != self.seat


def write_room(room: Host | Guest) -> dict[str, Json]:
    """Return the saved form of a match's part in a room."""
    wide: dict[str, Json] = {"wide": True} if room.wide else {}
    if isinstance(room, Host):
        return {"id": room.id, "seats": list(room.seats), **wide}
    ending = {"ending": room.ending} if room.ending else {}
    name = {"name": room.name} if room.name else {}
    return {"id": room.id, "device": room.device, "seat": room.seat, "match": room.match, **ending, **wide, **name}


def read_room(raw: Json, players: int) -> Host | Guest | None:
    """Return the part in a room in a match's text; None if there is no valid one."""
    stored: dict[str, Json] = raw if isinstance(raw, dict) else {}
    identity: Json = stored.get("id")
    if not _is(ROOM_ID, identity):
        return None
    wide = stored.get("wide") is True
    if "seats" in stored:
        seats = stored["seats"]
        known = isinstance(seats, list) and len(seats) == players and all(map(_is_seat, seats))
        return Host(identity, tuple(seats), wide=wide) if known else None
    device: Json = stored.get("device")
    seat: Json = stored.get("seat")
    match: Json = stored.get("match")
    if not _is(DEVICE, device) or not _is(MATCH_ID, match) or type(seat) is not int:
        return None
    ending: Json = stored.get("ending")
    ending = ending if isinstance(ending, str) and ending in get_args(Ending) else ""
    known = seat in {SPECTATOR, *range(players)}
    name = clean_name(stored.get("name", ""), MAX_PLAYER_LENGTH)
    return Guest(identity, device, seat, match, ending, wide=wide, name=name) if known else None


def _is_seat(raw: Json) -> bool:
    return raw is None or raw == OPEN or _is(DEVICE, raw)


def _is(form: re.Pattern[str], raw: Json) -> bool:
    return isinstance(raw, str) and form.fullmatch(raw) is not None
