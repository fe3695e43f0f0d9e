"""Ask bots for moves, in the page's worker and in this Python: time and amount of work."""

import json
from collections.abc import Iterator
from dataclasses import replace
from time import perf_counter
from typing import Final

from playwright.sync_api import Page

from bench.count_evaluations import evaluations
from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.play_match import play
from hofgarten.record import write
from hofgarten.registry import GAMES
from web.app.model.match.bot_protocol import answers, bot_move_request, position
from web.app.model.match.match import Match, go_to
from web.app.model.match.serialize import from_text
from web.app.model.messages import MoveRequest

UNLIMITED: Final = 10**9

_ASK: Final = """async (text) => {
    const bridge = document.querySelector("script[type=module][src$='main.js']");
    const { ask } = await import(new URL("workers/bot_workers.js", bridge.src).href);
    const begin = performance.now();
    const action = await ask(JSON.parse(text));
    return [performance.now() - begin, action.event];
}"""


def positions(game: str, every: int) -> Iterator[Match]:
    """Yield some positions of a match of masters, for each number of players; a player is to move in each."""
    rules = GAMES[game]
    for players in rules.players:
        master = load_opponent("master")
        record = play(rules, rules.variants()[-1], [master] * players, "thinking", players).record
        match = from_text(f"thinking{players}", write(record))
        yield from (go_to(match, at) for at in range(0, match.at, every) if rules.to_move(match.states[at]) >= 0)


def request_for(match: Match, level: str) -> MoveRequest:
    """Return the bot request for a level in a position, without a time limit."""
    players = tuple({**player, "bot": level} for player in match.record.players)
    played = replace(match, record=replace(match.record, players=players))
    return bot_move_request(played, 1, "secret") | {"limit": UNLIMITED}


def in_page(page: Page, what: MoveRequest) -> tuple[float, str]:
    """Return the milliseconds of the page's worker for its answer, and the move."""
    spent, event = page.evaluate(_ASK, json.dumps(what))
    return spent, event


def in_cpython(what: MoveRequest) -> tuple[float, str]:
    """Return the milliseconds of this Python for the same request, and the move."""
    begin = perf_counter()
    *_, action = answers(what)
    return 1000 * (perf_counter() - begin), action["event"]


def evaluations_of(what: MoveRequest) -> int:
    """Return the number of value function calls for the same request, equal on every machine."""
    game, view, seat, rng, bot = position(what)
    return evaluations(bot, game, view, seat, rng)
