"""Tests for the modules imported at the start. Times are measured by ``bench/boot.py``."""

import json
import subprocess
import sys
from importlib import import_module

import pytest

from web.app.update.registry import ACTIONS, MODULES, handler_of

MOST_MODULES = 80
"""Limit for our modules and packages that a first visit imports before the start screen is shown."""

NEEDLESS = (
    "hofgarten.games.zen_garden.game",
    "hofgarten.games.hanging_gardens.game",
    "hofgarten.bots.search",
    "web.app.view.match",
)
"""Examples of modules that the start screen must not import: rules, bots, the screen of a match."""

FIRST_VISIT = """
import json, sys
from web.app.program import respond
action = {"do": "start", "storage": {}, "languages": ["de"], "place": "", "query": "", "fields": {}, "entropy": "00"}
table, reply = respond(None, {**action, "address": "https://example.org/", "now": 1, "offset": 0})
assert 'id="new-match"' in reply["html"]
print(json.dumps(sorted(sys.modules)))
"""

FIRST_CLICK = (
    FIRST_VISIT
    + """
before = set(sys.modules)
for name in ("menu", "settings", "keys"):
    table, reply = respond(table, {"do": "dialog", "name": name, "now": 2})
    assert 'id="dialog"' in reply["html"]
    assert reply["games"] == ()
print(json.dumps(sorted(set(sys.modules) - before)))
"""
)

FIRST_MATCHES = (
    FIRST_VISIT
    + """
from hofgarten.registry import GAMES
from importlib import import_module
from web.app.loading.prefetch import SHARED, of_games
from web.app.texts import read_all
for name in (*SHARED, *of_games()):
    import_module(name)
read_all(table.language)
before = set(sys.modules)
for game in GAMES:
    fields = {"game": game, "kind-0": "person", "kind-1": "master"}
    begun, reply = respond(table, {"do": "play", "fields": fields, "now": 2})
    assert begun.page.match.record.game == game
print(json.dumps(sorted(set(sys.modules) - before)))
"""
)


@pytest.fixture(scope="module")
def imported() -> list[str]:
    """Return the names of the modules that a first visit imports, in a separate Python process."""
    return names_after(FIRST_VISIT)


def names_after(program: str) -> list[str]:
    """Run a program in a separate Python process; return the module names in its last line."""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    names: list[str] = json.loads(done.stdout.splitlines()[-1])
    return names


def test_start_screen_imports_few_modules(imported: list[str]) -> None:
    ours = [name for name in imported if name.split(".")[0] in {"hofgarten", "web"}]
    assert len(ours) <= MOST_MODULES, ours
    assert not set(NEEDLESS) & set(ours)


def test_the_menu_of_the_start_screen_needs_neither_a_match_nor_a_game() -> None:
    assert not {name for name in names_after(FIRST_CLICK) if ".games." in name or name == "web.app.view.match"}


def test_start_screen_imports_texts_of_one_language_only(imported: list[str]) -> None:
    languages = {name.rpartition(".")[2] for name in imported if name.startswith("web.app.texts.")}
    assert languages & {"en", "de", "nl", "fr"} == {"de"}


@pytest.mark.parametrize("module", ACTIONS)
def test_registry_lists_the_actions_of_each_module(module: str) -> None:
    assert set(ACTIONS[module]) == set(import_module(f"web.app.update.{module}").HANDLERS)


def test_each_action_is_in_one_module_only() -> None:
    assert len(MODULES) == sum(map(len, ACTIONS.values()))
    assert all(handler_of(action) for action in MODULES)


def test_first_match_imports_no_module_that_was_not_prefetched() -> None:
    assert names_after(FIRST_MATCHES) == []
