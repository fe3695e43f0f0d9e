"""Laying a card."""

from collections.abc import Callable

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import extent
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, Event, Lay
from tests.engine.games.hanging_gardens.positions import START, after, garden, moves, position, refusal, show, start

FIELD = "..... ..... ..... ..... ....."
"""A garden of 25 squares of ground."""

NARROW = ".t. ..."
"""Too few squares round a temple for most cards."""


def laid(text: str, card: str, event: str) -> str:
    """Return a garden as text after a card was laid."""
    return show(after(position(text, cards=card), event).seats[0].garden)


def lays(text: str, card: str) -> set[str]:
    """Return the legal lays of a card without its number: ``x,y degrees``."""
    state = position(text, cards=f"{card} - - -")
    return {move.removeprefix("lay 1 ") for move in moves(state)}


@pytest.mark.rule("H4.1")
@pytest.mark.parametrize(
    ("degrees", "looks"),
    [
        (0, "..... .TPA. .F... ..... ....."),
        (90, "..... .FT.. ..P.. ..A.. ....."),
        (180, "..... ...F. .APT. ..... ....."),
        (270, "..... .A... .P... .TF.. ....."),
    ],
)
def test_a_card_turns_clockwise_about_its_named_upper_left_corner(degrees: int, looks: str) -> None:
    assert laid(FIELD, "TPAF..", f"lay 1 1,1 {degrees}") == looks


@pytest.mark.rule("H4.1")
def test_a_card_is_never_mirrored() -> None:
    state = position(FIELD, cards="TPAF.. - - -")
    gardens = {show(after(state, move).seats[0].garden) for move in moves(state)}
    assert "..... .TPA. .F... ..... ....." in gardens
    assert "..... .APT. ...F. ..... ....." not in gardens
    assert "..... .F... .TPA. ..... ....." not in gardens


@pytest.mark.rule("H4.1")
def test_both_half_turns_of_a_symmetric_card_are_legal() -> None:
    state = position(START, cards="T....T - - -")
    assert sorted(moves(state)) == ["lay 1 0,0 0", "lay 1 0,0 180"]
    assert after(state, "lay 1 0,0 0") == after(state, "lay 1 0,0 180")
    assert len(HANGING_GARDENS.distinct_moves(state)) == 1


@pytest.mark.rule("H4.1")
def test_any_face_up_card_may_be_laid_and_is_taken() -> None:
    state = position(FIELD, cards="T..... P..... A..... F.....")
    for number, letter in enumerate("TPAF", start=1):
        later = after(state, f"lay {number} 0,0 0")
        assert show(later.seats[0].garden) == f"{letter}.... ..... ..... ..... ....."
        assert [card == TAKEN for card in later.cards] == [other == number for other in range(1, 5)]
        assert refusal(later, f"lay {number} 0,0 0") == "H4.1"


@pytest.mark.rule("H4.1")
def test_a_card_changes_only_the_garden_of_the_mover() -> None:
    state = position(FIELD, "PP. ...", cards="T.....")
    later = after(state, "lay 1 4,4 0")
    assert show(later.seats[0].garden) == ".....__ .....__ .....__ .....__ ....T.. ____..."
    assert later.seats[1] == state.seats[1]


@pytest.mark.rule("H4.2")
def test_a_motif_covers_any_square_of_the_garden() -> None:
    squares = [(x, y) for x in range(3) for y in range(2)]
    corners = {0: (0, 0), 90: (1, 0), 180: (2, 1), 270: (0, 2)}
    expected = {f"{x - right},{y - down} {degrees}" for x, y in squares for degrees, (right, down) in corners.items()}
    assert lays("TP. .AF", "T.....") == lays(START, "T.....") == expected


@pytest.mark.rule("H4.2")
def test_every_motif_of_a_card_needs_a_square_below_it() -> None:
    assert lays(START, "TP....") == {
        *("0,0 0", "1,0 0", "0,1 0", "1,1 0"),
        *("-1,-1 180", "0,-1 180", "-1,0 180", "0,0 180"),
        *("-1,0 90", "0,0 90", "1,0 90"),
        *("0,-1 270", "1,-1 270", "2,-1 270"),
    }
    assert lays(START, "T.P.T.") == {"0,0 0", "0,0 180"}
    assert lays("...", "T...P.") == {"discard 1"}


@pytest.mark.rule("H4.2", "H4.3")
def test_a_motif_cannot_lie_on_the_bare_table_nor_on_a_hole_in_the_garden() -> None:
    state = position(START, cards="TT....")
    outside = [refusal(state, f"lay 1 {place} 0") for place in ("3,0", "-1,0", "0,2", "0,-2", "99,99")]
    assert outside == ["H4.2"] * 5
    ring = "... ._. ..."
    assert "1,1 0" not in lays(ring, "T.....")
    assert laid(ring, "T.....", "lay 1 0,0 0") == "T.. ... ..."


@pytest.mark.rule("H4.3")
def test_ground_may_lie_on_ground_on_motifs_and_on_the_table() -> None:
    assert laid("TPA FTP", "....T.", "lay 1 0,0 0") == "... .T."
    assert laid("TPA FTP", "T.....", "lay 1 2,1 0") == "TPA__ FTT.. __..."
    assert laid("TPA FTP", ".....T", "lay 1 -2,-1 0") == "...__ ..TPA __FTP"


@pytest.mark.rule("H2.1", "H4.3")
@pytest.mark.parametrize(
    ("rank", "side", "reached"),
    [
        (lambda x, y: (-x, y), 0, -60),
        (lambda x, y: (-y, x), 1, -60),
        (lambda x, y: (x, y), 2, 62),
        (lambda x, y: (y, x), 3, 61),
    ],
    ids=["left", "up", "right", "down"],
)
def test_a_garden_grows_without_borders(rank: Callable[[int, int], tuple[int, int]], side: int, reached: int) -> None:
    state = start()
    while HANGING_GARDENS.to_move(state) != TERMINAL:
        lay = max(HANGING_GARDENS.moves(state), key=lambda lay: farthest(lay, rank))
        state = HANGING_GARDENS.apply(state, lay)
        if state.phase != LAY:
            state = after(state, "pass")
    assert [extent(seat.garden)[side] for seat in state.seats] == [reached] * 2


def farthest(lay: Event, rank: Callable[[int, int], tuple[int, int]]) -> tuple[int, int]:
    """Return how far to one side a card would reach."""
    assert isinstance(lay, Lay)
    width, height = (2, 1) if lay.rotation % 2 == 0 else (1, 2)
    return max(rank(lay.x, lay.y), rank(lay.x + width, lay.y + height))


@pytest.mark.rule("H4.4")
def test_neither_a_motif_nor_ground_covers_a_temple() -> None:
    state = position("tT... ..... .....", cards="T.....")
    assert refusal(state, "lay 1 0,0 0") == "H4.4"
    assert refusal(state, "lay 1 -2,-1 180") == "H4.4"
    assert after(state, "lay 1 1,0 0")
    assert not any(show(after(state, move).seats[0].garden).count("t") != 1 for move in moves(state))


@pytest.mark.rule("H4.5")
def test_any_card_may_be_put_back_when_none_can_be_laid() -> None:
    state = position(NARROW, cards="TPAF.. PTFA.. - T.P.T.")
    assert moves(state) == ["discard 1", "discard 2", "discard 4"]
    assert HANGING_GARDENS.move_count(state) == 3
    assert refusal(state, "discard 3") == "H4.1"
    assert refusal(state, "lay 1 0,0 0") == "H4.4"
    later = after(state, "discard 2")
    assert later.cards == (state.cards[0], TAKEN, TAKEN, state.cards[3])
    assert later.seats == state.seats
    assert HANGING_GARDENS.to_move(later) == 1


@pytest.mark.rule("H4.5")
def test_no_card_may_be_put_back_while_one_can_be_laid() -> None:
    state = position(NARROW, cards="TPAF.. PTFA.. TPAF.. T.....")
    assert {move.split()[1] for move in moves(state)} == {"4"}
    assert [refusal(state, f"discard {number}") for number in (1, 4)] == ["H4.5", "H4.5"]
    assert refusal(position(garden(START)), "pass") == "H4.1"
