"""What the table is, as one value, and what an action can ask for besides changing it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from web.form import Form
from web.match import Match
from web.settings import Settings
from web.shelf import Shelf
from web.texts import LANGUAGES
from web.zen_garden.turn import NOTHING, Turn

Action: TypeAlias = Mapping[str, Any]

MATCH_PLACE: Final = "#match/"
HOME: Final = "#"


@dataclass(frozen=True, slots=True)
class Showing:
    """A computer's move while people are shown it."""

    stage: Literal["thinking", "choosing", "placed"]
    at: int
    """How many events had been played before the move."""
    number: int
    """The number of the question that the opponent was asked: an answer to another one comes too late."""
    event: str = ""


@dataclass(frozen=True, slots=True)
class Dialog:
    """A dialog over the page, and what it is about: a rule's number, a match's id."""

    name: str
    subject: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Everything that the page shows."""

    settings: Settings = field(default_factory=Settings)
    language: str = LANGUAGES[0]
    shelf: Shelf = field(default_factory=Shelf)
    form: Form = field(default_factory=Form)
    match: Match | None = None
    """The match on the table; nothing: the start screen."""
    turn: Turn = NOTHING
    """What the person to move has chosen so far."""
    showing: Showing | None = None
    stage: int | None = None
    """The seat whose garden somebody asked to see; nothing: that of whose turn it is."""
    pointed: tuple[int, str] | None = None
    """The seat and the item of the score that somebody points at."""
    dialog: Dialog | None = None
    notice: str = ""
    """What the page has to say once: the key of a sentence."""
    storage_told: bool = False
    browser: tuple[str, ...] = ()
    entropy: str = ""
    """What makes this page's seeds and ids unlike any other's."""
    now: int = 0
    """Milliseconds since 1970 at the last action."""
    keyboard: bool = False
    """Whether a person acted by keyboard the last time: then the focus is led on."""
    asked: int = 0
    """How many questions opponents have been asked."""


@dataclass(frozen=True, slots=True)
class Said:
    """What a screen reader is to say."""

    what: Literal["refused", "chosen", "moved", "shown", "undone", "turn"]
    at: int = 0
    """For ``moved`` and ``shown``: how many events had been played before."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """A table after an action, and what else the action asks for."""

    table: Table
    said: Said | None = None
    focus: str = ""
    """The id of what a person at the keyboard needs next."""
    ask: bool = False
    """Whether the opponent to move is to be asked."""
    timer: int | None = None
    """After how many milliseconds ``show-next`` is due."""
    stop_timer: bool = False


Handler: TypeAlias = Callable[[Table, Action], Outcome]


def whole(action: Action, key: str) -> int:
    """Return a whole number from an action, 0 when there is none."""
    number = action.get(key)
    return number if type(number) is int else 0


def fields_of(action: Action) -> Mapping[str, Any]:
    """Return the form's fields that came with an action."""
    fields = action.get("fields")
    return fields if isinstance(fields, dict) else {}
