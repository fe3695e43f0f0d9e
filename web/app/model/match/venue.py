"""The venue of a match: the device, or the devices, on which it is played, and the facts that follow from that.

``Here`` is the usual case. ``Correspondence`` is that by link; ``Host`` and ``Guest`` are those in a room; ``Followed``
is that of a page whose match another tab plays. Their parts of the screen are in ``web.app.view.venues``.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

VenueKind: TypeAlias = Literal["here", "link", "host", "guest", "followed"]


@dataclass(frozen=True, slots=True)
class Venue:
    """The venue of a match: the usual facts. Each venue states its kind, and the facts that differ."""

    kind: ClassVar[VenueKind]
    connects: ClassVar[bool] = False
    """True if the devices are connected while they play: undo asks the others, and undone moves are gone."""
    is_view: ClassVar[bool] = False
    """True if another device holds the match, and this one has a view of it."""
    may_share: ClassVar[bool] = True
    """True if anyone may have a link to the match before its end."""
    keeps_awake: ClassVar[bool] = True
    """True if a player waits for the others with the match on the screen."""
    waiting_focus: ClassVar[str] = ""
    """The id of the element that a keyboard user needs while another device is to move."""

    @property
    def may_play(self) -> bool:
        """False if this page only shows the match."""
        return True

    def remote(self, _seat: int, *, is_bot: bool) -> bool:
        """Return True if a seat's moves come from another device."""
        return False

    def has_sent(self, _at: int, *, remote: bool) -> bool:
        """Return True if the event after ``at`` others was sent to other devices, or came from one: then it stands."""
        return False

    def moved_to(self, _identity: str) -> "Venue":
        """Return the venue of the match when it goes on under another id than the one that it has here."""
        return self

    def after_move(self, _at: int) -> "Venue":
        """Return the venue after a move on this device that leads to the position after ``at`` events."""
        return self

    def again(self, _seats: Sequence[int]) -> "Venue":
        """Return the venue of a new match of the same players; by seat, the seat that its player had before."""
        return self


@dataclass(frozen=True, slots=True)
class Here(Venue):
    """The venue of a match that is played on this device alone."""

    kind: ClassVar[VenueKind] = "here"


THIS_DEVICE: Final = Here()


@dataclass(frozen=True, slots=True)
class Followed(Venue):
    """The venue of a match that another tab plays, for the page that follows it."""

    kind: ClassVar[VenueKind] = "followed"
    keeps_awake: ClassVar[bool] = False

    @property
    def may_play(self) -> bool:
        """False: the other tab plays."""
        return False


FOLLOWED: Final = Followed()
