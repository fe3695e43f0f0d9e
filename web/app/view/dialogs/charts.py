"""The charts of a finished match, in a dialog: bars of the points by item, lines of the scores by round."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from hofgarten.game import SPECTATOR, Score
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, State
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import shortened
from web.app.view.components.line_chart import (
    HEIGHT,
    POINT,
    Curve,
    Scale,
    as_table,
    fit_scale,
    grid,
    line_path,
    line_table,
    picture,
    text_alternative,
)
from web.app.view.components.players import people_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node

ROW_LENGTH: Final = 100
"""Length of a bar's row, in its own units."""

RIGHT: Final = 170
"""Width of the margin that contains the names."""

MAX_NAME_LENGTH: Final = 9
"""Names longer than this many characters are truncated. The table has the whole name."""

MIN_NAME_GAP: Final = 26
"""Minimum distance between two names, so that both are legible."""


def content_of(_model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog with the charts; None until the match is over."""
    match = shown.match
    return (lambda words: _content(words, match)) if match.over else None


def _content(words: Words, match: PlayedMatch) -> Content:
    return words("charts.title"), h.div(".charts.stack.gap-5")[
        h.section(aria_labelledby="charts-items")[
            h.h3("#charts-items")[words("charts.items")], items_chart(words, match)
        ],
        h.section(aria_labelledby="charts-rounds")[
            h.h3("#charts-rounds")[words("charts.rounds")], rounds_chart(words, match)
        ],
    ]


class Span(NamedTuple):
    """Range of points that every bar can show."""

    low: int
    high: int

    def place(self, points: int) -> float:
        """Return the distance of a number of points from the left edge."""
        return (points - self.low) * ROW_LENGTH / max(self.high - self.low, 1)


def items_chart(words: Words, match: PlayedMatch) -> Element:
    """Return a table with a bar in each cell. Items without points for any player are omitted."""
    scores: Sequence[Score] = match.game.score(match.state)
    items = [item for item in scores[0] if any(score[item] for score in scores)]
    points = [score[item] for item in items for score in scores]
    span = Span(min([0, *points]), max([0, *points]))
    people = people_of(match)
    return h.table(".bars", data_players=str(len(people)))[
        h.thead[
            h.tr[
                h.th(scope="col")[h.span(".visually-hidden")[words("score.item")]],
                (h.th(scope="col", data_colour=colour, title=name)[name] for name, colour in people),
            ]
        ],
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[words.of("item", item)],
                    (_bar_cell(words, score[item], span, people[seat][1]) for seat, score in enumerate(scores)),
                ]
                for item in items
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[words("score.total")],
                (h.td[words.number(score.total)] for score in scores),
            ]
        ],
    ]


def _bar_cell(words: Words, points: int, span: Span, colour: str) -> Element:
    begin, end = sorted((span.place(0), span.place(points)))
    zero = f"{span.place(0):.1f}"
    return h.td(data_colour=colour, data_sign="minus" if points < 0 else None)[
        h.span(".bar-points")[words.number(points)],
        h.svg(".bar-row", viewBox=f"0 0 {ROW_LENGTH} 12", preserveAspectRatio="none", aria_hidden="true")[
            h.rect(x=f"{begin:.1f}", y="1", width=f"{end - begin:.1f}", height="10") if points else None,
            h.path(d=f"M{zero} 0V12"),
        ],
    ]


def rounds_of(match: PlayedMatch) -> list[State]:
    """Return the states of a finished match before the first round and after each round.

    Hidden information is public by now: hidden tiles count from the moment they were taken.
    """
    number = move_input_of(match.record.game).current_round
    states = match.states[: match.at + 1]
    turns = [after for before, after in pairwise(states) if number(after)[0] > number(before)[0]]
    return [states[0], *turns, states[-1]]


def rounds_chart(words: Words, match: PlayedMatch) -> Element:
    """Return the chart of the running scores with a table of the same numbers."""
    states, running_scores = rounds_of(match), move_input_of(match.record.game).running_scores
    scores = [running_scores(state) for state in states]
    lines = [
        Curve(name, colour, tuple(score[seat].total * POINT for score in scores))
        for seat, (name, colour) in enumerate(people_of(match))
    ]
    late = [words.of("item", item) for item in scores[0][0].possible]
    step, scale = fit_scale(lines, len(states) - 1, RIGHT)
    hidden = any(
        running_scores(match.game.observe(state, SPECTATOR)) != score
        for state, score in zip(states, scores, strict=True)
    )
    return h.figure(".chart")[
        picture(
            "rounds",
            words("charts.rounds"),
            text_alternative(words, lines),
            grid(words, scale, step, lambda number: words("charts.round", number=number)),
            (line_path(scale, seat, line) for seat, line in enumerate(lines)),
            _line_labels(words, scale, lines),
        ),
        h.p(".hint")[words("charts.hidden")] if hidden else None,
        h.p(".hint")[words("charts.possible", items=words.commas(late))] if late else None,
        as_table(words, line_table(lines, words("charts.after_round"), words.whole)),
    ]


def _line_labels(words: Words, scale: Scale, lines: Sequence[Curve]) -> Node:
    """Return a dot at the end of each line, labelled with the player's name and total."""
    heights = separate_labels([scale.y(line.totals[-1]) for line in lines])
    x = scale.x(scale.moves)
    return [
        h.g(".chart-end", data_colour=line.colour)[
            h.circle(cx=str(x), cy=str(scale.y(line.totals[-1])), r="5"),
            h.text(x=str(x + 14), y=str(height))[
                f"{shortened(line.name, MAX_NAME_LENGTH)} ", h.tspan[words.whole(line.totals[-1])]
            ],
        ]
        for line, height in zip(lines, heights, strict=True)
    ]


def separate_labels(heights: Sequence[int]) -> list[int]:
    """Return y coordinates for labels near ``heights``, in the same order and without overlap."""
    order = sorted(range(len(heights)), key=lambda index: heights[index])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + MIN_NAME_GAP)
    over = placed[order[-1]] - (HEIGHT - MIN_NAME_GAP // 2)
    if over > 0:
        placed[order[-1]] -= over
        for below, above in pairwise(reversed(order)):
            placed[above] = min(placed[above], placed[below] - MIN_NAME_GAP)
    return placed
