"""Damaged golden records and positions, and damaged values of everything else that is saved or sent."""

import json
import zlib
from base64 import urlsafe_b64encode
from functools import cache
from pathlib import Path
from typing import Any, Final

from hypothesis import strategies as st

from hofgarten.record import positions as positions_of, read_record
from hofgarten.registry import GAMES
from tests.kit.hostile import TEXTS
from web.app.model.links import codec
from web.app.model.match.serialize import EXTRA

RECORDS: Final = Path(__file__).parents[1] / "records"

NUMBERS: Final = st.sampled_from([-1, 0, 1, 2, 9, 2**31, 2**53, 10**30, 0.5, -0.0]) | st.integers() | st.floats()
SCALARS: Final = st.none() | st.booleans() | NUMBERS | st.text(max_size=20) | st.sampled_from(TEXTS)
VALUES: Final = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
"""All JSON values, and the extensions that Python's JSON parser accepts."""

GRAMMAR: Final = ' -/:,|~?.=+#%&@0123456789TPAFtpafQKGSCEagspuPtwBsanwse[]{}"\\\n\0'
"""The signs of the games' notations, of JSON, and of addresses."""

FOREIGN: Final = tuple(map(chr, range(0x80, 0x20000)))
"""Signs of the planes that have letters with two cases, and digits."""
DIGITS: Final = tuple(sign for sign in FOREIGN if sign.isdigit())
ODD_DIGITS: Final = tuple(sign for sign in DIGITS if not sign.isdecimal())
"""Digits that are part of no number: superscript, circled."""

LETTERS: Final = tuple(sign for sign in FOREIGN if sign.upper().isascii() or sign.lower().isascii())
"""Letters that are one of ours in the other case."""

SIGNS: Final = st.one_of(*map(st.sampled_from, (GRAMMAR, DIGITS, ODD_DIGITS, LETTERS, TEXTS[:6])), st.characters())
"""Signs of the grammars, those that are taken for one, and any others."""


@cache
def golden() -> tuple[str, ...]:
    """Return the texts of all golden records."""
    return tuple(path.read_text("utf-8").strip() for path in sorted(RECORDS.glob("*/*.jsonl")))


@st.composite
def changed(draw: st.DrawFn, text: str) -> str:
    """Return a text in which some signs are lost, replaced or inserted."""
    for _ in range(draw(st.integers(1, 3))):
        begin = draw(st.integers(0, len(text)))
        end = begin + draw(st.sampled_from([0, 0, 1, 1, 5, 500]))
        text = text[:begin] + draw(st.just("") | SIGNS) + text[end:]
    return text


@cache
def states(record: str) -> list[Any]:
    """Return all positions of a golden record."""
    return list(positions_of(read_record(record.splitlines()[0])))


@st.composite
def positions(draw: st.DrawFn) -> str:
    """Return the notation of a position of a golden match, or of a view of it; mostly damaged."""
    record = draw(st.sampled_from(golden()))
    game, state = GAMES[json.loads(record)["game"]], draw(st.sampled_from(states(record)))
    viewer = draw(st.sampled_from([None, -3, *game.seats(state)]))
    text: str = game.write_position(state if viewer is None else game.observe(state, viewer))
    if draw(st.booleans()):
        fields = text.split(" ")
        one, other = (draw(st.integers(0, len(fields) - 1)) for _ in range(2))
        fields[one] = fields[other] if draw(st.booleans()) else draw(changed(fields[other]))
        text = " ".join(fields)
    return draw(st.just(text) | changed(text))


@st.composite
def records(draw: st.DrawFn) -> str:
    """Return a golden record that is truncated or changed in some places, or rarely valid."""
    raw = json.loads(draw(st.sampled_from(golden())))
    events = raw["events"]
    if draw(st.integers(0, 2)) == 0:
        raw |= {"record": 2, "position": draw(positions())}
        del raw["setup"]
    if draw(st.booleans()):
        raw.pop("result", None)
        raw["events"] = events[: draw(st.integers(0, len(events)))]
    if draw(st.booleans()):
        raw[EXTRA] = draw(ours(events))
    for _ in range(draw(st.integers(0, 3))):
        damage(draw, raw)
    return json.dumps(raw)


def ours(events: list[str]) -> st.SearchStrategy[dict[str, Any]]:
    """Return values of our own key of a record, some of them invalid."""
    lines = st.lists(st.integers(0, len(events)).map(lambda end: events[:end]), max_size=3)
    known = {
        "name": st.text(max_size=20),
        "saved": NUMBERS,
        "undone": st.integers(0, 9).map(lambda end: events[:end]),
        "lines": lines,
        "review": VALUES,
        "link": st.fixed_dictionaries({"seat": NUMBERS, "sent": NUMBERS, "heard": NUMBERS}),
        "id": st.sampled_from(["0123456789abcdef", "x"]),
        "from": st.integers(-1, 4),
        "version": NUMBERS,
    }
    return st.fixed_dictionaries({}, optional={key: value | VALUES for key, value in known.items()})


def damage(draw: st.DrawFn, raw: Any) -> None:
    """Change, duplicate or remove one value or some of its letters, somewhere in an object or an array."""
    node = raw
    while True:
        keys: list[Any] = [*node] if isinstance(node, dict) else [*range(len(node))]
        if not keys:
            return
        key = draw(st.sampled_from(keys))
        inner = node[key]
        if isinstance(inner, dict | list) and inner and draw(st.integers(0, 3)):
            node = inner
            continue
        match draw(st.sampled_from(["change", "remove", "double", "swap", "letters"])):
            case "letters" if isinstance(inner, str):
                node[key] = draw(changed(inner))
            case "remove":
                del node[key]
            case "double" if isinstance(node, list):
                node.insert(key, inner)
            case "swap" if isinstance(node, list):
                other = draw(st.integers(0, len(node) - 1))
                node[key], node[other] = node[other], inner
            case _:
                node[key] = draw(VALUES)
        return


@st.composite
def texts(draw: st.DrawFn) -> str:
    """Return the text of a record with letters lost, duplicated or inserted; or any text."""
    text = draw(records())
    return draw(st.just(text) | changed(text) | st.text() | st.sampled_from(TEXTS))


def packed(text: str, game: str) -> str:
    """Return the code of any text, compressed as another program might do it."""
    packer = zlib.compressobj(zdict=codec._dictionary(game))
    data = packer.compress(text.encode(errors="replace")) + packer.flush()
    return codec.VERSION + urlsafe_b64encode(data).decode().rstrip("=")


CODES: Final = (
    st.builds(packed, texts(), st.sampled_from([*GAMES]))
    | st.text()
    | st.binary().map(lambda data: codec.VERSION + urlsafe_b64encode(data).decode())
)
"""Codes of links, mostly of damaged records."""

PLIES: Final = st.sampled_from(["", "/", "/0", "/7", "/9999", "/-1", "/²", "/x", "/1/2"]) | st.text(max_size=5)
"""Texts after a code: the first position to show."""
