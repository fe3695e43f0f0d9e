"""Line charts: the review's chart of expected final scores by move, with the largest mistakes marked.

The scale, grid and line functions are shared by the other charts.
"""

import math
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads
from web.app.view.components.dates import day
from web.app.view.html import Element, Node

WIDTH: Final = 640
HEIGHT: Final = 320
LEFT: Final = 48
RIGHT: Final = 20
TOP: Final = 20
BOTTOM: Final = 36
"""Margins, which contain the numbers of the scales."""

DATE: Final = 72
"""Half of the width of a date in the large type of a phone."""

POINT: Final = 100
"""The unit of totals: hundredths of a point."""

STEPS: Final = (5, 10, 20, 50, 100, 200)
"""Candidate distances between grid lines, in points or moves. The smallest that gives at most ``LINES`` is used."""

LINES: Final = 7

APART: Final = 34
"""Least distance of the centres of two marks: twice the radius on a phone, ``.chart-mark`` in ``charts.css``."""


class Curve(NamedTuple):
    """One player's line."""

    name: str
    colour: str
    totals: tuple[int, ...]
    """Expected final totals in hundredths of a point, before the first move and after each move."""


class Mark(NamedTuple):
    """A marked turn."""

    label: str
    seat: int
    move: int
    """The number of moves played before it."""


class Scale(NamedTuple):
    """The mapping from moves and points to coordinates."""

    moves: int
    low: int
    high: int
    """The lowest and the highest grid line, in points."""
    right: int = RIGHT
    """Width of the margin to the right of the lines."""
    first: int = 0
    """The number at the left end: 1 for rounds that have no value before the first."""

    def x(self, move: int) -> int:
        """Return the x coordinate of a number of moves."""
        return LEFT + (WIDTH - LEFT - self.right) * (move - self.first) // max(self.moves - self.first, 1)

    def y(self, total: int) -> int:
        """Return the y coordinate of a total."""
        share = (HEIGHT - TOP - BOTTOM) * (total - self.low * POINT) // max((self.high - self.low) * POINT, 1)
        return HEIGHT - BOTTOM - share


class Heading(NamedTuple):
    """The parts of a chart around its lines."""

    name: str
    """The prefix of its ids."""
    title: str
    about: str
    """Its text alternative."""
    legend: Element


def chart(
    words: Words,
    lines: Sequence[Curve],
    marks: Sequence[Mark],
    moves: int,
    title: str,
    from_to: str,
) -> Element:
    """Return the chart with its legend and a table of the same numbers. ``moves`` is the length of the match.

    ``title``, ``from_to``: the keys of its title, and of the sentence with the first and the last value of a line.
    """
    legend = h.ul(".legend.wrap.gap-1.across-4")[(_legend(seat, line, words.whole) for seat, line in enumerate(lines))]
    heading = Heading("chart", words(title), text_alternative(words, lines, from_to), legend)
    return _figure(words, heading, lines, moves, marks)


def change_chart(words: Words, name: str, title: str, lines: Sequence[Curve], moves: int) -> Element:
    """Return a chart of numbers that start at 0, such as luck. ``name`` is the prefix of its ids."""
    ends = (words("skill.ends", name=line.name, points=words.change(line.totals[-1])) for line in lines)
    legend = h.ul(".legend.wrap.gap-1.across-4")[(_legend(seat, line, words.change) for seat, line in enumerate(lines))]
    return _figure(words, Heading(name, title, " ".join(ends), legend), lines, moves)


def _figure(words: Words, heading: Heading, lines: Sequence[Curve], moves: int, marks: Sequence[Mark] = ()) -> Element:
    step, scale = fit_scale(lines, moves)
    return h.figure(".chart")[
        heading.legend,
        picture(
            heading.name,
            heading.title,
            heading.about,
            grid(words, scale, step, lambda move: words("review.move", number=move)),
            (line_path(scale, seat, line) for seat, line in enumerate(lines)),
            _marks(scale, lines, marks),
        ),
        as_table(words, line_table(lines, words("review.moves"), words.decimal)),
    ]


def picture(name: str, title: str, about: str, *drawn: Node) -> Element:
    """Return the SVG of a chart. ``about`` is its text alternative, ``name`` the prefix of its ids."""
    return h.svg(
        ".chart-picture",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        role="img",
        aria_labelledby=f"{name}-title",
        aria_describedby=f"{name}-about",
    )[h.title(id=f"{name}-title")[title], h.desc(id=f"{name}-about")[about], drawn]


def dates(words: Words, first: tuple[int, int], last: tuple[int, int], offset: int) -> list[Element]:
    """Return the dates of the first and the last value below the chart; one date if they are equal.

    Each is a timestamp in milliseconds with its x coordinate; 0 has no date. ``offset``: see ``dates.day``.
    """
    ends = {day(words, saved, offset): x for saved, x in (first, last)}
    return [
        h.text(".scale-moves", x=str(min(max(x, DATE), WIDTH - DATE)), y=str(HEIGHT - BOTTOM + 10))[date]
        for date, x in ends.items()
        if date
    ]


def as_table(words: Words, table: Element) -> Element:
    """Return a table of the chart's numbers in a collapsed section."""
    return h.details(".chart-table")[h.summary[words("review.as_table")], table]


def fit_scale(lines: Sequence[Curve], moves: int, right: int = RIGHT) -> tuple[int, Scale]:
    """Return the number of points between two grid lines, and the scale that fits all lines."""
    totals = [total for line in lines for total in line.totals] or [0]
    low, high = min(totals) // POINT, -(-max(totals) // POINT)
    step = _step(high - low)
    return step, Scale(moves, low // step * step, max(-(-high // step), low // step + 1) * step, right)


def _step(wide: int) -> int:
    return next((step for step in STEPS if wide <= LINES * step), STEPS[-1])


def _legend(seat: int, line: Curve, number: Callable[[int], str]) -> Element:
    last = [h.b[number(line.totals[-1])]] if line.totals else None
    return h.li(data_colour=line.colour)[
        h.svg(".legend-line", viewBox="0 0 40 10", aria_hidden="true")[
            h.path({"class": f"chart-line line-{seat}"}, d="M0 5H40")
        ],
        h.span(".one-line")[line.name],
        last,
    ]


def text_alternative(words: Words, lines: Sequence[Curve], from_to: str = "review.from_to") -> str:
    """Return the text alternative: the first and the last value of each line."""
    ends = (
        words(from_to, name=line.name, begin=words.whole(line.totals[0]), end=words.whole(line.totals[-1]))
        for line in lines
        if line.totals
    )
    return " ".join(ends)


def grid(words: Words, scale: Scale, step: int, first: Callable[[int], str]) -> Node:
    """Return the grid lines and their numbers. ``first`` formats the first number of the horizontal scale."""
    bottom = HEIGHT - BOTTOM
    wide = _step(scale.moves)
    return h.g(".chart-grid", aria_hidden="true")[
        (
            [
                h.path(d=f"M{LEFT} {scale.y(points * POINT)}H{WIDTH - scale.right}"),
                h.text(x=str(LEFT - 8), y=str(scale.y(points * POINT)), class_="scale-points")[words.number(points)],
            ]
            for points in range(scale.low, scale.high + 1, step)
        ),
        (
            h.text(x=str(scale.x(move)), y=str(bottom + 10), class_="scale-moves")[
                first(move) if move == wide else str(move)
            ]
            for move in ([scale.first] if scale.first else []) + [*range(wide, scale.moves + 1, wide)]
        ),
    ]


def line_path(scale: Scale, seat: int, line: Curve) -> Element | None:
    """Return a player's line; None if it has no values."""
    if not line.totals:
        return None
    path = " ".join(f"{scale.x(move)} {scale.y(total)}" for move, total in enumerate(line.totals, scale.first))
    return h.path({"class": f"chart-line line-{seat}"}, d=f"M{path}", data_colour=line.colour)


def _marks(scale: Scale, lines: Sequence[Curve], marks: Sequence[Mark]) -> list[Element]:
    """Return the marks: each on its line, or a little above or below it if an earlier one is there."""
    drawn: list[Element] = []
    taken: list[tuple[int, int]] = []
    for mark in marks:
        line = lines[mark.seat]
        x, on_line = scale.x(mark.move), scale.y(line.totals[mark.move])
        free = [y for y in range(TOP, HEIGHT - BOTTOM + 1) if all(math.dist((x, y), other) >= APART for other in taken)]
        _, y = min([(abs(y - on_line), y) for y in free], default=(0, on_line))
        taken.append((x, y))
        drawn.append(
            h.g(".chart-mark", data_colour=line.colour)[
                h.path(d=f"M{x} {on_line}V{y}") if y != on_line else None,
                h.circle(cx=str(x), cy=str(y), r="11"),
                h.text(x=str(x), y=str(y))[mark.label],
            ]
        )
    return drawn


def line_table(lines: Sequence[Curve], head: str, number: Callable[[int], str], first: int = 0) -> Element:
    """Return a table of all values, one row for each move or round.

    ``head`` is the title of its first column, ``first`` the number of the first row.
    """
    moves = len(lines[0].totals)
    return h.table(".counts")[
        column_heads(head, *(line.name for line in lines)),
        h.tbody[
            (
                h.tr[h.th(scope="row")[str(first + move)], (h.td[number(line.totals[move])] for line in lines)]
                for move in range(moves)
            )
        ],
    ]
