"""The dialog of keyboard shortcuts: those of the game, of every match, and for reading aloud."""

from collections.abc import Sequence
from typing import Final

from web.app.model.model import MatchPage, Model
from web.app.model.read_aloud import PARTS
from web.app.model.teaching.active_lesson import active_lesson
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.single_keys import is_single

KEYS: Final = (
    ("Enter", "keys.enter"),
    ("Shift Enter", "keys.at_once"),
    ("Shift \N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}", "keys.every_space"),
    ("Esc", "keys.cancel"),
    ("H", "keys.hint"),
    ("W", "keys.explanation"),
    ("U", "keys.undo"),
    ("Y", "keys.redo"),
    ("L", "replay.open"),
    ("S", "recap.title"),
    ("?", "keys.keys"),
)
"""Shortcuts of every match. The game's own are listed before them."""

REPLAY_KEYS: Final = (
    ("\N{LEFTWARDS ARROW} \N{RIGHTWARDS ARROW}", "replay.steps"),
    ("P", "replay.autoplay"),
    ("L", "replay.close"),
)
"""Shortcuts of a replay."""

LESSON_KEYS: Final = (
    ("F", "learn.next"),
    ("M", "learn.repeat"),
)
"""Shortcuts of a lesson."""

READ_KEYS: Final = (*((str(number), f"read.{part}") for number, part in enumerate(PARTS, 1)), ("/", "read.ask"))
"""Shortcuts for reading aloud. ``web.app.view.read_aloud`` has a button for each of them."""

KEY_NAMES: Final = {"Enter": "key.enter", "Esc": "key.escape", "Shift": "key.shift"}
"""Text keys of the keys that have another name on keyboards of some languages."""


def content_of(model: Model) -> Show:
    """Return the dialog of the keyboard shortcuts."""
    return lambda words: _content(words, model)


def _content(words: Words, model: Model) -> Content:
    """Return the dialog's title and the shortcuts in groups."""
    page = model.page
    game = page.match.record.game if isinstance(page, MatchPage) else model.form.game
    own = match_view_of(game).keys
    if model.settings.keys == "off":
        named = [(key, text) for key, text in KEYS if not is_single(key)]
        return words("keys.title"), [_keys(words, named), h.p(".hint")[words("keys.off")]]
    return words("keys.title"), [
        _keys(words.of_game(game), (*own, *KEYS))
        if isinstance(page, MatchPage)
        else _group(words.of_game(game), f"game.{game}", (*own, *KEYS)),
        _group(words, "learn.coach", LESSON_KEYS) if active_lesson(model) else None,
        _group(words, "replay.title", REPLAY_KEYS),
        _group(words, "read.title", READ_KEYS),
        h.p(".hint")[words("read.hint")],
    ]


def _group(words: Words, title: str, keys: Sequence[tuple[str, str]]) -> Node:
    return [h.h3[words(title)], _keys(words, keys)]


def _keys(words: Words, keys: Sequence[tuple[str, str]]) -> Element:
    return h.dl(".keys")[([h.dt[h.kbd[key_name(words, key)]], h.dd[words(text)]] for key, text in keys)]


def key_name(words: Words, key: str) -> str:
    """Return a key as keyboards of the language label it: ``Shift R`` is ``Maj R`` in French."""
    return " ".join([words(KEY_NAMES[part]) if part in KEY_NAMES else part for part in key.split(" ")])
