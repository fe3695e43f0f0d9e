"""The page does not depend on information hidden from its viewer. Rule H8.1."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pytest

from hofgarten.games.hanging_gardens.state import State
from hofgarten.record import redact, replay_record
from hofgarten.rng import Rng
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to
from web.app.model.match.match import PlayedMatch, viewer_seat

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
    ("show-garden", {"seat": 1}),
    ("show-garden", {"seat": 0}),
    ("take", {"card": 0}),
    ("rotate", {"by": 1}),
    ("choose", {"space": 0}),
    ("cancel", {}),
    ("undo", {}),
    ("undo", {}),
    ("redo", {}),
)
"""Actions sent to both pages. Both refuse an action that the position does not allow."""


def with_redealt_secrets(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Return the same match with the hidden information dealt again until hidden tiles differ."""
    for number in range(9):
        record = redact(match.record, match.states, viewer_seat(match), Rng(number))
        other = replace(match, record=record, states=replay_record(record))
        if hidden_tiles(other) != hidden_tiles(match):
            return other
    pytest.fail("the match has no hidden information")


def hidden_tiles(match: PlayedMatch[Any]) -> list[tuple[int, ...]]:
    state: State = match.state
    return [seat.hidden for seat in state.seats]


def steps_in(match: PlayedMatch[Any]) -> Iterator[Step]:
    """Yield ``STEPS`` and the explanation dialogs of the last bot moves."""
    yield from STEPS
    for at in range(match.at - 3, match.at):
        yield "dialog", {"name": "explanation", "subject": str(at)}


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("phase", range(3))
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_the_page_is_the_same_for_any_hidden_information(other: str, phase: int) -> None:
    match = played_to(
        lambda match: match.turn == 0 and match.state.phase == phase and bool(hidden_tiles(match)[1]), PERSON, other
    )
    pages = [open_match(match), open_match(with_redealt_secrets(match))]
    for name, parts in (("dialog", {"name": "keys"}), CLOSE, *steps_in(match)):
        original, redealt = (page.do(name, **parts) for page in pages)
        for key in ("html", "announce", "title"):
            assert original.get(key) == redealt.get(key), (name, parts, key)
