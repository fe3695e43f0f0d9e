"""Finished matches, for tests."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from hofgarten.cli.selfplay import play
from hofgarten.record import write_record
from hofgarten.registry import GAMES
from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text, to_text
from web.app.model.new_match_form import COLOURS

RECORDS = Path(__file__).parents[1] / "records"


def finished(game: str, name: str = "", *, identity: str = "", saved: object = 0, **keys: Any) -> PlayedMatch[Any]:
    """Return a golden match of a game; ``keys`` replace those of its record.

    Without a name it is the first one by name, or a match of greedy players if the game has none.
    """
    named = RECORDS / game / f"{name}.jsonl" if name else min((RECORDS / game).glob("*.jsonl"), default=None)
    text = named.read_text("utf-8") if named else _of_people(game, 2)
    raw = {**json.loads(text), **keys, "hofgarten": {"saved": saved}}
    raw["players"] = _coloured(raw["players"])
    return from_text(identity or game, json.dumps(raw))


def _coloured(players: Iterable[dict[str, str]]) -> list[dict[str, str]]:
    """Return players with colours, as the page writes them: others are not of people at this device."""
    return [{"colour": colour, **player} for colour, player in zip(COLOURS, players, strict=False)]


def played_out(game: str, players: Sequence[dict[str, str]], *, identity: str = "") -> PlayedMatch[Any]:
    """Return a finished match of these players, in which all moves are those of greedy players."""
    raw = {**json.loads(_of_people(game, len(players))), "players": _coloured(players)}
    return from_text(identity or game, json.dumps(raw))


@cache
def _of_people(game: str, players: int) -> str:
    """Return the record of a match of greedy players as one of people."""
    rules = GAMES[game]
    record = play(rules, rules.options_from_flags({}), ["greedy"] * players, "golden", players)
    people = tuple({"name": f"Player {number + 1}"} for number in range(players))
    return write_record(replace(record, players=people, extra={"seed": record.extra["seed"]}))


def seats(*people: str, **bots: str) -> list[dict[str, str]]:
    """Return a record's players: people, then bots as ``Name="bot"``."""
    return [{"name": name} for name in people] + [{"name": name, "bot": bot} for name, bot in bots.items()]


def shelf(*matches: PlayedMatch[Any], **texts: str) -> Library:
    """Return a library with matches, and with texts by id."""
    saves = {match.id: to_text(match) for match in matches} | texts
    return Library({identity: SavedMatch(identity, text) for identity, text in saves.items()})


def storage(*matches: PlayedMatch[Any], **texts: str) -> dict[str, str]:
    """Return the browser's storage with the same library."""
    return {PREFIX + identity: kept.text for identity, kept in shelf(*matches, **texts).matches.items()}
