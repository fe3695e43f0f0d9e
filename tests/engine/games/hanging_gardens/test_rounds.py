"""Rounds, and the end of the game."""

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, TILE, PlayerState, State
from hofgarten.record import positions
from tests.engine.games.hanging_gardens.positions import (
    START,
    after,
    garden,
    moves,
    names_of,
    opened,
    position,
    refusal,
    start,
)
from tests.kit.hanging_gardens_bots import match


def lay_only(state: State, turns: int) -> list[State]:
    """Return the positions of a number of turns in which the first available card is laid."""
    line = [state]
    for _ in range(turns):
        line.append(after(line[-1], moves(line[-1])[0]))
        if line[-1].phase != LAY:
            line[-1] = after(line[-1], "pass")
    return line


@pytest.mark.rule("H3.2", "H3.3")
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


@pytest.mark.rule("H3.1", "H3.2")
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


@pytest.mark.rule("H3.3", "H6.1")
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


def with_group(size: int, *, board: str | None = None, stack: str = "", turn: int = 0) -> State:
    """Return a position in which seat 0 has laid a card for a group of ``size`` squares, in this turn of its round."""
    row = "T" * (size - 1) + "."
    state = position(f"{row} {'.' * size}", board=board, stack=stack)
    return after(state._replace(turn_number=turn), f"lay 1 {size - 1},0 0")


def play_on(state: State) -> State:
    """Return the end of a match in which all players only lay cards from now on."""
    while HANGING_GARDENS.to_move(state) != TERMINAL:
        state = after(state, "pass" if state.phase != LAY else moves(state)[0])
    return state


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(("turn", "last"), [(0, 4), (2, 4), (5, 8), (7, 8), (58, 60)])
@pytest.mark.parametrize(("size", "stack"), [(3, "gate"), (6, "gate"), (6, "gate queen")])
def test_the_round_of_the_last_tile_drawn_is_the_last(turn: int, last: int, size: int, stack: str) -> None:
    state = after(with_group(size, stack=stack, turn=turn), "temple 0,0", "tile 1")
    assert (state.stack, state.turns) == ((), last)
    assert (HANGING_GARDENS.to_move(state) == TERMINAL) is (turn + 1 == last)
    assert play_on(state).turn_number == last


@pytest.mark.rule("H6.2")
def test_a_hidden_draw_of_the_last_tile_also_ends_the_game() -> None:
    state = after(with_group(6, stack="guard"), "temple 0,0")
    assert (state.phase, state.turns, names_of(state.seats[0].hidden)) == (TILE, 4, ["guard"])
    later = after(state, "tile 2")
    assert (names_of(later.board)[1], later.seats[0].missing) == ("-", 0)


@pytest.mark.rule("H5.5", "H6.2")
def test_tiles_taken_in_the_last_round_are_not_replaced() -> None:
    state = after(with_group(4, board="queen king tiger gate - -"), "temple 0,0", "tile 3")
    assert names_of(state.board) == ["queen", "king", "-", "gate", "-", "-"]
    assert (opened(state.seats[0]), state.seats[0].missing) == (["tiger"], 0)


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize(
    ("size", "board", "missing"),
    [
        (3, "- - tiger gate gate gate", 1),
        (4, "- - - - gate gate", 1),
        (5, "- - - - - -", 1),
        (6, "- - - - - -", 2),
    ],
)
def test_without_a_tile_in_reach_the_turn_ends_with_5_points_for_each(size: int, board: str, missing: int) -> None:
    state = with_group(size, board=board)
    assert "temple 0,0" in moves(state)
    state = after(state, "temple 0,0")
    assert (state.phase, HANGING_GARDENS.to_move(state)) == (LAY, 1)
    assert [seat.missing for seat in state.seats] == [missing, 0]
    score = HANGING_GARDENS.score(state)[0]
    assert score["missing"] == score.total == 5 * missing
    assert state.seats[0].garden.temples.bit_count() == 1
    assert names_of(state.board) == board.split()


@pytest.mark.rule("H5.4", "H6.2")
def test_of_a_hidden_and_an_open_tile_one_may_be_missing_and_counts_5() -> None:
    state = after(with_group(6, board="- - - - - king"), "temple 0,0")
    assert (state.phase, state.seats[0].missing, state.seats[0].hidden) == (TILE, 1, ())
    assert moves(state) == ["tile 6"]
    assert HANGING_GARDENS.score(after(state, "tile 6"))[0].total == 5 + 3
    state = after(with_group(6, board="- - - - - -", stack="king"), "temple 0,0")
    assert (names_of(state.seats[0].hidden), state.seats[0].missing) == (["king"], 1)
    assert HANGING_GARDENS.score(state)[0].total == 3 + 5


def seat(tiles: str = "", hidden: str = "", missing: int = 0) -> PlayerState:
    return garden(START, tiles, hidden, missing)


@pytest.mark.rule("H7.4")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        ([seat("king"), seat("queen")], [0]),
        ([seat("queen"), seat("king")], [1]),
        ([seat("king"), seat("statue statue")], [1]),
        ([seat("king"), seat("statue", "statue")], [1]),
        ([seat("tiger"), seat("king")], [0, 1]),
        ([seat("tiger"), seat(hidden="king")], [0, 1]),
        ([seat("gate gate"), seat(missing=1)], [0]),
        ([seat(missing=1), seat("gate gate")], [1]),
        ([seat("king", missing=1), seat("tiger tiger")], [1]),
        ([seat(), seat()], [0, 1]),
        ([seat("gate"), seat()], [0]),
        ([seat("king"), seat("tiger"), seat("garden")], [0, 1]),
        ([seat("king"), seat("statue statue"), seat("queen")], [1]),
        ([seat("statue statue"), seat("king"), seat("chalice chalice"), seat("queen")], [0, 2]),
        ([seat("king"), seat("tiger"), seat("sculptor"), seat("priest")], [0, 1, 2, 3]),
    ],
)
def test_most_points_win_then_most_tiles_then_all_tied_seats(seats: list[PlayerState], winners: list[int]) -> None:
    assert list(HANGING_GARDENS.winners(position(*seats))) == winners
