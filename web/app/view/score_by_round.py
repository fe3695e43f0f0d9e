"""The chart of a finished match: every player's score after each round, with the name where the line ends."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from hofgarten.game import SPECTATOR
from web.app.model.game_api.move_input import move_input_of
from web.app.model.match.match import Match, State
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element, Node
from web.app.view.line_chart import (
    HEIGHT,
    POINT,
    Line,
    Scale,
    as_table,
    fitted,
    grid,
    line_path,
    line_table,
    picture,
    said,
)
from web.app.view.players import people_of

RIGHT: Final = 170
"""The margin that holds the names."""

LONGEST_NAME: Final = 9
"""Characters of a name that fit there with the points; the table has all of it."""

APART: Final = 26
"""How far apart two names have to be so that they can be read."""


def rounds_of(match: Match) -> list[State]:
    """Return a finished match's position before the first round and after each.

    All of it is known now: what was hidden counts from when it was taken.
    """
    number = move_input_of(match.record.game).current_round
    states = match.states[: match.at + 1]
    turns = [after for before, after in pairwise(states) if number(after)[0] > number(before)[0]]
    return [states[0], *turns, states[-1]]


def rounds_chart(words: Words, match: Match) -> Element:
    """Return the chart with a table of the same numbers."""
    states = rounds_of(match)
    scores = [match.game.score(state) for state in states]
    lines = [
        Line(name, colour, tuple(score[seat]["total"] * POINT for score in scores))
        for seat, (name, colour) in enumerate(people_of(match))
    ]
    step, scale = fitted(lines, len(states) - 1, RIGHT)
    secret = any(
        match.game.score(match.game.observe(state, SPECTATOR)) != score
        for state, score in zip(states, scores, strict=True)
    )
    return h.figure(".chart")[
        picture(
            "rounds",
            words("charts.rounds"),
            said(words, lines),
            grid(words, scale, step, lambda number: words("charts.round", number=number)),
            (line_path(scale, seat, line) for seat, line in enumerate(lines)),
            _ends(words, scale, lines),
        ),
        h.p(".hint")[words("charts.hidden")] if secret else None,
        as_table(words, line_table(lines, words("charts.after_round"), words.whole)),
    ]


def _ends(words: Words, scale: Scale, lines: Sequence[Line]) -> Node:
    """Return a mark at each line's end, and beside it whose it is and how many points it came to."""
    heights = spread([scale.y(line.totals[-1]) for line in lines])
    x = scale.x(scale.moves)
    return [
        h.g(".chart-end", data_colour=line.colour)[
            h.circle(cx=str(x), cy=str(scale.y(line.totals[-1])), r="5"),
            h.text(x=str(x + 14), y=str(height))[f"{_short(line.name)} ", h.tspan[words.whole(line.totals[-1])]],
        ]
        for line, height in zip(lines, heights, strict=True)
    ]


def _short(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def spread(heights: Sequence[int]) -> list[int]:
    """Return where labels stand that want to be at some heights: in the same order, and none over another."""
    order = sorted(range(len(heights)), key=lambda one: heights[one])
    placed = list(heights)
    for above, below in pairwise(order):
        placed[below] = max(placed[below], placed[above] + APART)
    over = placed[order[-1]] - (HEIGHT - APART // 2)
    if over > 0:
        placed[order[-1]] -= over
        for below, above in pairwise(reversed(order)):
            placed[above] = min(placed[above], placed[below] - APART)
    return placed
