"""What the page keeps in the browser's storage: put there before a visit, or looked at after it."""

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
from tests.kit.waiting import stands, start_anew
from web.app.model.library import saved_matches as shelves
from web.app.model.match.match import Match, new_match, play
from web.app.model.match.serialize import from_text, to_text
from web.app.model.settings import KEY, VERSION

PEOPLE = ("Ada", "Ben")

FILL = """(entries) => {
    localStorage.clear();
    Object.entries(entries).forEach((entry) => localStorage.setItem(...entry));
}"""


NO_ROOM = """() => {
    window.usual = Storage.prototype.setItem;
    Storage.prototype.setItem = () => { throw new DOMException("", "QuotaExceededError"); };
}"""
ROOM = "() => { Storage.prototype.setItem = window.usual; }"


def settings(**values: str) -> str:
    """Return the text of settings that have been kept."""
    return json.dumps({"version": VERSION, **values})


AT_ONCE = settings(speed="instant")
"""Settings of somebody who does not want to be shown a computer's move."""


def keep(page: Page, site: str, *matches: Match, wishes: str = AT_ONCE, **texts: str) -> None:
    """Leave things in the browser's storage, as an earlier visit would have.

    ``wishes`` is the text of the settings, ``texts`` are saves by the match's id.
    """

    def blank(route: Route) -> None:
        route.fulfill(body="<!doctype html><title>Blank</title>", content_type="text/html")

    entries = entries_of(*matches, wishes=wishes, **texts)
    page.route(f"{site}blank", blank)
    page.goto(f"{site}blank")
    page.evaluate(FILL, entries)


@contextmanager
def no_room(page: Page) -> Iterator[None]:
    """Let the browser's storage be full meanwhile."""
    page.evaluate(NO_ROOM)
    yield
    page.evaluate(ROOM)


def revisit(page: Page, site: str, *matches: Match, place: str = "", wishes: str = AT_ONCE, **texts: str) -> None:
    """Open the page with what an earlier visit has left in the browser's storage, as ``keep`` leaves it.

    Where Python is there already, it begins anew.
    """
    if stands(page, site):
        start_anew(page, entries_of(*matches, wishes=wishes, **texts), place)
    else:
        keep(page, site, *matches, wishes=wishes, **texts)
        page.goto(f"{site}{place}")


def entries_of(*matches: Match, wishes: str = AT_ONCE, **texts: str) -> dict[str, str]:
    """Return what the browser's storage holds, by key, when it holds what ``keep`` puts there."""
    saves = {match.id: to_text(match) for match in matches} | texts
    return {KEY: wishes} | {shelves.PREFIX + identity: text for identity, text in saves.items()}


def kept(page: Page) -> dict[str, str]:
    """Return the texts of the kept matches by id."""
    entries: dict[str, str] = page.evaluate("Object.fromEntries(Object.entries(localStorage))")
    return {key.removeprefix(shelves.PREFIX): text for key, text in entries.items() if key.startswith(shelves.PREFIX)}


def address(page: Page) -> str:
    """Return the page's address; Playwright's own memory of it misses steps back in Firefox."""
    there: str = page.evaluate("location.href")
    return there


def saved(page: Page) -> Match:
    """Return the match on the page's table, as it has been kept."""
    identity = address(page).rpartition("#match/")[2]
    return from_text(identity, kept(page)[identity])


def any_move(match: Match) -> Move:
    """Return a legal move that chance chooses, always the same in the same position of a match."""
    move: Move = match.game.random_move(match.state, Rng.of(match.seed, "test", match.at))
    return move


def best_move(match: Match) -> Move:
    """Return what a player would do who takes the best at once."""
    move: Move = BOTS["greedy"](match.game, match.state, match.turn, Rng.of(match.seed, match.at))
    return move


def begun(
    game: str,
    options: Mapping[str, object],
    *,
    identity: str = "prepared",
    bots: Mapping[int, str] | None = None,
    names: Sequence[str] = PEOPLE,
    seed: str = "7",
) -> Match:
    """Return a match in which nobody has moved yet; ``bots`` has the seats of computers."""
    players: list[dict[str, Any]] = [{"name": name} for name in names]
    for seat, bot in (bots or {}).items():
        players[seat]["bot"] = bot
    return new_match(identity, GAMES[game], dict(options), players, seed)


def a_match(
    turns: int = 0,
    mover: Callable[[Match], Move] = any_move,
    *,
    identity: str = "prepared",
    bots: Mapping[int, str] | None = None,
    level: int = 1,
    names: Sequence[str] = PEOPLE,
    seed: str = "7",
) -> Match:
    """Return a match that has been played for some turns, to its end if there are not so many."""
    options = {"boards": list(range(1, level + 1))}
    match = begun("zen-garden", options, identity=identity, bots=bots, names=names, seed=seed)
    for _ in range(turns):
        if not match.over:
            match = play(match, match.game.write_event(mover(match)))
    return match


def with_review(match: Match, review: object) -> Match:
    """Return a match with what a review has found out about it."""
    return replace(match, review=review)
