"""Seatings of duplicate deals."""

from collections import Counter

import pytest

from hofgarten.arena.seatings import seatings


@pytest.mark.parametrize(("opponents", "players"), [(2, 2), (2, 3), (2, 4), (3, 3), (4, 4)])
def test_each_opponent_has_each_seat_equally_often(opponents: int, players: int) -> None:
    scheme = seatings(opponents, players)
    assert len(set(scheme)) == len(scheme)
    for seat in range(players):
        counts = Counter(seating[seat] for seating in scheme)
        assert set(counts) == set(range(opponents))
        assert len(set(counts.values())) == 1


def test_schemes_by_number_of_players() -> None:
    assert seatings(2, 2) == ((0, 1), (1, 0))
    assert len(seatings(2, 3)) == 6
    assert all(set(seating) == {0, 1} for seating in seatings(2, 3))
    assert len(seatings(2, 4)) == 6
    assert all(sum(seating) == 2 for seating in seatings(2, 4))
    assert seatings(3, 3) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


@pytest.mark.parametrize(("opponents", "players"), [(3, 4), (3, 2), (1, 2), (5, 4)])
def test_other_numbers_of_opponents_are_refused(opponents: int, players: int) -> None:
    with pytest.raises(ValueError, match="cannot be seated"):
        seatings(opponents, players)
