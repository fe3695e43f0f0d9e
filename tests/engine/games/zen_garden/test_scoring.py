"""Every item of the score at each of its steps, and the examples of the rule documents."""

from collections.abc import Sequence
from typing import Any

import pytest

from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.scoring import ITEMS, earning_cells
from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import FEATURE_NUMBERS, TILE_CODES, TILE_FEATURES
from tests.engine.games.zen_garden.positions import garden, position, scores, start

EMPTY_GARDEN = ". " * 16


def alone(text: str, boards: tuple[int, ...] = (1,), coins: int = 12, **emperor: str) -> State:
    return position([garden(text, coins), garden(EMPTY_GARDEN)], boards=boards, **emperor)


def tiles_with(feature: str, count: int) -> list[str]:
    """Return ``count`` tiles with a feature; they may repeat."""
    number = FEATURE_NUMBERS[feature]
    return ([code for code, shown in zip(TILE_CODES, TILE_FEATURES, strict=True) if number in shown] * 2)[:count]


def tiles_without(feature: str, count: int) -> list[str]:
    number = FEATURE_NUMBERS[feature]
    return [code for code, shown in zip(TILE_CODES, TILE_FEATURES, strict=True) if number not in shown][:count]


def showing(feature: str, count: int, others: int = 0) -> str:
    tiles = tiles_with(feature, count) + tiles_without(feature, others)
    return " ".join(tiles + ["."] * (16 - len(tiles)))


def counting(feature: str, *counts: int, **parts: str) -> State:
    """Return a state in which each seat has a given number of tiles with a feature."""
    return position([garden(showing(feature, count, others=2)) for count in counts], **parts)


@pytest.mark.rule("Z6.0")
@pytest.mark.parametrize("coins", [0, 1, 12, 25])
def test_each_coin_is_a_point(coins: int) -> None:
    assert scores(alone(EMPTY_GARDEN, coins=coins), "coins") == [coins, 12]


def ring(path: str, ground: str = "a") -> list[list[str]]:
    """Return the 2x2 block of a circuit."""
    return [[f"P{path}{ground}-se", f"B{path}{ground}-sw"], [f"U{path}{ground}-ne", f"G{path}{ground}-nw"]]


def blocks(*placed: tuple[list[list[str]], int, int]) -> str:
    """Return a garden with 2x2 blocks at columns and rows."""
    cells = ["."] * 16
    for block, column, row in placed:
        for down in range(2):
            for right in range(2):
                cells[(row + down) * 4 + column + right] = block[down][right]
    return " ".join(cells)


@pytest.mark.rule("Z6.1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 15)])
def test_points_for_circuits(count: int, points: int) -> None:
    corners = [(0, 0), (2, 0), (0, 2), (2, 2)][:count]
    text = blocks(*((ring("swts"[number]), *corner) for number, corner in enumerate(corners)))
    assert scores(alone(text), "circuits") == [points, 0]


@pytest.mark.rule("Z6.1")
@pytest.mark.parametrize("column", range(3))
@pytest.mark.parametrize("row", range(3))
def test_any_inner_point_can_be_the_centre_of_a_circuit(column: int, row: int) -> None:
    state = alone(blocks((ring("t"), column, row)))
    assert scores(state, "circuits") == [3, 0]
    cell = row * 4 + column
    assert earning_cells(state, 0, "circuits") == ((cell, cell + 1, cell + 4, cell + 5),)


@pytest.mark.rule("Z6.1")
@pytest.mark.parametrize("cell", range(4))
@pytest.mark.parametrize("corner", ["nw", "ne", "se", "sw"])
def test_all_four_arcs_bend_round_the_point(cell: int, corner: str) -> None:
    block = ring("s")
    right = block[cell // 2][cell % 2]
    block[cell // 2][cell % 2] = f"{right[:3]}-{corner}"
    assert scores(alone(blocks((block, 1, 1))), "circuits") == [3 if right.endswith(corner) else 0, 0]


BY_COUNT: dict[str, tuple[str, Sequence[int]]] = {
    "decorations": ("crane", [*[0] * 6, 3, 5, 7, 10, 13, 16, *[20] * 5]),
    "small": ("path-stone", range(17)),
    "large": ("buddha", range(0, 34, 2)),
    "detail": ("path-wood", [0, -4, -2, -1, 2, 5, *[8] * 11]),
}
"""Points for 0 to 16 tiles with a feature, which the preference of the same name wants."""


@pytest.mark.rule("Z6.2", "Z6.3", "Z6.4", "Z6.6")
@pytest.mark.parametrize("item", BY_COUNT)
def test_points_for_the_number_of_tiles_with_a_feature(item: str) -> None:
    feature, points = BY_COUNT[item]
    wanted: dict[str, Any] = {} if item == "decorations" else {item: feature}
    found = [scores(alone(showing(feature, count), **wanted), item) for count in range(17)]
    assert found == [[each, 0] for each in points]


@pytest.mark.rule("Z6.2")
def test_eight_gates_and_six_pagodas_bring_ten() -> None:
    text = " ".join([*tiles_with("gate", 8), *tiles_with("pagoda", 6), "Bsa", "Csa"])
    state = alone(text)
    assert scores(state, "decorations") == [7 + 3, 0]
    assert earning_cells(state, 0, "decorations") == (tuple(range(8, 14)), tuple(range(8)))


FULL_MAJORITIES = [
    ((3, 1), [8, 4]),
    ((2, 2), [8, 8]),
    ((0, 0), [0, 0]),
    ((1, 0), [8, 0]),
    ((5, 4, 3), [8, 4, 0]),
    ((3, 3, 2), [8, 8, 0]),
    ((4, 2, 2), [8, 4, 4]),
    ((2, 2, 2), [8, 8, 8]),
    ((4, 0, 0), [8, 0, 0]),
    ((1, 2, 3, 4), [0, 0, 4, 8]),
    ((4, 4, 3, 3), [8, 8, 0, 0]),
    ((5, 3, 3, 3), [8, 4, 4, 4]),
    ((5, 3, 3, 1), [8, 4, 4, 0]),
    ((2, 2, 2, 2), [8, 8, 8, 8]),
    ((3, 3, 3, 0), [8, 8, 8, 0]),
]
SPLIT_MAJORITIES = [
    ((3, 1), [8, 4]),
    ((2, 2), [4, 4]),
    ((0, 0), [0, 0]),
    ((3, 3, 2), [4, 4, 0]),
    ((4, 2, 2), [8, 2, 2]),
    ((2, 2, 2), [2, 2, 2]),
    ((5, 3, 3, 3), [8, 1, 1, 1]),
    ((5, 3, 3, 1), [8, 2, 2, 0]),
    ((2, 2, 2, 2), [2, 2, 2, 2]),
    ((3, 3, 3, 0), [2, 2, 2, 0]),
]


@pytest.mark.rule("Z6.5")
@pytest.mark.parametrize(("ties", "expected"), [("full", FULL_MAJORITIES), ("split", SPLIT_MAJORITIES)])
def test_points_for_tied_majorities(ties: str, expected: list[tuple[tuple[int, ...], list[int]]]) -> None:
    for counts, points in expected:
        assert scores(counting("bench", *counts, majority="bench", ties=ties), "majority") == points, counts


# As in the documents' example: in B the pebbles and the water form two areas each.
UNITY_A = "Psa Bsa Psp Bsp Usa Gsa Usp Gsp Psw Bsw Pst Bst Usw Gsw Ust Gst"
UNITY_B = "Psp Bsa Psw Bsw Usp Gsa Csw Usw Psw Bsp Pst Bst Usw Gsp Ust Gst"


@pytest.mark.rule("Z6.7")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        (UNITY_A, 10),
        (UNITY_B, 0),
        ("Psa . . . . Bsa . . " + ". " * 8, 0),
        ("Psa Bsa . . Psp Usa . . " + ". " * 8, 10),
        (". . . Psa Bsa . . . " + ". " * 8, 0),
        (". . . Psa . . . Bsa . . . Usa Csp . . Gsa", 10),
        ("Psa Bsa Usa Gsa Csp Psp Bsp Pwa Pwt Pwt Usp Bwa Uwa Gwa Cwa Pta", 10),
        ("Psa Bsa Usa Gsa Csp Psp Bsp Pwa Pwt Pwt Usp Bwa Uwa Gwa Cwp Pta", 0),
        (EMPTY_GARDEN, 0),
    ],
    ids=["A", "B", "corner", "edge", "wrapped row", "column", "snake", "snake's end", "empty"],
)
def test_points_for_unity(text: str, points: int) -> None:
    assert scores(alone(text, boards=(1, 2)), "unity") == [points, 0]


GROUNDS = ("Psa", "Psp", "Pst", "Psc", "Psw", "Psb")


@pytest.mark.rule("Z6.8")
@pytest.mark.parametrize(("grounds", "points"), [(2, 18), (3, 12), (4, 6), (5, 0), (6, 0)])
def test_points_for_few_grounds(grounds: int, points: int) -> None:
    text = " ".join((GROUNDS[:grounds] * 8)[:16])
    assert scores(alone(text, boards=(1, 3)), "minimalist") == [points, 0]


@pytest.mark.rule("Z6.9")
@pytest.mark.parametrize(("taken", "points"), [((0, 0, 0), 0), ((5, 0, 0), 5), ((5, 3, 1), 9), ((5, 5, 5), 15)])
def test_points_for_missions(taken: tuple[int, ...], points: int) -> None:
    state = position([garden(EMPTY_GARDEN, 12, taken), garden(EMPTY_GARDEN)], boards=(1, 4, 5))
    assert scores(state, "missions") == [points, 0]


@pytest.mark.rule("Z6.10")
@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        # Coins, and tiles of the small preference: both are points, coins break a tie.
        ([(10, 5), (12, 2)], (0,)),
        ([(10, 5), (12, 4)], (1,)),
        ([(10, 5), (12, 3)], (1,)),
        ([(10, 5), (10, 5)], (0, 1)),
        ([(9, 6), (10, 5), (10, 5)], (1, 2)),
        ([(9, 6), (10, 5), (8, 7)], (1,)),
        ([(5, 5), (5, 5), (5, 5), (5, 5)], (0, 1, 2, 3)),
        ([(9, 9), (25, 0), (5, 12), (9, 9)], (1,)),
    ],
    ids=str,
)
def test_most_points_win_then_coins_then_all(seats: list[tuple[int, int]], winners: tuple[int, ...]) -> None:
    # Every tile has the same ground and decoration: fewer than six of a kind, without the other fields' features.
    gardens = [
        garden(" ".join(["Psa", "Usa", "Csa", "Pta", "Uta"] * 3)[: 4 * tiles] + " ." * (16 - tiles), coins)
        for coins, tiles in seats
    ]
    state = position(gardens, small="ground-sand", large="gate", majority="bench", detail="path-wood")
    assert [score.total for score in ZEN_GARDEN.score(state)] == [coins + tiles for coins, tiles in seats]
    assert ZEN_GARDEN.winners(state) == winners


@pytest.mark.parametrize(
    ("boards", "absent"),
    [
        ((1,), {"unity", "minimalist", "missions"}),
        ((1, 2), {"minimalist", "missions"}),
        ((1, 3), {"unity", "missions"}),
        ((1, 4), {"unity", "minimalist"}),
        ((1, 5), {"unity", "minimalist"}),
        ((1, 2, 3, 4, 5), set()),
    ],
)
def test_a_board_that_is_not_in_play_has_no_item(boards: tuple[int, ...], absent: set[str]) -> None:
    for score in ZEN_GARDEN.score(start(boards)):
        assert tuple(score) == tuple(item for item in ITEMS if item not in absent)


def test_earning_cells_of_every_item() -> None:
    state = alone(UNITY_B, boards=(1, 2, 3, 5))
    assert earning_cells(state, 0, "coins") == ()
    assert earning_cells(state, 1, "small") == ()
    areas = earning_cells(state, 0, "unity")
    assert [cell for area in areas for cell in area] == [1, 5, 0, 4, 9, 13, 10, 11, 14, 15, 2, 3, 6, 7, 8, 12]
    assert earning_cells(state, 0, "minimalist") == areas
    assert earning_cells(state, 0, "majority") == ((2, 3, 6, 7, 8, 12),)
    (mission,) = earning_cells(state, 0, "missions")
    assert mission == (0, 2, 8, 10)
