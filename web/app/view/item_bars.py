"""Bar chart of a finished match: points by item and player, all bars on one scale."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hofgarten.game import Score
from web.app.model.match.match import Match
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element
from web.app.view.players import people_of

LONG: Final = 100
"""Length of a bar's row, in its own units."""


class Span(NamedTuple):
    """Range of points that every bar can show."""

    low: int
    high: int

    def place(self, points: int) -> float:
        """Return the distance of a number of points from the left edge."""
        return (points - self.low) * LONG / max(self.high - self.low, 1)


def items_chart(words: Words, match: Match) -> Element:
    """Return a table with a bar in each cell. Items without points for any player are omitted."""
    scores: Sequence[Score] = match.game.score(match.state)
    items = [item for item in scores[0] if item != "total" and any(score[item] for score in scores)]
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
                    (_cell(words, score[item], span, people[seat][1]) for seat, score in enumerate(scores)),
                ]
                for item in items
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[words("score.total")],
                (h.td[words.number(score["total"])] for score in scores),
            ]
        ],
    ]


def _cell(words: Words, points: int, span: Span, colour: str) -> Element:
    begin, end = sorted((span.place(0), span.place(points)))
    zero = f"{span.place(0):.1f}"
    return h.td(data_colour=colour, data_sign="minus" if points < 0 else None)[
        h.span(".bar-points")[words.number(points)],
        h.svg(".bar-row", viewBox=f"0 0 {LONG} 12", preserveAspectRatio="none", aria_hidden="true")[
            h.rect(x=f"{begin:.1f}", y="1", width=f"{end - begin:.1f}", height="10") if points else None,
            h.path(d=f"M{zero} 0V12"),
        ],
    ]
