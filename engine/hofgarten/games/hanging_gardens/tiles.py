"""Point tiles as the numbers of their kinds: two tiles of a kind are interchangeable."""

from typing import Final

SERIES: Final = ("queen", "king", "tiger", "garden", "statue", "chalice", "gate")
"""The kinds whose tiles form series. Rule H1.2."""

PERSONS: Final = ("animal-handler", "gardener", "sculptor", "priest", "guard")
"""The persons, one tile each. Rule H1.2."""

KINDS: Final = SERIES + PERSONS
"""The 12 kinds of tile by number."""

KIND_NUMBERS: Final = {name: number for number, name in enumerate(KINDS)}

COUNTS: Final = (4, 4, 6, 6, 6, 10, 8, 1, 1, 1, 1, 1)
"""The number of tiles of each kind. Rule H1.2."""

TILES: Final = tuple(kind for kind, count in enumerate(COUNTS) for _ in range(count))
"""All 49 tiles. Rule H1.2."""

NONE: Final = -1
"""A space of the board without a tile."""

UNKNOWN: Final = -2
"""A tile that is hidden in this view."""
