"""Rounds: the face-up cards, the order of turns, and the end of the game."""

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, State
from hofgarten.record import positions
from tests.engine.games.hanging_gardens.positions import after, moves, refusal, start
from tests.kit.hanging_gardens_bots import match


def lay_only(state: State, turns: int) -> list[State]:
    """Return the positions of a number of turns in which the first available card is laid."""
    line = [state]
    for _ in range(turns):
        line.append(after(line[-1], moves(line[-1])[0]))
        if line[-1].phase != LAY:
            line[-1] = after(line[-1], "pass")
    return line


@pytest.mark.rule("H3.2")
@pytest.mark.rule("H3.3")
@pytest.mark.parametrize(
    ("players", "first", "seats"),
    [
        (2, 0, "0101 1010 0101 1010"),
        (2, 1, "1010 0101 1010 0101"),
        (3, 0, "012 120 201 012"),
        (3, 2, "201 012 120 201"),
        (4, 0, "0123 1230 2301 3012"),
        (4, 3, "3012 0123 1230 2301"),
    ],
)
def test_turns_go_clockwise_and_each_round_begins_one_seat_further(players: int, first: int, seats: str) -> None:
    expected = [int(seat) for seat in seats.replace(" ", "")]
    line = lay_only(start(players=players, first=first), len(expected) - 1)
    assert [HANGING_GARDENS.to_move(state) for state in line] == expected


@pytest.mark.rule("H3.1")
@pytest.mark.rule("H3.2")
@pytest.mark.parametrize(("players", "count"), [(2, 4), (3, 3), (4, 4)])
def test_cards_are_taken_one_by_one_and_all_are_replaced_in_the_next_round(players: int, count: int) -> None:
    first, *others = lay_only(start(players=players), 2 * count)
    for number, state in enumerate(others[: count - 1], start=1):
        assert state.cards.count(TAKEN) == number
        assert state.deck == first.deck
    for number, state in enumerate(others[count - 1 : -1]):
        assert state.cards.count(TAKEN) == number
        assert state.deck == first.deck[count:]
    assert others[count - 1].cards == first.deck[:count]


@pytest.mark.rule("H3.1")
def test_with_three_players_there_is_no_fourth_card() -> None:
    assert refusal(start(players=3), "lay 4 0,0 0") == "H4.1"
    assert refusal(start(players=3), "discard 4") == "H4.1"


@pytest.mark.rule("H3.3")
@pytest.mark.rule("H6.1")
@pytest.mark.parametrize(("players", "each"), [(2, 30), (3, 20), (4, 15)])
@pytest.mark.parametrize("kinds", ["lots", "waiter"])
def test_the_game_ends_when_all_cards_are_used(players: int, each: int, kinds: str) -> None:
    record = match(players, kinds)
    *line, end = positions(record)
    assert HANGING_GARDENS.to_move(end) == TERMINAL
    assert TERMINAL not in map(HANGING_GARDENS.to_move, line)
    assert (end.turn_number, end.deck, set(end.cards)) == (60, (), {TAKEN})
    cards_taken = [
        HANGING_GARDENS.to_move(state)
        for state, event in zip(line, record.events, strict=True)
        if event.startswith(("lay", "discard"))
    ]
    assert [cards_taken.count(seat) for seat in range(players)] == [each] * players
