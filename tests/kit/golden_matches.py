"""Finished matches, for tests."""

import json
from pathlib import Path
from typing import Any

from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text, to_text

RECORDS = Path(__file__).parents[1] / "records"
ONE_OF_EACH = {"zen-garden": "all-five-boards", "hanging-gardens": "hidden-draw"}
"""A varied match of each game."""


def finished(game: str, name: str = "", *, identity: str = "", saved: object = 0, **keys: Any) -> Match:  # noqa: ANN401
    """Return a golden match of a game; ``keys`` replace those of its record."""
    (text,) = (RECORDS / game / f"{name or ONE_OF_EACH[game]}.jsonl").read_text("utf-8").splitlines()
    raw = {**json.loads(text), **keys, "hofgarten": {"saved": saved}}
    return from_text(identity or game, json.dumps(raw))


def seats(*people: str, **bots: str) -> list[dict[str, str]]:
    """Return a record's players: people, then bots as ``Name="bot"``."""
    return [{"name": name} for name in people] + [{"name": name, "bot": bot} for name, bot in bots.items()]


def shelf(*matches: Match, **texts: str) -> Library:
    """Return a library with matches, and with texts by id."""
    saves = {match.id: to_text(match) for match in matches} | texts
    return Library({identity: SavedMatch(identity, text) for identity, text in saves.items()})


def storage(*matches: Match, **texts: str) -> dict[str, str]:
    """Return the browser's storage with the same library."""
    return {PREFIX + identity: kept.text for identity, kept in shelf(*matches, **texts).kept.items()}
