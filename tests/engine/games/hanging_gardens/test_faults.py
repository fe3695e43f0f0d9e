"""Every illegal event of a record is refused with its place and rule."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, State
from hofgarten.record import Record, RecordError, replay, verify
from tests.engine.games.hanging_gardens.positions import moves
from tests.kit.hanging_gardens_bots import match

RECORD = match(2, "builder")
"""A whole match in which all temples are placed before the end, so that some move."""

LINE = replay(RECORD)


def where(wanted: Callable[[str], bool]) -> int:
    """Return the index of the first event that satisfies a condition."""
    return next(index for index, event in enumerate(RECORD.events) if wanted(event))


def position_where(wanted: Callable[[State], bool]) -> int:
    """Return the index of the first event whose previous position satisfies a condition."""
    return next(index for index, state in enumerate(LINE) if wanted(state))


FIRST_TEMPLE = where(lambda event: event.startswith("temple"))
FIRST_MOVED = where(lambda event: " from " in event)
FIRST_TILE = where(lambda event: event.startswith("tile"))
SECOND_CARD = where(lambda event: event.startswith("lay")) + 1
SMALL_GROUP = position_where(lambda state: state.reach == 2)
ANOTHER = next(event for event in moves(LINE[FIRST_MOVED]) if event != RECORD.events[FIRST_MOVED])


def temple_covered() -> tuple[int, str]:
    """Return the index of an event and a lay that would cover a temple there."""
    for index, state in enumerate(LINE):
        seat = HANGING_GARDENS.to_move(state)
        if state.phase == LAY and seat >= 0 and state.seats[seat].plot.temples:
            card = next(number for number, card in enumerate(state.cards, start=1) if card >= 0)
            x, y = next(square for square in squares_with_temples(RECORD.events[:index], seat))
            return index, f"lay {card} {x},{y} 0"
    raise AssertionError


def squares_with_temples(events: tuple[str, ...], seat: int) -> list[tuple[int, int]]:
    """Return the squares of a seat's temples according to the record."""
    places = [
        event.split(" ")[1].split(",")
        for index, event in enumerate(events)
        if event.startswith("temple") and HANGING_GARDENS.to_move(LINE[index]) == seat
    ]
    return [(int(x), int(y)) for x, y in places]


FAULTS: dict[str, tuple[int, str, str]] = {
    "no event": (5, "", "H4.1"),
    "nonsense": (7, "x" * 10_000, "H4.1"),
    "an event of another game": (0, "0a a1 nw", "H4.1"),
    "a shuffle": (0, "~gate", "H4.1"),
    "a card that is not there": (0, "lay 5 0,0 0", "H4.1"),
    "a card that was taken": (1, RECORD.events[0], "H4.1"),
    "a rotation that is none": (0, "lay 1 0,0 45", "H4.1"),
    "a card far from the garden": (0, "lay 1 40,40 0", "H4.2"),
    "a card far to the upper left": (0, "lay 1 -99,-99 0", "H4.2"),
    "a temple covered": (*temple_covered(), "H4.4"),
    "a card put back though one can be laid": (0, "discard 1", "H4.5"),
    "a temple before a card": (0, "temple 0,0", "H4.1"),
    "a tile before a card": (0, "tile 1", "H4.1"),
    "a pass before a card": (0, "pass", "H4.1"),
    "a temple where no group is": (FIRST_TEMPLE, "temple 50,50", "H5.1"),
    "a temple beyond the frame": (FIRST_TEMPLE, "temple -99,99", "H5.1"),
    "a card before the temple": (FIRST_TEMPLE, "lay 1 0,0 0", "H5.2"),
    "a card put back before the temple": (FIRST_TEMPLE, "discard 1", "H5.2"),
    "a tile before the temple": (FIRST_TEMPLE, "tile 1", "H5.2"),
    "a temple moved that is at hand": (FIRST_TEMPLE, RECORD.events[FIRST_TEMPLE] + " from 0,0", "H5.6"),
    "a sixth temple": (FIRST_MOVED, RECORD.events[FIRST_MOVED].partition(" from")[0], "H5.6"),
    "a temple moved from where none is": (
        FIRST_MOVED,
        RECORD.events[FIRST_MOVED].partition(" from")[0] + " from 60,60",
        "H5.6",
    ),
    "a pass instead of a tile": (FIRST_TILE, "pass", "H5.2"),
    "a second temple": (FIRST_TILE, RECORD.events[FIRST_TEMPLE], "H5.2"),
    "a card instead of a tile": (FIRST_TILE, "lay 2 0,0 0", "H5.2"),
    "a tile out of reach": (SMALL_GROUP, "tile 3", "H5.3"),
    "a space that is not there": (SMALL_GROUP, "tile 7", "H5.3"),
}


def changed(index: int, event: str) -> Record:
    return replace(RECORD, events=(*RECORD.events[:index], event, *RECORD.events[index + 1 :]), result=None)


@pytest.mark.rule("H4.1")
@pytest.mark.rule("H4.2")
@pytest.mark.rule("H4.4")
@pytest.mark.rule("H4.5")
@pytest.mark.rule("H5.1")
@pytest.mark.rule("H5.2")
@pytest.mark.rule("H5.3")
@pytest.mark.rule("H5.6")
@pytest.mark.parametrize(("index", "event", "rule"), FAULTS.values(), ids=FAULTS)
def test_the_first_illegal_event_is_reported_with_its_rule(index: int, event: str, rule: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(changed(index, event))
    assert (caught.value.index, caught.value.rule) == (index, rule)
    assert str(caught.value).startswith(f"event {index}: {rule}: ")
    assert len(str(caught.value)) < 250
    str(caught.value).encode()


@pytest.mark.rule("H6.1")
@pytest.mark.parametrize("event", [RECORD.events[-1], "lay 1 0,0 0", "discard 1", "pass", "tile 1"])
def test_no_event_is_allowed_after_the_end(event: str) -> None:
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, events=(*RECORD.events, event)))
    assert (caught.value.index, caught.value.rule) == (len(RECORD.events), "H6.1")


def test_the_record_is_valid_also_with_another_legal_choice() -> None:
    verify(RECORD)
    verify(replace(changed(FIRST_MOVED, ANOTHER), events=(*RECORD.events[:FIRST_MOVED], ANOTHER)))


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("item", HANGING_GARDENS.score_items)
def test_a_wrong_score_is_refused(seat: int, item: str) -> None:
    assert RECORD.result
    scores = [dict(score) for score in RECORD.result["scores"]]
    scores[seat][item] += 1
    with pytest.raises(RecordError) as caught:
        verify(replace(RECORD, result={**RECORD.result, "scores": scores}))
    assert caught.value.reason.startswith(f'"{item}" of seat {seat} in the result: ')


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize("winners", [[], [0, 1], [2], [0, 0]])
def test_wrong_winners_are_refused(winners: list[int]) -> None:
    assert RECORD.result
    with pytest.raises(RecordError):
        verify(replace(RECORD, result={**RECORD.result, "winners": winners}))
