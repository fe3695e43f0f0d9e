"""The chart of results over time: a mark for each finished match, as high as its points, full where it was won."""

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element

from web.tally import Entry
from web.texts import Words
from web.views.chart import HEIGHT, POINT, WIDTH, Line, fitted, grid
from web.views.when import day

MOST: Final = 40
"""How many results are shown, the latest: more could not be told apart on a small screen."""


def results_chart(words: Words, found: Sequence[Entry]) -> Element:
    """Return the chart with a table of the same results; those passed are of one game, the oldest first."""
    shown = found[-MOST:]
    game, totals = shown[0].match.game, tuple(one.player.total * POINT for one in shown)
    step, scale = fitted([Line("", "", (0, *totals))], len(shown))
    return h.figure(".chart")[
        h.ul(".legend")[
            (
                h.li[_dot(10, 10, won=won, view=True), words("statistics.is_won" if won else "statistics.is_lost")]
                for won in (True, False)
            )
        ],
        h.svg(
            ".chart-picture",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            role="img",
            aria_labelledby=f"results-{game}",
            aria_describedby=f"results-about-{game}",
        )[
            h.title(id=f"results-{game}")[words("statistics.over_time", game=words.of("game", game))],
            h.desc(id=f"results-about-{game}")[", ".join(words.number(one.player.total) for one in shown)],
            grid(words, scale, step, lambda number: words("statistics.match", number=number)),
            h.path(".results-line", d=f"M{' '.join(f'{scale.x(at + 1)} {scale.y(y)}' for at, y in enumerate(totals))}"),
            (
                _dot(scale.x(at + 1), scale.y(one.player.total * POINT), won=one.player.won)
                for at, one in enumerate(shown)
            ),
        ],
        h.details(".chart-table")[h.summary[words("review.as_table")], _table(words, shown)],
    ]


def _dot(x: int, y: int, *, won: bool, view: bool = False) -> Element:
    """Return a result's mark; with ``view`` as a picture of its own, 20 by 20."""
    mark = h.circle({"class": f"result-mark{' is-won' * won}"}, cx=str(x), cy=str(y), r="5")
    return h.svg(".legend-mark", viewBox="0 0 20 20", aria_hidden="true")[mark] if view else mark


def _table(words: Words, shown: Sequence[Entry]) -> Element:
    return h.table(".figures")[
        h.thead[
            h.tr[
                h.th(scope="col")[words("statistics.date")],
                h.th(scope="col")[words("start.name")],
                h.th(scope="col")[words("statistics.points")],
                h.th(scope="col")[words("statistics.won")],
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[day(words, one.match.saved) or words("statistics.no_date")],
                    h.td[one.player.name],
                    h.td[words.number(one.player.total)],
                    h.td[words("statistics.is_won" if one.player.won else "statistics.is_lost")],
                ]
                for one in reversed(shown)
            )
        ],
    ]
