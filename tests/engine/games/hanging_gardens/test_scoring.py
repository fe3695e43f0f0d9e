"""Scores, and the features by which bots estimate them."""

from dataclasses import replace

import pytest

from hofgarten.bots.value_function import weights_of
from hofgarten.game import Score
from hofgarten.games.hanging_gardens.edition import standard
from hofgarten.games.hanging_gardens.eval.features import AT, features_of, turns_left
from hofgarten.games.hanging_gardens.eval.tile_outlook import PROMISE, TileOutlook, prospects
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import TEMPLE, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS, UNKNOWN
from tests.engine.games.hanging_gardens.positions import START, after, garden, position

ITEMS = [
    *("queen", "king", "tiger", "garden", "statue", "chalice", "gate"),
    *("animal-handler", "gardener", "sculptor", "priest", "guard"),
    "missing",
]


def score(tiles: str = "", hidden: str = "", missing: int = 0) -> Score:
    return HANGING_GARDENS.score(position(garden(START, tiles, hidden, missing)))[0]


@pytest.mark.rule("H7.1")
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("queen", [0, 1, 15, 16, 30]),
        ("king", [0, 3, 12, 15, 24]),
        ("tiger", [0, 3, 8, 15, 18, 23, 30]),
        ("garden", [0, 2, 8, 16, 18, 24, 32]),
        ("statue", [0, 1, 3, 20, 21, 23, 40]),
        ("chalice", [0, 1, 3, 6, 11, 18, 19, 21, 24, 29, 36]),
        ("gate", [0, 0, 5, 10, 16, 16, 21, 26, 32]),
    ],
)
def test_a_series_counts_more_with_each_tile_and_restarts_when_complete(kind: str, values: list[int]) -> None:
    assert [score(f"{kind} " * count)[kind] for count in range(len(values))] == values
    assert len(values) == COUNTS[KINDS.index(kind)] + 1


PERSONS = [
    ("animal-handler", "tiger", 3, 10),
    ("gardener", "garden", 3, 11),
    ("sculptor", "statue", 3, 12),
    ("priest", "chalice", 5, 9),
]


@pytest.mark.rule("H7.2")
@pytest.mark.parametrize(("person", "kind", "complete", "points"), PERSONS)
def test_a_person_counts_more_with_a_complete_series(person: str, kind: str, complete: int, points: int) -> None:
    for count in range(7):
        assert score(f"{person} " + f"{kind} " * count)[person] == (points if count >= complete else 3)


@pytest.mark.rule("H7.3")
@pytest.mark.parametrize("gates", range(9))
def test_the_guard_counts_3_for_each_gate_besides_their_own_points(gates: int) -> None:
    alone, guarded = score("gate " * gates), score("guard " + "gate " * gates)
    assert guarded["guard"] == 3 * gates
    assert guarded["gate"] == alone["gate"]
    assert guarded.total == alone.total + 3 * gates


@pytest.mark.rule("H5.4", "H7.1")
def test_hidden_tiles_count_like_open_ones() -> None:
    assert score("garden garden", "garden gardener").total == 16 + 11
    assert score("", "gate guard gate").total == 5 + 6


@pytest.mark.rule("H7.1", "H7.2", "H7.3")
def test_a_score_has_every_item_and_the_total_is_their_sum() -> None:
    points = score("queen queen king tiger gate gate gate guard gardener", "chalice priest", missing=2)
    assert list(points) == ITEMS == list(HANGING_GARDENS.score_items)
    found = {"queen": 15, "king": 3, "tiger": 3, "gate": 10, "guard": 9, "gardener": 3, "chalice": 1, "priest": 3}
    assert points == {**dict.fromkeys(ITEMS, 0), **found, "missing": 10}
    assert sum(points.values()) == 57


@pytest.mark.rule("H8.1")
def test_a_view_counts_the_known_tiles() -> None:
    state = position(garden(START, "garden", "garden"), garden(START, "tiger", "tiger"))
    totals = {
        seat: [HANGING_GARDENS.total(HANGING_GARDENS.observe(state, seat), one) for one in (0, 1)] for seat in (0, 1)
    }
    assert totals == {0: [8, 3], 1: [2, 8]}


@pytest.mark.rule("H7.1", "H7.2", "H7.3")
def test_the_values_of_an_edition_are_used() -> None:
    state = position(garden(START, "queen queen queen tiger animal-handler gate gate guard"))
    series = ((4, 6), *standard().series[1:2], (7,), *standard().series[3:])
    edition = replace(standard(), series=series, persons=((1, 2), *standard().persons[1:]), guard=4)
    state = state._replace(deal=replace(state.deal, edition=edition))
    found = HANGING_GARDENS.score(state)[0]
    assert [found[item] for item in ("queen", "tiger", "animal-handler", "gate", "guard")] == [10, 7, 2, 5, 8]


QUEEN, STATUE, GUARD, CHALICE = (KIND_NUMBERS[kind] for kind in ("queen", "statue", "guard", "chalice"))


def features(state: State, seat: int = 0) -> dict[str, int]:
    found = features_of(state, seat, turns_left(state, seat))
    return dict(zip(AT, found, strict=True))


def outlook(tiles: str = "", others: str = "") -> TileOutlook:
    """Return what two players' openly taken tiles promise the first one."""
    return prospects(position(garden("...", tiles), garden("...", others)), 0)


def test_the_value_of_a_tile_includes_a_share_of_the_next_one() -> None:
    assert outlook() == outlook()
    assert outlook().worth[QUEEN] == 100 * 1 + PROMISE * 14
    assert (outlook("queen").points[QUEEN], outlook("queen").worth[QUEEN]) == (100, 100 * 14 + PROMISE * 1)
    assert outlook("gate gate").worth[GUARD] == 100 * 6, "it depends on the gates"


def test_tiles_of_other_players_are_not_expected() -> None:
    none_left = outlook("queen", "queen queen queen")
    assert (none_left.worth[QUEEN], none_left.promise) == (0, 0)
    assert outlook("queen").promise == 100 * 14


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


def test_a_hidden_or_a_missing_tile_counts_as_due() -> None:
    state = laid("PPPPP. ......", "P.....", "lay 1 5,0 0")
    best = max(prospects(state, 0).worth[tile] for tile in state.board)
    assert (features(state)["due"], features(state)["due-hidden"]) == (best, 100)
    assert features(laid("PP. ... ...", "P.....", "lay 1 2,0 0", "- - king - - -"))["due"] == 500


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_bot_takes_the_tile_that_completes_a_series(players: int) -> None:
    seats = [garden("PP. ... ...", "statue statue"), *[garden("...")] * (players - 1)]
    state = position(*seats, cards="P.....", board="chalice statue - - - -")
    state = after(state, "lay 1 2,0 0", "temple 2,0")
    best = HANGING_GARDENS.best_move(state, weights_of(HANGING_GARDENS, players))
    assert HANGING_GARDENS.write_event(best) == "tile 2"
