"""The page's entries in the browser's storage: written before a visit, or read after it."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, Route

from hofgarten.bots import BOTS
from hofgarten.games.zen_garden.state import Move
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.waiting import is_open, restart
from web.app.model.library import saved_matches
from web.app.model.match.match import PlayedMatch, new_match, play
from web.app.model.match.serialize import from_text, to_text
from web.app.model.new_match_form import COLOURS
from web.app.model.settings import KEY, VERSION

PEOPLE = ("Ada", "Ben")

FILL = """(entries) => {
    localStorage.clear();
    Object.entries(entries).forEach((entry) => localStorage.setItem(...entry));
}"""


BLOCK_WRITES = """() => {
    window.usual = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
ALLOW_WRITES = "() => { Storage.prototype.setItem = window.usual; }"


def settings(**values: str) -> str:
    """Return the text of saved settings."""
    return json.dumps({"version": VERSION, **values})


AT_ONCE = settings(speed="instant", rating="off")
"""Settings without animation of bot moves, and without reviews in the background, which would slow down other tests."""


def open_blank(page: Page, site: str) -> None:
    """Open a page of the site without any script."""

    def blank(route: Route) -> None:
        route.fulfill(body="<!doctype html><title>Blank</title>", content_type="text/html")

    page.route(f"{site}blank", blank)
    page.goto(f"{site}blank")


def seed_storage(page: Page, site: str, *matches: PlayedMatch[Any], preferences: str = AT_ONCE, **texts: str) -> None:
    """Fill the browser's storage as an earlier visit would have.

    ``preferences`` is the text of the settings, ``texts`` are saves by match id.
    """
    entries = entries_of(*matches, preferences=preferences, **texts)
    open_blank(page, site)
    page.evaluate(FILL, entries)


@contextmanager
def full_storage(page: Page) -> Iterator[None]:
    """Simulate a full storage in the browser."""
    page.evaluate(BLOCK_WRITES)
    yield
    page.evaluate(ALLOW_WRITES)


def revisit(
    page: Page, site: str, *matches: PlayedMatch[Any], place: str = "", preferences: str = AT_ONCE, **texts: str
) -> None:
    """Open the page with a storage filled by ``seed_storage``.

    If Python is running in the page already, it is restarted without a reload.
    """
    if is_open(page, site):
        restart(page, entries_of(*matches, preferences=preferences, **texts), place)
    else:
        seed_storage(page, site, *matches, preferences=preferences, **texts)
        page.goto(f"{site}{place}")


def entries_of(*matches: PlayedMatch[Any], preferences: str = AT_ONCE, **texts: str) -> dict[str, str]:
    """Return the storage entries that ``seed_storage`` writes, by key."""
    saves = {match.id: to_text(match) for match in matches} | texts
    return {KEY: preferences} | {saved_matches.PREFIX + identity: text for identity, text in saves.items()}


def saved_texts(page: Page) -> dict[str, str]:
    """Return the texts of the saved matches by id."""
    entries: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {
        key.removeprefix(saved_matches.PREFIX): text
        for key, text in entries.items()
        if key.startswith(saved_matches.PREFIX)
    }


def address(page: Page) -> str:
    """Return the page's address. Playwright's own value misses steps back in Firefox."""
    there: str = page.evaluate("location.href")
    return there


def saved(page: Page) -> PlayedMatch[Any]:
    """Return the open match as it has been saved."""
    identity = address(page).rpartition("#match/")[2]
    return from_text(identity, saved_texts(page)[identity])


def any_move(match: PlayedMatch[Any]) -> Move:
    """Return a random legal move, always the same in the same position of a match."""
    move: Move = match.game.random_move(match.state, Rng.of(match.seed, "test", match.at))
    return move


def best_move(match: PlayedMatch[Any]) -> Move:
    """Return the best move by prior value."""
    move: Move = BOTS["greedy"](match.game, match.state, match.turn, Rng.of(match.seed, match.at))
    return move


def seeded_match(
    game: str,
    options: Mapping[str, object],
    *,
    identity: str = "prepared",
    bots: Mapping[int, str] | None = None,
    names: Sequence[str] = PEOPLE,
    seed: str = "7",
) -> PlayedMatch[Any]:
    """Return a match without moves; ``bots``: seat -> bot."""
    players: list[dict[str, Any]] = [
        {"name": name, "colour": colour} for name, colour in zip(names, COLOURS, strict=False)
    ]
    for seat, bot in (bots or {}).items():
        players[seat]["bot"] = bot
    return new_match(identity, GAMES[game], dict(options), players, seed)


def a_match(
    turns: int = 0,
    mover: Callable[[PlayedMatch[Any]], Move] = any_move,
    *,
    identity: str = "prepared",
    bots: Mapping[int, str] | None = None,
    level: int = 1,
    names: Sequence[str] = PEOPLE,
    seed: str = "7",
) -> PlayedMatch[Any]:
    """Return a match played for this many turns, or to its end."""
    options = {"boards": list(range(1, level + 1))}
    match = seeded_match("zen-garden", options, identity=identity, bots=bots, names=names, seed=seed)
    for _ in range(turns):
        if not match.over:
            match = play(match, match.game.write_event(mover(match)))
    return match


def with_review(match: PlayedMatch[Any], review: object) -> PlayedMatch[Any]:
    """Return a match with the findings of a review."""
    return replace(match, review=review)
