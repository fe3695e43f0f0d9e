"""Values of tiles."""

from dataclasses import replace

import pytest

from hofgarten.games.hanging_gardens.edition import standard
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS
from tests.engine.games.hanging_gardens.positions import START, garden, position

ITEMS = [
    *("queen", "king", "tiger", "garden", "statue", "chalice", "gate"),
    *("animal-handler", "gardener", "sculptor", "priest", "guard"),
    "missing",
]


def score(tiles: str = "", hidden: str = "", missing: int = 0) -> dict[str, int]:
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
    assert guarded["total"] == alone["total"] + 3 * gates


@pytest.mark.rule("H5.4")
@pytest.mark.rule("H7.1")
def test_hidden_tiles_count_like_open_ones() -> None:
    assert score("garden garden", "garden gardener")["total"] == 16 + 11
    assert score("", "gate guard gate")["total"] == 5 + 6


@pytest.mark.rule("H7.1")
@pytest.mark.rule("H7.2")
@pytest.mark.rule("H7.3")
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


@pytest.mark.rule("H7.1")
@pytest.mark.rule("H7.2")
@pytest.mark.rule("H7.3")
def test_the_values_of_an_edition_are_used() -> None:
    state = position(garden(START, "queen queen queen tiger animal-handler gate gate guard"))
    series = ((4, 6), *standard().series[1:2], (7,), *standard().series[3:])
    edition = replace(standard(), series=series, persons=((1, 2), *standard().persons[1:]), guard=4)
    state = state._replace(deal=replace(state.deal, edition=edition))
    found = HANGING_GARDENS.score(state)[0]
    assert [found[item] for item in ("queen", "tiger", "animal-handler", "gate", "guard")] == [10, 7, 2, 5, 8]
