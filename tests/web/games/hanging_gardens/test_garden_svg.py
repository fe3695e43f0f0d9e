"""SVG of squares: equal adjacent squares merge into one area."""

import re

import pytest

from web.app.games.hanging_gardens.view.garden_svg import drawing
from web.app.view.board.outline import outline


def corners(path: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in re.findall(r"Q(\S+) (\S+)", path)]


def test_an_inner_corner_has_the_same_inset() -> None:
    path = outline([(0, 0), (1, 0), (0, 1)], 0, 0, 10, 5)
    assert corners(path) == [(10, 10), (190, 10), (190, 90), (90, 90), (90, 190), (10, 190)]


def test_a_ring_has_an_outer_and_an_inner_outline() -> None:
    ring = [(x, y) for x in range(3) for y in range(3) if (x, y) != (1, 1)]
    outer, inner = outline(ring, 0, 0, 10, 5).rstrip("z").split("z")
    assert sorted(corners(outer)) == [(10, 10), (10, 290), (290, 10), (290, 290)]
    assert sorted(corners(inner)) == [(90, 90), (90, 210), (210, 90), (210, 210)]
    assert outline([(0, 0), (1, 1)], 0, 0, 10, 5).count("M") == 2, "squares that touch only at a corner stay separate"


@pytest.mark.parametrize("letter", "TPAF")
def test_equal_motifs_merge_and_different_ones_do_not(letter: str) -> None:
    def areas(letters: dict[tuple[int, int], str]) -> int:
        paths = re.findall(r'<path [^>]*d="(M[^"]*Q[^"]*)"', drawing(letters, 0, 0))
        return len(set(paths))

    other = "P" if letter != "P" else "T"
    alone = areas({(0, 0): letter})
    assert areas({(0, 0): letter, (1, 0): letter}) == alone
    assert areas({(0, 0): letter, (2, 0): letter, (1, 0): "."}) == 2 * alone
    assert areas({(0, 0): letter, (1, 0): other}) == alone + areas({(0, 0): other})


def test_a_raised_terrace_has_a_wall_below_its_southern_squares() -> None:
    letters = {(0, 0): ".", (1, 0): ".", (0, 1): "."}
    wall = re.search(r'url\(#hang-wall\)" d="([^"]*)"', drawing(letters, 0, 0, raised=True))
    assert wall
    assert re.findall(r"M(\d+) (\d+)", wall[1]) == [("100", "100"), ("0", "200")]
    assert "hang-wall" not in drawing(letters, 0, 0)


def test_a_square_looks_the_same_in_every_frame() -> None:
    letters = {(x, y): "P" for x in range(3) for y in range(3)}

    def kinds(left: int, top: int) -> list[str]:
        return re.findall(r'data-symbol="(motif-[^"]*)"', drawing(letters, left, top))

    assert kinds(0, 0) == kinds(-4, 2)
    assert len(set(kinds(0, 0))) == 3
