"""The line chart of a review."""

import re
from itertools import combinations
from math import dist

import pytest

from tests.web.view.test_views import Page
from web.app.texts import Words
from web.app.view.components.line_chart import APART, BOTTOM, HEIGHT, LEFT, RIGHT, TOP, WIDTH, Curve, Mark, chart

WORDS = Words("en")


def drawn(*totals: tuple[int, ...], moves: int = 32, marks: tuple[Mark, ...] = ()) -> Page:
    lines = [Curve(f"P{seat}", "blue", each) for seat, each in enumerate(totals)]
    return Page(str(chart(WORDS, lines, marks, moves, "review.chart", "review.from_to")))


def paths(page: Page) -> list[list[tuple[int, int]]]:
    """Return the points of each player's line."""
    found = [attrs["d"] for tag, attrs in page.elements if tag == "path" and "data-colour" in attrs]
    numbers = [list(map(int, re.findall(r"-?\d+", path))) for path in found]
    return [list(zip(each[::2], each[1::2], strict=True)) for each in numbers]


@pytest.mark.parametrize(
    "totals", [((0,), (0,)), ((4000, 4100), (3900, 3000)), ((-2500, 12000, 7), (1, 2, 3)), ((99999,) * 64, (0,) * 64)]
)
def test_every_line_is_inside_the_scales(totals: tuple[tuple[int, ...], ...]) -> None:
    page = drawn(*totals, moves=64)
    for line, points in zip(totals, paths(page), strict=True):
        assert len(points) == len(line)
        assert all(LEFT <= x <= WIDTH - RIGHT and TOP <= y <= HEIGHT - BOTTOM for x, y in points)
        assert [x for x, _ in points] == sorted(x for x, _ in points)


def test_more_points_are_higher_a_mark_is_on_its_line_and_the_chart_has_a_text_alternative_and_a_table() -> None:
    page = drawn((4000, 4510, 5199), (3000, 3500, 1000), marks=(Mark("1", 1, 2),))
    points = paths(page)[1]
    assert points[1][1] < points[0][1] < points[2][1]
    circle = next(attrs for tag, attrs in page.elements if tag == "circle")
    assert (int(circle["cx"]), int(circle["cy"])) == points[2]
    text = page.named[0]
    assert "P0: score from 40 to 52. P1: score from 30 to 10." in text
    assert [tag for tag, _ in page.elements].count("tr") == 1 + 3
    assert "45.1" in text


@pytest.mark.parametrize("total", [0, 4000, 4500])
def test_marks_of_neighbouring_moves_do_not_cover_each_other(total: int) -> None:
    marks = tuple([Mark(str(rank), rank % 2, move) for rank, move in enumerate((3, 2, 2, 1, 3), 1)])
    page = drawn((0, 4500, *(total,) * 30), (0, 4500, *(total,) * 30), marks=marks)
    centres = [(int(attrs["cx"]), int(attrs["cy"])) for tag, attrs in page.elements if tag == "circle"]
    assert len(centres) == len(marks)
    assert all(dist(*pair) >= APART for pair in combinations(centres, 2))
    assert all(TOP <= y <= HEIGHT - BOTTOM for _, y in centres)
    line = paths(page)[0]
    assert [x for x, _ in centres] == [line[mark.move][0] for mark in marks]
    assert centres[0] == line[3]
