"""Correspondence: a match on several devices, whose players take turns by sending each other a link."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Final, TypeGuard

from hofgarten.game import Json
from hofgarten.record import Record
from web.app.model.match.match import MATCH_ID
from web.app.model.match.venue import Venue, VenueKind

SEND: Final = "send"
"""The id of the button that sends a turn link."""

TURN_PLACE: Final = "#turn/"
"""The prefix of a turn link's code."""


@dataclass(frozen=True, slots=True)
class Correspondence(Venue):
    """One device's data about a match by correspondence."""

    kind: ClassVar[VenueKind] = "link"
    may_share: ClassVar[bool] = False
    keeps_awake: ClassVar[bool] = False
    waiting_focus: ClassVar[str] = SEND
    seat: int
    """The seat played on this device. Other human players play elsewhere; bots run on any device."""
    delivered: int = -1
    """The number of events in the longest link sent or received; -1 before the first link."""
    seen: int = 0
    """The number of events that the player at this device has seen."""
    id: str = ""
    """The match's id on the other devices; empty if it is the same as here."""

    def remote(self, seat: int, *, is_bot: bool) -> bool:
        """Return True if the seat is another human player's."""
        return seat != self.seat and not is_bot

    def has_sent(self, at: int, *, remote: bool) -> bool:
        """Return True if a link has the event."""
        return remote or at < self.delivered

    def moved_to(self, identity: str) -> "Correspondence":
        """Return the same for a match whose id on this device changes from ``identity``."""
        return replace(self, id=self.id or identity)

    def after_move(self, at: int) -> "Correspondence":
        """Return the same for a player who has seen all events."""
        return replace(self, seen=at)

    def again(self, seats: Sequence[int]) -> "Correspondence":
        """Return the data about a new match of the same players."""
        return Correspondence(seats.index(self.seat))


def write_correspondence(link: Correspondence, identity: str) -> dict[str, Json]:
    """Return the saved form of a correspondence, with the shared id of the match."""
    return {"seat": link.seat, "sent": link.delivered, "heard": link.seen, "id": link.id or identity}


def read_correspondence(raw: Json, identity: str, record: Record) -> Correspondence | None:
    """Return the correspondence in a match's text; None if there is no valid one."""
    stored: dict[str, Json] = raw if isinstance(raw, dict) else {}
    seat, sent, heard = (stored.get(key) for key in ("seat", "sent", "heard"))
    if not is_person(seat, record) or type(sent) is not int or type(heard) is not int:
        return None
    events = len(record.events)
    return Correspondence(
        seat, min(max(sent, -1), events), min(max(heard, 0), events), _other_id(stored.get("id"), identity)
    )


def _other_id(raw: object, identity: str) -> str:
    known = isinstance(raw, str) and raw != identity and MATCH_ID.fullmatch(raw)
    return str(raw) if known else ""


def is_person(seat: object, record: Record) -> TypeGuard[int]:
    """Return True if this is the seat of a human player, one of several."""
    people = [number for number, player in enumerate(record.players) if not isinstance(player.get("bot"), str)]
    return type(seat) is int and seat in people and len(people) > 1
