"""The score sheet: points by item and seat, during the match those so far."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import RunningScore
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.components import do, icon, named
from web.app.view.components.face import player_face
from web.app.view.components.players import colour_of, cut_name
from web.app.view.html import Element, Node


class Row(NamedTuple):
    """A row of the score sheet."""

    item: str
    """The item's key in the game's scores."""
    rule: str
    """The number of the rule that defines its score; empty in a game without a rule book."""
    picture: Node = None
    """A picture before the item's name."""
    worth: tuple[str, str] | None = None
    """The points that the item can score in this match: in a short word, and spoken; None if only the rule has them."""


def score_table(words: Words, match: PlayedMatch, rows: Sequence[Row], winner: str, about: str = "") -> Element:
    """Return the score sheet, with an optional line about the match's options.

    ``winner`` is the number of the rule that defines the winner.
    """
    scores = move_input_of(match.record.game).running_scores(visible_position(match))
    winners = match.winners if match.over else ()
    return h.section(".score", aria_labelledby="score-title")[
        h.h2("#score-title")[words("score.final" if match.over else "score.now")],
        h.p(".hint")[about] if about else None,
        h.table("#score.score-table.small", role="grid", aria_labelledby="score-title")[
            h.thead[
                h.tr[
                    h.th(scope="col")[h.span(".visually-hidden")[words("score.item")]],
                    (_player_head(words, match, seat, won=seat in winners) for seat in range(len(match.names))),
                ]
            ],
            h.tbody[[_drawn_row(words, row, scores, first=row is rows[0]) for row in rows]],
            h.tfoot[
                h.tr[
                    h.th(scope="row")[words("score.total")],
                    (
                        h.td(".total")[_points(words, Row("total", winner), seat, points.total)]
                        for seat, points in enumerate(scores)
                    ),
                ]
            ],
        ],
    ]


def _player_head(words: Words, match: PlayedMatch, seat: int, *, won: bool) -> Element:
    crown = h.span(".crown")[icon("winner"), h.span(".visually-hidden")[words("score.winner")]] if won else None
    return h.th(".score-player", scope="col", data_colour=colour_of(match, seat))[
        crown, player_face(match, seat), cut_name(match, seat)
    ]


def _drawn_row(words: Words, row: Row, scores: Sequence[RunningScore], *, first: bool) -> Markup:
    """Return a row. A move changes few of them, and lazy views compare tuples by their items."""
    possible = tuple([row.item in score.possible for score in scores])
    points = tuple([(score.possible if row.item in score.possible else score.items)[row.item] for score in scores])
    return h.lazy(_row, words, row, points, possible, first=first)


def _row(words: Words, row: Row, points: tuple[int, ...], possible: tuple[bool, ...], *, first: bool) -> Markup:
    """Return a row with each seat's ``points``, and whether these are merely ``possible``."""
    return chunk(
        h.tr[
            h.th(scope="row")[
                h.div(".score-item")[
                    row.picture,
                    h.button(
                        ".rule-link",
                        type="button",
                        data_do=do("dialog", name="rule", subject=row.rule),
                        title=words("score.how"),
                        tabindex="-1",
                    )[words.of("item", row.item), _worth(row.worth)]
                    if row.rule
                    else words.of("item", row.item),
                ]
            ],
            (
                chunk(h.td[_points(words, row, seat, number, is_possible=possible[seat], stop=first and seat == 0)])
                for seat, number in enumerate(points)
            ),
        ]
    )


def _worth(worth: tuple[str, str] | None) -> Node:
    return [" ", h.small(".score-worth.hint")[named(worth[1], worth[0])]] if worth else None


def _points(words: Words, row: Row, seat: int, points: int, *, is_possible: bool = False, stop: bool = False) -> Node:
    """Return a number of the score sheet. Points that do not count yet are pale and in brackets."""
    number = words.number(points)
    shown, name = (f"({number})", words("score.possible", points=number)) if is_possible else (number, "")
    if not row.rule:
        return h.span(".points", data_sign=_sign(shown))[named(name, shown) if name else shown]
    title = words("score.possible_hint" if is_possible else "score.how")
    return _score_button(shown, title, row.rule, row.item, seat, stop=stop, name=name)


def _sign(shown: str) -> str:
    return "minus" if shown.startswith("\N{MINUS SIGN}") else "zero" if shown == "0" or shown.startswith("(") else ""


@lru_cache(maxsize=512)
def _score_button(points: str, title: str, rule: str, item: str, seat: int, *, stop: bool, name: str = "") -> Markup:
    """Return a number of the score sheet, with a name if it is not the number.

    Hovering highlights the pieces that it counts; a click opens the breakdown. A render has up to 50
    of them, most of them the same as in the last one, so they are cached.
    """
    return h.button(
        {"class": "points", "data-sign": _sign(points)},
        type="button",
        data_do=do("dialog", name="rule", subject=f"{rule}/{seat}/{item}"),
        data_point=None if item == "total" else do("hover", seat=seat, item=item),
        aria_haspopup="dialog",
        title=title,
        tabindex="0" if stop else "-1",
    )[named(name, points) if name else points].__html__()
