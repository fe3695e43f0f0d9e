"""The seeded source of chance."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hofgarten.rng import Chance


def test_the_numbers_of_splitmix64() -> None:
    # The first numbers for seed 1234567, as published with the generator's reference implementation.
    chance = Chance(1234567)
    assert [chance.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_that_never_change() -> None:
    assert [Chance.of("hofgarten", 1).below(1000), Chance.of("hofgarten", 2).below(1000)] == [391, 546]
    assert Chance(5).shuffled("abcdefgh") == tuple("hcgeabfd")


def test_equal_parts_give_equal_streams() -> None:
    assert Chance.of(1, "a").bits() == Chance.of("1", "a").bits()
    streams = [Chance.of(1, 1), Chance.of(11), Chance.of(1, 1, 1), Chance.of("1", "", "1"), Chance.of(""), Chance.of()]
    assert len({chance.bits() for chance in streams}) == 5  # no part and an empty one are the same text
    Chance.of("\ud800")


@given(st.integers(), st.integers(1, 10**6))
def test_numbers_below_a_bound(seed: int, bound: int) -> None:
    assert 0 <= Chance(seed).below(bound) < bound


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot choose one of"):
        Chance(1).below(bound)
    with pytest.raises(ValueError, match="cannot choose one of 0"):
        Chance(1).choose(())


def test_choices_are_fair() -> None:
    chance = Chance(9)
    drawn = Counter(chance.choose("abcdef") for _ in range(6000))
    assert set(drawn) == set("abcdef")
    assert max(abs(count - 1000) for count in drawn.values()) < 150


def test_every_order_is_as_likely() -> None:
    chance = Chance(9)
    orders = Counter(chance.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert max(abs(count - 1000) for count in orders.values()) < 150


@given(st.lists(st.integers()), st.integers())
def test_shuffling_keeps_every_item(items: list[int], seed: int) -> None:
    assert sorted(Chance(seed).shuffled(items)) == sorted(items)
