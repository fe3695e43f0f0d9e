"""The features of The Hanging Gardens."""

import pytest

from hofgarten.bots.value_function import weights_of
from hofgarten.games.hanging_gardens.eval.features import AT, features_of, turns_left
from hofgarten.games.hanging_gardens.eval.tile_outlook import PROMISE, prospects
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import TEMPLE, State
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS, UNKNOWN
from tests.engine.games.hanging_gardens.positions import after, garden, position

QUEEN, STATUE, GUARD, CHALICE = (KIND_NUMBERS[kind] for kind in ("queen", "statue", "guard", "chalice"))


def features(state: State, seat: int = 0) -> dict[str, int]:
    found = features_of(state, seat, turns_left(state, seat))
    return dict(zip(AT, found, strict=True))


def test_the_value_of_a_tile_includes_a_share_of_the_next_one() -> None:
    none, one = (prospects(position(garden("..."), garden("...")), 0) for _ in range(2))
    assert none == one
    assert none.worth[QUEEN] == 100 * 1 + PROMISE * 14
    with_queen = prospects(position(garden("...", "queen"), garden("...")), 0)
    assert with_queen.points[QUEEN] == 100
    assert with_queen.worth[QUEEN] == 100 * 14 + PROMISE * 1


def test_the_value_of_a_guard_depends_on_the_gates() -> None:
    assert prospects(position(garden("...", "gate gate"), garden("...")), 0).worth[GUARD] == 100 * 6


def test_tiles_of_other_players_are_not_expected() -> None:
    state = position(garden("...", "queen"), garden("...", "queen queen queen"))
    assert prospects(state, 0).worth[QUEEN] == 0
    assert prospects(state, 0).promise == 0
    assert prospects(position(garden("...", "queen"), garden("...")), 0).promise == 100 * 14


def test_own_hidden_tiles_count_and_those_of_others_do_not() -> None:
    own = position(garden("...", "", "statue"), garden("...", "", "queen"))
    other = position(garden("...", "", "statue"), garden("...", "", "king"))
    assert prospects(own, 0).points[STATUE] == 100
    assert features(own)["tiles-next"] == features(other)["tiles-next"]
    unknown = HANGING_GARDENS.observe(own, 1)
    assert unknown.seats[0].hidden == (UNKNOWN,)
    assert features(unknown)["tiles-unknown"] == 100


@pytest.mark.parametrize(
    ("rows", "size", "near"),
    [
        ("P.. ...", "one", 0),
        ("PP. ...", "two", 3),
        ("PPP ...", "three", 3),
        ("PPP PPP .._", "six", 2),
        ("pPP ...", "", 0),
    ],
)
def test_groups_without_a_temple_are_counted_by_size(rows: str, size: str, near: int) -> None:
    found = features(position(garden(rows), garden("...")))
    numbers = {name: number for name, number in found.items() if name.startswith("groups-") and number}
    assert numbers == ({f"groups-{size}": 100} if size else {})
    assert found["near"] == 100 * near


def test_temples_reduce_the_room() -> None:
    found = features(position(garden("pPP ..."), garden("...")))
    assert (found["squares"], found["hemmed"], found["temples-at-hand"]) == (500, 100, 400)


def laid(rows: str, card: str, event: str, board: str | None = None) -> State:
    """Return the position after a card was laid in a garden."""
    return after(position(rows, cards=card, board=board), event)


def test_the_value_of_a_due_temple_is_the_best_tile_in_reach() -> None:
    state = laid("PP. ...", "..P...", "lay 1 0,0 0")
    assert state.phase != TEMPLE  # two squares are covered with ground
    state = laid("PP. ... ...", "P.....", "lay 1 2,0 0")
    assert state.phase == TEMPLE
    found, tiles = features(state), prospects(state, 0)
    assert found["due"] == max(tiles.worth[tile] for tile in state.board[:2])
    assert (found["due-any"], found["due-hidden"]) == (100, 0)
    assert found["groups-three"] == 0  # it counts as the temple that is due


def test_six_squares_count_a_hidden_tile() -> None:
    state = laid("PPPPP. ......", "P.....", "lay 1 5,0 0")
    found, tiles = features(state), prospects(state, 0)
    assert found["due"] == max(tiles.worth[tile] for tile in state.board)
    assert found["due-hidden"] == 100


def test_a_missing_tile_counts_as_due() -> None:
    state = laid("PP. ... ...", "P.....", "lay 1 2,0 0", "- - king - - -")
    assert features(state)["due"] == 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_takes_the_tile_that_completes_a_series(players: int) -> None:
    seats = [garden("PP. ... ...", "statue statue"), *[garden("...")] * (players - 1)]
    state = position(*seats, cards="P.....", board="chalice statue - - - -")
    state = after(state, "lay 1 2,0 0", "temple 2,0")
    best = HANGING_GARDENS.best_move(state, weights_of(HANGING_GARDENS, players))
    assert HANGING_GARDENS.write_event(best) == "tile 2"
