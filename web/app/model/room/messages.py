"""The messages between the devices in a room: JSON texts, each of which holds all that its sender has to say.

A guest sends the number of its view and its wish, the host the view of that guest. A text is sent again until another
one takes its place (``web/browser/room/room.js``), so that one that is lost, doubled or late does no harm. Everything
in a text is checked as if a stranger had written it.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias, TypeVar, get_args

from hofgarten import strict_json
from hofgarten.game import SPECTATOR, Json
from hofgarten.registry import GAMES
from web.app.model.links.codec import MAX_CODE_LENGTH
from web.app.model.match.match import MATCH_ID
from web.app.model.match.names import MAX_PLAYER_LENGTH, clean_name
from web.app.model.match.room import DEVICE, Ending

VERSION: Final = 1
"""The version of the messages. Two devices with different ones cannot play together."""

MAX_MESSAGE_LENGTH: Final = 16_000
"""Characters of a message, as in ``web/browser/room/limits.js``. A view has some 2,000."""

MAX_EVENT_LENGTH: Final = 200
"""Characters of an event."""

MAX_NUMBER: Final = 2**53 - 1
MAX_SEATS: Final = 4
MAX_FIELDS: Final = 4
MAX_CHANGES: Final = 1 << 16
"""More changes than a match in a room has."""
"""Fields of a move that is being chosen."""

EVENT: Final = "event"
"""The name of a choice that is a whole move."""

Choice: TypeAlias = tuple[tuple[str, str | int | tuple[int, ...]], ...]
"""The choice of a player that is not confirmed: ``EVENT`` with a move, or some fields of one. It may be impossible.

A value is a text, a number or a pair of numbers.
"""

Wish: TypeAlias = Literal["", "join", "play", "undo", "allow", "refuse"]
"""A guest's wish: to have a seat, to play a move, to take one back, to allow others to do so, or to refuse it."""

Saying: TypeAlias = Literal["well_played", "thanks", "sorry", "one_moment", "good_luck", "undo_please"]
"""The fixed words that people in a room send each other. Each device shows them in its user's language."""

SAYINGS: Final[tuple[Saying, ...]] = get_args(Saying)

SeatStatus: TypeAlias = Literal["here", "open", "there", "away"]
"""The player of a seat: at the host's device, still to come, at another device, or at one that is out of reach."""

MessageFault: TypeAlias = Literal["broken", "version"]


T = TypeVar("T")
"""A word of a ``Literal``."""


class MessageError(ValueError):
    """A text that is no message.

    Attributes:
        key: ``version`` if the other device has another version of the page, else ``broken``.
    """

    def __init__(self, key: MessageFault) -> None:
        """Keep the key."""
        super().__init__(key)
        self.key = key


class Said(NamedTuple):
    """A saying of a person."""

    saying: Saying
    number: int
    """The sender's time in milliseconds since 1970, by which a new saying is told from the one before."""


class GuestMessage(NamedTuple):
    """The message of a guest."""

    device: str
    """The secret of the guest's device."""
    number: int = 0
    """The number of the last view. A wish refers to that view."""
    seat: int | None = None
    """The seat that the guest had last, or would like, or ``SPECTATOR``; None if it has not chosen."""
    name: str = ""
    """The name of the player who would like the seat."""
    wish: Wish = ""
    event: str = ""
    """The move of the wish to play."""
    choice: Choice = ()
    """The choice of the guest, if it is its turn."""
    paused: bool = False
    """True while the guest looks at another screen."""
    said: Said | None = None
    """The latest saying. Builds that do not know it do without, here and in a view."""


class Ask(NamedTuple):
    """The question whether a move may be taken back."""

    by: int
    """The seat that asks."""
    seats: tuple[int, ...]
    """The seats that have not agreed yet."""


class GuestView(NamedTuple):
    """The message of the host."""

    match: str
    """The match's id on the host's device."""
    number: int
    """Higher after each change of the match."""
    game: str
    players: tuple[str, ...]
    """The names by seat."""
    places: tuple[SeatStatus, ...]
    """By seat."""
    seat: int | None = None
    """The seat of the guest, or ``SPECTATOR``; None if it has none."""
    record: str = ""
    """The match as the guest may know it, as the code of a link; empty if the guest has no seat."""
    ask: Ask | None = None
    choice: Choice = ()
    """The choice of the player to move, for the others."""
    busy: tuple[int, ...] = ()
    """The seats of the guests that look at another screen."""
    paused: bool = False
    """True while the host looks at another screen."""
    unsaved: bool = False
    """True while the host cannot save the match."""
    ending: Ending = ""
    """See ``Guest.ending``. Builds that do not know the last five parts do without them."""
    said: tuple[tuple[int, Said], ...] = ()
    """The latest saying of each seat that has one."""

    def follows(self, before: "GuestView | None") -> bool:
        """Return True if the host was not reloaded since a view ``before``: each start has a random first number."""
        return before is not None and before.match == self.match and 0 <= self.number - before.number < MAX_CHANGES


def write_guest(message: GuestMessage) -> str:
    """Return the text of a guest's message."""
    said = message.said and message.said._asdict()
    return strict_json.dump({"room": VERSION, **message._asdict(), "choice": dict(message.choice), "said": said})


@lru_cache(maxsize=32)
def write_view(view: GuestView) -> str:
    """Return the text of the host's message. Cached: the page compares it after every action."""
    ask = view.ask and {"by": view.ask.by, "seats": list(view.ask.seats)}
    lists = {"players": list(view.players), "places": list(view.places), "busy": list(view.busy)}
    lists["said"] = [{"seat": seat, **said._asdict()} for seat, said in view.said]
    return strict_json.dump({"room": VERSION, **view._asdict(), **lists, "ask": ask, "choice": dict(view.choice)})


def read_guest(text: str) -> GuestMessage:
    """Return a guest's message.

    Raises:
        MessageError: It is none.
    """
    raw = _object(text)
    device, name, event = _text(raw, "device", 22), _text(raw, "name", MAX_PLAYER_LENGTH), _text(raw, "event")
    if not DEVICE.fullmatch(device):
        raise MessageError("broken")
    wish = _one_of(raw.get("wish"), get_args(Wish))
    seat, choice = _seat(raw.get("seat")), _choice(raw.get("choice"))
    paused, said = _flag(raw, "paused"), _said(raw.get("said"))
    return GuestMessage(device, _number(raw), seat, clean_name(name, len(name)), wish, event, choice, paused, said)


def read_view(text: str) -> GuestView:
    """Return the host's message. Its record is not replayed.

    Raises:
        MessageError: It is none.
    """
    raw = _object(text)
    match, game = _text(raw, "match", 16), _one_of(raw.get("game"), tuple(GAMES))
    names = [_is_text(name, MAX_PLAYER_LENGTH) for name in _list(raw, "players")]
    places: list[SeatStatus] = [_one_of(place, get_args(SeatStatus)) for place in _list(raw, "places")]
    if not MATCH_ID.fullmatch(match) or len(names) != len(places) or len(names) not in GAMES[game].players:
        raise MessageError("broken")
    players = tuple(clean_name(name, MAX_PLAYER_LENGTH) for name in names)
    record, seat = _text(raw, "record", MAX_CODE_LENGTH), _seat(raw.get("seat"))
    if (seat is None) != (record == "") or (seat is not None and seat >= len(names)):
        raise MessageError("broken")
    ask, choice = _ask(raw.get("ask"), len(names)), _choice(raw.get("choice"))
    busy = _seats(_list(raw, "busy"), len(names)) if "busy" in raw else ()
    paused, unsaved = _flag(raw, "paused"), _flag(raw, "unsaved")
    ending = _one_of(raw.get("ending", ""), get_args(Ending))
    view = GuestView(match, _number(raw), game, players, tuple(places), seat, record, ask, choice)
    said = _said_by_seat(_list(raw, "said"), len(names)) if "said" in raw else ()
    return view._replace(busy=busy, paused=paused, unsaved=unsaved, ending=ending, said=said)


def _object(text: str) -> dict[str, Json]:
    if len(text) > MAX_MESSAGE_LENGTH:
        raise MessageError("broken")
    try:
        raw = strict_json.parse(text)
    except strict_json.JsonError:
        raise MessageError("broken") from None
    if not isinstance(raw, dict) or type(raw.get("room")) is not int:
        raise MessageError("broken")
    if raw["room"] != VERSION:
        raise MessageError("version")
    return raw


def _text(raw: dict[str, Json], key: str, longest: int = MAX_EVENT_LENGTH) -> str:
    return _is_text(raw.get(key), longest)


def _is_text(text: Json, longest: int) -> str:
    if not isinstance(text, str) or len(text) > longest:
        raise MessageError("broken")
    return text


def _list(raw: dict[str, Json], key: str) -> list[Json]:
    found = raw.get(key)
    if not isinstance(found, list) or len(found) > MAX_SEATS:
        raise MessageError("broken")
    return found


def _number(raw: dict[str, Json]) -> int:
    number = raw.get("number")
    if type(number) is not int or not 0 <= number <= MAX_NUMBER:
        raise MessageError("broken")
    return number


def _seat(raw: Json) -> int | None:
    if raw is None:
        return None
    if type(raw) is not int or raw not in {SPECTATOR, *range(MAX_SEATS)}:
        raise MessageError("broken")
    return raw


def _ask(raw: Json, players: int) -> Ask | None:
    if raw is None:
        return None
    if not isinstance(raw, dict):
        raise MessageError("broken")
    by, *asked = _seats([raw.get("by"), *_list(raw, "seats")], players)
    return Ask(by, tuple(asked))


def _seats(raw: Sequence[Json], players: int) -> tuple[int, ...]:
    """Return the seats of players."""
    seats = tuple(seat for seat in map(_seat, raw) if seat is not None and 0 <= seat < players)
    if len(seats) != len(raw):
        raise MessageError("broken")
    return seats


def _said(raw: Json) -> Said | None:
    """Return a saying; None if there is none, or one that only a newer build knows."""
    if raw is None:
        return None
    if not isinstance(raw, dict) or not isinstance(raw.get("saying"), str):
        raise MessageError("broken")
    number = _number(raw)
    return Said(SAYINGS[SAYINGS.index(raw["saying"])], number) if raw["saying"] in SAYINGS else None


def _said_by_seat(raw: Sequence[Json], players: int) -> tuple[tuple[int, Said], ...]:
    seats = _seats([each.get("seat") if isinstance(each, dict) else None for each in raw], players)
    return tuple((seat, said) for seat, each in zip(seats, raw, strict=True) if (said := _said(each)))


def _flag(raw: dict[str, Json], key: str) -> bool:
    flag = raw.get(key, False)
    if not isinstance(flag, bool):
        raise MessageError("broken")
    return flag


def _choice(raw: Json) -> Choice:
    """Return a choice, none if there is none. Whether it is possible depends on the position."""
    if raw is None:
        return ()
    if not isinstance(raw, dict) or len(raw) > MAX_FIELDS:
        raise MessageError("broken")
    return tuple((_is_text(name, MAX_EVENT_LENGTH), _value(value)) for name, value in raw.items())


def _value(raw: Json) -> str | int | tuple[int, ...]:
    if isinstance(raw, str):
        return _is_text(raw, MAX_EVENT_LENGTH)
    numbers = raw if isinstance(raw, list) else [raw]
    if len(numbers) > 2 or not all(type(number) is int and abs(number) <= MAX_NUMBER for number in numbers):
        raise MessageError("broken")
    return tuple(numbers) if isinstance(raw, list) else numbers[0]


def _one_of(raw: Json, allowed: tuple[T, ...]) -> T:
    if not isinstance(raw, str) or raw not in allowed:
        raise MessageError("broken")
    return allowed[allowed.index(raw)]
