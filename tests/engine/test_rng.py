"""The seeded random number generator."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.rng import Rng
from tests.kit.index import Index


def test_the_generator_is_splitmix64() -> None:
    # The first numbers for seed 1234567, as published with the generator's reference implementation.
    rng = Rng(1234567)
    assert [rng.bits() for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_streams_are_stable() -> None:
    assert [Rng.of("hofgarten", 1).below(1000), Rng.of("hofgarten", 2).below(1000)] == [391, 546]
    assert Rng(5).shuffled("abcdefgh") == tuple("hcgeabfd")


def test_equal_parts_give_equal_streams() -> None:
    assert Rng.of(1, "a").bits() == Rng.of("1", "a").bits()
    streams = [Rng.of(1, 1), Rng.of(11), Rng.of(1, 1, 1), Rng.of("1", "", "1"), Rng.of(""), Rng.of()]
    assert len({rng.bits() for rng in streams}) == 5  # no part and an empty one are the same text
    Rng.of("\ud800")


@given(st.integers(), st.integers(1, 10**6))
def test_numbers_are_below_their_bound(seed: int, bound: int) -> None:
    assert 0 <= Rng(seed).below(bound) < bound


def test_whole_numbers_may_be_of_any_type() -> None:
    numbers: Any = Index  # a type checker asks for an int
    rng, same = Rng(numbers(7)), Rng(7)
    for _ in range(50):
        assert rng.below(numbers(5)) == same.below(5)
        assert rng.randrange(numbers(-3), numbers(9)) == same.randrange(-3, 9)
        assert rng.randrange(numbers(4)) == same.randrange(4)
    rng.state = numbers(-1)
    assert (type(rng.state), rng.state) == (int, 2**64 - 1)
    draws: list[Callable[[Any], object]] = [rng.below, rng.randrange, Rng, lambda wrong: setattr(rng, "state", wrong)]
    for draw in draws:
        with pytest.raises(TypeError):
            draw(2.0)


@pytest.mark.parametrize("bound", [0, -1])
def test_a_bound_must_be_positive(bound: int) -> None:
    with pytest.raises(ValueError, match="cannot choose one of"):
        Rng(1).below(bound)
    with pytest.raises(ValueError, match="cannot choose one of 0"):
        Rng(1).choose(())


def test_choices_are_uniform() -> None:
    rng = Rng(9)
    drawn = Counter(rng.choose("abcdef") for _ in range(6000))
    assert set(drawn) == set("abcdef")
    assert max(abs(count - 1000) for count in drawn.values()) < 150
