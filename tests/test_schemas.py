"""Tests of the JSON Schemas in docs/: each accepts what its reader accepts, and both refuse the same faults."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import given, strategies as st
from jsonschema import Draft202012Validator
from referencing import Registry, Resource

from hofgarten import SPECTATOR, HofgartenError, Match, new_game, strict_json
from hofgarten.games.hanging_gardens.edition import read_edition, standard_data
from hofgarten.puzzle import read_puzzles
from hofgarten.record import read_record, verify_record, write_record
from hofgarten.registry import GAMES
from tests.kit.editions import corrected

ROOT: Final = Path(__file__).parents[1]
SCHEMAS: Final = {path.name: json.loads(path.read_text("utf-8")) for path in (ROOT / "docs").glob("*.schema.json")}
REGISTRY: Final[Registry[Any]] = Registry().with_resources(
    [(name, Resource.from_contents(schema)) for name, schema in SCHEMAS.items()]
)
Document = Any
"""A document as JSON values."""


def accepts(name: str, document: Document) -> bool:
    """Return True if a schema of docs/ accepts a document."""
    validator = Draft202012Validator(SCHEMAS[f"{name}.schema.json"], registry=REGISTRY)
    return bool(validator.is_valid(document))


def reader_of_record(document: Document) -> None:
    """Read and verify a record. Raises: RecordError."""
    verify_record(read_record(json.dumps(document)))


def reader_of_position(document: Document) -> None:
    """Read a position. Raises: BadPosition."""
    GAMES[document.partition(" ")[0]].read_position(document)


READERS: Final[dict[str, Callable[[Document], object]]] = {
    "record": reader_of_record,
    "position": reader_of_position,
    "edition": lambda document: read_edition(document, strict=True),
    "puzzles": lambda document: read_puzzles(json.dumps(document)),
}


def played(game: str, events: int, *, players: int = 2, **options: Any) -> Match[Any, Any]:
    """Return a match after some events of random play."""
    match = new_game(game, players=players, seed=events, **options)
    while not match.is_over and len(match.record.events) < events:
        match = match.play(match.choose("random"))
    return match


ZEN: Final = played("zen-garden", 99, players=3)
HANGING: Final = played("hanging-gardens", 20, edition=corrected())
FROM_POSITION: Final = Match.from_position(ZEN.view(SPECTATOR).text)


def documents() -> dict[str, tuple[str, Document]]:
    """Return documents that the readers accept, by name, each with its schema."""
    matches = {"zen": ZEN, "hanging": HANGING, "from position": FROM_POSITION}
    records = {name: json.loads(write_record(match.record)) for name, match in matches.items()}
    positions = {f"{name}, {kind}": text for name, match in matches.items() for kind, text in texts(match)}
    files = sorted((ROOT / "web/app/games").glob("*/puzzles/puzzles.json"))
    return {
        **{name: ("record", record) for name, record in records.items()},
        **{name: ("position", text) for name, text in positions.items()},
        "built-in edition": ("edition", json.loads(standard_data())),
        "another edition": ("edition", corrected()),
        **{path.parent.parent.name: ("puzzles", json.loads(path.read_text("utf-8"))) for path in files},
    }


def texts(match: Match[Any, Any]) -> list[tuple[str, str]]:
    """Return the position of a match, and the view of a spectator."""
    return [("whole", match.position.text), ("view", match.view(SPECTATOR).text)]


DOCUMENTS: Final = documents()


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_schema_accepts_what_its_reader_accepts(name: str) -> None:
    kind, document = DOCUMENTS[name]
    READERS[kind](document)
    assert accepts(kind, document)


def test_every_golden_record_fits_the_schema() -> None:
    texts = [path.read_text("utf-8") for path in (ROOT / "tests/records").glob("*/*.jsonl")]
    records = [strict_json.parse(line) for text in texts for line in text.splitlines()]
    assert len(records) > 30
    assert all(accepts("record", record) for record in records)


def broken(name: str, path: tuple[str | int, ...], value: Document) -> Document:
    """Return a copy of a document with another value at a place; a key is removed for ``...``."""
    document = json.loads(json.dumps(DOCUMENTS[name][1]))
    *way, last = path
    part = document
    for key in way:
        part = part[key]
    if value is ...:
        del part[last]
    else:
        part[last] = value
    return document


FAULTS: Final[tuple[tuple[str, tuple[str | int, ...], Document], ...]] = (
    ("zen", ("record",), 3),
    ("zen", ("game",), ...),
    ("zen", ("players", 0, "name"), 5),
    ("zen", ("players",), [{"name": "Ada"}]),
    ("zen", ("events", 0), "0a b5 nw"),
    ("zen", ("setup", "supply"), "Pta"),
    ("zen", ("setup", "emperor", "small"), "tower"),
    ("zen", ("options", "boards"), [2]),
    ("zen", ("result", "winners"), ["Ada"]),
    ("hanging", ("events", 0), "lay 5 0,0 0"),
    ("hanging", ("setup", "tiles", 0), "knight"),
    ("hanging", ("setup",), ...),
    ("from position", ("position",), "zen-garden"),
    ("built-in edition", ("cards", 3), "......"),
    ("built-in edition", ("series", "queen"), []),
    ("built-in edition", ("persons", "priest"), [1]),
    ("built-in edition", ("guard",), 101),
    ("built-in edition", ("values",), {}),
    ("zen_garden", ("version",), 2),
    ("zen_garden", ("puzzles", 0), []),
)


@pytest.mark.parametrize(("name", "path", "value"), FAULTS)
def test_a_schema_and_its_reader_refuse_the_same_fault(name: str, path: tuple[str | int, ...], value: Document) -> None:
    kind, _ = DOCUMENTS[name]
    document = broken(name, path, value)
    assert not accepts(kind, document)
    with pytest.raises(HofgartenError):
        READERS[kind](document)


@given(st.data())
def test_a_schema_accepts_each_changed_position_that_its_reader_accepts(data: st.DataObject) -> None:
    name = data.draw(st.sampled_from([name for name, (kind, _) in DOCUMENTS.items() if kind == "position"]))
    text: str = DOCUMENTS[name][1]
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from(sorted({*text})))
    changed = f"{text[:at]}{letter}{text[at + 1 :]}"
    try:
        reader_of_position(changed)
    except (HofgartenError, KeyError):
        return
    assert accepts("position", changed)
