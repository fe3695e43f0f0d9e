"""The pictures of finished gardens."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from web.app.model.library.statistics import Entry, Tally, best_first, newest_first, pictured_entries
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, filters, icon
from web.app.view.components.dates import day
from web.app.view.components.garden_picture import small_picture
from web.app.view.html import Element, Node
from web.app.view.progress.query import ORDERS, Query

ON_A_PAGE: Final = 12
"""Number of gardens on a page. Only their matches are replayed."""

_SORTED: Final[Mapping[str, Callable[[Iterable[Entry]], list[Entry]]]] = dict(
    zip(ORDERS, (best_first, newest_first), strict=True)
)


def content(words: Words, model: Model, query: Query, counted: Tally) -> Node:
    """Return a page of gardens; None if there are none."""
    ordered = _SORTED[query.order](pictured_entries(counted.finished, query.game, query.person))
    pages = range(1, max(-(-len(ordered) // ON_A_PAGE), 1) + 1)
    shown = query._replace(page=min(max(query.page, 1), pages[-1]))
    links = [(str(number), shown._replace(page=number).place) for number in pages]
    hung = ordered[(shown.page - 1) * ON_A_PAGE :][:ON_A_PAGE]
    return (
        [
            h.ul(".hung")[(_garden(words, model, entry) for entry in hung)],
            filters(words("gardens.pages"), links, shown.place) if len(links) > 1 else None,
        ]
        if hung
        else None
    )


def order_filter(words: Words, query: Query) -> Element:
    """Return the links to the orders."""
    links = [(words.of("gardens.order", order), query._replace(order=order).place) for order in ORDERS]
    return filters(words("gardens.order"), links, query.place)


def _garden(words: Words, model: Model, entry: Entry) -> Element | None:
    """Return a garden with its caption; None if its match is damaged."""
    match = model.library.matches[entry.match.id].match
    if match is None or not match.over:
        return None
    player = entry.player
    about = filter(None, [words.of("game", entry.match.game), day(words, entry.match.saved, model.offset)])
    name = words("garden.of", name=player.name)
    return h.li(".hung-card")[
        h.button(
            ".hung-garden.framed.wrap.gap-0.across-2",
            type="button",
            id=f"hung-{entry.match.id}-{entry.seat}",
            data_do=do("dialog", name="garden-picture", subject=f"{entry.match.id}/{entry.seat}"),
            aria_haspopup="dialog",
        )[
            small_picture(match, entry.seat),
            h.span(".hung-name.breaks", data_colour=player.colour)[h.b[name], _crown(words) if player.won else None],
            h.span(".hung-points.numbers")[words.count("garden_picture.points", player.total)],
            h.span(".hung-about.soft")[words.beside(about)],
        ],
        button(
            do("dialog", name="share", subject=entry.match.id),
            words("gardens.share", name=name),
            picture="share",
            classes="hung-share is-quiet is-tight",
            show_label=False,
            aria_haspopup="dialog",
        ),
    ]


def _crown(words: Words) -> Node:
    return [icon("winner"), h.span(".visually-hidden")[words("progress.is_won")]]
