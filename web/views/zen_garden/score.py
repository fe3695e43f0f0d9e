"""The score: every item of every seat, during the match as if it ended now."""

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node

from engine.game import Score
from engine.zen_garden.scoring import score
from engine.zen_garden.state import Deal, State
from engine.zen_garden.tiles import FEATURES
from web.texts import Words
from web.views.html import do, emblem, icon

ITEM_RULES: Final = {
    "coins": "Z6.0",
    "circuits": "Z6.1",
    "decorations": "Z6.2",
    "small": "Z6.3",
    "large": "Z6.4",
    "majority": "Z6.5",
    "detail": "Z6.6",
    "unity": "Z6.7",
    "minimalist": "Z6.8",
    "missions": "Z6.9",
}
"""Each item and the rule that says how it scores."""


def item_features(deal: Deal, item: str) -> tuple[tuple[int, ...], ...]:
    """Return the emperor tiles of an item: one for a field of board 1, a pair for each mission, none for others."""
    fields = {"small": deal.small, "large": deal.large, "majority": deal.majority, "detail": deal.detail}
    if item in fields:
        return ((fields[item],),)
    return deal.missions if item == "missions" else ()


def score_table(
    words: Words, state: State, players: Sequence[tuple[str, str]], winners: Sequence[int], *, over: bool
) -> Element:
    """Return the table of items by seats; ``players`` has each seat's name and colour."""
    scores = score(state)
    items = [item for item in scores[0] if item != "total"]
    return h.section(".score", aria_labelledby="score-title")[
        h.h2("#score-title")[words("score.final" if over else "score.now")],
        h.p(".hint")[words("score.boards", boards=", ".join(map(str, state.deal.boards)))],
        h.table("#score.score-table", role="grid", aria_labelledby="score-title")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".visually-hidden")[words("score.item")]],
                    (_player(name, colour, words, won=seat in winners) for seat, (name, colour) in enumerate(players)),
                ]
            ],
            h.tbody[(_row(words, state.deal, item, scores, first=item == items[0]) for item in items)],
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


def _row(words: Words, deal: Deal, item: str, scores: Sequence[Score], *, first: bool) -> Element:
    return h.tr[
        h.th(scope="row")[
            h.div(".score-item")[
                _emperor_tiles(words, deal, item),
                h.button(
                    ".rule-link",
                    type="button",
                    data_do=do("dialog", name="rule", subject=ITEM_RULES[item]),
                    title=words("score.how"),
                    tabindex="-1",
                )[words.of("item", item)],
            ]
        ],
        (
            h.td[
                h.button(
                    {
                        "class": "points",
                        "data-sign": "minus" if points[item] < 0 else "zero" if not points[item] else "",
                    },
                    type="button",
                    data_do=do("look", seat=seat),
                    data_point=do("point", seat=seat, item=item),
                    tabindex="0" if first and seat == 0 else "-1",
                )[words.number(points[item])]
            ]
            for seat, points in enumerate(scores)
        ),
    ]


def _emperor_tiles(words: Words, deal: Deal, item: str) -> Node:
    groups = item_features(deal, item)
    if not groups:
        return None
    return h.span(".emperor")[
        (
            h.span(".emperor-group")[
                (
                    h.span(".emperor-tile", title=words.of("feature", FEATURES[feature]))[
                        emblem(FEATURES[feature]), h.span(".visually-hidden")[words.of("feature", FEATURES[feature])]
                    ]
                    for feature in group
                )
            ]
            for group in groups
        )
    ]
