"""Exported matches are imported without changes."""

import json
from dataclasses import replace

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from tests.web.importing import ENGLISH, GAME, GOLDEN, NOW, bring, counts, kept, matches, saved, with_all
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.serialize import to_text


@pytest.mark.parametrize("game", GAMES)
def test_undone_moves_variations_name_and_review_are_exported(game: str) -> None:
    match = with_all(game)
    first = Person(storage=storage(match))
    assert first.do("copy-match", identity=match.id)["command"] == {"kind": "copy", "text": to_text(match)}
    second = Person()
    bring(second, saved(first, "export-match", identity=match.id))
    (back,) = matches(second)
    assert replace(back, id=match.id) == match


def test_all_matches_are_exported_in_one_file_and_imported() -> None:
    all_matches = [
        finished(path.parent.name, path.stem, identity=f"{path.parent.name}-{path.stem}", saved=NOW + at)
        for at, path in enumerate(GOLDEN)
    ]
    pretty = json.dumps(json.loads(to_text(with_all(GAME))), indent=2)
    first = Person(storage=storage(*all_matches, pretty=pretty, damaged='{"record": 1'))
    text = saved(first, "export-all")
    assert text.endswith("\n")
    assert len(text.splitlines()) == len(all_matches) + 1
    second = Person()
    bring(second, text)
    assert counts(second) == (len(all_matches) + 1, 0, 0, 0)
    assert sorted(kept(second)) == sorted([*map(to_text, all_matches), to_text(with_all(GAME))])
    assert second.do("export-all")["command"]["name"].startswith("hofgarten-")
    bring(second, text)
    assert counts(second) == (0, 0, len(all_matches) + 1, 0)


def test_an_empty_library_exports_no_file() -> None:
    assert "command" not in Person().do("export-all")
    assert "command" not in Person().do("export-match", identity="none")


@pytest.mark.parametrize("text", ["spoilt", '{"record": 1, "game": "zen-garden", "eve', "a\r\nb\ufeff"])
def test_damaged_text_is_exported_as_it_is(text: str) -> None:
    person = Person(storage={f"{PREFIX}x": text})
    reply = person.do("export-match", identity="x")
    assert (reply["command"]["text"], reply["command"]["type"]) == (text, "text/plain")
    assert reply["command"]["name"].endswith(".txt")
    assert person.storage == {f"{PREFIX}x": text}


def test_file_is_named_after_game_match_and_day() -> None:
    match = replace(finished(GAME, saved=NOW), name="Sunday: at/home")
    person = Person(storage=storage(match), now=NOW)
    assert (
        person.do("export-match", identity=match.id, now=NOW)["command"]["name"]
        == f"hofgarten-{GAME}-sunday-at-home-2023-11-14.json"
    )


def test_sharing_a_running_match_warns_about_hidden_information() -> None:
    running, over = replace(with_all(GAME), id="running"), finished(GAME, identity="over")
    person = Person(storage=storage(running, over))
    assert ENGLISH("exchange.hidden") in person.do("dialog", name="kept", subject="running")["html"]
    assert ENGLISH("exchange.hidden") not in person.do("dialog", name="kept", subject="over")["html"]
