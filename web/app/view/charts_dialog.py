"""The charts of a finished match, in a dialog: points by item as bars, scores by round as lines."""

from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.match_view import Content
from web.app.view.item_bars import items_chart
from web.app.view.score_by_round import rounds_chart


def content(words: Words, model: Model) -> Content | None:
    """Return the dialog's title and the charts; None until the match is over."""
    match = model.match
    if match is None or not match.over:
        return None
    return words("charts.title"), h.div(".charts")[
        h.section(aria_labelledby="charts-items")[
            h.h3("#charts-items")[words("charts.items")], items_chart(words, match)
        ],
        h.section(aria_labelledby="charts-rounds")[
            h.h3("#charts-rounds")[words("charts.rounds")], rounds_chart(words, match)
        ],
    ]
