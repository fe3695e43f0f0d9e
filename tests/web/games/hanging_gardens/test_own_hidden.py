"""A player's own hidden tiles count everywhere, and the last move names them. Rule H8.2."""

import re
from dataclasses import replace
from html import unescape
from typing import Any, Final

import pytest

from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS
from hofgarten.record import write_record
from tests.engine.golden import golden
from tests.web.games.hanging_gardens.playing import open_match
from tests.web.harness import Person
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.texts import Words

QUEENS: Final = ("hidden-draw", 100, 1, "queen", ["2", "15", "+1"])
"""Ben owns two queens, one of them hidden. A third starts a new series. Event 100 draws the hidden one."""

OWNED: Final = [
    QUEENS,
    ("waited-for-six", 52, 1, "statue", ["2", "3", "+17"]),
    ("merged-groups", 109, 0, "gate", ["4", "16", "0"]),
]
"""Golden match, number of events played, seat, kind of a hidden tile, and the seat's row in the dialog of the kind.

The row consists of the number of tiles, their points, and the gain of one more.
"""


def prepared(name: str, events: int, people: set[int]) -> PlayedMatch[Any]:
    """Return a golden match after some events. ``people`` are the seats of persons; the others are bots."""
    record = golden("hanging-gardens", name)
    players = tuple(
        player if seat in people else {**player, "bot": "greedy"} for seat, player in enumerate(record.players)
    )
    text = write_record(replace(record, players=players, events=record.events[:events], result=None))
    return from_text("0123456789abcdef", text)


def cells(html: str, name: str) -> list[str]:
    """Return the cell texts of the open dialog's first row with the given heading."""
    rows = html.partition("<dialog")[2].split("<tr")
    row = next(row for row in rows if re.search(rf"<th[^>]*>(?:<svg.*?</svg>)?(?:<span>)?{name}<", row, re.DOTALL))
    return [unescape(re.sub("<[^>]*>", "", cell)) for cell in re.findall(r"<td.*?</td>", row, re.DOTALL)]


def dialog_counts(person: Person, match: PlayedMatch[Any], seat: int, kind: str) -> tuple[list[str], str]:
    row = cells(person.do("dialog", name="tile", subject=kind)["html"], match.player(seat))
    column = cells(person.do("dialog", name="tiles")["html"], Words("en", "hanging-gardens").of("item", kind))[2 + seat]
    person.do("close")
    return row, column


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(("name", "events", "seat", "kind", "row"), OWNED)
def test_both_dialogs_count_own_hidden_tiles(name: str, events: int, seat: int, kind: str, row: list[str]) -> None:
    match = prepared(name, events, {seat})
    state: State = match.state
    assert state.seats[seat].open[KIND_NUMBERS[kind]] == int(row[0]) - 1
    assert dialog_counts(open_match(match), match, seat, kind) == (row, row[0])


@pytest.mark.rule("H8.2")
@pytest.mark.parametrize(("people", "number"), [({0}, 4), ({1}, 3), ({0, 1}, 3), (set[int](), 3)])
def test_the_board_counts_hidden_tiles_for_their_owner_alone(people: set[int], number: int) -> None:
    person = open_match(prepared("merged-groups", 109, people))
    gates = next(part for part in person.reply["html"].split('id="space-') if '"kind-gate"' in part)
    assert f"Ada: {number}, Ben: 1" in gates, "the accessible name"
    badges = gates.partition('class="shares"')[2]
    assert f'title="Ada: {number}, Ben: 1"' in badges
    assert re.findall(r"</svg>(\d+)</span>", badges) == [str(number), "1"]


@pytest.mark.rule("H8.1")
def test_the_replay_counts_only_tiles_known_at_the_time() -> None:
    name, events, seat, kind, row = QUEENS
    over = len(golden("hanging-gardens", name).events)
    for people, known in (({seat}, row[0]), ({0, 1}, "1"), ({0}, "1")):
        match = prepared(name, over, people)
        person = open_match(match)
        person.do("replay")
        person.do("replay-jump", at=events)
        assert dialog_counts(person, match, seat, kind)[1] == known
