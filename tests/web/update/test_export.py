"""Exported matches are imported without changes."""

from dataclasses import replace

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from tests.web.importing import ENGLISH, GAME, NOW, import_texts, matches, saved, with_all
from web.app.model.match.serialize import to_text


@pytest.mark.parametrize("game", GAMES)
def test_undone_moves_variations_name_and_review_are_exported(game: str) -> None:
    match = with_all(game)
    first = Person(storage=storage(match))
    assert first.do("copy-match", identity=match.id)["command"] == {"kind": "copy", "text": to_text(match)}
    second = Person()
    import_texts(second, saved(first, "export-match", identity=match.id))
    (back,) = matches(second)
    assert replace(back, id=match.id, own=None) == match


def test_an_empty_library_exports_no_file() -> None:
    assert "command" not in Person().do("export-all")
    assert "command" not in Person().do("export-match", identity="none")


def test_file_is_named_after_game_match_and_day() -> None:
    match = replace(finished(GAME, saved=NOW), name="Sunday: at/home")
    command = Person(storage=storage(match), now=NOW).do("export-match", identity=match.id, now=NOW)["command"]
    assert command["name"] == f"hofgarten-{GAME}-sunday-at-home-2023-11-14.json"


def test_sharing_a_running_match_warns_about_hidden_information() -> None:
    running, over = replace(with_all(GAME), id="running"), finished(GAME, identity="over")
    person = Person(storage=storage(running, over))
    dialogs = [person.do("dialog", name="saved-match", subject=one)["html"] for one in ("running", "over")]
    assert [ENGLISH("import.hidden") in html for html in dialogs] == [True, False]
