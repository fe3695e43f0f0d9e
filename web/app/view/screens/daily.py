"""The daily deals of a day, and the calendar of a month.

Subject: empty, a game, ``<game or all>/<date>`` for the deals of another day, or ``all/<month>`` for the calendar.
The game comes first.
"""

from datetime import date

from web.app.model.game_api.game_page import games_with
from web.app.model.library import daily, daily_results
from web.app.model.library.daily import Deal, date_at
from web.app.model.library.daily_results import finished_deals, medal_of
from web.app.model.library.fixed_deals import Result, match_of, result_in, result_of
from web.app.model.library.saved_matches import Library
from web.app.model.library.statistics import tally
from web.app.model.links.preview import with_preview
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MATCH_PLACE, Model, Screen
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.dates import date_words
from web.app.view.components.deal_calendar import Deals, calendar, medal_table
from web.app.view.components.garden_picture import small_picture
from web.app.view.components.inner_page import back_link
from web.app.view.components.medal import EMOJI, medal, medal_name
from web.app.view.components.saved_matches import round_of
from web.app.view.game_api.game_views import about
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element, Node


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.daily")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    today = date_at(model.now, model.offset)
    game, _, when = page.subject.partition("/")
    day, month = daily.read_day(when), daily.read_day(f"{when}-01")
    shown = day or today
    deals = finished_deals(tally(model.library).finished)
    return h.main(".padded.stack.gap-4.centred")[
        back_link(words, page.origin),
        h.header(".deals-head.cluster.across-4")[
            h.h1[title(words)],
            h.p(".deals-day")[icon("calendar"), h.span[date_words(words, shown)]],
            _streak(words, model, deals, today),
            h.p(".hint")[words("daily.intro", bot=bot_label(words, daily.OPPONENT)), " ", words("daily.midnight")],
        ],
        h.div(".deals.tiles.gap-4")[_deals(words, model, game, shown, today)]
        if day or month or not when
        else h.p[words("daily.unknown")],
        None
        if not when or day == today
        else h.p[h.a(".button", href="#daily")[icon("calendar"), h.span[words("daily.back")]]],
        h.div(".daily-past.tiles.gap-4")[
            calendar(words, deals, daily_results.month_of(month or shown), shown, today), medal_table(words, deals)
        ],
    ]


def _streak(words: Words, model: Model, deals: Deals, today: date) -> Node:
    """Return the current streak, how to extend it, and the longest one if it was longer."""
    row = daily_results.streak(model.library, today, model.offset)
    longest = daily_results.longest_streak(daily_results.days_played(deals, model.offset))
    played = daily_results.played_on(model.library, today, model.offset)
    return [
        h.p(".deals-streak.strong")[words.count("daily.streak", row)] if row else None,
        h.p(".deals-keep")[words("daily.keep", number=row + 1)] if row and not played else None,
        h.p(".deals-keep")[words("daily.longest", number=longest)] if longest > max(row, 1) else None,
    ]


def _deals(words: Words, model: Model, first: str, day: date, today: date) -> Node:
    """Return the deals of a day; a message for a day in the future."""
    if day > today:
        return h.p[words("daily.future", date=date_words(words, day))]
    games = sorted(games_with("daily"), key=lambda name: name != first)
    return [_deal(words, Deal(name, day), model) for name in games]


def _deal(words: Words, deal: Deal, model: Model) -> Element:
    match = match_of(deal, model.library)
    name = words.of("game", deal.game)
    parts = filter(None, [date_words(words, deal.day), about(words, deal.game, deal.options)])
    return h.section(".deal.raised", aria_labelledby=f"deal-{deal.game}")[
        scene(deal.game),
        h.div(".deal-text.stack.gap-3")[
            h.h2(id=f"deal-{deal.game}")[name],
            h.p(".hint")[words.beside(parts)],
            _result(words, deal, match, model)
            if match and match.over
            else _play_button(words, deal, match, model.library),
        ],
    ]


def _play_button(words: Words, deal: Deal, match: PlayedMatch | None, library: Library) -> Node:
    """Return the button that starts or continues a deal. A damaged saved match of the deal is not overwritten."""
    if match is None and deal.id in library.matches:
        return h.p[words("notice.damaged")]
    parts = {"game": words.of("game", deal.game), "date": date_words(words, deal.day)}
    number, rounds = round_of(match) if match else (0, 0)
    return [
        h.p[words("round", number=number, of=rounds)] if match else None,
        h.button(
            ".button.is-main.is-large",
            type="button",
            data_do=do("daily", game=deal.game, day=deal.day.isoformat()),
            aria_label=words("daily.go_on_it" if match else "daily.play_it", **parts),
        )[icon("play"), h.span[words("daily.go_on" if match else "daily.play")]],
    ]


def _result(words: Words, deal: Deal, match: PlayedMatch, model: Model) -> Node:
    """Return the result of a deal, and a text to share that reveals nothing about the deal."""
    result, summary = result_of(match), result_in(model.library, deal)
    won = medal_of(summary) if summary else ""
    return [
        h.div(".daily-result")[
            medal(won) if won else None,
            h.p[
                h.strong(".display")[words("daily.points", mine=result.mine, other=result.other)],
                h.span[words.beside([_outcome(words, result), medal_name(words, won) if won else ""])],
            ],
            small_picture(match, 0),
        ],
        h.figure(".daily-share")[
            h.figcaption(".hint")[words("daily.share_text")],
            h.p[
                f"{_name(words, deal)} · ",
                h.span[_points(words, result)],
                " ",
                medal(won) if won else None,
                " ",
                h.span(aria_label=words("daily.items"), role="img")[result.bars],
                h.br,
                h.span(".hint.breaks")[f"{model.browser.address}{with_preview(model, deal.place)}"],
            ],
        ],
        h.div(".panel-buttons.cluster")[
            share_button(words, deal, match, won, classes="is-main"),
            h.a(".button", href=f"{MATCH_PLACE}{match.id}")[icon("book"), h.span[words("daily.look")]],
        ],
    ]


def share_button(words: Words, deal: Deal, match: PlayedMatch, won: str, *, classes: str = "") -> Element:
    """Return the button that shares the result of a finished deal and its link. ``won``: the medal."""
    result, head = result_of(match), _name(words, deal)
    line = f"{head} · {_points(words, result)} {EMOJI.get(won, '')} {result.bars}"
    share = do("share", title=head, lines=(line,), place=deal.place)
    return button(share, words("daily.share"), picture="share", classes=classes)


def _name(words: Words, deal: Deal) -> str:
    return f"Hofgarten · {words.of('game', deal.game)} · {date_words(words, deal.day)}"


def _points(words: Words, result: Result) -> str:
    return f"{words.number(result.mine)}–{words.number(result.other)}"


def _outcome(words: Words, result: Result) -> str:
    """Return the winner and the margin."""
    margin = abs(result.mine - result.other)
    if result.shared:
        return words("daily.shared")
    if not margin:
        return words("daily.won_level" if result.won else "daily.lost_level")
    return words.count("daily.won" if result.won else "daily.lost", margin)
