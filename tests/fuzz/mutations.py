"""Damaged golden records, and damaged values of everything else that is saved or sent."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from hypothesis import settings, strategies as st

from tests.kit.hostile import TEXTS
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


def share(percent: int) -> settings:
    """Return settings for a percentage of the examples: tests that render whole pages get fewer."""
    return settings(max_examples=max(1, settings().max_examples * percent // 100))


@cache
def golden() -> tuple[str, ...]:
    """Return the texts of all golden records."""
    return tuple(path.read_text("utf-8").strip() for path in sorted(RECORDS.glob("*/*.jsonl")))


@st.composite
def records(draw: st.DrawFn) -> str:
    """Return a golden record that is truncated or changed in some places, or rarely valid."""
    raw = json.loads(draw(st.sampled_from(golden())))
    events = raw["events"]
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
    """Change, duplicate or remove one value somewhere in an object or an array."""
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
        match draw(st.sampled_from(["change", "remove", "double", "swap"])):
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
    for _ in range(draw(st.integers(0, 3))):
        begin = draw(st.integers(0, len(text)))
        end = begin + draw(st.sampled_from([0, 0, 1, 5, 500]))
        text = text[:begin] + draw(st.sampled_from(["", "[", "]", '"', "\\", ",", "\n", "\0", *TEXTS[:6]])) + text[end:]
    return draw(st.just(text) | st.text() | st.sampled_from(TEXTS))
