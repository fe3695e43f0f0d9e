"""The calendar of daily deals: a month with the medals of each day, and the rule for each medal."""

from collections.abc import Mapping
from datetime import date

from web.app.model.game_api.game_page import games_with, options_of
from web.app.model.library.daily import Deal
from web.app.model.library.daily_results import MEDALS, medal_of, month_of, weeks_of
from web.app.model.library.match_summary import Summary
from web.app.model.model import ALL_GAMES
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, icon, named
from web.app.view.components.dates import date_words
from web.app.view.components.medal import medal, medal_name
from web.app.view.html import Element, Node

Deals = Mapping[Deal, Summary]
"""The finished deals."""

_PREVIOUS, _NEXT = -1, 1


def calendar(words: Words, deals: Deals, month: date, shown: date, today: date) -> Element:
    """Return a month as a table.

    Args:
        words: Texts of the current language.
        deals: The finished deals.
        month: The first day of the month.
        shown: The day whose deals are on the page.
        today: The current date; later days are no links.
    """
    return h.section(".card.daily-calendar", aria_labelledby="calendar-title")[
        h.header(".tight")[
            _month_link(words, month, _PREVIOUS, today),
            h.h2("#calendar-title")[_month_words(words, month)],
            _month_link(words, month, _NEXT, today),
        ],
        h.table[
            column_heads(*words("daily.weekdays").split()),
            h.tbody[
                (
                    h.tr[
                        (
                            h.td[_day(words, deals, day, shown, today) if day.month == month.month else None]
                            for day in week
                        )
                    ]
                    for week in weeks_of(month)
                )
            ],
        ],
    ]


def _month_link(words: Words, month: date, later: int, today: date) -> Node:
    """Return the link to the month before or after; none to the future."""
    other = month_of(month, later)
    if other == month or other > today:
        return h.span
    name = _month_words(words, other)
    return h.a(".button", href=f"#daily/{ALL_GAMES}/{other.isoformat()[:-3]}", aria_label=name, title=name)[
        icon("west" if later == _PREVIOUS else "east")
    ]


def _month_words(words: Words, month: date) -> str:
    return f"{words('daily.months').split()[month.month - 1]} {month.year}"


def _day(words: Words, deals: Deals, day: date, shown: date, today: date) -> Element:
    if day > today:
        return h.span(".daily-cell.small.numbers")[h.span[str(day.day)]]
    found = {game: deals.get(Deal(game, day)) for game in games_with("daily")}
    won = {game: medal_of(match) if match else "" for game, match in found.items()}
    results = words.commas(
        words("list.note", what=words.of("game", game), note=medal_name(words, name)) for game, name in won.items()
    )
    return h.a(
        h.classes("daily-cell small numbers", {"is-shown": day == shown}),
        href=f"#daily/{ALL_GAMES}/{day.isoformat()}",
        aria_current="date" if day == today else None,
    )[
        named(
            words("daily.cell", date=date_words(words, day), results=results),
            h.span[str(day.day)],
            h.span(".row.at-middle.gap-0")[(medal(name) for name in won.values() if name)],
        )
    ]


def medal_table(words: Words, deals: Deals) -> Element:
    """Return the rule of each medal, best first, and how many have been won."""
    won = [medal_of(match) for match in deals.values()]
    margins = words.commas(
        words("daily.margin", game=words.of("game", game), number=options_of(game).gold) for game in games_with("daily")
    )
    return h.section(".card.medal-rules", aria_labelledby="medals-title")[
        h.h2("#medals-title")[words("daily.medals")],
        h.ul(".stack.gap-3")[
            (
                h.li[
                    medal(name),
                    h.p[h.b[medal_name(words, name)], h.span(".hint")[words.of("medal_rule", name, margins=margins)]],
                    h.b(".display")[str(won.count(name))],
                ]
                for name in reversed(MEDALS)
            )
        ],
    ]
