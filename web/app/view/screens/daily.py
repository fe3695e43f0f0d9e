"""The daily deal. Subject: empty, a game, or ``<game>/<date>`` for an earlier deal."""

from datetime import date
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.library import daily
from web.app.model.library.daily import Deal, Result
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import Match
from web.app.model.model import HOME, MATCH_PLACE, Model, Screen
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, column_heads, do, icon
from web.app.view.dates import date_words
from web.app.view.game_api.start_view import start_view_of
from web.app.view.html import Element, Node
from web.app.view.saved_matches import round_of

DAYS: Final = 7
"""Number of earlier days in the list."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.daily")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen: today's deals or one earlier deal, and the list of earlier days."""
    today = daily.date_at(model.now, model.offset)
    game, _, day = page.subject.partition("/")
    row = daily.streak(model.library, today, model.offset)
    return h.main(".daily")[
        h.header(".daily-head")[
            h.h1[title(words)],
            h.p(".daily-day")[icon("calendar"), h.span[_date(words, today)]],
            h.p(".daily-streak")[words.count("daily.streak", row)] if row else None,
            h.p(".hint")[words("daily.intro", bot=bot_label(words, daily.OPPONENT))],
        ],
        _other_day(words, model.library, daily.read_deal(game, day), today)
        if day
        else h.div(".daily-deals")[
            (_deal(words, Deal(name, today), model.library) for name in sorted(GAMES, key=lambda name: name != game))
        ],
        _history(words, model.library, today),
        h.p(".panel-buttons")[h.a(".button", href=HOME)[icon("home"), h.span[words("end.home")]]],
    ]


def _other_day(words: Words, library: Library, deal: Deal | None, today: date) -> Element:
    """Return the deal of another day, or a message if its date is invalid or in the future."""
    if deal is None:
        content: Node = h.p[words("daily.unknown")]
    elif deal.day > today:
        content = h.p[words("daily.future", date=_date(words, deal.day))]
    else:
        content = _deal(words, deal, library)
    return h.div(".daily-deals")[
        content, h.a(".button", href="#daily")[icon("calendar"), h.span[words("daily.back")]] if deal else None
    ]


def _deal(words: Words, deal: Deal, library: Library) -> Element:
    match = daily.match_of(deal, library)
    view, name = start_view_of(deal.game), words.of("game", deal.game)
    about = filter(None, [_date(words, deal.day), view.about(words, deal.options)])
    return h.section(".daily-deal", aria_labelledby=f"deal-{deal.game}")[
        h.svg(".scene", viewBox="0 0 480 160", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[
            h.use(href=f"#{view.scene}")
        ],
        h.div(".daily-text")[
            h.h2(id=f"deal-{deal.game}")[name],
            h.p(".hint")[" · ".join(about)],
            _result(words, deal, match) if match and match.over else _play_button(words, deal, match, library),
        ],
    ]


def _play_button(words: Words, deal: Deal, match: Match | None, library: Library) -> Node:
    """Return the button that starts or continues a deal. A damaged saved match of the deal is not overwritten."""
    if match is None and deal.id in library.kept:
        return h.p[words("notice.damaged")]
    short, whole = _play_labels(words, deal, begun=match is not None)
    number, rounds = round_of(match) if match else (0, 0)
    return [
        h.p[words("round", number=number, of=rounds)] if match else None,
        h.button(
            ".button.is-main.is-large",
            type="button",
            data_do=do("daily", game=deal.game, day=deal.day.isoformat()),
            aria_label=whole,
        )[icon("play"), h.span[short]],
    ]


def _play_labels(words: Words, deal: Deal, *, begun: bool) -> tuple[str, str]:
    """Return the label of the button, and its accessible name, which includes the game and the date."""
    parts = {"game": words.of("game", deal.game), "date": _date(words, deal.day)}
    if begun:
        return words("daily.go_on"), words("daily.go_on_it", **parts)
    return words("daily.play"), words("daily.play_it", **parts)


def _result(words: Words, deal: Deal, match: Match) -> Node:
    """Return the result of a deal, and a text to share that reveals nothing about the deal."""
    result = daily.result_of(match)
    name = words.of("game", deal.game)
    lines = [f"Hofgarten · {name} · {_date(words, deal.day)}", _points(words, result), result.bars]
    return [
        h.p(".daily-result")[
            h.strong[words("daily.points", mine=result.mine, other=result.other)], h.span[_outcome(words, result)]
        ],
        h.figure(".daily-share")[
            h.figcaption[words("daily.share_text")],
            h.p[(h.span[line] for line in lines[:-1]), h.span(aria_label=words("daily.items"), role="img")[lines[-1]]],
        ],
        h.div(".panel-buttons")[
            button(
                do("share", title=lines[0], lines=tuple(lines), place=deal.place),
                words("daily.share"),
                picture="share",
                classes="is-main",
            ),
            h.a(".button", href=f"{MATCH_PLACE}{match.id}")[icon("book"), h.span[words("daily.look")]],
        ],
    ]


def _points(words: Words, result: Result) -> str:
    return f"{words('daily.points', mine=result.mine, other=result.other)} · {_outcome(words, result)}"


def _outcome(words: Words, result: Result) -> str:
    """Return the winner and the margin."""
    margin = abs(result.mine - result.other)
    if result.shared:
        return words("daily.shared")
    if not margin:
        return words("daily.won_level" if result.won else "daily.lost_level")
    return words.count("daily.won" if result.won else "daily.lost", margin)


def _history(words: Words, library: Library, today: date) -> Element:
    """Return a table of the earlier deals: their results, or links to play them."""
    return h.section(".card.daily-history", aria_labelledby="history-title")[
        h.h2("#history-title")[words("daily.history")],
        h.table[
            column_heads(words("daily.day"), *(words.of("game", game) for game in GAMES)),
            h.tbody[
                (
                    h.tr[
                        h.th(scope="row")[_date(words, day)],
                        (h.td[_past(words, Deal(game, day), library)] for game in GAMES),
                    ]
                    for day in daily.days_before(today, DAYS)
                )
            ],
        ],
    ]


def _past(words: Words, deal: Deal, library: Library) -> Element:
    match = daily.match_of(deal, library)
    if match is None or not match.over:
        short, whole = _play_labels(words, deal, begun=match is not None)
        return h.a(href=deal.place, aria_label=whole)[short]
    result = daily.result_of(match)
    name, day = words.of("game", deal.game), _date(words, deal.day)
    return h.a(
        {"class": "is-won" if result.won else "is-lost"},
        href=deal.place,
        aria_label=words("daily.look_it", game=name, date=day, result=_points(words, result)),
    )[icon("winner") if result.won else None, h.span[words("daily.points", mine=result.mine, other=result.other)]]


def _date(words: Words, day: date) -> str:
    return date_words(words, day.year, day.month, day.day)
