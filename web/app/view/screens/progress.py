"""Progress: results, rating, achievements and gardens of the saved matches, one part at a time.

Game and player are selected for all parts.
"""

from collections.abc import Callable, Mapping
from typing import Final

from web.app.model.library.statistics import Tally, entries, grouped, own_entries, tally
from web.app.model.model import PROGRESS, Model, Screen
from web.app.model.screens import PROGRESS_PARTS
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import empty_state, filters, game_filter
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.html import Element, Node
from web.app.view.progress import achievements, gardens, ratings, results
from web.app.view.progress.query import GARDENS, Query

_CONTENT: Final[Mapping[str, Callable[[Words, Model, Query, Tally], Node]]] = dict(
    zip(PROGRESS_PARTS, (results.content, ratings.content, achievements.content, gardens.content), strict=True)
)
"""The content of each part; None if there is nothing to show."""


OF_DEVICE: Final = ("rating", "achievements")
"""The parts that count people at this device only."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words.of("way", PROGRESS)


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    counted, own = tally(model.library), model.form.own_name
    of_device = page.subject.partition("/")[0] in OF_DEVICE
    played = (own_entries if of_device else entries)(counted.finished)
    people = [name for name, _ in grouped(played, lambda entry: [entry.player.name])]
    people.sort(key=lambda name: name != own)
    query = Query.read(page.subject, people, own)
    return h.main({"class": f"progress padded centred stack gap-4 packed {page_style(model, query.game)}"})[
        back_link(words, page.origin),
        h.h1[title(words)],
        _parts(words, query),
        _choices(words, query, people) if counted.finished else None,
        _CONTENT[query.part](words, model, query, counted) or empty_state(words, words("progress.empty")),
    ]


def _parts(words: Words, query: Query) -> Element:
    """Return the links to the parts, with the same filters."""
    return h.nav(".not-printed", aria_label=title(words), data_tabs=f"#{PROGRESS}")[
        h.ul(".progress-parts.wrap")[(h.li[_part(words, query, part)] for part in PROGRESS_PARTS)]
    ]


def _part(words: Words, query: Query, part: str) -> Element:
    place, current = query._replace(part=part, page=1).place, "page" if part == query.part else None
    return h.a(href=place, aria_current=current)[words.of("progress_part", part)]


def _choices(words: Words, query: Query, people: list[str]) -> Element:
    shown = query._replace(page=1)
    return h.div(".progress-choices.wrap.gap-3")[
        game_filter(words, lambda game: shown._replace(game=game).place, query.game),
        filters(
            words("progress.person"),
            [(name or words("progress.everyone"), shown._replace(person=name).place) for name in ["", *people]],
            shown.place,
        )
        if len(people) > 1
        else None,
        gardens.order_filter(words, shown) if query.part == GARDENS else None,
    ]
