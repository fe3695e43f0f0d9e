"""The score: every item of every seat, during the match as if it ended now."""

from collections.abc import Sequence
from typing import NamedTuple

import htpy as h
from htpy import Element, Node

from engine.game import Score
from web.match import Match, seen
from web.texts import Words
from web.views.html import do, icon
from web.views.players import people_of


class Row(NamedTuple):
    """An item of the score."""

    item: str
    """Its key in the game's scores."""
    rule: str
    """The number of the rule that says how it scores."""
    picture: Node = None
    """What stands before its name."""


def score_table(words: Words, match: Match, rows: Sequence[Row], about: str = "") -> Element:
    """Return the table of items by seats, with a line about the match's options, if there is one."""
    scores: Sequence[Score] = match.game.score(seen(match))
    winners = match.winners if match.over else ()
    return h.section(".score", aria_labelledby="score-title")[
        h.h2("#score-title")[words("score.final" if match.over else "score.now")],
        h.p(".hint")[about] if about else None,
        h.table("#score.score-table", role="grid", aria_labelledby="score-title")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".visually-hidden")[words("score.item")]],
                    (
                        _player(name, colour, words, won=seat in winners)
                        for seat, (name, colour) in enumerate(people_of(match))
                    ),
                ]
            ],
            h.tbody[(_row(words, row, scores, first=row is rows[0]) for row in rows)],
            h.tfoot[
                h.tr[
                    h.th(scope="row")[words("score.total")],
                    (h.td(".total")[words.number(points["total"])] for points in scores),
                ]
            ],
        ],
    ]


def _player(name: str, colour: str, words: Words, *, won: bool) -> Element:
    crown: Node = [icon("winner"), h.span(".visually-hidden")[words("score.winner")]] if won else None
    return h.th(".score-player", scope="col", data_colour=colour)[crown, h.span(".score-name", title=name)[name]]


def _row(words: Words, row: Row, scores: Sequence[Score], *, first: bool) -> Element:
    return h.tr[
        h.th(scope="row")[
            h.div(".score-item")[
                row.picture,
                h.button(
                    ".rule-link",
                    type="button",
                    data_do=do("dialog", name="rule", subject=row.rule),
                    title=words("score.how"),
                    tabindex="-1",
                )[words.of("item", row.item)],
            ]
        ],
        (
            h.td[
                h.button(
                    {
                        "class": "points",
                        "data-sign": "minus" if points[row.item] < 0 else "zero" if not points[row.item] else "",
                    },
                    type="button",
                    data_do=do("look", seat=seat),
                    data_point=do("point", seat=seat, item=row.item),
                    tabindex="0" if first and seat == 0 else "-1",
                )[words.number(points[row.item])]
            ]
            for seat, points in enumerate(scores)
        ),
    ]
