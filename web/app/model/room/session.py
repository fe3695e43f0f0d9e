"""The state of a connection in a room, as long as its page is open: that of the host, and that of a guest."""

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from web.app.model.match.room import Ending
from web.app.model.room.messages import Ask, Choice, GuestView, Said, SeatStatus
from web.app.model.room.referee import Heard, Table


class HostSession(NamedTuple):
    """The state of the host."""

    room: str
    table: Table
    code: str = ""
    """The offer of a connection that waits for an answer; empty if there is none."""
    watches: bool = False
    """True if the dialog invites to watch, not to play."""
    scans: bool = False
    """True while the camera looks for an answer."""
    views: Mapping[str, GuestView] = {}
    """The message to each device, by the label of its connection."""
    ends: bool = False
    """True once the room is closed: the messages are the last ones."""

    @property
    def current(self) -> str:
        """The id of the match that is played in the room; an empty string if it is not known."""
        return self.table.match.id


class GuestSession(NamedTuple):
    """The state of a guest."""

    room: str
    device: str
    """The secret of this device."""
    host: str = ""
    """The label of the host's connection; empty while it is out of reach."""
    view: GuestView | None = None
    """The last view; it stays when the host is out of reach."""
    seat: int | None = None
    """On the way into the room, the seat that the user would like, or ``SPECTATOR``; None for any."""
    name: str = ""
    joins: bool = False
    """True once the user has decided."""
    offer: str = ""
    """The host's offer of a connection; empty in a tab of its browser, and after a reload."""
    code: str = ""
    """The answer to that, for the host; empty until the browser has made it."""
    other: tuple[str, GuestView] | None = None
    """A view that came over another connection of the host, with its label: it counts when the first one ends."""
    copies: int = 0
    """The number of matches that were saved as a copy, since the host had gone back."""
    wide: bool = False
    """See ``Room.wide``."""
    watches: bool = False
    """True if the invitation is one to watch."""
    sent: bool = False
    """True once the user has sent the answer."""
    late: bool = False
    """True if the host has not been reached for some time since."""
    saying: Said | None = None
    """The user's latest saying, for the host."""
    said: Mapping[int, Said] = {}
    """The sayings that are shown, by seat."""
    heard: Mapping[int, Heard] = {}
    """The latest saying of each seat."""

    @property
    def current(self) -> str:
        """The id of the match that is played in the room; an empty string if it is not known."""
        return self.view.match if self.view else ""


class Courier(NamedTuple):
    """The state of a tab that passes an answer on to that of the host."""

    room: str
    outcome: Literal["", "taken", "nobody"] = ""


CAMERA: Final = "room-camera"
"""The id of the video element with the camera's picture."""

INVITES: Final = "room-gives"
"""The field for what an invitation gives: to play, or to watch."""

PLAYS, SPECTATES = "play", "look"
"""The values of the field for the seat that stand for any, while the seats are not known, and for none."""

Session: TypeAlias = HostSession | GuestSession | Courier


class RoomState(NamedTuple):
    """The state of the room of the open match, as the views draw it."""

    places: tuple[SeatStatus, ...]
    """By seat."""
    ask: Ask | None = None
    is_connected: bool = True
    """False at a guest while the host is out of reach."""
    is_back: bool = False
    """True at a guest that has not found the host yet since its page was loaded."""
    is_unseated: bool = False
    """True at a guest to whose seat the host has let another player."""
    choice: Choice = ()
    """The choice of the player to move on another device. It is untrusted."""
    busy: tuple[int, ...] = ()
    """The seats whose devices show another screen."""
    is_paused: bool = False
    """True at a guest while the host shows another screen."""
    is_unsaved: bool = False
    """True while the host cannot save the match."""
    ending: Ending = ""
    """See ``Guest.ending``."""
    watching: tuple[tuple[str, str], ...] = ()
    """At the host, the devices that look on: the label of the connection, and the name or an empty string."""
    choosing: int = 0
    """At the host, the number of devices whose users have not chosen yet whether to play."""
    said: tuple[tuple[int, Said], ...] = ()
    """The sayings that are shown, with their seats."""
