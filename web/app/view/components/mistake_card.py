"""A mistake found by the review: the played move and the better one, in words and as pictures."""

from typing import Literal

from web.app.model.match.findings import Finding
from web.app.model.match.match import PlayedMatch, State, move_number
from web.app.model.match.move_estimate import Estimate
from web.app.model.model import MatchPage
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, style_of
from web.app.view.components.analysis_link import analysis_link
from web.app.view.components.explanation import Cost, in_numbers, told
from web.app.view.components.players import colour_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import AnyMatchView
from web.app.view.html import Element, Node


def mistake_card(words: Words, page: MatchPage, finding: Finding, rank: int) -> Element:
    """Return the card of one mistake; the worst one is open. ``rank`` is its position in the list, by points lost."""
    match = page.match
    seat = match.game.to_move(match.states[finding.at])
    title = f"loss-{finding.at}"
    return h.article(".loss", aria_labelledby=title, data_colour=colour_of(match, seat))[
        h.details(".chevron", id=f"mistake-{finding.at}", open=rank == 1)[
            h.summary(".loss-head.row")[
                h.span(".loss-rank.strong", aria_hidden="true")[str(rank)],
                h.h3(id=title)[turn_name(words, match, finding.at)],
                _points_lost(words, finding),
            ],
            h.div(".loss-moves.stack.gap-3")[
                _both_moves(words, match, finding),
                h.div(".panel-buttons.cluster")[
                    button(
                        do("dialog", name="position", subject=str(finding.at)),
                        words("review.look"),
                        picture="book",
                        aria_describedby=title,
                    ),
                    button(
                        do("play-on", at=finding.at), words("review.play_on"), picture="play", aria_describedby=title
                    ),
                    analysis_link(words, page, finding.at, about=title),
                ],
            ],
        ]
    ]


def turn_name(words: Words, match: PlayedMatch, at: int) -> str:
    """Return the name of a turn: ``Move 13, Ada``."""
    name = match.player(match.game.to_move(match.states[at]))
    return words("review.turn", number=move_number(match, at), name=name)


def _points_lost(words: Words, finding: Finding) -> Element:
    return h.span(".loss-points.large.numbers")[
        h.b[words.change(-finding.loss)], h.span(".visually-hidden")[f" {words('review.in_points')}"]
    ]


def _both_moves(words: Words, match: PlayedMatch, finding: Finding) -> Node:
    """Return the played move and the better one side by side, and why it is better."""
    state, view = match.states[finding.at], match_view_of(match.record.game)
    at, events = finding.at, (finding.best.event, finding.played.event)
    reason = told(words, match, at, *events, loss=finding.loss)
    return [
        h.div({"class": f"pair gap-3 {style_of(match.record.game)}"})[
            _estimated(words, view, state, finding.played, "played", reason.other),
            _estimated(words, view, state, finding.best, "better", reason.move),
        ],
        in_numbers(words, match, at, *events, Cost(finding.loss, finding.best.total - finding.played.total)),
    ]


def _estimated(
    words: Words, view: AnyMatchView, state: State, move: Estimate, kind: Literal["played", "better"], reason: str
) -> Element:
    title = words("review.played" if kind == "played" else "review.better")
    expected = words("review.expected", lead=words.change(move.lead))
    return move_figure(words, view, state, move.event, kind, (title, expected), reason)


def move_figure(
    words: Words,
    view: AnyMatchView,
    state: State,
    event: str,
    kind: Literal["played", "better"],
    title: tuple[str, str],
    reason: str = "",
) -> Element:
    """Return a move as a picture, under a title and a note, with its place and the sentences that explain it."""
    description = view.describe(words, state, event)
    return h.figure({"class": f"loss-move stack gap-1 is-{kind}"})[
        h.p(".loss-title.wrap.at-edges.gap-0.across-2")[h.b[title[0]], h.span[title[1]]],
        h.div(".loss-picture")[h.span(".loss-piece")[description.icon], view.move_picture(state, event)],
        h.figcaption[
            h.b(aria_hidden="true")[description.short],
            h.span(".visually-hidden")[words.sentences([description.phrase])],
            [" ", h.span[reason]] if reason else None,
        ],
    ]


def comparison(words: Words, match: PlayedMatch, finding: Finding, buttons: Node) -> Element:
    """Return a dialog's content: the choice before a mistake, the played move and the better one, and buttons."""
    state, game = match.states[finding.at], match.record.game
    colour = colour_of(match, match.game.to_move(state))
    return h.div({"class": f"stack gap-4 {style_of(game)}"}, data_colour=colour)[
        match_view_of(game).compare_moves(words, state, finding.played.event, finding.best.event),
        _both_moves(words, match, finding),
        h.div(".panel-buttons.cluster")[buttons],
    ]
