"""The gallery: pictures of finished gardens. Subject: ``<game or all>/<order>/<page>``."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.model.action import parse_int
from web.app.model.game_api.game_page import games_with
from web.app.model.library.statistics import Entry, best_first, gallery_entries, newest_first, tally
from web.app.model.model import ALL_GAMES, Model, Screen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, empty_state, filters, game_filter, icon
from web.app.view.components.dates import day
from web.app.view.components.garden_picture import gallery_picture
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.html import Element, Node

ON_A_PAGE: Final = 12
"""Number of gardens on a page. Only their matches are replayed."""

ORDERS: Final[dict[str, Callable[[Iterable[Entry]], list[Entry]]]] = {"best": best_first, "newest": newest_first}


class Query(NamedTuple):
    """The filter, order and page of the gallery."""

    game: str
    """Empty for all games."""
    order: str
    page: int
    """Counted from 1."""

    @classmethod
    def read(cls, subject: str) -> "Query":
        """Parse a subject. Unknown values are replaced by the defaults."""
        game, order, page = [*subject.split("/"), "", "", ""][:3]
        known = order if order in ORDERS else next(iter(ORDERS))
        return cls(game if game in GAMES else "", known, parse_int(page) or 1)

    @property
    def place(self) -> str:
        """The address of this query."""
        return f"#gallery/{self.game or ALL_GAMES}/{self.order}/{self.page}"


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("gallery.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    query = Query.read(page.subject)
    finished = tally(model.library).finished
    ordered = ORDERS[query.order](gallery_entries(finished, query.game))
    pages = max(-(-len(ordered) // ON_A_PAGE), 1)
    query = query._replace(page=min(max(query.page, 1), pages))
    shown = ordered[(query.page - 1) * ON_A_PAGE :][:ON_A_PAGE]
    return h.main({"class": f"statistics centred stack gap-4 {page_style(model, query.game)}"})[
        back_link(words, page.origin),
        h.header(".split.across-4")[
            h.h1[title(words)],
            h.a(".button", href="#statistics")[icon("chart"), h.span[words("statistics.title")]],
        ],
        _choices(words, query) if finished else None,
        h.ul(".hung")[(_garden(words, model, entry) for entry in shown)]
        if ordered
        else empty_state(words, words("gallery.empty")),
        _pages(words, query, pages) if pages > 1 else None,
    ]


def _choices(words: Words, query: Query) -> Node:
    return h.div(".statistics-choices.wrap.gap-3")[
        game_filter(words, lambda game: query._replace(game=game, page=1).place, query.game, games_with("picture")),
        filters(
            words("gallery.order"),
            [(words.of("gallery.order", order), query._replace(order=order, page=1).place) for order in ORDERS],
            query._replace(page=1).place,
        ),
    ]


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
            gallery_picture(match, entry.seat),
            h.span(".hung-name.breaks", data_colour=player.colour)[h.b[name], _crown(words) if player.won else None],
            h.span(".hung-points.numbers")[words.count("garden_picture.points", player.total)],
            h.span(".hung-about.soft")[" · ".join(about)],
        ],
        button(
            do("dialog", name="share", subject=entry.match.id),
            words("gallery.share", name=name),
            picture="share",
            classes="hung-share is-quiet is-tight",
            show_label=False,
            aria_haspopup="dialog",
        ),
    ]


def _crown(words: Words) -> Node:
    return [icon("winner"), h.span(".visually-hidden")[words("score.winner")]]


def _pages(words: Words, query: Query, pages: int) -> Element:
    numbers: Sequence[int] = range(1, pages + 1)
    return filters(
        words("gallery.pages"), [(str(number), query._replace(page=number).place) for number in numbers], query.place
    )
