"""The start form: who plays what. The page's fields fill it in, and a match's options and players are made from it."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from engine.bots.levels import LEVELS as BOT_LEVELS
from engine.zen_garden.options import BOARDS, MAJORITY_TIES, level_boards
from engine.zen_garden.setup import PLAYERS

COLOURS: Final = ("blue", "yellow", "green", "red")
PERSON: Final = "person"
OPPONENTS: Final = tuple(BOT_LEVELS)
"""The computer's players that people are offered, the weakest first."""

OWN: Final = "own"
"""The kind that means: a bot of somebody's own, yet to be chosen. A chosen one is ``own:NAME``, as in a record."""

KINDS: Final = (PERSON, *OPPONENTS, OWN)
"""Who can sit on a seat, bots of people's own apart."""

COUNTS: Final = PLAYERS
LEVELS: Final = BOARDS
"""Level n plays with the boards up to n."""

OWN_BOARDS: Final = 0
"""The level that means: the boards that are ticked."""

EXTRA_BOARDS: Final = BOARDS[1:]
"""The boards that can be ticked; board 1 is always in play."""

TIES: Final = MAJORITY_TIES
LONGEST_NAME: Final = 24
LONGEST_SEED: Final = 40
LONGEST_MATCH_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class SeatForm:
    """One seat."""

    name: str = ""
    colour: str = COLOURS[0]
    kind: str = PERSON


@dataclass(frozen=True, slots=True)
class Form:
    """The whole form."""

    count: int = 2
    seats: tuple[SeatForm, ...] = tuple(
        SeatForm(colour=colour, kind=OPPONENTS[0] if number == 1 else PERSON) for number, colour in enumerate(COLOURS)
    )
    level: int = 3
    boards: tuple[int, ...] = (2, 3)
    ties: str = TIES[0]
    seed: str = ""

    @property
    def playing(self) -> tuple[SeatForm, ...]:
        """The seats that are taken."""
        return self.seats[: self.count]

    @property
    def own(self) -> bool:
        """Whether a bot of somebody's own is to play, be it chosen yet or not."""
        return any(seat.kind.startswith(OWN) for seat in self.playing)

    @property
    def all_boards(self) -> list[int]:
        """The boards in play."""
        return [1, *self.boards] if self.level == OWN_BOARDS else level_boards(self.level)


Fields = Mapping[str, Any]


def own_kind(name: str) -> str:
    """Return the kind that is a bot of somebody's own."""
    return f"{OWN}:{name}"


def kinds(own: Iterable[str]) -> tuple[str, ...]:
    """Return who can sit on a seat, with the names of people's own bots."""
    return (PERSON, *OPPONENTS, *map(own_kind, own), OWN)


def fill_in(form: Form, fields: Fields, own: Iterable[str] = ()) -> Form:
    """Return the form with what the page's fields say; a value that is none of those offered changes nothing.

    ``own`` are the names of people's own bots.
    """
    if not fields:
        return form
    offered = kinds(own)
    seats = tuple(_fill_seat(seat, fields, number, offered) for number, seat in enumerate(form.seats))
    return replace(
        form,
        count=_number(fields.get("players"), COUNTS, form.count),
        seats=_different_colours(form.seats, seats),
        level=_number(fields.get("level"), range(OWN_BOARDS, LEVELS.stop), form.level),
        boards=_boards(fields),
        ties=_one_of(fields.get("ties"), TIES, form.ties),
        seed=_text(fields.get("seed"), LONGEST_SEED, form.seed),
    )


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


def _boards(fields: Fields) -> tuple[int, ...]:
    ticked = fields.get("boards", [])
    texts = ticked if isinstance(ticked, list) else [ticked]
    return tuple(board for board in EXTRA_BOARDS if str(board) in texts)


def _number(raw: object, allowed: range, otherwise: int) -> int:
    return int(raw) if isinstance(raw, str) and raw in map(str, allowed) else otherwise


def _one_of(raw: object, allowed: Sequence[str], otherwise: str) -> str:
    return raw if isinstance(raw, str) and raw in allowed else otherwise


def _text(raw: object, longest: int, otherwise: str) -> str:
    return printable(raw, longest) if isinstance(raw, str) else otherwise


def printable(raw: object, longest: int) -> str:
    """Return the beginning of a text without what cannot be printed; empty for what is no text."""
    return "".join(character for character in raw if character.isprintable())[:longest] if isinstance(raw, str) else ""


def options(form: Form) -> dict[str, Any]:
    """Return the match's options."""
    return {"boards": form.all_boards, "majority_ties": form.ties}


def players(form: Form, default_names: Sequence[str]) -> list[dict[str, Any]]:
    """Return the record's players; who has no name gets the default one of the seat."""
    return [
        {"name": seat.name.strip() or default_names[number], "colour": seat.colour}
        | ({} if seat.kind == PERSON else {"bot": seat.kind})
        for number, seat in enumerate(form.playing)
    ]


def to_text(form: Form) -> str:
    """Return the form as it is remembered for the next time; every match has a seed of its own."""
    return json.dumps(asdict(replace(form, seed="")), ensure_ascii=False)


def from_text(text: str, own: Iterable[str] = ()) -> Form:
    """Return the form that was remembered, or the first one when there is none that can be read.

    ``own`` are the names of people's own bots.
    """
    try:
        raw = json.loads(text)
        seats = {
            f"{key}-{number}": value for number, seat in enumerate(raw["seats"]) for key, value in dict(seat).items()
        }
        fields = {
            "players": str(raw["count"]),
            "level": str(raw["level"]),
            "boards": [str(board) for board in raw["boards"]],
            "ties": raw["ties"],
        }
    except (ValueError, TypeError, KeyError, RecursionError):
        return Form()
    return fill_in(Form(), fields | seats, own)
