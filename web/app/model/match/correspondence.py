"""How a match is played whose people are on different devices: they take turns by sending each other a link."""

import re
from dataclasses import dataclass
from typing import Any, Final, TypeGuard

from hofgarten.game import Json
from hofgarten.record import Record

TURN_PLACE: Final = "#turn/"
"""Before the code of a match that is played by sending it to whoever is to move."""

IDENTITY: Final = re.compile(r"[0-9a-f]{16}")
"""The ids of matches that are begun in the start form: no link may pass itself off as anything else that is kept."""


@dataclass(frozen=True, slots=True)
class Correspondence:
    """What one device knows of a match that is played by link."""

    seat: int
    """The seat that is played on this device; other persons' seats are played elsewhere, computers' on any."""
    delivered: int = -1
    """How many events others know: those of the longest link that went out or came in; -1: there was none yet."""
    seen: int = 0
    """Up to how many events the person at this device has seen what was played."""
    id: str = ""
    """What the match is called on the other devices; empty: as on this one."""


def write_correspondence(link: Correspondence, identity: str) -> dict[str, Json]:
    """Return a link as a match's text keeps it, with the id by which other devices know the match, too."""
    return {"seat": link.seat, "sent": link.delivered, "heard": link.seen, "id": link.id or identity}


def read_correspondence(raw: Json, identity: str, record: Record) -> Correspondence | None:
    """Return the link that a match's text holds, the match kept under an id; nothing where none fits the match."""
    kept: dict[str, Any] = raw if isinstance(raw, dict) else {}
    seat, sent, heard = (kept.get(key) for key in ("seat", "sent", "heard"))
    if not is_person(seat, record) or type(sent) is not int or type(heard) is not int:
        return None
    events = len(record.events)
    return Correspondence(
        seat, min(max(sent, -1), events), min(max(heard, 0), events), _other_id(kept.get("id"), identity)
    )


def _other_id(raw: object, identity: str) -> str:
    known = isinstance(raw, str) and raw != identity and IDENTITY.fullmatch(raw)
    return str(raw) if known else ""


def is_person(seat: object, record: Record) -> TypeGuard[int]:
    """Say whether this is the number of a seat that a person plays, one of several."""
    people = [number for number, player in enumerate(record.players) if not isinstance(player.get("bot"), str)]
    return type(seat) is int and seat in people and len(people) > 1
