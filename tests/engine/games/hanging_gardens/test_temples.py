"""Temples, and the tiles that they bring."""

from itertools import pairwise

import pytest

from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, State
from hofgarten.record import positions
from tests.engine.games.hanging_gardens.positions import (
    STACK,
    START,
    TILES,
    after,
    moves,
    names_of,
    opened,
    position,
    refusal,
    show,
)
from tests.kit.hanging_gardens_bots import match


def laid(text: str, card: str, event: str) -> State:
    """Return the position after a card was laid in a garden."""
    return after(position(text, cards=card), event)


def goals(state: State) -> set[str]:
    """Return the squares for a temple."""
    return {move.split()[1] for move in moves(state) if move != "pass"} if state.phase == TEMPLE else set()


def movable(state: State) -> set[str]:
    return {move.split()[3] for move in moves(state) if " from " in move}


QUALIFYING = {
    "a row of three": ("TT. ...", "T.....", "lay 1 2,0 0", "0,0 1,0 2,0"),
    "a column of three": ("T.. T.. ...", "T.....", "lay 1 0,2 0", "0,0 0,1 0,2"),
    "corners do not connect": ("T.. .T. ...", "T.....", "lay 1 2,2 0", ""),
    "other motifs do not connect": ("TT. ...", "P.....", "lay 1 2,0 0", ""),
    "two are too few": ("TTP ...", "P.....", "lay 1 2,1 0", ""),
    "two are too few of one motif": ("T.. ...", "T.....", "lay 1 1,0 0", ""),
    "all on the card": ("... ...", "TT.T..", "lay 1 0,0 0", "0,0 1,0 0,1"),
    "a group that the card does not touch": ("TTT ... ...", "T.....", "lay 1 0,2 0", ""),
    "a group that grows": ("TTT ... ...", "T.....", "lay 1 0,1 0", "0,0 1,0 2,0 0,1"),
    "a square laid on one of the same motif": ("TTT ... ...", "T.....", "lay 1 2,0 0", "0,0 1,0 2,0"),
    "ground beside a group": ("TTT ... ...", ".....P", "lay 1 0,1 0", ""),
    "a group with a temple": ("tTT ... ...", "T.....", "lay 1 0,1 0", ""),
    "merged groups with temples": ("tTT.TTt .......", "TTT...", "lay 1 2,0 0", ""),
    "a part cut off, with a new square": ("pPPPPPP .......", "..P...", "lay 1 2,0 0", "4,0 5,0 6,0"),
    "a part cut off, without a new square": ("pPPPPPPP ........", ".....A", "lay 1 2,0 0", ""),
    "a new square in the part with the temple only": ("PPPpPPPPPP ..........", "P.....", "lay 1 4,0 0", ""),
    "the other side": ("PPPPPPp .......", "P.....", "lay 1 2,0 0", "0,0 1,0 2,0"),
    "two parts, no temple": ("PPPPPPP .......", "P.P...", "lay 1 2,0 0", "0,0 1,0 2,0 4,0 5,0 6,0"),
    "a temple on each part": ("pPPPPPp .......", "P.P...", "lay 1 2,0 0", ""),
    "too small a part": ("PPPPPPp .......", "P.....", "lay 1 1,0 0", ""),
}
"""Garden, card, its place, and the squares of the groups that then qualify for a temple."""


@pytest.mark.rule("H5.1", "H5.7")
@pytest.mark.parametrize(("text", "card", "event", "squares"), QUALIFYING.values(), ids=QUALIFYING)
def test_three_connected_squares_of_a_motif_qualify(text: str, card: str, event: str, squares: str) -> None:
    state = laid(text, card, event)
    assert goals(state) == set(squares.split())
    assert (state.phase, HANGING_GARDENS.to_move(state)) == ((TEMPLE, 0) if squares else (LAY, 1))
    assert state.seats[0].garden.temples.bit_count() == sum(map(str.islower, text))


@pytest.mark.rule("H5.1", "H5.2")
def test_each_group_that_qualifies_may_be_chosen() -> None:
    state = laid("TT... PP...", "T..P..", "lay 1 2,0 0")
    assert goals(state) == {"0,0", "1,0", "2,0", "0,1", "1,1", "2,1"}
    assert len(moves(state)) == HANGING_GARDENS.move_count(state) == 7


@pytest.mark.rule("H1.3", "H5.2")
def test_placing_a_temple_is_optional() -> None:
    state = laid("TT. ...", "T.....", "lay 1 2,0 0")
    assert moves(state) == ["temple 0,0", "temple 1,0", "temple 2,0", "pass"]
    assert show(after(state, "temple 1,0").seats[0].garden).startswith("TtT")
    passed = after(state, "pass")
    assert (passed.phase, HANGING_GARDENS.to_move(passed)) == (LAY, 1)
    assert passed.seats == state.seats


@pytest.mark.rule("H5.2")
def test_a_turn_is_a_card_then_a_temple_then_a_tile() -> None:
    state = position("TTT ...")
    assert [refusal(state, event) for event in ("pass", "temple 0,0", "tile 1")] == ["H4.1"] * 3
    state = laid("TT. ...", "T.....", "lay 1 2,0 0")
    assert [refusal(state, event) for event in ("lay 2 0,0 0", "discard 2", "tile 1")] == ["H5.2"] * 3
    state = after(state, "temple 1,0")
    assert (state.phase, HANGING_GARDENS.to_move(state)) == (TILE, 0)
    assert moves(state) == ["tile 1", "tile 2"]
    assert [refusal(state, event) for event in ("pass", "temple 0,0", "lay 2 0,0 0", "discard 2")] == ["H5.2"] * 4


@pytest.mark.rule("H5.1", "H5.2")
@pytest.mark.parametrize("event", ["temple 0,1", "temple 3,1", "temple 7,7", "temple -9,-9", "temple 0,2"])
def test_a_temple_needs_a_group_that_qualifies(event: str) -> None:
    assert refusal(laid("TT... PPP..", "T.....", "lay 1 2,-2 270"), event) == "H5.1"


FOUR = "tTT.. ..... pPP.. ..... aAA.. ..... fFF.. ..... ..... ....."
FIVE = "tTTT. ..... pPP.. ..... aAA.. ..... fFFF. ..... TtTT. .PP.."
"""Five temples on groups of 4, 3, 3, 4 and 4 squares, and a group of 2 at the lower edge."""

LIKE = "tTTT. ..... pPPP. ..... aAAA. ..... fFFF. ....."
"""Four temples on groups of 4 squares."""


@pytest.mark.rule("H1.3", "H5.6")
def test_the_fifth_temple_is_placed_without_moving_one() -> None:
    state = laid(FOUR, "TTT...", "lay 1 0,8 0")
    assert movable(state) == set()
    assert refusal(state, "temple 0,8 from 0,0") == "H5.6"
    assert after(state, "temple 0,8").seats[0].garden.temples.bit_count() == 5


@pytest.mark.rule("H1.3", "H5.6")
def test_with_all_five_placed_one_on_a_smallest_group_moves() -> None:
    state = laid(FIVE, "P.....", "lay 1 3,9 0")
    assert goals(state) == {"1,9", "2,9", "3,9"}
    assert movable(state) == {"0,2", "0,4"}
    assert HANGING_GARDENS.move_count(state) == len(moves(state)) == 7
    assert refusal(state, "temple 3,9") == "H5.6"
    assert [refusal(state, f"temple 3,9 from {at}") for at in ("0,0", "1,8", "4,4", "1,2", "9,9")] == ["H5.6"] * 5
    later = after(state, "temple 3,9 from 0,4")
    assert show(later.seats[0].garden) == (
        "tTTT._ ....._ pPP.._ ....._ AAA.._ ....._ fFFF._ ....._ TtTT._ .PPp.. ___..."
    )
    assert later.phase == TILE


@pytest.mark.rule("H5.6")
def test_the_size_of_a_group_counts_after_the_card_was_laid() -> None:
    grown = laid(f"{LIKE} tTT.. .PP..", "T..P..", "lay 1 3,8 0")
    assert movable(grown) == {"0,0", "0,2", "0,4", "0,6", "0,8"}
    shrunk = laid(f"{LIKE} TtTTT .PP..", "...P..", "lay 1 3,8 0")
    assert movable(shrunk) == {"1,8"}


@pytest.mark.rule("H5.6", "H5.7")
def test_a_temple_on_a_group_that_shrank_stays_and_is_the_next_to_move() -> None:
    state = laid(f"{LIKE} tTTT. .....", "...PPP", "lay 1 1,8 0")
    assert show(state.seats[0].garden).split()[8:] == ["t....", ".PPP."]
    assert movable(state) == {"0,8"}


@pytest.mark.rule("H5.6")
def test_a_group_that_a_temple_left_qualifies_again_with_the_next_card_on_it() -> None:
    state = after(laid(FIVE, "P.....", "lay 1 3,9 0"), "temple 3,9 from 0,2", "tile 1")
    state = state._replace(turn_number=0, cards=position(START, cards="P.....").cards)
    assert goals(after(state, "lay 1 3,2 0")) == {"0,2", "1,2", "2,2", "3,2"}


@pytest.mark.rule("H5.7")
def test_groups_that_merge_keep_all_their_temples() -> None:
    state = laid("tTT.TTt .......", "TTT...", "lay 1 2,0 0")
    assert show(state.seats[0].garden) == "tTTTTTt ......."


@pytest.mark.rule("H5.6", "H5.7")
def test_both_temples_on_a_merged_group_have_the_size_of_the_whole_group() -> None:
    rows = "tTT.TTt ....... aAAAAAA ....... fFFFFFF ....... pPPPPPP"
    state = laid(rows, "TTTPPP", "lay 1 2,0 0")
    assert goals(state) == {"2,1", "3,1", "4,1"}
    assert movable(state) == {"0,0", "6,0", "0,2", "0,4", "0,6"}
    later = after(state, "temple 3,1 from 6,0")
    assert show(later.seats[0].garden).split()[:2] == ["tTTTTTT", "..PpP.."]
    smaller = laid(rows.replace("FFFFFF", "FFFFF."), "TTTPPP", "lay 1 2,0 0")
    assert movable(smaller) == {"0,4"}


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


@pytest.mark.rule("H5.3", "H5.7")
def test_a_part_cut_off_counts_alone() -> None:
    state = position("PPPPPPPp ........", cards="P.....")
    assert moves(after(state, "lay 1 3,0 0", "temple 0,0")) == [f"tile {space}" for space in (1, 2, 3, 4)]


@pytest.mark.rule("H5.3", "H6.2")
def test_a_space_without_a_tile_offers_none() -> None:
    state = placed(4, board="queen - - tiger gate gate", stack="")
    assert moves(state) == ["tile 1", "tile 4"]
    assert [refusal(state, event) for event in ("tile 2", "tile 5")] == ["H5.3"] * 2


@pytest.mark.rule("H5.3", "H5.5")
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
    assert HANGING_GARDENS.hidden.is_irreversible(before, drawn)
    assert not HANGING_GARDENS.hidden.reveals_information(before, drawn)
    assert not HANGING_GARDENS.hidden.is_irreversible(drawn, after(drawn, "tile 1"))
    assert not HANGING_GARDENS.hidden.is_irreversible(before, after(before, "pass"))


@pytest.mark.rule("H3.1", "H5.5")
def test_turned_up_tiles_are_known_to_all_seats() -> None:
    state = placed(3)
    assert HANGING_GARDENS.hidden.reveals_information(state, after(state, "tile 1"))
    empty = placed(3, stack="")
    assert not HANGING_GARDENS.hidden.reveals_information(empty, after(empty, "tile 1"))
    line = list(positions(match(2)))
    revealing = [pair for pair in pairwise(line[:20]) if HANGING_GARDENS.hidden.reveals_information(*pair)]
    assert revealing
    assert all(len(one.deck) > len(other.deck) or one.phase == TILE for one, other in revealing)
