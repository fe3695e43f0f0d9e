"""The seeded random source. It gives the same numbers on every version of Python.

SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014). Python's own
``random`` promises the same sequence only for some of its methods, so a deal would not be safe in it.
"""

from collections.abc import MutableSequence, Sequence
from hashlib import blake2b
from operator import index
from typing import TypeVar

from hofgarten.quoting import quoted

Item = TypeVar("Item")

_MASK = 0xFFFF_FFFF_FFFF_FFFF
_GAMMA = 0x9E37_79B9_7F4A_7C15


class Rng:
    """A stream of random numbers: the only mutable object of the engine. Each draw advances it."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        """Start the stream at ``seed``, of which the low 64 bits count.

        Raises:
            TypeError: The seed is no whole number: ``Rng.of`` takes texts, too.
        """
        try:
            self._state = index(seed) & _MASK
        except TypeError:
            msg = f"seed is a whole number, not {quoted(seed)}: Rng.of takes texts, too"
            raise TypeError(msg) from None

    @classmethod
    def of(cls, *parts: int | str) -> "Rng":
        """Return a separate stream for these parts, for example the seed of a match and the number of a shuffle.

        Equal parts give equal streams, and other parts give unrelated ones. ``1`` and ``"1"`` are equal parts, so that
        a typed seed and a drawn one mean the same.
        """
        text = "\x1f".join(str(part) for part in parts)
        digest = blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest()
        return cls(int.from_bytes(digest, "big"))

    @property
    def state(self) -> int:
        """The state of the stream, 64 bits: ``Rng(rng.state)`` continues it."""
        return self._state

    @state.setter
    def state(self, state: int) -> None:
        self._state = index(state) & _MASK

    def __repr__(self) -> str:
        return f"Rng({self._state})"

    def bits(self) -> int:
        """Return the next 64 random bits."""
        self._state = z = (self._state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound - 1``, all equally likely.

        The multiplication prefers some numbers by at most ``bound / 2**64``: not measurable with our bounds, below
        1e5.

        Raises:
            ValueError: ``bound`` is not positive.
            TypeError: ``bound`` is no whole number.
        """
        bound = index(bound)  # the product has more bits than a number of NumPy's
        if bound <= 0:
            msg = f"cannot choose one of {bound}"
            raise ValueError(msg)
        return (self.bits() * bound) >> 64

    def randrange(self, start: int, stop: int | None = None) -> int:
        """Return a number from ``start`` to ``stop - 1``, or from 0 to ``start - 1``, like ``random.randrange``.

        Raises:
            ValueError: There is no such number.
            TypeError: An argument is no whole number.
        """
        first, last = (0, index(start)) if stop is None else (index(start), index(stop))
        return first + self.below(last - first)

    def choose(self, items: Sequence[Item]) -> Item:
        """Return one of ``items``, all equally likely.

        Raises:
            ValueError: ``items`` is empty.
        """
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[Item]) -> tuple[Item, ...]:
        """Return ``items`` in random order (Fisher and Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            chosen = self.below(last + 1)
            order[last], order[chosen] = order[chosen], order[last]
        return tuple(order)

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Put a list in random order, like ``random.shuffle``."""
        items[:] = self.shuffled(items)

    choice = choose
    """The name of ``choose`` in Python's ``random``."""


def chance_rng(seed: int | str, events: int) -> Rng:
    """Return the stream of the chance event that is due after so many events of a match with this seed.

    The library, the page, the arena, the environments and puzzles use this one: a match has the same chance events
    wherever it is played on.
    """
    return Rng.of(seed, "shuffle", events)


def seed_of_match(seed: str, number: int) -> str:
    """Return the seed of match ``number`` of a series of matches with one seed: ``"1 0"``, ``"1 1"``."""
    return f"{seed} {number}"
