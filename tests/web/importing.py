"""Matches that are brought to the page as texts, for tests."""

import json
from base64 import b64encode
from dataclasses import replace
from typing import Any

from hofgarten.record import read, write
from hofgarten.registry import GAMES
from tests.kit.golden_matches import RECORDS, finished
from tests.web.harness import Person
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match, go_to, new_match, play, undo_target
from web.app.model.match.serialize import from_text
from web.app.texts import Words

GAME, OTHER = GAMES
GOLDEN = sorted(RECORDS.rglob("*.jsonl"))
ENGLISH = Words("en")
NOW = 1_700_000_000_000


def bring(person: Person, *texts: str | bytes) -> dict[str, Any]:
    """Bring texts, each as a file of its own; returns the reply."""
    return person.do("import", gifts=[file(text, f"file-{number}") for number, text in enumerate(texts, 1)])


def file(text: str | bytes, name: str = "file") -> dict[str, Any]:
    """Return a file as the page sends it."""
    content = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    return {"name": name, "size": len(content), "content": b64encode(content).decode()}


def kept(person: Person) -> list[str]:
    """Return the texts of the matches that the browser keeps."""
    return [text for key, text in person.storage.items() if key.startswith(PREFIX)]


def matches(person: Person) -> list[Match]:
    """Return the matches that the browser keeps."""
    return [from_text("any", text) for text in kept(person)]


def faults(person: Person) -> list[tuple[str, int]]:
    """Return why and on which lines something was refused."""
    return [(fault.key, fault.line) for fault in person.model.import_result.faults]


def counts(person: Person) -> tuple[int, int, int, int]:
    """Return how many are new, have been brought further, were known and were refused."""
    came = person.model.import_result
    return len(came.added), len(came.updated), len(came.unchanged), came.refused


def saved(person: Person, name: str, **parts: Any) -> str:  # noqa: ANN401 - whatever the action holds
    """Return the text of the file that the browser is asked to save."""
    command = person.do(name, **parts)["command"]
    assert command["kind"] == "download"
    return str(command["text"])


def golden(number: int = 0) -> str:
    """Return a golden match of the first game as a record."""
    return (
        (RECORDS / GAME).joinpath(sorted(path.name for path in (RECORDS / GAME).iterdir())[number]).read_text("utf-8")
    )


def without_result(text: str, events: int) -> str:
    """Return the record of the beginning of a match."""
    record = read(text)
    return write(replace(record, events=record.events[:events], result=None))


def with_all(game: str) -> Match:
    """Return a match with a name, moves taken back, lines left behind and a review."""
    match = new_match("rich", GAMES[game], *setting(game))
    for number in (0, 1):
        match = replace(play(match, move(match, 0)), saved=NOW)
        match = go_to(play(match, move(match, number)), 0 if number == 0 else 1)
    match = play(play(match, move(match, 1)), move(play(match, move(match, 1)), 0))
    back = undo_target(match)
    assert back is not None
    assert match.lines
    return replace(go_to(match, back), name="Sunday “at home”", review={"version": 1, "turns": []})


def setting(game: str) -> tuple[dict[str, Any], list[dict[str, Any]], str]:
    options = finished(game).record.options
    return options, [{"name": "Ada"}, {"name": "Bot", "bot": "greedy"}], "7"


def move(match: Match, number: int) -> str:
    found = match.game.moves(match.state)
    for _ in range(number):
        next(found)
    return match.game.write_event(next(found))


def spoilt(**keys: Any) -> str:  # noqa: ANN401 - whatever a record may hold
    """Return a golden record with other keys."""
    return json.dumps({**json.loads(golden()), **keys})


def illegal(at: int) -> str:
    """Return a record whose event at this index is the one before, again."""
    raw = json.loads(golden())
    raw["events"][at] = raw["events"][at - 1]
    return json.dumps(raw)
