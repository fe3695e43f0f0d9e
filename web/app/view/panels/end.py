"""The panel at the end of a match: the count of the score, the winner, news, and buttons for the next step."""

from collections.abc import Sequence
from itertools import accumulate

from hofgarten.game import Score
from web.app.model.library.match_news import Advice, Best, DealNews, News, StageNews
from web.app.model.match.match import PlayedMatch, viewer_seat
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, move_text
from web.app.view.components.face import player_face
from web.app.view.components.garden_picture import picture_action, small_picture
from web.app.view.components.players import colour_of, cut_name, people_of
from web.app.view.components.stars import stage_buttons, stage_line
from web.app.view.html import Element, Node
from web.app.view.progress.achievements import deal_line, earned_line
from web.app.view.venues import venue_parts


def end_panel(words: Words, shown: ShownMatch) -> Element:
    """Return the panel.

    The result and the count are in the same place. The count is shown only at the moment of the end: it needs the
    highlight of a new element (``web/browser/motion/highlight.js``).
    """
    match = shown.match
    scores = match.game.score(match.state)
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"), data_highlight=f"end-{match.id}")[
        h.div(".end-moment.stack")[
            h.div(".end-result")[
                h.p("#result.result.row", tabindex="-1")[icon("winner"), h.strong[move_text.winners(words, match)]],
                _podium(words, match, [points.total for points in scores]),
            ],
            _count(words, match, scores),
        ],
        _hints(words, match, shown.news),
        _news(words, shown.news, alone=viewer_seat(match) >= 0) if shown.news else None,
        h.p(".end-advice.soft.pretty")[hint]
        if (hint := venue_parts(shown.page.venue).rematch_hint(words, shown))
        else None,
        None
        if shown.page.analysis_board
        else h.div(".panel-buttons.cluster.end-ways")[
            button(do("go", place=""), words("end.home"), picture="home")
            if shown.page.is_sandbox
            else _buttons(words, shown)
        ],
    ]


def _hints(words: Words, match: PlayedMatch, news: News | None) -> Node:
    """Return the number of hints and their price, for each player who took some."""
    if not match.hints:
        return None
    if news and news.deal:
        price = "path.hints" if isinstance(news.deal, StageNews) else "daily.hints"
        prices = [words.count(price, sum(match.hints))]
    else:
        prices = [
            words.count("end.hints", number, name=match.player(seat))
            for seat, number in enumerate(match.hints)
            if number
        ]
    return [h.p(".end-news.row.gap-2")[icon("hint"), h.span[price]] for price in prices]


def _count(words: Words, match: PlayedMatch, scores: Sequence[Score]) -> Element:
    """Return a line for each item of the score with its points and the totals so far. Screen readers skip them."""
    items = [item for item in scores[0] if any(points[item] for points in scores)]
    sums = [list(accumulate((points[item] for item in items), initial=0)) for points in scores]
    return h.ol(".end-count", aria_hidden="true", data_css=f"--of:{len(items)};--most:{max(1, *map(max, sums))}")[
        (
            h.li(data_css=f"--n:{number}")[
                h.b[words.of("item", item)], _tally(words, match, [totals[number : number + 2] for totals in sums])
            ]
            for number, item in enumerate(items)
        )
    ]


def _tally(words: Words, match: PlayedMatch, totals: Sequence[Sequence[int]]) -> Element:
    """Return each player's points of an item, and a bar that grows from the total before it to the one after it."""
    return h.ul(".end-totals.is-tally.numbers")[
        (
            h.li(data_colour=colour_of(match, seat), data_css=f"--from:{max(before, 0)};--to:{max(after, 0)}")[
                cut_name(match, seat),
                h.b[words.points(after - before)],
                h.span(".end-bar"),
                h.span(".soft")[words.number(after)],
            ]
            for seat, (before, after) in enumerate(totals)
        )
    ]


def _podium(words: Words, match: PlayedMatch, totals: Sequence[int]) -> Element:
    """Return the players' gardens side by side, the winner's first, each on a step as high as its points."""
    order = sorted(range(len(totals)), key=lambda seat: (seat not in match.winners, -totals[seat]))
    most, people = max(1, *totals), people_of(match)
    return h.ul(".end-totals.is-podium.numbers")[
        (
            h.li(data_colour=people[seat][1], data_css=f"--share:{max(0, totals[seat]) / most:.2f}")[
                small_picture(match, seat),
                player_face(match, seat),
                h.span(".two-lines")[people[seat][0]],
                h.b[words.count("players.total", totals[seat], total=words.number(totals[seat]))],
            ]
            for seat in order
        )
    ]


def _news(words: Words, news: News, *, alone: bool) -> Node:
    """Return a line for each record, medal and achievement, and one with a suggestion.

    ``alone``: True if there is a single human player on this device.
    """
    earned, deal, bests, advice = news
    return [
        (h.p(".end-news.row.gap-2")[icon("chart"), h.span[_best(words, best, alone=alone)]] for best in bests),
        stage_line(words, deal) if isinstance(deal, StageNews) else deal_line(words, deal) if deal else None,
        earned_line(words, earned),
        h.p(".end-advice.soft.pretty")[_advice(words, advice)] if advice else None,
    ]


def _best(words: Words, best: Best, *, alone: bool) -> str:
    gain = words.points(best.gain)
    return words("end.best", gain=gain) if alone else words("end.best_of", gain=gain, name=best.name)


def _advice(words: Words, advice: Advice) -> Node:
    text = words.of("end.next", advice.name, number=advice.wins)
    return h.a(href="#daily")[text] if advice.name == "daily" else text


def _buttons(words: Words, shown: ShownMatch) -> list[Element]:
    """Return the buttons for a finished match that is saved. A practice match has its own restart button."""
    match, deal = shown.match, shown.news.deal if shown.news else None
    return [
        *(
            stage_buttons(words, deal)
            if isinstance(deal, StageNews)
            else [
                button(do("rematch"), words("end.again"), picture="play", classes="is-main"),
                button(do("rematch", same=True), words("end.same_deal"), picture="dice"),
            ]
            if may(shown.page, "rematch")
            else []
        ),
        button(do("review"), words("review.open"), picture="steps"),
        _share_button(words, match, deal),
        button(do("dialog", name="more"), words("end.more"), picture="more"),
    ]


def _share_button(words: Words, match: PlayedMatch, deal: DealNews | StageNews | None) -> Element:
    """Return the button that shares the result of a daily deal at once, or else opens the picture."""
    if isinstance(deal, DealNews):
        from web.app.view.screens.daily import share_button

        return share_button(words, deal.deal, match, deal.medal)
    return button(picture_action(match), words("share.open"), picture="share")
