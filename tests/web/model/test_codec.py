"""Link codes: size, round trips, and recognition of invalid codes."""

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from hofgarten.game import TERMINAL
from hofgarten.record import Record, read_record, replay_record, result, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE
from tests.kit.golden_matches import RECORDS, finished
from tests.kit.thorough import first_of
from web.app.model.links.codec import (
    MAX_CODE_LENGTH,
    MAX_RECORD_SIZE,
    VERSION,
    LinkError,
    _dictionary,
    codes_in,
    pack,
    public_part,
    unpack,
)
from web.app.model.match.match import PlayedMatch, new_match, play
from web.app.model.match.replay import stops
from web.app.model.match.serialize import from_text, to_text
from web.app.model.new_match_form import COLOURS, MAX_NAME_LENGTH

MOST = 2000
"""The maximum number of characters of a link to a match of four."""

GOLDEN = sorted(RECORDS.glob("*/*.jsonl"))
SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-"
LONGEST_NAMES = (
    "👨‍👩‍👧‍👦🧙🏽‍♀️🏴‍☠️🪷🦚🐉🪴🏯⛩️🎎🎏🐸🦋",
    "Æthelþryð-Ŵœßłø-Ñandú-🪷",
    "ขอบคุณมากครับผมสวนสวยงาม",
    "山水庭園宮廷庭師木石水砂門塔鶴橋牡丹梅竹松蘭菊蓮",
)


def golden(path: Path) -> Record:
    """Return a golden match."""
    return read_record(path.read_text("utf-8").strip())


@cache
def some_code(game: str) -> str:
    return pack(public_part(finished(game)))


def error_key(code: str) -> str:
    """Return the key of the error that a code causes, or an empty string."""
    try:
        unpack(code)
    except LinkError as error:
        return error.key
    return ""


def coded(data: bytes) -> str:
    """Return bytes as a code, without compression."""
    return VERSION + urlsafe_b64encode(data).decode().rstrip("=")


def deflated(data: bytes, game: str) -> bytes:
    """Return bytes compressed like a record."""
    packer = zlib.compressobj(9, zdict=_dictionary(game))
    return packer.compress(data) + packer.flush()


def compressed(data: bytes, game: str) -> str:
    """Return bytes as a code, compressed like a record."""
    return coded(deflated(data, game))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_golden_match_survives_a_round_trip(path: Path) -> None:
    record = golden(path)
    code = pack(record)
    assert unpack(code) == replace(record, result=None), "the result is not in the code"
    assert (code[0], set(code) <= set(SIGNS)) == (VERSION, True)
    assert len(code) < len(write_record(record)) / 2


@pytest.mark.parametrize("name", ["", "Ada 🪷", "\U0001f468\u200d\U0001f469\u200d\U0001f467", "<img>", '"\\', "\u202e"])
def test_any_player_name_survives_a_round_trip(name: str) -> None:
    record = finished(next(iter(GAMES))).record
    record = replace(record, players=({"name": name}, *record.players[1:]))
    assert unpack(pack(record)) == record


@pytest.mark.parametrize("game", GAMES)
def test_private_fields_are_not_in_the_link(game: str) -> None:
    match = finished(game)
    players = ({"name": "Ada", "colour": "red", "email": "ada@example.org"}, *match.record.players[1:])
    record = replace(match.record, players=players, extra={"seed": "7", "secret": [1]})
    match = replace(match, name="Mine", record=record, lines=(("a",),), review={"a": 1}, saved=5)
    match = replace(match, at=stops(match, match.at - 3)[-1])
    shown = public_part(match)
    assert (shown.extra, shown.players[0]) == ({"seed": "7"}, {"name": "Ada", "colour": "red"})
    assert (shown.events, shown.setup, shown.options) == (record.events[: match.at], record.setup, record.options)
    kept = from_text("m", write_record(shown))
    assert kept.states == match.states[: match.at + 1]
    assert "Mine" not in write_record(shown)
    assert to_text(replace(kept, saved=0)) != to_text(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_truncated_code_is_broken(game: str) -> None:
    code = some_code(game)
    for length in range(1, len(code)):
        assert error_key(code[:length]) == "broken"


@pytest.mark.parametrize("game", first_of(COMPLETE))
def test_a_code_with_one_changed_character_is_refused_or_equivalent(game: str) -> None:
    # In a game with very short moves two of them may be swapped: zlib's checksum does not notice every such swap.
    code = some_code(game)
    places = [(at, sign) for at in range(1, len(code)) for sign in SIGNS if sign != code[at]]
    changed = (f"{code[:at]}{sign}{code[at + 1 :]}" for at, sign in places)
    told = [other for other in changed if error_key(other) != "broken"]
    assert len(told) < len(code) / 4, "few codes are ambiguous"
    assert all(unpack(other) == unpack(code) for other in told)


@pytest.mark.parametrize(
    ("code", "key"),
    [
        *(
            (code, "broken")
            for code in ("", VERSION, "0abc", "-abc", "_abc", "1 abc", "1äbc", "1abc=", "abc", "zzzz", "2" * 16)
        ),
        ("1" * MAX_CODE_LENGTH, "broken"),
        *((code, "newer") for code in ("2" * 17, f"9-_{'x' * 14}", "Z" * 17, "a" * 17)),
        *((sign * (MAX_CODE_LENGTH + 1), "long") for sign in "12 "),
    ],
)
def test_invalid_codes_have_distinct_errors(code: str, key: str) -> None:
    assert error_key(code) == key


@pytest.mark.parametrize("before", ["", " ", "\n", "<", "(", "„", '"', " («"])
def test_punctuation_around_a_code_is_ignored(before: str) -> None:
    code = some_code(next(iter(GAMES)))
    record = unpack(code)
    for after in ("", " ", ".", ")", ").", ">", "\n", "…", "”,", "%20", "%3E.", "%20%0A", "!?"):
        assert (unpack(before + code + after), next(codes_in(before + code + after))) == (record, code), after


@pytest.mark.parametrize("game", GAMES)
def test_a_later_record_or_unknown_game_is_newer_and_a_bomb_or_a_code_with_a_rest_broken(game: str) -> None:
    text = write_record(finished(game).record)
    for record in (text.replace(game, "chess"), text.replace('"record":1', '"record":9')):
        assert error_key(compressed(record.encode(), game)) == "newer"
    bomb = compressed(b'{"record":1,"x":"' + b" " * 5_000_000 + b'"}', game)
    assert len(bomb) < MAX_CODE_LENGTH
    assert error_key(bomb) == "broken"
    spacious = write_record(finished(game).record).encode().ljust(MAX_RECORD_SIZE + 1)
    assert error_key(compressed(spacious, game)) == "broken"
    assert unpack(compressed(spacious[:MAX_RECORD_SIZE], game)) == finished(game).record
    assert error_key(coded(deflated(write_record(finished(game).record).encode(), game) + b"more")) == "broken"


def test_the_compression_dictionaries_never_change() -> None:
    published = {"zen-garden": 4209633510, "hanging-gardens": 940123015}
    sums = {game: zlib.adler32(_dictionary(game)) for game in published}
    assert sums == published, "a changed dictionary needs another VERSION"


def finished_matches() -> Iterator[PlayedMatch[Any]]:
    """Yield random finished matches of four with the longest names and the last options."""
    players = [
        {"name": name.ljust(MAX_NAME_LENGTH, "🪷")[:MAX_NAME_LENGTH], "colour": colour}
        for name, colour in zip(LONGEST_NAMES, COLOURS, strict=True)
    ]
    for rules, seed in product(GAMES.values(), "123"):
        seated, long = players[: max(rules.players)], f"{seed}-a-seed-as-long-as-any-can-be-typed-1234"
        match = new_match("m", rules, rules.variants()[-1], seated, long)
        while not match.over:
            move = match.game.random_move(match.state, Rng.of(seed, match.at))
            match = play(match, match.game.write_event(move))
        yield match


def test_a_finished_match_of_four_with_the_longest_names_fits_into_a_link() -> None:
    for match in finished_matches():
        code = pack(public_part(match))
        assert len(code) + len("https://somebody.example.org/some/where/hofgarten/#share/") <= MOST
        states = replay_record(unpack(code))
        assert match.game.to_move(states[-1]) == TERMINAL
        assert result(match.game, states[-1]) == result(match.game, match.state)
