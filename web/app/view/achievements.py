"""Achievements: the list on the statistics page, and those earned by a match."""

from collections.abc import Sequence

from web.app.model.library import daily
from web.app.model.library.achievements import Standing, earned_in
from web.app.model.library.statistics import tally
from web.app.model.match.match import Match
from web.app.model.model import Model
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
        h.ul[(_achievement(words, one) for one in shown)],
    ]


def _achievement(words: Words, one: Standing) -> Element:
    about = words.of("achievement_hint", one.name, target=one.target)
    return h.li({"class": "is-earned" if one.done else None})[
        h.span(".achievement-mark", aria_hidden="true")[icon("winner")],
        h.p[h.b[words.of("achievement", one.name)], h.span[about]],
        h.p(".achievement-progress")[_progress(words, one)],
    ]


def _progress(words: Words, one: Standing) -> Node:
    if one.done:
        return h.span(".visually-hidden")[words("achievements.earned")]
    if one.target == 1:
        return None
    text = words("achievements.progress", number=one.reached, of=one.target)
    return [h.progress(value=str(one.reached), max=str(one.target), aria_hidden="true"), h.span[text]]


def earned_line(words: Words, model: Model, match: Match) -> Element | None:
    """Return the achievements that a finished, saved match earned; None without any."""
    summary = model.library.kept[match.id].summary
    earned = earned_in(summary, tally(model.library).finished, model.offset) if summary else []
    names = words("list.and").join(words.of("achievement", one.name) for one in earned)
    return (
        h.p(".end-news")[
            icon("winner"), h.a(href="#statistics")[words.count("achievements.new", len(earned), names=names)]
        ]
        if earned
        else None
    )


def deal_line(words: Words, model: Model, match: Match) -> Element | None:
    """Return the medal of a finished daily deal and the streak, with a link to the deal; None for another match."""
    deal = daily.deal_of(match.id)
    result = daily.result_in(model.library, deal) if deal else None
    if deal is None or result is None:
        return None
    name = daily.medal_of(result)
    row = daily.streak(model.library, daily.date_at(model.now, model.offset), model.offset)
    streak = words.count("daily.streak", row) if row else ""
    text = " · ".join(filter(None, [medal_name(words, name), streak]))
    return h.p(".end-news")[medal(name), h.a(href=deal.place)[words("way.daily")], h.span[text]]
