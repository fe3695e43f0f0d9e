"""The dialog with the charts of a finished match."""

from web.state import Table
from web.texts import Words
from web.views import elements as h
from web.views.chart_items import items_chart
from web.views.chart_rounds import rounds_chart
from web.views.look import Content


def content(words: Words, table: Table) -> Content | None:
    """Return the dialog's title and the charts; nothing while the match is not over."""
    match = table.match
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
