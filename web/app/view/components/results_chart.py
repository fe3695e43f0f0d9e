"""Results over time: a dot for each result, filled if the match was won. Few results are shown as a table only."""

from collections.abc import Sequence
from typing import Final

from web.app.model.library.statistics import Entry
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, unbroken
from web.app.view.components.dates import day
from web.app.view.components.line_chart import (
    BOTTOM,
    HEIGHT,
    POINT,
    WIDTH,
    Line,
    Scale,
    as_table,
    fit_scale,
    grid,
    picture,
)
from web.app.view.html import Element

MAX_RESULTS: Final = 40
"""Maximum number of results, the latest ones. More could not be told apart on a small screen."""


MIN_MATCHES: Final = 3
"""Minimum number of matches for a chart."""

DATE: Final = 48
"""Half of the width of a date."""


def results(words: Words, played: Sequence[Entry], offset: int, *, joined: bool) -> Element:
    """Return the results of one game, oldest first: a chart with a table, or only the table for few matches.

    Args:
        words: Texts of the current language.
        played: The results.
        offset: Minutes by which UTC is ahead of the browser's clock.
        joined: True if all results are of one player; they are connected by a line.
    """
    shown = played[-MAX_RESULTS:]
    if len({entry.match.id for entry in shown}) < MIN_MATCHES:
        return results_table(words, shown, offset)
    return _chart(words, shown, offset, joined=joined)


def _chart(words: Words, shown: Sequence[Entry], offset: int, *, joined: bool) -> Element:
    """Return the chart. Results of the same match are stacked vertically."""
    game, totals = shown[0].match.game, tuple(entry.player.total * POINT for entry in shown)
    matches = list(dict.fromkeys(entry.match.id for entry in shown))
    step, scale = fit_scale([Line("", "", (0, *totals))], len(matches))
    spots = [(scale.x(matches.index(entry.match.id) + 1), scale.y(entry.player.total * POINT)) for entry in shown]
    return h.figure(".chart")[
        h.ul(".legend.wrap.gap-1.across-4")[
            (
                h.li[_dot(10, 10, won=won, view=True), words("statistics.is_won" if won else "statistics.is_lost")]
                for won in (True, False)
            )
        ],
        picture(
            f"results-{game}",
            words("statistics.over_time", game=words.of("game", game)),
            ", ".join(words.number(entry.player.total) for entry in shown),
            grid(words, scale._replace(moves=0), step, str),
            h.g(".chart-grid", aria_hidden="true")[_dates(words, shown, scale, offset)],
            h.path(".results-line", d=f"M{' '.join(f'{x} {y}' for x, y in spots)}") if joined else None,
            (_dot(x, y, won=entry.player.won) for (x, y), entry in zip(spots, shown, strict=True)),
        ),
        as_table(words, results_table(words, shown, offset)),
    ]


def _dates(words: Words, shown: Sequence[Entry], scale: Scale, offset: int) -> list[Element]:
    """Return the dates of the first and the last match below the chart; one date if they are equal."""
    ends = {day(words, shown[at].match.saved, offset): scale.x(move) for at, move in ((0, 1), (-1, scale.moves))}
    return [
        h.text(".scale-moves", x=str(min(x, WIDTH - DATE)), y=str(HEIGHT - BOTTOM + 10))[date]
        for date, x in ends.items()
        if date
    ]


def _dot(x: int, y: int, *, won: bool, view: bool = False) -> Element:
    """Return a result's dot; with ``view`` inside an SVG of its own, 20 by 20."""
    mark = h.circle(h.classes("result-mark", {"is-won": won}), cx=str(x), cy=str(y), r="5")
    return h.svg(".legend-mark", viewBox="0 0 20 20", aria_hidden="true")[mark] if view else mark


def results_table(words: Words, shown: Sequence[Entry], offset: int) -> Element:
    """Return a table of results, latest first, with the game if there are several."""
    several = len({entry.match.game for entry in shown}) > 1
    games = [words("start.game")] if several else []
    return h.table(".figures.is-results")[
        column_heads(
            words("statistics.date"), *games, words("start.name"), words("statistics.points"), words("statistics.won")
        ),
        h.tbody[
            (
                h.tr[
                    h.th(".figure-date", scope="row")[
                        day(words, entry.match.saved, offset) or words("statistics.no_date")
                    ],
                    h.td(".figure-name")[words.of("game", entry.match.game)] if several else None,
                    h.td(".figure-name")[unbroken(entry.player.name)],
                    h.td[words.number(entry.player.total)],
                    h.td[words("statistics.is_won" if entry.player.won else "statistics.is_lost")],
                ]
                for entry in reversed(shown)
            )
        ],
    ]
