"""A turn: take, pay, move the garden, place, gain."""

import pytest

from hofgarten.game import IllegalMove
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import Move, PlayerState, State
from tests.engine.games.zen_garden.positions import after, garden, moves, position, show, start

EMPTY_GARDEN = ". . . . " * 4


def refusal(state: State, event: str) -> tuple[str, str]:
    """Return the rule and the sentence of the refusal of a move."""
    before = ZEN_GARDEN.write_position(state)
    with pytest.raises(IllegalMove) as caught:
        after(state, event)
    assert ZEN_GARDEN.write_position(state) == before
    return caught.value.rule, caught.value.reason


def with_garden(text: str, coins: int = 12, **parts: object) -> State:
    """Return a state in which the player to move has this garden."""
    return position([garden(text, coins), garden(EMPTY_GARDEN)], **parts)


def mover(state: State) -> PlayerState:
    """Return the seat of the player who has just moved."""
    return state.seats[0]


@pytest.mark.rule("Z4.1")
def test_any_affordable_tile_can_be_taken() -> None:
    for coins, rows in ((0, "0"), (1, "01"), (2, "012"), (12, "012")):
        taken = {move.split()[0] for move in moves(with_garden(EMPTY_GARDEN, coins))}
        assert taken == {f"{row}{column}" for row in rows for column in "abcd"}
    assert refusal(with_garden(EMPTY_GARDEN, 1), "2a a1 nw") == ("Z4.1", "the tile costs 2, the player has 1")
    assert refusal(with_garden(EMPTY_GARDEN, 0), "1a a1 nw")[0] == "Z4.1"


@pytest.mark.rule("Z4.2")
def test_passing_is_not_allowed() -> None:
    for text in ("", "pass", "-", " ", "0a", "0a a1", "~"):
        assert refusal(start(), text)[0] in {"Z3.4", "Z4.1"}


@pytest.mark.rule("Z4.2", "Z2.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_player_of_a_round_can_take_a_free_tile(players: int) -> None:
    state = position([garden(EMPTY_GARDEN, 0) for _ in range(players)])
    for turn, column in enumerate("abcd"[: state.deal.round_turns]):
        assert {move.split()[0][0] for move in moves(state)} == {"0"}
        assert f"0{column} b2 nw" in {" ".join(move.split()[:3]) for move in moves(state)} or turn
        state = ZEN_GARDEN.apply(state, next(iter(ZEN_GARDEN.moves(state))))


ONE_ROW = "Psa Bwp Utt . " + ". . . . " * 3
TWO_BY_TWO = ". . . . . Psa Bwp . . Utt Gsc . . . . ."
WIDE = ". . . . Psa Bwp Utt Gsc . Psb . . . . . ."
CROSS = ". Psa . . Bwp Utt Gsc Csw . Pwa . . . Bsa . ."


@pytest.mark.rule("Z5.1")
@pytest.mark.parametrize(
    ("text", "shifts"),
    [
        (EMPTY_GARDEN, ""),
        (ONE_ROW, "e1 s1 s2 s3 s1e1 s2e1 s3e1"),
        (TWO_BY_TWO, "n1 s1 e1 w1 n1e1 n1w1 s1e1 s1w1"),
        (WIDE, "n1 s1"),
        (CROSS, ""),
        (
            "Psa " + ". " * 15,
            " ".join(f"s{s}e{e}".replace("s0", "").replace("e0", "") for s in range(4) for e in range(4)),
        ),
        (
            ". " * 15 + "Psa",
            " ".join(f"n{n}w{w}".replace("n0", "").replace("w0", "") for n in range(4) for w in range(4)),
        ),
    ],
    ids=["empty", "row", "square", "wide", "cross", "upper left", "lower right"],
)
def test_the_garden_moves_as_far_as_no_tile_leaves_the_grid(text: str, shifts: str) -> None:
    found = {" ".join(move.split()[3:]) for move in moves(with_garden(text))}
    assert found == {"", *shifts.split()}


@pytest.mark.rule("Z5.1")
def test_all_tiles_move_together_keep_their_orientation_and_stay_in_the_grid() -> None:
    for shift in ("w1", "n1", "e2", "s3e2", "n1e1"):
        assert refusal(with_garden(ONE_ROW), f"0a d4 nw {shift}") == ("Z5.1", "the garden cannot be moved there")
    state = after(with_garden(". . . . . Psa-se Bwp-ne . . Utt-sw . . . . . ."), "0d b4 ne s1w1")
    expected = ". . . . . . . . Psa-se Bwp-ne . . Utt-sw Psc-ne . ."
    assert show(mover(state)) == expected


@pytest.mark.rule("Z5.2")
@pytest.mark.parametrize(
    ("text", "cells"),
    [
        (ONE_ROW, "d1 a2 b2 c2"),
        (TWO_BY_TWO, "b1 c1 a2 d2 a3 d3 b4 c4"),
        (CROSS, "a1 c1 d1 a3 c3 d3 a4 c4"),
        (". " * 15 + "Psa", "d3 c4"),
        (". . . . Psa " + ". " * 11, "a1 b2 a3"),
        (". . . . . . . Psa " + ". " * 8, "d1 c2 d3"),
        ("Psa " * 15 + ".", "d4"),
    ],
    ids=["row", "square", "cross", "corner", "west edge", "east edge", "last"],
)
def test_the_new_tile_shares_an_edge_with_another(text: str, cells: str) -> None:
    unmoved = [move.split() for move in moves(with_garden(text))]
    assert {move[1] for move in unmoved if len(move) == 3} == set(cells.split())


@pytest.mark.rule("Z5.2")
@pytest.mark.parametrize(
    ("event", "why"),
    [
        ("0a a1 nw", "a tile lies there already"),
        ("0a a4 nw", "the space does not share an edge with a tile of the garden"),
        ("0a d2 nw", "the space does not share an edge with a tile of the garden"),
        ("0a d1 nw e1", "a tile lies there already"),
        ("0a b2 nw s2", "the space does not share an edge"),
    ],
)
def test_placements_on_other_spaces_are_refused(event: str, why: str) -> None:
    rule, reason = refusal(with_garden(ONE_ROW if "s2" not in event else "Psa " + ". " * 15), event)
    assert (rule, reason[: len(why)]) == ("Z5.2", why)


@pytest.mark.rule("Z5.3")
def test_a_tile_may_be_placed_in_four_orientations() -> None:
    found = moves(with_garden(CROSS))
    assert {move.split()[2] for move in found} == {"nw", "ne", "se", "sw"}
    assert len(found) == 12 * 8 * 4
    assert refusal(start(), "0a a1 north")[0] == "Z5.3"
    for corner in (-1, 4):
        with pytest.raises(IllegalMove) as caught:
            ZEN_GARDEN.apply(start(), Move(slot=0, cell=0, corner=corner, shift=24))
        assert caught.value.rule == "Z5.3"


# Tile 0a of these positions is Psa, a pagoda.
LINES = {
    "row": ("Psp Pst Psc . " + ". . . . " * 3, "d1", 1),
    "last row": (". . . . " * 3 + ". Pst Psc Pwa", "a4", 1),
    "column": (". Psp . . . Pst . . . Psc . . . . . .", "b4", 1),
    "diagonal": ("Psp Bsa . . . Pst Bsp . . . Psc Bst . . . .", "d4", 1),
    "other diagonal": (". . Bsa Psp . Bsp Pst . Bst Psc . . . . . .", "a4", 1),
    "row and column": (". Psp Pst Psc Pwa . . . Pwp . . . Pwt . . .", "a1", 2),
    "row, column and diagonal": (". Psp Pst Psc Pwa Pwc . . Pwp . Pwb . Pwt . . Pww", "a1", 3),
    "both diagonals do not meet in a cell": ("Psp . . Pwp . Pst Pwt . . Pwc . Bsa Pww . Bsp Pwb", "c3", 1),
    "gap": ("Psp Pst . . Psc . . . . . . . . . . .", "c1", 0),
    "another decoration": ("Psp Bst Psc . " + ". . . . " * 3, "d1", 0),
    "three": ("Psp Pst . . " + ". . . . " * 3, "c1", 0),
    "short diagonal": (". Psp . . Pst Bsa . . . . . . . . . .", "a1", 0),
    "full line beside": ("Psp Pst Psc Pwa " + ". . . . " * 3, "a2", 0),
}


@pytest.mark.rule("Z5.4")
@pytest.mark.parametrize(("text", "cell", "lines"), LINES.values(), ids=LINES)
def test_each_line_of_one_decoration_brings_three_coins(text: str, cell: str, lines: int) -> None:
    assert mover(after(with_garden(text), f"0a {cell} nw")).coins == 12 + 3 * lines


@pytest.mark.rule("Z5.4")
def test_the_cell_after_the_shift_counts_for_lines() -> None:
    text = ". Psp . . . Pst . . . Psc . . . . . ."
    assert mover(after(with_garden(text), "0a c4 nw e1")).coins == 15
    diagonal = ". . . . Psp Bsa . . . Pst Bsp . . . Psc ."
    assert mover(after(with_garden(diagonal), "0a d3 nw n1")).coins == 12


@pytest.mark.rule("Z5.4", "Z1.5")
def test_coins_are_limited_to_25_and_the_tile_is_paid_for_before_the_bonus() -> None:
    def left(coins: int, slot: str) -> int:
        return mover(after(with_garden(LINES["row"][0], coins), f"{slot} d1 nw")).coins

    assert [left(coins, "0a") for coins in (21, 22, 23, 25)] == [24, 25, 25, 25]
    # 1a is Psw: 25 - 1 + 3 is cut to 25, and with no coin for 1a the bonus does not help.
    assert [left(coins, "1a") for coins in (25, 23, 1)] == [25, 25, 3]
    assert refusal(with_garden(LINES["row"][0], 0), "1a d1 nw")[0] == "Z4.1"


@pytest.mark.rule("Z5.5", "Z1.4")
@pytest.mark.parametrize(("takers", "points"), [((), 5), ((5,), 3), ((5, 3), 1), ((5, 3, 1), 0)])
def test_the_top_points_tile_is_taken_at_once(takers: tuple[int, ...], points: int) -> None:
    others = [garden(EMPTY_GARDEN, 12, (taken, 0)) for taken in takers] or [garden(EMPTY_GARDEN)]
    state = position([garden("Psa Pwp Pwt Ptc Bwb Uwb Gwb Csb . . . . . . . ."), *others], boards=(1, 4))
    assert mover(after(state, "0a a3 nw")).missions == (points, 0)


@pytest.mark.rule("Z5.5")
def test_a_mission_counts_once_for_a_player_and_two_can_be_fulfilled_at_once() -> None:
    text = "Psa Pwp Pwt Ptc Bwb Uwb Gwb Csb . . . . . . . ."
    state = position([garden(text, 12, (3, 0)), garden(EMPTY_GARDEN, 12, (5, 0))], boards=(1, 4))
    assert mover(after(state, "0b a3 nw")).missions == (3, 0)
    # 0a is Psa; with it there are four pagodas and four sand paths, beside four blossoms and four benches.
    state = with_garden("Pwb Pwp Pwt Bwb Bsb Bsp Bst Ctb . . . . . . . .", boards=(1, 4))
    assert mover(after(state, "0a a3 nw")).missions == (5, 5)
