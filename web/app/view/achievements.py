"""Achievements: the list on the statistics page, and those earned by a match."""

from collections.abc import Sequence

from web.app.model.library.achievements import Standing
from web.app.model.library.match_news import DealNews
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element, Node
from web.app.view.medal import medal, medal_name


def achievement_list(words: Words, shown: Sequence[Standing]) -> Element:
    """Return all achievements, earned or not."""
    return h.section(".card.achievements", aria_labelledby="achievements-title")[
        h.header[
            h.h2("#achievements-title")[words("achievements.title")],
            h.p[words("achievements.progress", number=sum(one.done for one in shown), of=len(shown))],
        ],
        h.ul(".tiles.gap-3")[(_achievement(words, one) for one in shown)],
    ]


def _achievement(words: Words, one: Standing) -> Element:
    own = words.of_game(one.game) if one.game else words
    about = own.of("achievement_hint", one.name, target=one.target)
    return h.li({"class": "is-earned" if one.done else None})[
        h.span(".achievement-mark", aria_hidden="true")[icon("winner")],
        h.p[h.b[own.of("achievement", one.name)], h.span(".hint")[about]],
        h.p(".achievement-progress")[_progress(words, one)],
    ]


def _progress(words: Words, one: Standing) -> Node:
    if one.done:
        return h.span(".visually-hidden")[words("achievements.earned")]
    if one.target == 1:
        return None
    text = words("achievements.progress", number=one.reached, of=one.target)
    return [h.progress(value=str(one.reached), max=str(one.target), aria_hidden="true"), h.span(".hint")[text]]


def earned_line(words: Words, names: Sequence[str]) -> Element | None:
    """Return the achievements that a match earned, by their names; None without any. The texts are of its game."""
    if not names:
        return None
    listed = words.listed(words.of("achievement", name) for name in names)
    return h.p(".end-news.cluster.gap-1.across-2")[
        icon("winner"), h.a(href="#statistics")[words.count("achievements.new", len(names), names=listed)]
    ]


def deal_line(words: Words, news: DealNews) -> Element:
    """Return the medal of a finished daily deal and the streak, with a link to the deal."""
    streak = words.count("daily.streak", news.streak) if news.streak else ""
    text = " · ".join(filter(None, [medal_name(words, news.medal), streak]))
    return h.p(".end-news.cluster.gap-1.across-2")[
        medal(news.medal), h.a(href=news.deal.place)[words("way.daily")], h.span[text]
    ]
