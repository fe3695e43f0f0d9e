"""Nothing on the page depends on what whoever looks at it may not know. Rule H8.1."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from hofgarten.games.hanging_gardens.state import State
from hofgarten.record import conceal, replay
from hofgarten.rng import Rng
from tests.web.games.hanging_gardens.playing import PERSON, at_table, played_to
from web.app.model.match.match import Match, watcher

Step = tuple[str, dict[str, Any]]

CLOSE: Final[Step] = ("close", {})
STEPS: Final[Sequence[Step]] = (
    ("hand-over", {}),
    ("dialog", {"name": "cards"}),
    CLOSE,
    ("dialog", {"name": "tiles"}),
    CLOSE,
    *(("dialog", {"name": "tile", "subject": kind}) for kind in ("queen", "gate", "guard")),
    CLOSE,
    ("look", {"seat": 1}),
    ("look", {"seat": 0}),
    ("take", {"card": 0}),
    ("rotate", {"by": 1}),
    ("choose", {"space": 0}),
    ("cancel", {}),
    ("undo", {}),
    ("undo", {}),
    ("redo", {}),
)
"""What is done at both tables; what the position does not allow is refused at both."""


def concealed(match: Match) -> Match:
    """Return the same match as whoever is at the table knows it, all else dealt anew until hidden tiles differ."""
    for number in range(9):
        record = conceal(match.record, match.states, watcher(match), Rng(number))
        other = replace(match, record=record, states=replay(record))
        if hidden_tiles(other) != hidden_tiles(match):
            return other
    pytest.fail("nothing is hidden")


def hidden_tiles(match: Match) -> list[tuple[int, ...]]:
    """Return what every seat has drawn unseen."""
    state: State = match.state
    return [seat.hidden for seat in state.seats]


def steps_in(match: Match) -> Iterator[Step]:
    """Yield what is done: all of ``STEPS`` and the reasons for what computers did last."""
    yield from STEPS
    for at in range(match.at - 3, match.at):
        yield "dialog", {"name": "why", "subject": str(at)}


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("phase", range(3))
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_the_page_is_the_same_whatever_is_hidden(other: str, phase: int) -> None:
    match = played_to(
        lambda match: match.turn == 0 and match.state.phase == phase and bool(hidden_tiles(match)[1]), PERSON, other
    )
    tables = [at_table(match), at_table(concealed(match))]
    for name, parts in (("dialog", {"name": "keys"}), CLOSE, *steps_in(match)):
        true, dealt = (table.do(name, **parts) for table in tables)
        for key in ("html", "announce", "title"):
            assert true.get(key) == dealt.get(key), (name, parts, key)
