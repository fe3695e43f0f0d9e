"""The tiles and the setup: rules Z1 and Z2."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from hofgarten.game import BadSetup
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.options import mission_count
from hofgarten.games.zen_garden.state import SLOT_NAMES
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    EMPTY,
    FEATURES,
    TILE_CODES,
    TILE_FEATURES,
    TILES,
    corner_of,
    laid,
    tile_of,
)
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import EMPEROR, MISSIONS, SUPPLY, after, setup, start
from tests.kit.zen_garden_referee import ALL_TILES, shows, tiles_of

BOARD_SETS = [[1, *(board for board in (2, 3, 4, 5) if chosen >> board & 1)] for chosen in range(0, 64, 4)]


def options(boards: list[int]) -> dict[str, Any]:
    return {"boards": boards, "majority_ties": "full"}


def refused(setup_: Any, boards: tuple[int, ...] = (1,), players: int = 2) -> str:
    with pytest.raises(BadSetup) as caught:
        ZEN_GARDEN.initial_state(options(list(boards)), setup_, players)
    return caught.value.rule


@pytest.mark.rule("Z1.4", "Z2.1")
@pytest.mark.parametrize("boards", BOARD_SETS, ids=str)
def test_any_boards_can_be_combined_with_the_first(boards: list[int]) -> None:
    assert ZEN_GARDEN.read_options(options(boards))["boards"] == boards
    assert ZEN_GARDEN.read_options(options(boards[::-1]))["boards"] == boards
    dealt = ZEN_GARDEN.deal_setup(options(boards), 3, Rng(1))
    assert ZEN_GARDEN.initial_state(options(boards), dealt, 3).deal.boards == tuple(boards)


@pytest.mark.rule("Z1.4", "Z2.1")
@pytest.mark.parametrize("boards", [[], [2], [0, 1], [1, 6], [1, 1], [1, True], [1, 2.0], ["1"], [None], "1", 1, None])
def test_other_boards_are_refused(boards: Any) -> None:
    with pytest.raises(BadSetup) as caught:
        ZEN_GARDEN.read_options({"boards": boards})
    assert caught.value.rule == "Z2.1"


@pytest.mark.rule("Z2.1")
@pytest.mark.parametrize(("players", "allowed"), [(0, False), (1, False), (2, True), (3, True), (4, True), (5, False)])
def test_two_to_four_players_are_allowed(players: int, allowed: bool) -> None:
    assert (players in ZEN_GARDEN.players) is allowed
    if allowed:
        assert len(start(players=players).seats) == players
    else:
        assert refused(setup(), players=players) == "Z2.1"


@pytest.mark.rule("Z2.2")
@pytest.mark.parametrize(("boards", "missions"), [((1,), 0), ((1, 2, 3), 0), ((1, 4), 2), ((1, 5), 1), ((1, 4, 5), 3)])
def test_emperor_tiles_go_on_four_fields_and_two_on_each_mission(boards: tuple[int, ...], missions: int) -> None:
    assert mission_count(boards) == missions
    dealt = ZEN_GARDEN.deal_setup(options(list(boards)), 2, Rng(7))["emperor"]
    assert list(dealt) == ["small", "large", "majority", "detail", "missions"]
    assert [len(pair) for pair in dealt["missions"]] == [2] * missions
    named = [*(dealt[field] for field in EMPEROR), *(name for pair in dealt["missions"] for name in pair)]
    assert len(set(named)) == len(named) == 4 + 2 * missions
    deal = start(boards).deal
    fields = [FEATURES[feature] for feature in (deal.small, deal.large, deal.majority, deal.detail)]
    assert fields == [*EMPEROR.values()]
    assert [[FEATURES[one], FEATURES[other]] for one, other in deal.missions] == MISSIONS[:missions]


@pytest.mark.rule("Z2.2")
def test_each_feature_can_be_on_each_field() -> None:
    deals = [ZEN_GARDEN.deal_setup(options([1, 4, 5]), 2, Rng(seed))["emperor"] for seed in range(400)]
    for field in EMPEROR:
        assert {deal[field] for deal in deals} == set(FEATURES)
    assert {deal["missions"][2][1] for deal in deals} == set(FEATURES)


NOT_FEATURES: list[Any] = ["", "Gate", "sand", "ground", None, 3, [], {}, True]
WRONG_MISSIONS: list[Any] = [
    [["gate", "pagoda"], *MISSIONS[1:]],
    [["crane", "crane"], *MISSIONS[:2]],
    MISSIONS[:2],
    [*MISSIONS, ["buddha", "path-wood"]],
    [["pagoda"], *MISSIONS[1:]],
    [["pagoda", "path-wood", "buddha"], *MISSIONS[1:]],
    *("pagoda", None, [None, None, None]),
]
WRONG: dict[str, list[dict[str, Any]]] = {
    "Z1.1": [
        {"supply": supply}
        for supply in (
            *(SUPPLY[3:], SUPPLY[3:] + SUPPLY[-3:], SUPPLY + "Psa", SUPPLY[:-1], ""),
            *(SUPPLY[:-3] + "Xsa", SUPPLY.lower(), "é" * 270),
        )
    ],
    "Z1.2": [{"emperor": {**EMPEROR, "small": name, "missions": MISSIONS}} for name in NOT_FEATURES]
    + [{"emperor": {"large": "gate", "majority": "ground-water", "detail": "ground-pebbles", "missions": MISSIONS}}],
    "Z2.2": [{"emperor": {**EMPEROR, "missions": missions}} for missions in WRONG_MISSIONS]
    + [{"emperor": {**EMPEROR, "small": "gate", "missions": MISSIONS}}],
    "Z2.4": [{"supply": None}, {"supply": 1}, {"supply": tiles_of(SUPPLY)}, {"supply": {}}],
    "Z2.5": [{"first": first} for first in (-1, 2, 0.0, True, "0", None, [0])],
}
"""Parts that replace those of a setup for the boards 1, 4 and 5, by the rule that they break."""


@pytest.mark.rule("Z1.1", "Z1.2", "Z2.2", "Z2.4", "Z2.5")
@pytest.mark.parametrize("rule", WRONG)
def test_a_wrong_part_of_a_setup_is_refused_with_its_rule(rule: str) -> None:
    for part in WRONG[rule]:
        assert refused({**setup(3), **part}, (1, 4, 5)) == rule, part


@pytest.mark.rule("Z2.3", "Z2.4")
def test_twelve_spaces_are_filled_bottom_row_first_left_to_right() -> None:
    state = start()
    names = [f"{cost}{column}" for cost in (0, 1, 2) for column in "abcd"]
    assert list(SLOT_NAMES) == names
    assert [TILE_CODES[tile] for tile in state.board] == tiles_of(SUPPLY)[:12]
    assert state.drawn == 12


@pytest.mark.rule("Z2.3")
@pytest.mark.parametrize(("slot", "left"), [("0a", 12), ("0d", 12), ("1b", 11), ("1c", 11), ("2a", 10), ("2d", 10)])
def test_the_rows_cost_zero_one_and_two(slot: str, left: int) -> None:
    assert after(start(), f"{slot} a1 nw").seats[0].coins == left


@pytest.mark.rule("Z2.4")
def test_every_setup_has_all_tiles_in_another_order() -> None:
    supplies = [ZEN_GARDEN.deal_setup(options([1]), 2, Rng(seed))["supply"] for seed in range(50)]
    assert len(set(supplies)) == 50
    assert {"".join(sorted(tiles_of(supply))) for supply in supplies} == {"".join(sorted(TILE_CODES))}


@pytest.mark.rule("Z1.5", "Z2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_begins_with_twelve_coins_and_an_empty_garden(players: int) -> None:
    for seat in start(players=players).seats:
        assert seat.coins == 12
        assert seat.garden == (0,) * 16


@pytest.mark.rule("Z2.5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_is_random(players: int) -> None:
    firsts = Counter(ZEN_GARDEN.deal_setup(options([1]), players, Rng(seed))["first"] for seed in range(600))
    assert set(firsts) == set(range(players))
    assert min(firsts.values()) > 0.7 * 600 / players
    for first in range(players):
        assert ZEN_GARDEN.to_move(start(players=players, first=first)) == first


@pytest.mark.rule("Z1.1")
def test_there_is_one_tile_for_each_combination() -> None:
    assert sorted(TILE_CODES) == ALL_TILES
    assert len(ALL_TILES) == len(set(ALL_TILES)) == 90


def test_codes_have_a_letter_for_each_feature() -> None:
    for tile in TILES:
        assert {FEATURES[feature] for feature in TILE_FEATURES[tile]} == shows(TILE_CODES[tile])


@pytest.mark.rule("Z1.3")
def test_a_tile_has_four_orientations() -> None:
    assert CORNERS == ("nw", "ne", "se", "sw")
    codes = {laid(tile, corner): (tile, corner) for tile, corner in product(TILES, range(4))}
    assert len(codes) == 360
    assert EMPTY not in codes
    assert all((tile_of(code), corner_of(code)) == parts for code, parts in codes.items())


@pytest.mark.rule("Z1.3")
@pytest.mark.parametrize("corner", CORNERS)
def test_a_placed_tile_bends_round_the_corner_that_the_move_names(corner: str) -> None:
    seat = after(start(), f"0a b2 {corner}").seats[0]
    assert CORNERS[corner_of(seat.garden[5])] == corner
