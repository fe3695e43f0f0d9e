"""The pieces."""

from collections import Counter

import pytest

from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS, NONE, PERSONS, SERIES, TILES, UNKNOWN


@pytest.mark.rule("H1.2")
def test_there_are_44_series_tiles_and_5_persons() -> None:
    counts = Counter(KINDS[tile] for tile in TILES)
    assert [counts[kind] for kind in SERIES] == [4, 4, 6, 6, 6, 10, 8]
    assert [counts[person] for person in PERSONS] == [1] * 5
    assert len(TILES) == 49


def test_kinds_have_the_names_of_the_record_and_their_numbers() -> None:
    names = "queen king tiger garden statue chalice gate animal-handler gardener sculptor priest guard"
    assert list(KINDS) == list(KIND_NUMBERS) == names.split()
    assert list(KIND_NUMBERS.values()) == list(range(12))
    assert len(COUNTS) == 12
    assert list(TILES) == sorted(TILES)


def test_no_tile_is_taken_for_a_missing_or_an_unknown_one() -> None:
    assert len({NONE, UNKNOWN, *TILES}) == 14
