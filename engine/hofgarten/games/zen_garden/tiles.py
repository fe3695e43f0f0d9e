"""Garden tiles and their features, as small integers."""

from typing import Final

DECORATIONS: Final = ("pagoda", "bench", "buddha", "gate", "crane")
PATHS: Final = ("path-sand", "path-wood", "path-stone")
GROUNDS: Final = ("ground-sand", "ground-pebbles", "ground-trees", "ground-clay", "ground-water", "ground-blossom")

FEATURES: Final = DECORATIONS + PATHS + GROUNDS
"""The 14 features, one emperor tile each, by number. Rule Z1.2."""

FEATURE_NUMBERS: Final = {name: number for number, name in enumerate(FEATURES)}

FIRST_PATH: Final = len(DECORATIONS)
"""The number of the first path among the features."""

FIRST_GROUND: Final = FIRST_PATH + len(PATHS)
"""The number of the first ground among the features."""

TILE_COUNT: Final = len(DECORATIONS) * len(PATHS) * len(GROUNDS)
"""90 tiles, one for each combination, numbered by decoration, then path, then ground. Rule Z1.1."""

TILES: Final = range(TILE_COUNT)

TILE_FEATURES: Final = tuple(
    (decoration, FIRST_PATH + path, FIRST_GROUND + ground)
    for decoration in range(len(DECORATIONS))
    for path in range(len(PATHS))
    for ground in range(len(GROUNDS))
)
"""The three features of each tile: decoration, path, ground."""

_LETTERS: Final = "PBUGC" + "swt" + "aptcwb"

TILE_CODES: Final = tuple("".join(_LETTERS[feature] for feature in features) for features in TILE_FEATURES)
"""Each tile's three letters in a record: ``Ptw`` is pagoda, stone path, water."""

TILE_NUMBERS: Final = {code: tile for tile, code in enumerate(TILE_CODES)}

CODE_LENGTH: Final = 3

CORNERS: Final = ("nw", "ne", "se", "sw")
"""The corner of a tile round which its path bends, clockwise: a quarter turn adds one. Rule Z1.3."""

CORNER_NUMBERS: Final = {name: number for number, name in enumerate(CORNERS)}

NW, NE, SE, SW = range(4)

COUNT_BITS: Final = 5
"""Bits for the count of one feature: a garden has at most 16 tiles, and 16 fits in 5 bits."""

_COUNT_MASK: Final = (1 << COUNT_BITS) - 1

TILE_COUNTS: Final = tuple(sum(1 << (COUNT_BITS * feature) for feature in features) for features in TILE_FEATURES)
"""Each tile's contribution to a garden's counts: one sum instead of three updates of a tuple of 14."""


def count_of(counts: int, feature: int) -> int:
    """Return how many tiles with a feature are in a garden's packed counts."""
    return counts >> (COUNT_BITS * feature) & _COUNT_MASK


EMPTY: Final = 0
"""A space of a garden without a tile."""


def laid(tile: int, corner: int) -> int:
    """Return the code of a tile in a garden, 1 to 360: never ``EMPTY``."""
    return tile * 4 + corner + 1


def tile_of(code: int) -> int:
    """Return the tile of a laid tile's code."""
    return (code - 1) >> 2


def corner_of(code: int) -> int:
    """Return the corner round which a laid tile's path bends."""
    return (code - 1) & 3


LAID_FEATURES: Final[tuple[tuple[int, ...], ...]] = ((), *(TILE_FEATURES[tile] for tile in TILES for _ in CORNERS))
"""The features of each laid code, none for ``EMPTY``. Avoids ``tile_of`` in inner loops."""
