"""The tiles that a temple brings."""

import pytest

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TILE, State
from hofgarten.record import positions
from tests.engine.games.hanging_gardens.positions import STACK, TILES, after, moves, names_of, opened, position, refusal
from tests.kit.hanging_gardens_bots import match


def placed(size: int, board: str | None = None, stack: str | None = None) -> State:
    """Return the position after a temple was placed on a group of ``size`` squares, with these tiles."""
    row = "T" * (size - 1) + "."
    state = position(f"{row} {'.' * size}", board=board, stack=stack)
    return after(state, f"lay 1 {size - 1},0 0", "temple 0,0")


@pytest.mark.rule("H5.3")
@pytest.mark.parametrize(("size", "spaces"), [(3, "12"), (4, "1234"), (5, "123456"), (6, "123456"), (9, "123456")])
def test_the_larger_the_group_the_more_rows_are_in_reach(size: int, spaces: str) -> None:
    state = placed(size)
    assert moves(state) == [f"tile {space}" for space in spaces]
    assert HANGING_GARDENS.move_count(state) == len(spaces)
    for space in set("123456") - set(spaces):
        assert refusal(state, f"tile {space}") == "H5.3"


@pytest.mark.rule("H5.3")
@pytest.mark.rule("H5.7")
def test_a_part_cut_off_counts_alone() -> None:
    state = position("PPPPPPPp ........", cards="P.....")
    assert moves(after(state, "lay 1 3,0 0", "temple 0,0")) == [f"tile {space}" for space in (1, 2, 3, 4)]


@pytest.mark.rule("H5.3")
@pytest.mark.rule("H6.2")
def test_a_space_without_a_tile_offers_none() -> None:
    state = placed(4, board="queen - - tiger gate gate", stack="")
    assert moves(state) == ["tile 1", "tile 4"]
    assert refusal(state, "tile 2") == "H5.3"
    assert refusal(state, "tile 5") == "H5.3"


@pytest.mark.rule("H5.3")
@pytest.mark.rule("H5.5")
@pytest.mark.parametrize("space", range(1, 7))
def test_the_tile_is_taken_and_its_space_filled_from_the_stack(space: int) -> None:
    state = after(placed(5), f"tile {space}")
    assert opened(state.seats[0]) == [TILES[space - 1]]
    assert opened(state.seats[1]) == []
    assert names_of(state.board) == [*TILES[: space - 1], STACK[0], *TILES[space:]]
    assert names_of(state.stack)[: len(STACK) - 1] == STACK[1:]
    assert (state.phase, HANGING_GARDENS.to_move(state), state.reach) == (LAY, 1, 0)


@pytest.mark.rule("H5.4")
@pytest.mark.parametrize(("size", "drawn"), [(3, 0), (4, 0), (5, 0), (6, 1), (7, 1), (10, 1)])
def test_a_group_of_six_or_more_brings_a_hidden_tile_first(size: int, drawn: int) -> None:
    state = placed(size)
    assert state.phase == TILE
    assert names_of(state.seats[0].hidden) == STACK[:drawn]
    assert names_of(state.stack)[:3] == STACK[drawn : drawn + 3]
    assert names_of(state.board) == TILES
    later = after(state, "tile 1")
    assert names_of(later.board)[0] == STACK[drawn]
    assert names_of(later.seats[0].hidden) == STACK[:drawn]


@pytest.mark.rule("H5.8")
def test_a_hidden_draw_cannot_be_taken_back() -> None:
    before = after(position("TTTTT. ......"), "lay 1 5,0 0")
    drawn = after(before, "temple 0,0")
    assert HANGING_GARDENS.is_irreversible(before, drawn)
    assert not HANGING_GARDENS.reveals_information(before, drawn)
    assert not HANGING_GARDENS.is_irreversible(drawn, after(drawn, "tile 1"))
    assert not HANGING_GARDENS.is_irreversible(before, after(before, "pass"))


@pytest.mark.rule("H3.1")
@pytest.mark.rule("H5.5")
def test_turned_up_tiles_are_known_to_all_seats() -> None:
    state = placed(3)
    assert HANGING_GARDENS.reveals_information(state, after(state, "tile 1"))
    empty = placed(3, stack="")
    assert not HANGING_GARDENS.reveals_information(empty, after(empty, "tile 1"))
    line = list(positions(match(2)))
    revealing = [
        number for number in range(1, 20) if HANGING_GARDENS.reveals_information(line[number - 1], line[number])
    ]
    assert revealing
    for number in revealing:
        turned_up = len(line[number - 1].deck) > len(line[number].deck)
        assert turned_up or line[number - 1].phase == TILE
