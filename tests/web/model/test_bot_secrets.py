"""A user bot can reach neither the match's seed nor hidden information."""

import gc
import json
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import pytest

from hofgarten.bots import BOTS
from hofgarten.record import read_record, redact, replay_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import RECORDS, finished
from tests.kit.user_bots import GOOD, sent
from tests.web.harness import Person, answer
from web.app.model.library.saved_matches import PREFIX as MATCHES
from web.app.model.match.bot_protocol import bot_move_request, position
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text, to_text
from web.app.model.user_files.user_bots import PREFIX, File, write as kept_bot

SEED, ID, MOVES = "four score", "00000000000000a1", 16
PURPOSES = ("deal", "shuffle", "bot", "hint", "review", "conceal", "instead", "reply")
"""The purposes for which the page draws, or drew, random numbers from a match's seed."""


@cache
def running(game: str) -> PlayedMatch[Any]:
    """Return the match, among some in which a user bot is to move, in which most is hidden from it."""
    found = []
    for name in [path.stem for path in sorted((RECORDS / game).glob("*.jsonl"))] or [""]:
        whole = finished(game, name).record
        players = (whole.players[0], {"name": "Mine", "bot": "own:Mine"}, *whole.players[2:])
        whole = replace(whole, players=players, result=None, extra={"seed": SEED})
        length = len(whole.events)
        for at in range(min(MOVES, length // 2), length, max(length // 12, 1)):
            match = from_text(ID, write_record(replace(whole, events=whole.events[:at])))
            if match.turn == 1:
                found.append(match)
    match = max(found, key=lambda match: len(hidden(match)))
    if match.game.observe(match.state, 1) == match.state:
        pytest.skip("this game hides no information")
    return match


def redealt(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Return a match with the same view for the bot, but with another seed and other hidden information."""
    record = redact(match.record, match.states, 1, Rng.of("dealt anew"))
    record = replace(record, extra={**record.extra, "seed": "another"})
    return replace(match, record=record, states=replay_record(record))


def bot_request(match: PlayedMatch[Any], entropy: str = "5e") -> dict[str, Any]:
    """Return the request that the page sends to the bot when the match is opened."""
    bot = kept_bot(File("Mine.py", str(sent("Mine.py", GOOD)["content"])))
    storage = {PREFIX + "Mine": bot, MATCHES + match.id: to_text(match)}
    ask = Person(storage=storage, place=f"#match/{match.id}", entropy=entropy).reply["bot_request"]
    assert "bot" in ask
    return dict(ask)


def reachable(*roots: object) -> Iterator[object]:
    """Yield all data reachable from some objects, without types, modules and functions."""
    waiting, known = list(roots), set[int]()
    kept = list[object]()
    while waiting:
        one = waiting.pop()
        if id(one) in known or isinstance(one, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            continue
        known.add(id(one))
        kept.append(one)  # so that no other object gets its id
        yield one
        waiting += gc.get_referents(one)


def plain(value: object) -> object:
    """Return a value for comparison: lists become tuples."""
    return tuple(map(plain, value)) if isinstance(value, (list, tuple)) else value


def hidden(match: PlayedMatch[Any]) -> list[object]:
    true, other = match.record, redealt(match)
    fields = list(zip(fields_of(match.state), fields_of(other.state), strict=True))
    pairs = [
        *fields,
        *((one, two) for pair in fields if isinstance(pair[0], tuple) for one, two in zip(*pair, strict=False)),
        *((value, other.record.setup[key]) for key, value in true.setup.items()),
        *zip(true.events, other.record.events, strict=True),
    ]
    return [plain(one) for one, two in pairs if one != two and isinstance(one, (str, tuple, list)) and len(one) > 1]


def fields_of(state: Any) -> list[Any]:
    """Return the fields of a position."""
    return [getattr(state, name) for name in state.__match_args__]


@pytest.mark.parametrize("game", COMPLETE)
def test_a_bot_can_reach_neither_the_seed_nor_hidden_information(game: str) -> None:
    match = running(game)
    message = json.loads(json.dumps(bot_request(match)))
    given = position(message)
    reached = list(reachable(message, given, read_record(message["record"]), message["record"]))
    texts = [one for one in reached if isinstance(one, str)]
    assert any(one is given.view for one in reached)
    assert not [one for one in texts if SEED in one]
    secrets = hidden(match)
    assert secrets
    assert not [one for one in reached if plain(one) in secrets]
    assert not [one for one in texts for secret in secrets if isinstance(secret, str) and secret in one]
    drawn = {Rng.of(SEED, purpose, match.at).bits() for purpose in PURPOSES}
    drawn |= {Rng.of(SEED, purpose, seat, match.at).bits() for purpose, seat in product(PURPOSES, range(4))}
    numbers = {one for one in reached if isinstance(one, int)} | {int(one) for one in texts if one.isdecimal()}
    assert int(message["rng_seed"]) in numbers
    assert not numbers & drawn


@pytest.mark.parametrize("game", GAMES)
def test_a_request_depends_on_the_pages_secret_but_not_on_the_seed_or_hidden_information(game: str) -> None:
    match = running(game)
    other = redealt(match)
    assert other.state != match.state
    assert bot_request(match) == bot_request(other) == bot_request(match)
    one, with_other_secret = bot_request(match), bot_request(match, "5f")
    assert [one[part] != with_other_secret[part] for part in ("rng_seed", "record")] == [True, True]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", BOTS)
def test_built_in_bots_depend_on_the_seed_but_not_on_the_pages_secret(game: str, bot: str) -> None:
    match = running(game)
    players = tuple({**player, "bot": bot} for player in match.record.players)
    match = replace(match, record=replace(match.record, players=players))
    one, other = bot_move_request(match, 1, "one"), bot_move_request(match, 1, "other")
    assert (one["rng_seed"], answer(one)) == (str(Rng.of(SEED, "bot", 1, match.at).bits()), answer(other))
