"""An edition: the faces of the cards and the values of the tiles, from a data file that an owner can correct.

The built-in edition is the file ``edition.json`` beside this module. It names the source of the cards and of the values
of each kind of tile. ``reconstructed`` data were not published and may differ from the printed game.
"""

import json
import pkgutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from hofgarten.game import BadSetup, Json
from hofgarten.games.hanging_gardens.tiles import KINDS, PERSONS, SERIES
from hofgarten.quoting import shortened

CARD_COUNT: Final = 60
"""The number of building cards. Rule H1.1."""

CARD_SQUARES: Final = 6
"""Squares of a card: two rows of three, the upper row first. Rule H1.1."""

LETTERS: Final = "TPAF."
"""The letters of a square: terrace, park, arcade, fountain or building ground. Rule H1.1."""

GUARD: Final = "guard"
VALUED_PERSONS: Final = tuple(person for person in PERSONS if person != GUARD)
"""The persons with two values: alone, and with a complete series of their kind. Rule H7.2."""

SOURCED: Final = ("cards", *KINDS)
"""The keys of an edition's sources."""

PARTS: Final[Mapping[str, Sequence[str]]] = {"series": SERIES, "persons": VALUED_PERSONS, "sources": SOURCED}
"""The parts of an edition that are objects, and their possible keys."""

RECONSTRUCTED: Final = "reconstructed"
"""The source of unpublished data, and the name of the built-in edition."""

NEEDED: Final = ("name", "cards", "series", "persons", GUARD)
"""The keys that every edition needs."""

MAX_NAME_LENGTH: Final = 60
MAX_SOURCE_LENGTH: Final = 200
MAX_SERIES_LENGTH: Final = 12
MAX_VALUE: Final = 1000
MAX_GUARD: Final = 100

FAULTS: Final[Mapping[str, tuple[str, str]]] = {
    "no_object": ("H1.4", "{where} is not an object with names and values"),
    "missing": ("H1.4", "{where} is missing"),
    "unknown": ("H1.4", "{where} does not belong in an edition"),
    "name": (
        "H1.4",
        f"the name is not a text of 1 to {MAX_NAME_LENGTH} printable characters with a letter or digit among them",
    ),
    "taken": ("H1.4", "the name {where} is kept for the edition that comes with the game"),
    "cards": ("H1.4", f"the cards are not a list of {CARD_COUNT}, but {{found}}"),
    "card": ("H1.4", f"card {{where}}, {{found}}, is not six of the letters {' '.join(LETTERS)}"),
    "no_motif": ("H1.4", "card {where}, {found}, has no motif"),
    "series": (
        "H7.1",
        f"{{where}} has not 1 to {MAX_SERIES_LENGTH} whole numbers from 0 to {MAX_VALUE}, but {{found}}",
    ),
    "falling": ("H7.1", "{where} has values that fall: {found}"),
    "person": ("H7.2", f"{{where}} has not two whole numbers from 0 to {MAX_VALUE}, but {{found}}"),
    "guard": ("H7.3", f"the guard has not one whole number from 0 to {MAX_GUARD}, but {{found}}"),
    "source": ("H1.4", f"{{where}} is not a text of 1 to {MAX_SOURCE_LENGTH} printable characters"),
}
"""The possible faults of an edition: the rule, and a sentence with the place and the wrong value."""

_UNSEEN: Final = frozenset("\u115f\u1160\u3164\uffa0")
"""Letters that are invisible: fillers of Hangul."""


class BadEdition(BadSetup):
    """Data that are not a valid edition.

    Attributes:
        fault: One of ``FAULTS``, for a sentence in another language.
        where: The place of the fault: the number of a card from 1 on, or a name such as ``series.queen``.
        found: The wrong value, quoted and shortened.
    """

    def __init__(self, fault: str, where: str = "", found: Json = None) -> None:
        """Format the sentence for a fault."""
        self.fault = fault
        self.where = where
        self.found: str = shortened(json.dumps(found, ensure_ascii=False))
        rule, sentence = FAULTS[fault]
        super().__init__(rule, sentence.format(where=self.where, found=self.found))


@dataclass(frozen=True, slots=True)
class Edition:
    """The printed data of all cards and tiles."""

    name: str
    """The players' name for this edition."""

    cards: tuple[str, ...]
    """The 60 cards in landscape orientation: six of ``LETTERS``, the upper row first. Rule H1.1."""

    series: tuple[tuple[int, ...], ...]
    """By ``SERIES``: the value of one tile, of two together, and so on. Rule H7.1."""

    persons: tuple[tuple[int, int], ...]
    """By ``VALUED_PERSONS``: the points alone and the points with a complete series of the kind. Rule H7.2."""

    guard: int
    """The guard's points for each gate. Rule H7.3."""

    sources: Mapping[str, str] = field(default_factory=dict)
    """The sources of the cards and of the values of each kind of tile, as far as known."""

    def __hash__(self) -> int:
        """Return a hash of a few distinguishing fields: caches compute it all the time."""
        return hash((self.name, self.series))


def standard_data() -> bytes:
    """Return the file of the built-in edition, as a template for a corrected one."""
    data = pkgutil.get_data("hofgarten.games.hanging_gardens", "edition.json")
    assert data is not None
    return data


@cache
def standard() -> Edition:
    """Return the built-in edition. Rules H1.4 and H7.1 to H7.3."""
    return _read(json.loads(standard_data()))


def read_edition(raw: Json, *, strict: bool = False) -> Edition:
    """Return an edition from its data after checking all of it. Rules H1.4 and H7.1 to H7.3.

    The cards of the printed game may differ from H1.4 in their numbers, and two of them may be equal. A card needs a
    motif: without one it could be laid anywhere, even apart from the garden. Only the built-in edition can have its
    name, in any spelling.

    ``strict``: refuse unknown keys, which in a file are typing errors. Otherwise they are ignored, as everywhere in a
    record.

    Raises:
        BadEdition: A part is missing, unknown or wrong. The sentence names the part and the fault.
    """
    if strict:
        _check_no_others(raw)
    edition = _read(raw)
    if edition.name.strip().casefold() == RECONSTRUCTED and edition != standard():
        raise BadEdition("taken", edition.name)
    return edition


def _read(raw: Json) -> Edition:
    _check_keys("the edition", raw, NEEDED)
    if not _is_name(raw["name"]):
        raise BadEdition("name", "name")
    if type(raw[GUARD]) is not int or not 0 <= raw[GUARD] <= MAX_GUARD:
        raise BadEdition("guard", GUARD, raw[GUARD])
    return Edition(
        name=raw["name"],
        cards=_read_cards(raw["cards"]),
        series=_read_series(raw["series"]),
        persons=_read_persons(raw["persons"]),
        guard=raw[GUARD],
        sources=_read_sources(raw.get("sources", {})),
    )


def write_edition(edition: Edition) -> dict[str, Json]:
    """Return an edition's data, the inverse of ``read_edition``."""
    return {
        "name": edition.name,
        "cards": list(edition.cards),
        "series": {kind: list(values) for kind, values in zip(SERIES, edition.series, strict=True)},
        "persons": {person: list(pair) for person, pair in zip(VALUED_PERSONS, edition.persons, strict=True)},
        GUARD: edition.guard,
        "sources": dict(edition.sources),
    }


def _read_cards(raw: Json) -> tuple[str, ...]:
    if not isinstance(raw, list) or len(raw) != CARD_COUNT:
        raise BadEdition("cards", "cards", len(raw) if isinstance(raw, list) else raw)
    for number, card in enumerate(raw, start=1):
        if not isinstance(card, str) or len(card) != CARD_SQUARES or not set(card) <= set(LETTERS):
            raise BadEdition("card", str(number), card)
        if set(card) == {"."}:
            raise BadEdition("no_motif", str(number), card)
    return tuple(raw)


def _read_series(raw: Json) -> tuple[tuple[int, ...], ...]:
    _check_keys("series", raw, SERIES)
    for kind in SERIES:
        values, where = raw[kind], f"series.{kind}"
        if not _are_points(values) or not 1 <= len(values) <= MAX_SERIES_LENGTH:
            raise BadEdition("series", where, values)
        if values != sorted(values):
            raise BadEdition("falling", where, values)
    return tuple(tuple(raw[kind]) for kind in SERIES)


def _read_persons(raw: Json) -> tuple[tuple[int, int], ...]:
    _check_keys("persons", raw, VALUED_PERSONS)
    for person in VALUED_PERSONS:
        if not _are_points(raw[person]) or len(raw[person]) != 2:
            raise BadEdition("person", f"persons.{person}", raw[person])
    return tuple((raw[person][0], raw[person][1]) for person in VALUED_PERSONS)


def _read_sources(raw: Json) -> dict[str, str]:
    _check_keys("sources", raw, ())
    sources = {name: raw[name] for name in SOURCED if name in raw}
    for name, source in sources.items():
        if not _is_text(source, MAX_SOURCE_LENGTH):
            raise BadEdition("source", f"sources.{name}")
    return sources


def _check_keys(where: str, raw: Json, needed: Sequence[str]) -> None:
    """Check that a value is an object with all needed keys."""
    if not isinstance(raw, dict):
        raise BadEdition("no_object", where)
    inside = f"{where}." if where in PARTS else ""
    for key in needed:
        if key not in raw:
            raise BadEdition("missing", f"{inside}{key}")


def _check_no_others(raw: Json) -> None:
    """Check that an edition, and each of its parts that is an object, has no unknown key."""
    known = {"": (*NEEDED, "sources"), **PARTS}
    for part, keys in known.items():
        value = raw.get(part) if part and isinstance(raw, dict) else raw
        for key in value if isinstance(value, dict) else ():
            if key not in keys:
                raise BadEdition("unknown", shortened(f"{part}.{key}" if part else key))


def _are_points(raw: Json) -> bool:
    return isinstance(raw, list) and all(type(value) is int and 0 <= value <= MAX_VALUE for value in raw)


def _is_text(raw: Json, longest: int) -> bool:
    return isinstance(raw, str) and 1 <= len(raw) <= longest and raw.isprintable() and not raw.isspace()


def _is_name(raw: Json) -> bool:
    return _is_text(raw, MAX_NAME_LENGTH) and any(sign.isalnum() and sign not in _UNSEEN for sign in raw)
