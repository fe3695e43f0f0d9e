"""Codes of rooms: the room's id, alone or with an offer or an answer of WebRTC (``web/browser/room/codes.js``)."""

import re
from typing import Final, Literal, NamedTuple

from web.app.model.links.codec import decoded, from_base64
from web.app.model.match.room import ROOM_PLACE

_KINDS: Final[dict[int, Literal["offer", "answer"]]] = {0x11: "offer", 0x12: "answer", 0x21: "offer", 0x22: "answer"}
"""The first byte of an offer or an answer, with its version."""

_WIDE: Final = 0x20
"""The first byte of codes for devices that are not in one room, and of all later ones."""

WATCHES: Final = "watch"
"""The part of a code that says that its devices only watch. The host does not rely on it: their room is another one."""

_CODE: Final = re.compile(rf"([\w-]{{22}})(\.{WATCHES}(?![\w-]))?(?:\.([\w-]{{1,300}}))?", re.ASCII)

_FIRST: Final = 4
"""Characters of base 64 that hold the first three bytes."""


class RoomCode(NamedTuple):
    """The content of a code."""

    room: str
    """The id of the room."""
    kind: Literal["", "offer", "answer"] = ""
    code: str = ""
    """The offer or the answer; not read any further."""
    wide: bool = False
    """True if the devices are not in one room."""
    watches: bool = False
    """True if it is an invitation to watch, not to play."""

    @property
    def text(self) -> str:
        """The same as a text."""
        return ".".join(filter(None, (self.room, WATCHES if self.watches else "", self.code)))


def read_code(subject: str) -> RoomCode | None:
    """Return the content of a code, which is untrusted; None if it is none."""
    found = _CODE.match(subject)
    if not found:
        return None
    room, watches, code = found[1], found[2] is not None, found[3] or ""
    if not code:
        return RoomCode(room, watches=watches)
    try:
        # Of a code that was cut off, at any place, the page says that it is damaged, not that it is none.
        first = from_base64(code[:_FIRST])[0]
    except ValueError:
        return None
    kind = _KINDS.get(first)
    return RoomCode(room, kind, code, first >= _WIDE, watches) if kind else None


def code_in(text: object) -> RoomCode | None:
    """Return the code of a room's link in a text, which is untrusted; None if there is none."""
    place = decoded(text[:2000]).partition(ROOM_PLACE)[2] if isinstance(text, str) else ""
    return read_code(place)
