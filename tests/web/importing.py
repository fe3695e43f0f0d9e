"""Test helpers for importing matches."""

import json
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hofgarten.record import read_record, write_record
from hofgarten.registry import GAMES
from tests.kit.golden_matches import RECORDS, finished
from tests.web.harness import Person
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, go_to, new_match, play, undo_target
from web.app.model.match.replay import stops
from web.app.model.match.serialize import from_text
from web.app.model.transfer.sanitize import sanitize_record
from web.app.model.transfer.types import ImportResult
from web.app.texts import Words

GAME, OTHER, *_ = GAMES
ENGLISH = Words("en")
NOW = 1_700_000_000_000


def import_texts(person: Person, *texts: str | bytes) -> dict[str, Any]:
    """Import texts, each as its own file, and return the reply."""
    return person.do("import", files=[file(text, f"file-{number}") for number, text in enumerate(texts, 1)])


def file(text: str | bytes, name: str = "file") -> dict[str, Any]:
    """Return a file in the form that the page sends."""
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return {"name": name, "size": len(content), "content": b64encode(content).decode()}


def kept(person: Person) -> list[str]:
    """Return the stored texts of all matches."""
    return [text for key, text in person.storage.items() if key.startswith(PREFIX)]


def matches(person: Person) -> list[PlayedMatch[Any]]:
    """Return all stored matches."""
    return [from_text("any", text) for text in kept(person)]


def result_of(person: Person) -> ImportResult:
    """Return the result of the last import, which its dialog shows."""
    dialog = person.model.dialog
    assert dialog is not None
    assert isinstance(dialog.subject, ImportResult)
    return dialog.subject


def faults(person: Person) -> list[tuple[str, int]]:
    """Return the key and line of each import error."""
    return [(fault.key, fault.line) for fault in result_of(person).faults]


def counts(person: Person) -> tuple[int, int, int, int]:
    """Return the numbers of added, updated, unchanged and refused matches."""
    came = result_of(person)
    return len(came.added), len(came.updated), len(came.unchanged), came.refused


def saved(person: Person, name: str, **parts: Any) -> str:
    """Return the text of the file that the browser is asked to save."""
    command = person.do(name, **parts)["command"]
    assert command["kind"] == "download"
    return str(command["text"])


def golden(number: int = 0) -> str:
    """Return a golden match of the first game, as a record with the names that the page gives its players."""
    return (
        write_record(sanitize_record(read_record(sorted((RECORDS / GAME).iterdir())[number].read_text("utf-8")))) + "\n"
    )


def without_result(text: str, events: int) -> str:
    """Return the record of a match's first events."""
    record = read_record(text)
    return write_record(replace(record, events=record.events[:events], result=None))


def with_all(game: str) -> PlayedMatch[Any]:
    """Return a match with a name, undone moves, variations and a review."""
    match = new_match("rich", GAMES[game], *setting(game))
    for number in (0, 1):
        match = replace(play(match, move(match, 0)), saved=NOW)
        match = play(match, move(match, number))
        match = go_to(match, stops(match, match.at)[number])
    match = play(play(match, move(match, 1)), move(play(match, move(match, 1)), 0))
    assert match.lines
    back = undo_target(match)
    match = match if back is None else go_to(match, back)
    return replace(match, name="Sunday “at home”", review={"version": 1, "turns": []})


def setting(game: str) -> tuple[Mapping[str, Any], list[dict[str, Any]], str]:
    options = finished(game).record.options
    return options, [{"name": "Ada"}, {"name": "Bot", "bot": "greedy"}], "7"


def move(match: PlayedMatch[Any], number: int) -> str:
    found = match.game.moves(match.state)
    for _ in range(number):
        next(found)
    return match.game.write_event(next(found))


def spoilt(**keys: Any) -> str:
    """Return a golden record with other keys."""
    return json.dumps({**json.loads(golden()), **keys})


def illegal(at: int) -> str:
    """Return a record whose event at this index repeats the previous one."""
    raw = json.loads(golden())
    raw["events"][at] = raw["events"][at - 1]
    return json.dumps(raw)
