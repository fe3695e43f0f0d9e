"""Tests for the modules imported at the start. Times are measured by ``bench/boot.py``."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from tests.web.languages import languages
from web.app.update.declared_actions import declared_actions
from web.app.update.registry import modules
from web.build.start_data import write_start_data

NEEDLESS = (
    *(f"hofgarten.games.{module_name(game)}.game" for game in GAMES),
    "hofgarten.bots.search",
    "web.app.view.match",
    "web.app.model.match.analysis",
    "web.app.update.analysis",
)
"""Examples of modules that the start screen must not import: rules, bots, the screen of a match."""

FIRST_VISIT = """
import json, sys
import web.app.fluent  # here, texts are files
from web.app.program import respond
action = {"do": "start", "storage": {}, "languages": ["de"], "place": "", "query": "", "fields": {}, "entropy": "00"}
table, reply, _ = respond(None, {**action, "address": "https://example.org/", "now": 1, "offset": 0})
assert 'id="new-match"' in reply["html"]
print(json.dumps(sorted(sys.modules)))
"""

FIRST_CLICK = (
    FIRST_VISIT
    + """
before = set(sys.modules)
for name in ("menu", "settings"):
    table, reply, _ = respond(table, {"do": "dialog", "name": name, "now": 2})
    assert 'id="dialog"' in reply["html"]
    assert reply["games"] == ()
print(json.dumps(sorted(set(sys.modules) - before)))
"""
)

FIRST_MATCHES = (
    FIRST_VISIT
    + """
from hofgarten.registry import GAMES
from web.app import optional
from web.app.loading.prefetch import SHARED, of_games
from web.app.texts import read_all
for name in (*SHARED, *of_games()):
    optional(name)
read_all(table.language)
before = set(sys.modules)
for game in GAMES:
    fields = {"game": game, "kind-0": "person", "kind-1": "master"}
    begun, reply, _ = respond(table, {"do": "play", "fields": fields, "now": 2})
    assert begun.page.match.record.game == game
print(json.dumps(sorted(set(sys.modules) - before)))
"""
)


FIRST_HINT = (
    FIRST_MATCHES
    + """
begun, reply, _ = respond(begun, {"do": "hint", "now": 3})
assert reply["bot_request"]["do"] == "hint"
begun, reply, _ = respond(begun, {"do": "ask-failed", "number": reply["bot_request"]["number"], "now": 4})
assert begun.notice == "hint_failed"
print(json.dumps(sorted(sys.modules)))
"""
)


@pytest.fixture(scope="module")
def start_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the data that the build writes for the start."""
    folder = tmp_path_factory.mktemp("written")
    write_start_data(folder)
    return folder


def names_after(program: str, start_data: Path) -> list[str]:
    """Run a program in a separate Python process; return the module names in its last line."""
    command, environment = [sys.executable, "-c", program], {**os.environ, "PYTHONPATH": str(start_data)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    names: list[str] = json.loads(done.stdout.splitlines()[-1])
    return names


def test_start_screen_imports_neither_rules_nor_the_screen_of_a_match_and_texts_of_one_language(
    start_data: Path,
) -> None:
    imported = names_after(FIRST_VISIT, start_data)
    assert not set(NEEDLESS) & set(imported)
    languages = {name.split(".")[3].partition("_")[0] for name in imported if name.startswith("web.app.texts.")}
    assert languages == {"de"}


def test_the_menu_of_the_start_screen_needs_neither_a_match_nor_a_game(start_data: Path) -> None:
    names = names_after(FIRST_CLICK, start_data)
    assert not [name for name in names if ".games." in name or name == "web.app.view.match"]


@languages
def test_start_screen_is_the_same_without_the_data_of_the_build(
    language: str, start_data: Path, tmp_path: Path
) -> None:
    program = f"{FIRST_VISIT}\nprint(json.dumps([reply['html']]))".replace('"de"', f'"{language}"')
    assert names_after(program, start_data) == names_after(program, tmp_path)


def test_each_action_is_declared_in_one_module_and_the_build_lists_all(start_data: Path) -> None:
    declared = [
        (name, module)
        for module in {*modules().values()}
        for name in import_module(f"web.app.update.{module}").HANDLERS
    ]
    assert sorted(declared) == sorted(modules().items())
    assert f"ACTIONS = {declared_actions()!r}\n" in (start_data / "web/start_data/__init__.py").read_text("utf-8")


def test_first_match_imports_no_module_that_was_not_prefetched(start_data: Path) -> None:
    # In English: a new game may have no other texts.
    assert names_after(FIRST_MATCHES.replace('"de"', '"en"'), start_data) == []


def test_before_a_match_has_ended_nothing_about_luck_and_ratings_is_imported(start_data: Path) -> None:
    names = names_after(FIRST_HINT, start_data)
    assert "web.app.update.hints" in names
    assert not set(names) & {
        *(
            "hofgarten.bots.luck",
            "hofgarten.bots.rating",
            "web.app.model.match.luck",
            "web.app.view.panels.luck_and_skill",
        ),
        *("web.app.update.background_review", "web.app.model.library.ratings"),
    }
