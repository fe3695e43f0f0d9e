"""The start form: who plays which game. The page's fields fill it in, and a match's players are made from it.

Which options a match is played with is the game's own part of the form (``web.app.model.game_api.options``).
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from hofgarten import strict_json
from hofgarten.bots import LEVEL_NAMES
from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app.model.action import Action, Fields, printable
from web.app.model.game_api.options import Chosen, options_of
from web.app.model.schema_version import VERSION
from web.app.model.settings import FORM_VERSION

COLOURS: Final = ("blue", "yellow", "green", "red")
PERSON: Final = "person"
OPPONENTS: Final = LEVEL_NAMES
"""The computer's players that people are offered, the weakest first."""

USER_BOT: Final = "own"
"""The kind that means: a bot of somebody's own, yet to be chosen. A chosen one is ``own:NAME``, as in a record."""

KINDS: Final = (PERSON, *OPPONENTS, USER_BOT)
"""Who can sit on a seat, bots of people's own apart."""

DEVICES: Final = ("here", "link")
"""Where people play: all at this device, or each at their own, sending each other a link."""

LONGEST_NAME: Final = 24
LONGEST_SEED: Final = 40
LONGEST_MATCH_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class SeatForm:
    """One seat."""

    name: str = ""
    colour: str = COLOURS[0]
    kind: str = PERSON


def usual_options() -> Mapping[str, Chosen]:
    """Return the options with which each game's part of the form begins."""
    return {game: options_of(game).default for game in GAMES}


@dataclass(frozen=True, slots=True)
class Form:
    """The whole form."""

    game: str = next(iter(GAMES))
    count: int = 2
    seats: tuple[SeatForm, ...] = tuple(
        SeatForm(colour=colour, kind=OPPONENTS[0] if number == 1 else PERSON) for number, colour in enumerate(COLOURS)
    )
    chosen: Mapping[str, Chosen] = field(default_factory=usual_options)
    """What has been chosen in each game's own part."""
    device: str = DEVICES[0]
    """Where people play when there are several; whose, ``by_link`` says."""
    seed: str = ""

    @property
    def counts(self) -> range:
        """How many may play."""
        return options_of(self.game).players

    @property
    def playing(self) -> tuple[SeatForm, ...]:
        """The seats that are taken."""
        return self.seats[: self.count]

    @property
    def by_link(self) -> int | None:
        """The seat that is played at this device when the others play elsewhere; None when all play here."""
        people = [number for number, seat in enumerate(self.playing) if seat.kind == PERSON]
        return people[0] if self.device == DEVICES[1] and len(people) > 1 else None

    @property
    def own(self) -> bool:
        """Whether a bot of somebody's own is to play, be it chosen yet or not."""
        return any(seat.kind.startswith(USER_BOT) for seat in self.playing)


def user_bot_kind(name: str) -> str:
    """Return the kind that is a bot of somebody's own."""
    return f"{USER_BOT}:{name}"


def kinds(own: Iterable[str]) -> tuple[str, ...]:
    """Return who can sit on a seat, with the names of people's own bots."""
    return (PERSON, *OPPONENTS, *map(user_bot_kind, own), USER_BOT)


def fill_in(form: Form, fields: Fields, own: Iterable[str] = ()) -> Form:
    """Return the form with what the page's fields say; a value that is none of those offered changes nothing.

    ``own`` are the names of people's own bots.
    """
    if not fields:
        return form
    offered = kinds(own)
    seats = tuple(_fill_seat(seat, fields, number, offered) for number, seat in enumerate(form.seats))
    game = _one_of(fields.get("game"), tuple(GAMES), form.game)
    counts = options_of(game).players
    count = form.count if form.count in counts else counts[0]
    return replace(
        form,
        game=game,
        count=_number(fields.get("players"), counts, count),
        seats=_different_colours(form.seats, seats),
        chosen={name: options_of(name).fill_in(chosen, fields) for name, chosen in form.chosen.items()},
        device=_one_of(fields.get("device"), DEVICES, form.device),
        seed=_text(fields.get("seed"), LONGEST_SEED, form.seed),
    )


def choose(form: Form, action: Action) -> Form:
    """Return the form after an action of a game's own in its part."""
    do = str(action.get("do"))
    changes = {
        name: change(form.chosen[name], action) for name in GAMES if (change := options_of(name).actions.get(do))
    }
    return replace(form, chosen={**form.chosen, **changes})


def _fill_seat(seat: SeatForm, fields: Fields, number: int, offered: Sequence[str]) -> SeatForm:
    return SeatForm(
        name=_text(fields.get(f"name-{number}"), LONGEST_NAME, seat.name),
        colour=_one_of(fields.get(f"colour-{number}"), COLOURS, seat.colour),
        kind=_one_of(fields.get(f"kind-{number}"), offered, seat.kind),
    )


def seat_kind(form: Form, before: str, after: str) -> Form:
    """Return the form with another kind on every seat that has this one."""
    return replace(form, seats=tuple(replace(s, kind=after) if s.kind == before else s for s in form.seats))


def _different_colours(before: Sequence[SeatForm], after: Sequence[SeatForm]) -> tuple[SeatForm, ...]:
    """Return the seats with a colour each: who took another's colour gives the own one for it."""
    seats = list(after)
    for number, seat in enumerate(after):
        if seat.colour == before[number].colour:
            continue
        for other, rival in enumerate(seats):
            if other != number and rival.colour == seat.colour:
                seats[other] = replace(rival, colour=before[number].colour)
    taken = {seat.colour for seat in seats}
    if len(taken) == len(seats):
        return tuple(seats)
    free = iter([colour for colour in COLOURS if colour not in taken])
    seen: set[str] = set()
    for number, seat in enumerate(seats):
        seats[number] = replace(seat, colour=next(free)) if seat.colour in seen else seat
        seen.add(seats[number].colour)
    return tuple(seats)


def _number(raw: object, allowed: range, otherwise: int) -> int:
    return int(raw) if isinstance(raw, str) and raw in map(str, allowed) else otherwise


def _one_of(raw: object, allowed: Sequence[str], otherwise: str) -> str:
    return raw if isinstance(raw, str) and raw in allowed else otherwise


def _text(raw: object, longest: int, otherwise: str) -> str:
    return printable(raw, longest) if isinstance(raw, str) else otherwise


def options(form: Form) -> dict[str, Json]:
    """Return the match's options."""
    return options_of(form.game).options(form.chosen[form.game])


def players(form: Form, default_names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the record's players; who has no name gets the default one of the seat."""
    return [
        {"name": seat.name.strip() or default_names[number], "colour": seat.colour}
        | ({} if seat.kind == PERSON else {"bot": seat.kind})
        for number, seat in enumerate(form.playing)
    ]


def to_text(form: Form) -> str:
    """Return the form as it is remembered for the next time; every match has a seed of its own."""
    kept = {
        VERSION: FORM_VERSION,
        "game": form.game,
        "count": form.count,
        "seats": [asdict(seat) for seat in form.seats],
        "device": form.device,
        "options": {name: options_of(name).to_json(chosen) for name, chosen in form.chosen.items()},
    }
    return json.dumps(kept, ensure_ascii=False)


def keeps(form: Form) -> dict[str, str]:
    """Return what the browser's storage is to hold of the games' own parts, by key."""
    return {key: text for name, chosen in form.chosen.items() for key, text in options_of(name).files(chosen).items()}


def not_kept(form: Form, key: str) -> Form:
    """Return the form after the browser could not keep what is under a key; the same if no game's part holds it."""
    if key not in keeps(form):
        return form
    return replace(
        form, chosen={name: options_of(name).on_write_failed(chosen, key) for name, chosen in form.chosen.items()}
    )


def from_text(text: str, own: Iterable[str] = (), storage: Mapping[str, str] | None = None) -> Form:
    """Return the form that was remembered, or the first one when there is none that can be read.

    ``own`` are the names of people's own bots, ``storage`` is all that the browser keeps.
    """
    fields, kept = dict[str, Any](), dict[str, Json]()
    try:
        raw: Any = strict_json.parse(text)
        seats = {
            f"{key}-{number}": value for number, seat in enumerate(raw["seats"]) for key, value in dict(seat).items()
        }
        fields = {"game": raw.get("game"), "players": str(raw["count"]), "device": raw.get("device"), **seats}
        # Before games had parts of their own, all that was chosen stood side by side.
        kept = dict(raw["options"]) if "options" in raw else dict.fromkeys(GAMES, raw)
    except (ValueError, TypeError, KeyError, AttributeError):
        pass
    chosen = {name: options_of(name).from_json(kept.get(name), storage or {}) for name in GAMES}
    return replace(fill_in(Form(), fields, own), chosen=chosen)
