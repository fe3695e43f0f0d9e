"""Shortcuts with a single character can be turned off (WCAG 2.1.4)."""

import re

import pytest

from hofgarten.registry import GAMES
from tests.web.harness import Person
from tests.web.languages import languages
from web.app.model.settings import KEY
from web.app.texts import Words


def keys(person: Person) -> set[str]:
    """Return the shortcuts of the page, old and new parts of it."""
    html = "".join((person.reply["html"], *person.chunks.numbers))
    return {key for keys in re.findall('aria-keyshortcuts="([^"]*)"', html) for key in keys.split()}


def start(person: Person, game: str) -> None:
    """Start a match, and hand the device to its first player if the position hides something."""
    person.start_match(game=game)
    if person.page.selection.needs_handover:
        person.do("hand-over")


def turn_off(person: Person) -> None:
    """Turn the shortcuts off, as the settings do: the form does not send a box without a tick."""
    person.do("set", name="keys", fields={})


@pytest.mark.parametrize("game", GAMES)
def test_only_named_keys_are_left_when_they_are_off(game: str) -> None:
    person = Person(place=f"#new/{game}")
    start(person, game)
    assert {"h", "u", "?", "1", "b", "Escape"} <= keys(person)
    turn_off(person)
    assert "Escape" in keys(person)
    assert all(len(key) > 1 and not key.startswith("Shift+") for key in keys(person))
    # The setting is saved, and another tab has it.
    other = Person(storage=dict(person.storage))
    start(other, game)
    assert "h" not in keys(other)
    third = Person()
    third.do("storage-changed", key=KEY, text=person.storage[KEY])
    start(third, game)
    assert "h" not in keys(third)
    person.do("set", name="keys", fields={"keys": "on"})
    assert "h" in keys(person)


@languages
def test_the_list_of_keys_says_that_they_are_off(language: str) -> None:
    words = Words(language)
    person = Person(languages=[language])
    person.start_match()
    person.do("dialog", name="keys")
    assert ("<kbd>H</kbd>" in person.reply["html"], words("keys.off") in person.reply["html"]) == (True, False)
    person.do("close")
    turn_off(person)
    person.do("dialog", name="keys")
    html = "".join((person.reply["html"], *person.chunks.numbers))
    escape = f"<kbd>{words('key.escape')}</kbd>"
    assert ("<kbd>H</kbd>" in html, escape in html, words("keys.off") in html) == (False, True, True)
