"""The form for a new match: its game, seats and players.

Each game adds its options to the form (``web.app.model.game_api.options``). They are read from the storage when the
game is selected. A game that is not, and whose saved options are the default ones, is not imported.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from types import MappingProxyType
from typing import Final

from hofgarten.bots import LEVEL_NAMES
from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.action import Fields, printable
from web.app.model.game_api.game_page import options_of, page_of
from web.app.model.game_api.options import Chosen
from web.app.model.match.names import clean_name
from web.app.model.schema_version import VERSION, loses_part as schema_loses_part, parse_object
from web.app.model.settings import FORM_VERSION

COLOURS: Final = ("blue", "yellow", "green", "red")
FACES: Final = ("fox", "frog", "cat", "owl", "hare", "panda")
"""The pictures of people, by which they recognize each other. A seat has the one of its number by default."""

PERSON: Final = "person"
OPPONENTS: Final = LEVEL_NAMES
"""The built-in bots, weakest first."""

USER_BOT: Final = "own"
"""The kind of a seat for a user bot that is not chosen yet. A chosen bot is ``own:NAME``, as in a record."""

SEAT_KINDS: Final = (PERSON, *OPPONENTS, USER_BOT)
"""The kinds of player for a seat, without chosen user bots."""

ON_THIS_DEVICE: Final = "here"
"""The company of players who share this device."""

IN_ROOM: Final = "room"
"""The company of players in one room, each with a device of their own."""

ELSEWHERE: Final = "elsewhere"
"""The company of players who play live, and may be far apart."""

APART: Final = (IN_ROOM, ELSEWHERE, "link")
"""The companies of players with devices of their own."""

DEVICES: Final = (ON_THIS_DEVICE, *APART)
"""One shared device, several devices in one room or elsewhere, or correspondence by link."""

COMPUTER: Final = "computer"
"""The company of a player who meets only bots."""

COMPANIES: Final = (COMPUTER, *DEVICES)
"""The company of a player: only bots, or people on this device, in this room, elsewhere, or who are sent links."""

MAX_NAME_LENGTH: Final = 24
MAX_SEED_LENGTH: Final = 40

ASKED: Final = "asked"
"""The field that tells that the user has been asked for a name."""


@dataclass(frozen=True, slots=True)
class SeatForm:
    """One seat."""

    name: str = ""
    colour: str = COLOURS[0]
    kind: str = PERSON
    face: str = FACES[0]


@dataclass(frozen=True, slots=True)
class Form:
    """The whole form."""

    game: str = next(iter(GAMES))
    count: int = 2
    seats: tuple[SeatForm, ...] = tuple(
        SeatForm(colour=colour, kind=OPPONENTS[0] if number else PERSON, face=FACES[number])
        for number, colour in enumerate(COLOURS)
    )
    chosen: Mapping[str, Chosen] = field(default_factory=dict)
    """The options of the games that have been read, the selected one among them; all others have the default ones."""
    device: str = DEVICES[0]
    """The device setting for several human players; ``correspondence_seat`` combines it with the seats."""
    opponent: str = OPPONENTS[0]
    """The built-in bot chosen last."""
    friends: tuple[SeatForm, ...] = ()
    """The seats of the last company on this device, which a choice of that company brings back."""
    seed: str = ""

    @property
    def counts(self) -> range:
        """The possible numbers of players."""
        return page_of(self.game).players

    @property
    def options(self) -> Chosen:
        """The options of the selected game."""
        return self.chosen.get(self.game, options_of(self.game).default)

    @property
    def playing(self) -> tuple[SeatForm, ...]:
        """The seats in use."""
        return self.seats[: self.count]

    @property
    def people(self) -> list[int]:
        """The seats in use of human players."""
        return [number for number, seat in enumerate(self.playing) if seat.kind == PERSON]

    @property
    def company(self) -> str:
        """One of ``COMPANIES``, as the kinds of the seats and the device setting make it."""
        return self.device if len(self.people) > 1 else COMPUTER

    @property
    def correspondence_seat(self) -> int | None:
        """The seat played on this device in a match by correspondence; None if all play here."""
        return self.people[0] if self.company == "link" else None

    @property
    def own_name(self) -> str:
        """The name of the first seat if it is a human player's: that of the user; an empty string if none is given."""
        return self.seats[0].name.strip() if self.seats[0].kind == PERSON else ""

    @property
    def own(self) -> bool:
        """True if a seat is for a user bot, chosen or not."""
        return any(seat.kind.startswith(USER_BOT) for seat in self.playing)


def user_bot_kind(name: str) -> str:
    """Return the kind of a user bot."""
    return f"{USER_BOT}:{name}"


def kinds(own: Iterable[str]) -> tuple[str, ...]:
    """Return the kinds of player for a seat, with the names of the user bots."""
    return (PERSON, *OPPONENTS, *map(user_bot_kind, own), USER_BOT)


def fill_in(
    form: Form, fields: Fields, own: Iterable[str] = (), storage: Mapping[str, str] = MappingProxyType({})
) -> Form:
    """Return the form with the values of the page's fields; invalid values change nothing.

    The fields of options are those of the game that was selected before. ``own`` are the names of the user bots,
    ``storage`` is the content of the browser's storage.
    """
    if not fields:
        return form
    offered = kinds(own)
    seats = tuple(_fill_seat(seat, fields, number, offered) for number, seat in enumerate(form.seats))
    game = _one_of(fields.get("game"), tuple(GAMES), form.game)
    counts = page_of(game).players
    count = form.count if form.count in counts else counts[0]
    filled = replace(
        form,
        game=game,
        count=_number(fields.get("players"), counts, count),
        seats=all_different(form.seats, seats),
        chosen=_read(game, {**form.chosen, form.game: options_of(form.game).fill_in(form.options, fields)}, storage),
        device=_device(fields.get("company"), form.device),
        opponent=_one_of(fields.get("opponent"), OPPONENTS, form.opponent),
        seed=_text(fields.get("seed"), MAX_SEED_LENGTH, form.seed),
    )
    # A kind chosen for a single seat is newer than the opponent for all seats.
    bots = [seat.kind for seat in filled.playing if seat.kind in OPPONENTS]
    return replace(filled, opponent=bots[0]) if bots else filled


def _read(game: str, chosen: Mapping[str, Chosen], storage: Mapping[str, str]) -> Mapping[str, Chosen]:
    """Return the options of the games that have been read, with those of one game."""
    return chosen if game in chosen else {**chosen, game: options_of(game).from_json(None, storage)}


def change_options(form: Form, change: Callable[[Chosen], Chosen]) -> Form:
    """Return the form after a change of the selected game's options."""
    return replace(form, chosen={**form.chosen, form.game: change(form.options)})


def _fill_seat(seat: SeatForm, fields: Fields, number: int, offered: Sequence[str]) -> SeatForm:
    return SeatForm(
        name=_name(fields.get(f"name-{number}"), seat.name),
        colour=_one_of(fields.get(f"colour-{number}"), COLOURS, seat.colour),
        kind=_one_of(fields.get(f"kind-{number}"), offered, seat.kind),
        face=_one_of(fields.get(f"face-{number}"), FACES, seat.face),
    )


def seat_kind(form: Form, before: str, after: str) -> Form:
    """Return the form with one kind replaced on all seats."""
    return replace(form, seats=tuple(replace(s, kind=after) if s.kind == before else s for s in form.seats))


def all_different(before: Sequence[SeatForm], after: Sequence[SeatForm]) -> tuple[SeatForm, ...]:
    """Return the seats with different colours and faces: a seat that takes another's swaps with it."""
    colours = _different([seat.colour for seat in before], [seat.colour for seat in after], COLOURS)
    faces = _different([seat.face for seat in before], [seat.face for seat in after], FACES)
    return tuple(
        replace(seat, colour=colour, face=face) for seat, colour, face in zip(after, colours, faces, strict=True)
    )


def _different(before: Sequence[str], after: Sequence[str], offered: Sequence[str]) -> list[str]:
    """Return the values of the seats, all different: a seat that takes another's value swaps with it."""
    values = list(after)
    for number, value in enumerate(after):
        if value == before[number]:
            continue
        for rival, other in enumerate(values):
            if rival != number and other == value:
                values[rival] = before[number]
    free = iter([value for value in offered if value not in values])
    return [next(free) if value in values[:number] else value for number, value in enumerate(values)]


def _device(company: object, otherwise: str) -> str:
    return DEVICES[0] if company == COMPUTER else _one_of(company, DEVICES, otherwise)


def _number(raw: object, allowed: range, otherwise: int) -> int:
    return int(raw) if isinstance(raw, str) and raw in map(str, allowed) else otherwise


def _one_of(raw: object, allowed: Sequence[str], otherwise: str) -> str:
    return raw if isinstance(raw, str) and raw in allowed else otherwise


def _name(raw: object, otherwise: str) -> str:
    return clean_name(raw, MAX_NAME_LENGTH) if isinstance(raw, str) else otherwise


def _text(raw: object, longest: int, otherwise: str) -> str:
    return printable(raw, longest) if isinstance(raw, str) else otherwise


def look_of(player: Mapping[str, Json], seat: int) -> tuple[str, str]:
    """Return the colour and the face of a record's player; those of the seat's number if they are unknown."""
    return _one_of(player.get("colour"), COLOURS, COLOURS[seat]), _one_of(player.get("face"), FACES, FACES[seat])


def options(form: Form) -> dict[str, Json]:
    """Return the match's options."""
    return options_of(form.game).options(form.options)


def players(form: Form, default_names: Sequence[str]) -> list[dict[str, Json]]:
    """Return the players of the record; a seat without a name gets its default name."""
    return [
        {"name": seat.name.strip() or default_names[number], "colour": seat.colour}
        | ({} if seat.kind == PERSON else {"bot": seat.kind})
        | ({"face": seat.face} if seat.kind == PERSON and seat.face != FACES[number] else {})
        for number, seat in enumerate(form.playing)
    ]


def to_text(form: Form) -> str:
    """Return the form as saved for the next visit, without the seed."""
    stored = {
        VERSION: FORM_VERSION,
        "game": form.game,
        "count": form.count,
        "seats": list(map(_without_face, form.seats)),
        "device": form.device,
        "opponent": form.opponent,
        "friends": list(map(_without_face, form.friends)),
        # Earlier builds take an unknown part of a seat for damage; they ignore unknown parts of the form.
        "faces": [seat.face for seat in form.seats],
        "faces_of_friends": [seat.face for seat in form.friends],
        "options": {
            name: options_of(name).to_json(form.chosen[name]) if name in form.chosen else page_of(name).default_options
            for name in GAMES
        },
    }
    return json.dumps(stored, ensure_ascii=False)


def _without_face(seat: SeatForm) -> dict[str, str]:
    return {key: value for key, value in asdict(seat).items() if key != "face"}


def files(form: Form) -> dict[str, str]:
    """Return the texts of the games' options for the browser's storage, by key, of the games that have been read."""
    return {key: text for name, chosen in form.chosen.items() for key, text in options_of(name).files(chosen).items()}


def on_write_failed(form: Form, key: str) -> Form:
    """Return the form after a write failed; unchanged if no game uses the key."""
    if key not in files(form):
        return form
    return replace(
        form, chosen={name: options_of(name).on_write_failed(chosen, key) for name, chosen in form.chosen.items()}
    )


def loses_part(text: str, storage: Mapping[str, str]) -> bool:
    """Return True if a part of a saved form is not read.

    Parts that only early builds have saved do not count, nor does a seat whose user bot has been removed.
    """
    saved = parse_object(text) or {}
    prefix = user_bot_kind("")
    values = [value for part in ("seats", "friends") for value in _seat_fields(saved.get(part), None).values()]
    own = [value.removeprefix(prefix) for value in values if isinstance(value, str) and value.startswith(prefix)]
    known: dict[str, Json] = json.loads(to_text(from_text(text, own, storage)))
    return any(schema_loses_part(saved[key], known[key]) for key in saved.keys() & known.keys())


def from_text(text: str, own: Iterable[str] = (), storage: Mapping[str, str] = MappingProxyType({})) -> Form:
    """Return the saved form. Each part is read alone; one that cannot be read is that of the default form.

    ``own`` are the names of the user bots, ``storage`` is the whole content of the browser's storage.
    """
    raw = parse_object(text) or {}
    fields = _seat_fields(raw.get("seats"), raw.get("faces"))
    fields |= {"game": raw.get("game"), "players": str(raw.get("count"))}
    fields |= {"company": raw.get("device"), "opponent": raw.get("opponent")}
    # Early builds saved the options of all games side by side.
    options = raw.get("options", dict.fromkeys(GAMES, raw) if raw else {})
    stored = options if isinstance(options, dict) else {}
    form = fill_in(Form(), fields, own, storage)
    read = [
        game for game in GAMES if game == form.game or stored.get(game) not in (None, page_of(game).default_options)
    ]
    friends = raw.get("friends")
    return replace(
        form,
        friends=fill_in(Form(), _seat_fields(friends, raw.get("faces_of_friends")), own).seats[
            : len(friends) if isinstance(friends, list) else 0
        ],
        chosen={game: options_of(game).from_json(stored.get(game), storage) for game in read},
    )


def _seat_fields(seats: Json, faces: Json) -> dict[str, Json]:
    """Return saved seats, and their faces, as the fields of the page."""
    return {
        f"{key}-{number}": value
        for number, seat in enumerate(seats if isinstance(seats, list) else ())
        for key, value in (seat if isinstance(seat, dict) else {}).items()
    } | {f"face-{number}": face for number, face in enumerate(faces if isinstance(faces, list) else ())}
