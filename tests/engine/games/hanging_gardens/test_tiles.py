"""The tiles."""

from collections import Counter

import pytest

from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS, NONE, PERSONS, SERIES, TILES, UNKNOWN


@pytest.mark.rule("H1.2")
def test_there_are_44_series_tiles_and_5_persons() -> None:
    counts = Counter(KINDS[tile] for tile in TILES)
    assert [counts[kind] for kind in SERIES] == [4, 4, 6, 6, 6, 10, 8]
    assert [counts[person] for person in PERSONS] == [1] * 5
    assert len(TILES) == 49


def test_kinds_have_the_names_and_numbers_of_the_record() -> None:
    names = "queen king tiger garden statue chalice gate animal-handler gardener sculptor priest guard"
    assert list(KINDS) == list(KIND_NUMBERS) == names.split()
    assert list(KIND_NUMBERS.values()) == list(range(12))
    assert len(COUNTS) == 12
    assert list(TILES) == sorted(TILES)


def test_the_codes_of_missing_and_unknown_tiles_are_not_kinds() -> None:
    assert len({NONE, UNKNOWN, *TILES}) == 14
