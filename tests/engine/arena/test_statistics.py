"""Confidence intervals and quantiles."""

import pytest

from hofgarten.arena.statistics import mean_interval, quantile, share_interval


def test_the_mean_is_the_middle_of_its_interval() -> None:
    # Standard deviation sqrt(10 / 3), standard error sqrt(10 / 12) = 0.9129, times 1.95996.
    interval = mean_interval([1, 3, 5, 3, 1, 5, 3, 3, 1, 5, 3, 3])
    assert interval == pytest.approx((3 - 0.8359, 3 + 0.8359), abs=1e-3)


def test_one_value_has_no_interval() -> None:
    assert mean_interval([4]) is None


def test_share_intervals_follow_agresti_and_coull() -> None:
    # 6 won of 10, 2 and 2 added: 8 of 14, standard error sqrt(8/14 * 6/14 / 13) = 0.13725.
    low, high = share_interval([1.0] * 6 + [0.0] * 4)
    assert (low, high) == pytest.approx((8 / 14 - 0.26901, 8 / 14 + 0.26901), abs=1e-4)


def test_share_intervals_stay_in_range_and_never_have_zero_width() -> None:
    for shares in ([1.0], [0.0], [1.0] * 50, [0.0] * 50, [0.5] * 20):
        low, high = share_interval(shares)
        assert 0 <= low < high <= 1
    assert share_interval([1.0] * 50)[1] == 1
    assert share_interval([1.0] * 50)[0] > 0.85


def test_matches_of_one_deal_do_not_count_as_independent() -> None:
    # A win from both seats in every other deal is half as much evidence as the same wins in separate deals.
    paired = share_interval([1.0, 0.0] * 50)
    alone = share_interval([1.0, 0.0] * 100)
    assert paired[1] - paired[0] > 1.3 * (alone[1] - alone[0])


@pytest.mark.parametrize(
    ("values", "part", "expected"),
    [([7], 0.5, 7), ([7], 0.95, 7), ([3, 1, 2], 0.5, 2), ([4, 3, 1, 2], 0.5, 2), (range(1, 101), 0.95, 95)],
)
def test_quantiles_are_observed_values(values: list[int], part: float, expected: int) -> None:
    assert quantile(values, part) == expected


def test_no_values_have_no_quantile() -> None:
    with pytest.raises(ValueError, match="no values to rank"):
        quantile([], 0.5)
