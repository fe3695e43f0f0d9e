"""Looking back at a match of The Hanging Gardens shows and tells no more than could be known then. Rule H8.1."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from hofgarten.games.hanging_gardens.state import State
from tests.web.games.hanging_gardens.playing import NAMES, PERSON, at_table, played_to
from tests.web.games.hanging_gardens.test_secrets import Step, concealed, hidden_tiles
from tests.web.harness import Person
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match, watcher
from web.app.model.match.replay import branched, stops
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import LOG_PLACE, MATCH_PLACE

RECORDS = Path(__file__).parents[3] / "records" / "hanging-gardens"
EVERY = 9
"""Of so many positions one is looked at, and all of those in which something hidden has just been drawn."""


def looked_at(match: Match) -> Sequence[int]:
    """Return the positions that a test looks at."""
    found = stops(match, match.at)
    return [at for at in found if at % EVERY == 0 or drawn_in(match, at) or at == found[-1]]


def drawn_in(match: Match, at: int) -> bool:
    """Say whether a hidden tile has just been drawn."""
    return at > 0 and held(match.states[at]) > held(match.states[at - 1])


def held(state: State) -> int:
    """Return how many hidden tiles all have."""
    return sum(len(seat.hidden) for seat in state.seats)


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_a_running_match_tells_nothing_hidden_at_any_position(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and bool(hidden_tiles(match)[1]), PERSON, other)
    tables = [at_table(match), at_table(concealed(match))]
    read: list[Step] = [("read", {"part": part}) for part in ("garden", "moves", "score")]
    for table in tables:
        table.do("look-back")
    for at in looked_at(match):
        steps: list[Step] = [("past", {"at": at}), ("look", {"seat": 1}), ("dialog", {"name": "tiles"}), ("close", {})]
        for name, parts in (*steps, *read):
            true, dealt = (table.do(name, **parts) for table in tables)
            for key in ("html", "announce", "title"):
                assert true.get(key) == dealt.get(key), (at, name, parts, key)


@pytest.mark.rule("H8.1")
def test_of_a_finished_match_each_position_is_shown_as_it_was_known_then() -> None:
    match = from_text("0123456789abcdef", (RECORDS / "hidden-draw.jsonl").read_text("utf-8"))
    people = tuple({"name": NAMES[seat]} for seat in range(len(match.record.players)))
    match = replace(match, record=replace(match.record, players=people))
    kept = {f"{PREFIX}{match.id}": to_text(match)}
    person = Person(storage=kept, place=f"{MATCH_PLACE}{match.id}{LOG_PLACE}")
    backs = {at: "#kind-back" in person.do("past", at=at)["html"] for at in looked_at(match) if held(match.states[at])}
    assert backs.pop(match.at) is False, "at the end all is open"
    assert set(backs.values()) == {True}


@pytest.mark.rule("H8.1")
@pytest.mark.parametrize("other", [PERSON, "greedy"])
def test_playing_on_from_a_running_match_tells_no_hidden_tile(other: str) -> None:
    match = played_to(lambda match: match.turn == 0 and bool(hidden_tiles(match)[1]), PERSON, other)
    deals = [branched(one, match.at, "new", "") for one in (match, concealed(match))]
    assert deals[0].states == deals[1].states, "what is dealt anew does not depend on what was hidden"
    view = match.game.observe
    assert view(deals[0].state, watcher(match)) == view(match.state, watcher(match))
    assert deals[0].state.stack != match.state.stack
    assert deals[0].state.deck != match.state.deck
