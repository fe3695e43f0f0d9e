"""Confidence intervals and quantiles."""

from math import sqrt
from statistics import fmean, pvariance, stdev

import pytest

from hofgarten.arena.statistics import controlled, mean_interval, quantile, share_interval
from hofgarten.rng import Rng


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


def dice(rng: Rng, number: int) -> list[float]:
    """Return sums of two dice less their mean."""
    return [rng.below(6) + rng.below(6) - 5.0 for _ in range(number)]


def test_luck_that_explains_half_of_the_variance_is_taken_out() -> None:
    rng = Rng(1)
    luck, rest = dice(rng, 400), dice(rng, 400)
    values = [3 + 2 * one + 2 * other for one, other in zip(luck, rest, strict=True)]
    found = controlled(values, luck)
    assert pvariance(found) / pvariance(values) == pytest.approx(0.5, abs=0.06)
    assert fmean(found) == pytest.approx(3, abs=3 * 2 * stdev(rest) / sqrt(400))


def test_unrelated_luck_changes_next_to_nothing() -> None:
    rng = Rng(2)
    values, luck = dice(rng, 400), dice(rng, 400)
    assert pvariance(controlled(values, luck)) / pvariance(values) == pytest.approx(1, abs=0.02)
    assert controlled(values, [0.0] * 400) == values
    assert controlled([5.0] * 9, luck[:9]) == pytest.approx([5.0] * 9)


@pytest.mark.parametrize("number", [1, 2, 3, 5])
def test_a_few_controlled_values_are_unbiased_too(number: int) -> None:
    """The mean over many small samples is the true mean, within three standard errors."""
    rng, means = Rng(3), []
    for _ in range(3000):
        luck = dice(rng, number)
        means.append(fmean(controlled([1 + one * one / 9 + one for one in luck], luck)))
    true = 1 + 35 / 6 / 9  # the variance of two dice is 35/6
    assert fmean(means) == pytest.approx(true, abs=3 * stdev(means) / sqrt(3000))


def test_each_value_is_controlled_by_the_others_alone() -> None:
    values, luck = [1.0, 4.0, 2.0, 8.0, 5.0], [0.0, 2.0, -1.0, 3.0, 1.0]
    other = [1.0, 4.0, 2.0, 80.0, 5.0]
    removed = [
        (value - one) / drawn for value, one, drawn in zip(values, controlled(values, luck), luck, strict=True) if drawn
    ]
    again = [
        (value - one) / drawn for value, one, drawn in zip(other, controlled(other, luck), luck, strict=True) if drawn
    ]
    assert removed[2] == pytest.approx(again[2]), "the multiple for a value does not depend on it"
    assert removed[1] != pytest.approx(again[1])
