"""Names in imported records: valid names stay unchanged, others are reduced to printable characters."""

import json
from dataclasses import replace

from hypothesis import given, strategies as st

from hofgarten.record import read_record
from tests.web.harness import Person
from tests.web.importing import golden
from web.app.model.action import printable
from web.app.model.match.names import MAX_MATCH_LENGTH, MAX_PLAYER_LENGTH
from web.app.model.match.serialize import EXTRA
from web.app.model.transfer.sanitize import sanitize_record


def test_valid_names_are_unchanged() -> None:
    record = replace(read_record(golden()), extra={"other": {"name": "\u202e"}, EXTRA: {"name": "Sunday", "saved": 1}})
    assert sanitize_record(record) == record


@given(st.text(), st.text())
def test_any_name_becomes_printable_and_sanitizing_is_idempotent(player: str, match: str) -> None:
    record = read_record(golden())
    players = ({**record.players[0], "name": player}, *record.players[1:])
    once = sanitize_record(replace(record, players=players, extra={EXTRA: {"name": match}}))
    name, called = str(once.players[0]["name"]), str(once.extra[EXTRA]["name"])
    assert 0 < len(name) <= MAX_PLAYER_LENGTH
    assert len(called) <= MAX_MATCH_LENGTH
    assert (printable(name, len(name)), printable(called, len(called))) == (name, called)
    assert {**once.players[0], "name": ""} == {**record.players[0], "name": ""}


def test_names_from_an_embedding_page_are_sanitized() -> None:
    raw = json.loads(golden())
    raw["players"][0]["name"] = "A\u202eevil" + "x" * 5000
    person = Person(query="?embed=replay")
    html = person.do("host-load", record=json.dumps(raw))["html"]
    assert person.match.player(0) == ("Aevil" + "x" * 100)[:MAX_PLAYER_LENGTH]
    assert "\u202e" not in html
