"""A player's garden: sets of squares in a frame that moves as the garden grows. Rules H2.1 and H4.1 to H4.4."""

from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.bitboard import EDGE_COLUMNS, MARGIN, STRIDE, cells, parts
from hofgarten.games.hanging_gardens.cards import CARD_CELLS, GROUND, MOTIFS, START, Shape, shapes

_EDGE_ROWS: Final = tuple((1 << STRIDE) - 1 << STRIDE * row for row in range(MARGIN))


class Garden(NamedTuple):
    """A garden. Bit ``(y - top) * STRIDE + (x - left)`` is the square at ``x, y``; equal gardens are equal values."""

    motifs: tuple[int, ...]
    """The squares of each motif, by ``cards.MOTIFS``."""
    ground: int
    """The squares of building ground."""
    temples: int
    """The squares with a temple."""
    left: int
    """The x of column 0. The garden begins in column ``bitboard.MARGIN``."""
    top: int
    """The y of row 0. The garden begins in row ``bitboard.MARGIN``."""


_START_SHAPE: Final = shapes(START)[0]
START_GARDEN: Final = Garden(
    (0,) * len(MOTIFS), _START_SHAPE.ground << MARGIN * STRIDE + MARGIN, 0, left=-MARGIN, top=-MARGIN
)
"""A start card at 0,0 to 2,1. Rule H2.1."""


class Group(NamedTuple):
    """Connected squares of one motif. Rule H5.1."""

    motif: int
    squares: int


def squares(garden: Garden) -> int:
    """Return all squares of a garden."""
    one, two, three, four = garden.motifs
    return garden.ground | one | two | three | four


def bit_of(garden: Garden, x: int, y: int) -> int | None:
    """Return the bit number of the square at ``x, y``; ``None`` outside of the frame."""
    column, row = x - garden.left, y - garden.top
    return row * STRIDE + column if 0 <= column < STRIDE and row >= 0 else None


def xy_of(garden: Garden, bit: int) -> tuple[int, int]:
    """Return the ``x, y`` of a bit."""
    row, column = divmod(bit, STRIDE)
    return column + garden.left, row + garden.top


def at(garden: Garden, x: int, y: int) -> str:
    """Return the letter of the motif at ``x, y``, ``"."`` for ground, or an empty string outside of the garden."""
    bit = bit_of(garden, x, y)
    if bit is None:
        return ""
    for letter, motif in zip(MOTIFS, garden.motifs, strict=True):
        if motif >> bit & 1:
            return letter
    return GROUND if garden.ground >> bit & 1 else ""


def extent(garden: Garden) -> tuple[int, int, int, int]:
    """Return the smallest and the largest x and y of a garden: ``x0, y0, x1, y1``, all inclusive."""
    places = [xy_of(garden, bit) for bit in cells(squares(garden))]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(xs), max(ys)


class LegalPositions(NamedTuple):
    """Legal positions for each bit of a card in any shape, as the bits of the card's upper left corner."""

    motif: dict[int, int]
    """If the square is a motif. Rules H4.2 and H4.4."""
    ground: dict[int, int]
    """If the square is ground. Rules H4.3 and H4.4."""


def legal_positions(garden: Garden) -> LegalPositions:
    """Return the legal positions of a card's squares, shifted once for all cards and rotations."""
    free = squares(garden) & ~garden.temples
    temples = garden.temples
    return LegalPositions(
        {cell: free >> cell for cell in CARD_CELLS},
        {cell: ~(temples >> cell) for cell in CARD_CELLS} if temples else {},
    )


def places(legal: LegalPositions, shape: Shape) -> int:
    """Return the legal positions of a rotated card, as the bits of its upper left corner. Rules H4.2 to H4.4."""
    motif, ground = legal
    spots = -1
    for cell in shape.motif_cells:
        spots &= motif[cell]
    if ground:
        for cell in shape.ground_cells:
            spots &= ground[cell]
    return spots


def legal(garden: Garden, shape: Shape) -> int:
    """Return the legal positions of a rotated card in a garden, as the bits of its upper left corner.

    Rules H4.2 to H4.4.
    """
    return places(legal_positions(garden), shape)


def is_legal(garden: Garden, shape: Shape, spot: int) -> bool:
    """Return True if a rotated card may be laid at one position. Rules H4.2 to H4.4."""
    on_table = (shape.whole ^ shape.ground) << spot & ~squares(garden)
    return not on_table and not covers_temple(garden, shape, spot)


def covers_temple(garden: Garden, shape: Shape, spot: int) -> bool:
    """Return True if a rotated card would cover a temple. Rule H4.4."""
    return bool(shape.whole << spot & garden.temples)


def lay(garden: Garden, shape: Shape, spot: int) -> tuple[Garden, int]:
    """Return the garden after laying a card, and the card's squares in the new frame. Rules H4.1 to H4.3."""
    laid = shape.whole << spot
    bare = ~laid
    motifs = tuple([old & bare | new << spot for old, new in zip(garden.motifs, shape.motifs, strict=True)])
    ground = garden.ground & bare | shape.ground << spot
    east = _margin_shift(laid, EDGE_COLUMNS)
    south = _margin_shift(laid, _EDGE_ROWS)
    if not (east or south):
        return Garden(motifs, ground, garden.temples, garden.left, garden.top), laid
    shift = south * STRIDE + east
    motifs = tuple([motif << shift for motif in motifs])
    left, top = garden.left - east, garden.top - south
    return Garden(motifs, ground << shift, garden.temples << shift, left, top), laid << shift


def _margin_shift(laid: int, edges: tuple[int, ...]) -> int:
    """Return the shift that empties the garden's margin."""
    for number, edge in enumerate(edges):
        if laid & edge:
            return MARGIN - number
    return 0


def groups(garden: Garden) -> list[Group]:
    """Return all groups of a garden, motif by motif. Rule H5.1."""
    return [Group(number, part) for number, motif in enumerate(garden.motifs) for part in parts(motif, motif)]


def touched(garden: Garden, laid: int) -> list[Group]:
    """Return the groups with a square of the card just laid. Rules H5.1 and H5.7."""
    return [
        Group(number, part)
        for number, motif in enumerate(garden.motifs)
        if motif & laid
        for part in parts(motif & laid, motif)
    ]


def group_at(garden: Garden, bit: int) -> int:
    """Return the squares of the group at a bit; 0 if the bit has no motif."""
    seed = 1 << bit
    return next((part for motif in garden.motifs if motif & seed for part in parts(seed, motif)), 0)
