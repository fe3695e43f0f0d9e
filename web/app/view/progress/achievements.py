"""The achievements, earned or not, with the medals of the daily deals and the stars of the path; those of a match."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from web.app.model.library import daily_results
from web.app.model.library.achievements import Standing, standings
from web.app.model.library.daily_results import MEDALS
from web.app.model.library.match_news import DealNews
from web.app.model.library.statistics import Tally
from web.app.model.model import PATH, PROGRESS, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon, named
from web.app.view.components.medal import medal, medal_name
from web.app.view.components.stars import stars_of_path
from web.app.view.html import Element, Node
from web.app.view.progress.query import Query
from web.app.view.start import screen_link

_FACES: Final[Mapping[str, str]] = {
    "both": "M12 21v-9M12 12C12 7 8 5 4 5c0 5 3 7 8 7zM12 15c0-4 3-6 8-6 0 4-3 6-8 6z",
    "ladder": "M3 20h5v-4h5v-4h5V4l4 2-4 2",
    "week": "M12 3c1 4 5 5 5 10a5 5 0 0 1-10 0c0-2 1-3 2-4 0 2 1 3 2 3 1-3 0-6 1-9z",
    "gold": "M3 12c3-5 9-5 13 0-4 5-10 5-13 0zM16 12l5-4v8zM7 11.5h.01",
    "circuits": "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",
    "harmony": "M12 4.5c2 0 3.5.8 3.5 2s-1.5 2-3.5 2-3.5-.8-3.5-2 1.5-2 3.5-2zM12 8.5c3 0 5 1 5 2.5"
    "s-2 2.5-5 2.5-5-1-5-2.5 2-2.5 5-2.5zM12 13.5c4 0 7 1 7 3s-3 3-7 3-7-1-7-3 3-3 7-3z",
    "zen-points": "M5 11a7 7 0 1 0 14 0zM3 11h18M8 11l4-7 4 7M9.5 13.5h.01M14.5 13.5h.01M9 16c2 1.5 4 1.5 6 0",
    "series": "M4 9h11v11H4zM7 9V6h11v11h-3M10 6V3h11v11h-3",
    "persons": "M12 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM7.5 20c0-5 2-8 4.5-8s4.5 3 4.5 8zM5 12a2 2 0 1 1 "
    "0-4M19 12a2 2 0 1 0 0-4M2 19c0-3 1-4.5 3-4.5M22 19c0-3-1-4.5-3-4.5",
    "hanging-points": "M2 20h20M4 20v-5h16v5M7 15v-4h10v4M10 11V7h4v4M12 7V3",
}
"""The line drawing of each achievement, on 24 x 24 units. Others have a crown."""


@cache
def badge(name: str) -> Markup:
    """Return an achievement's badge, hidden from screen readers."""
    line = {"fill": "none", "stroke": "currentColor", "stroke-width": "1.8", "stroke-linecap": "round"}
    face = h.svg(".icon", viewBox="0 0 24 24")[h.path(line, d=_FACES[name])] if name in _FACES else icon("winner")
    mark = h.span(".achievement-mark", aria_hidden="true")[face]
    return mark.__html__()


def content(words: Words, model: Model, query: Query, counted: Tally) -> Node:
    """Return the achievements of the selected game and player, or of all games or players together.

    Medals and stars are the user's, of all games.
    """
    shown = standings(counted.finished, model.offset, query.person)
    return [
        _deals(words, model, counted) if not query.game and query.person in {"", model.form.own_name} else None,
        _achievements(words, [standing for standing in shown if query.game in {"", standing.game}]),
    ]


def _deals(words: Words, model: Model, counted: Tally) -> Element:
    """Return the links to the daily deals with the medals, and to the garden path with the stars."""
    won = Counter(map(daily_results.medal_of, daily_results.finished_deals(counted.finished).values()))
    medals = [
        h.span(".row.gap-1")[
            named(words.pair(words.of("medal", name), won[name]), h.span(".row.gap-1")[medal(name), str(won[name])])
        ]
        for name in reversed(MEDALS)
        if won[name]
    ]
    return h.div(".ways.tiles.gap-3")[
        screen_link(words, "daily", "calendar", hint=h.span(".row.gap-3")[medals] if medals else ""),
        screen_link(words, PATH, "steps", hint=stars_of_path(words, model.library)),
    ]


def _achievements(words: Words, shown: Sequence[Standing]) -> Element:
    """Return the list."""
    return h.section(".card.achievements", aria_labelledby="achievements-title")[
        h.header(".split")[
            h.h2("#achievements-title")[words("progress_part.achievements")],
            h.p[words("achievements.progress", number=sum(aim.done for aim in shown), of=len(shown))],
        ],
        h.ul(".tiles.gap-3")[(_achievement(words, aim) for aim in shown)],
    ]


def _achievement(words: Words, aim: Standing) -> Element:
    own = words.of_game(aim.game) if aim.game else words
    about = own.of("achievement_hint", aim.name, target=aim.target)
    return h.li({"class": "is-earned" if aim.done else None})[
        badge(aim.name),
        h.p(".stack.gap-0")[h.b[own.of("achievement", aim.name)], h.span(".hint")[about]],
        h.p(".achievement-progress")[_progress(words, aim)],
    ]


def _progress(words: Words, aim: Standing) -> Node:
    if aim.done:
        return h.span(".visually-hidden")[words("achievements.earned")]
    if aim.target == 1:
        return None
    text = words("achievements.progress", number=aim.reached, of=aim.target)
    return [h.progress(value=str(aim.reached), max=str(aim.target), aria_hidden="true"), h.span(".hint")[text]]


def earned_line(words: Words, names: Sequence[str]) -> Element | None:
    """Return the achievements that a match earned, by their names; None without any. The texts are of its game."""
    if not names:
        return None
    titles = [words.of("achievement", name) for name in names]
    said = words.count("achievements.new", len(names), names=words.listed(titles))
    return h.p(".end-news.cluster")[
        h.a(".badges.cluster.across-3", href=f"#{PROGRESS}/achievements", aria_label=said)[
            (h.span(".is-earned.row.gap-2")[badge(name), h.b[title]] for name, title in zip(names, titles, strict=True))
        ]
    ]


def deal_line(words: Words, news: DealNews) -> Element:
    """Return the medal of a finished daily deal and the streak, with a link to the deal."""
    streak = words.count("daily.streak", news.streak) if news.streak else ""
    text = words.beside([medal_name(words, news.medal), streak])
    return h.p(".end-news.cluster.gap-1.across-2")[
        medal(news.medal), h.a(href=news.deal.place)[words("way.daily")], h.span[text]
    ]
