"""The tiles."""

from collections import Counter

import pytest

from hofgarten.games.hanging_gardens.tiles import KINDS, PERSONS, SERIES, TILES


@pytest.mark.rule("H1.2")
def test_there_are_44_series_tiles_and_5_persons() -> None:
    counts = Counter(KINDS[tile] for tile in TILES)
    assert [counts[kind] for kind in SERIES] == [4, 4, 6, 6, 6, 10, 8]
    assert [counts[person] for person in PERSONS] == [1] * 5
    assert len(TILES) == 49
