"""A correspondence match: the link to send, the panel while waiting, and the moves that arrived."""

from collections.abc import Iterable
from typing import Final

from web.app.model.links.turn_link import addressees, ended_here, link_of, next_sender, unseen_moves
from web.app.model.match.correspondence import SEND
from web.app.model.match.match import PAIR, PlayedMatch, undo_target
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, dismiss_button, do, icon
from web.app.view.components.players import colour_of
from web.app.view.components.qr import loopback_hint
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node
from web.app.view.venue_parts import VenueParts

MAX_NEWS: Final = 6
"""Maximum number of arrived moves that are listed. Earlier ones are only counted."""


class ByLink(VenueParts):
    """The parts of a match by correspondence."""

    def bar(self, words: Words, _model: Model, shown: ShownMatch) -> Node:
        """Return a reminder to send the end of the match."""
        hides = shown.page.replay or shown.page.review or not ended_here(shown.match)
        return None if hides else _send_end_reminder(words, shown.match)

    def news(self, words: Words, shown: ShownMatch) -> Node:
        """Return the list of moves played on other devices since this player last saw the match."""
        match = shown.match
        moves = unseen_moves(match)
        # The list covers a part of the board, where the chosen piece may go.
        if not moves or shown.page.replay or shown.page.review or not shown.selection.is_empty:
            return None
        earlier = len(moves) - MAX_NEWS
        return h.section(".link-bar.tail.gap-1.across-3.is-news", aria_labelledby="news-title")[
            h.h2("#news-title")[words("correspondence.news")],
            h.div(".panel-buttons.cluster")[
                button(do("turn-news", show=True), words("correspondence.show"), picture="play"),
                dismiss_button(words, do("turn-news"), classes="is-quiet"),
            ],
            h.ul(".news.stack.gap-1")[
                h.li(".hint")[words.count("correspondence.more", earlier)] if earlier > 0 else None,
                move_lines(words, match, moves[-MAX_NEWS:]),
            ],
        ]

    def waiting_panel(self, words: Words, shown: ShownMatch) -> Element | None:
        """Return the panel while another device is to move: the link to send, and the field for the answer.

        It says what a link discloses before the first one is sent. Everyone else reads that when joining. The field
        is there once the link is sent: only then can there be an answer.
        """
        match, link = shown.match, link_of(shown.match)
        if link is None or not match.waits:
            return None
        delivered = link.delivered
        sent = delivered == match.at
        moved = any(match.game.to_move(state) >= 0 for state in match.states[: match.at])
        return h.section("#panel.panel.is-sending", aria_label=words("panel.title"))[
            h.p(".help")[
                h.b[
                    _told(words, match, match.turn, "correspondence.turn", "correspondence.friend_turn")
                    if moved
                    else words("turn.first", name=match.player(match.turn))
                ],
                " ",
                _waiting(words, match)
                if sent
                else _told(words, match, match.turn, "correspondence.send_to", "correspondence.friend_send_to"),
            ],
            h.div(".panel-buttons.cluster.link-ways")[_send_buttons(words, main=not sent)],
            loopback_hint(words, shown.address) if delivered < 0 else None,
            h.p(".hint")[words("correspondence.stands")] if undo_target(match) is not None else None,
            h.p(".hint.lead.at-top.pretty")[icon("eye-off"), h.span[words("correspondence.honest")]]
            if delivered < 0
            else None,
            h.form(".paste.tail.gap-1.across-2", data_submit="turn-paste", autocomplete="off")[
                h.label(".hint", for_="turn-link")[_question(words, match)],
                h.input("#turn-link", name="turn-link", type="text", inputmode="url", spellcheck="false"),
                h.button(".button.is-main", type="submit")[words("correspondence.open")],
            ]
            if sent
            else None,
        ]


def _told(words: Words, match: PlayedMatch, seat: int, named: str, unnamed: str) -> str:
    """Return a sentence about the player at a seat; ``unnamed`` is about a single opponent without a name yet."""
    name = match.player(seat)
    if len(match.record.players) == PAIR and name == words("player.name", number=seat + 1):
        return words(unnamed)
    return words(named, name=name)


def _waiting(words: Words, match: PlayedMatch) -> str:
    """Return the sentence about the player whose link comes next."""
    sender = next_sender(match)
    if sender is None:
        return words("correspondence.unknown_waiting")
    return _told(words, match, sender, "correspondence.waiting", "correspondence.friend_waiting")


def _question(words: Words, match: PlayedMatch) -> str:
    """Return the label of the field for that link."""
    sender = next_sender(match)
    if sender is None:
        return words("correspondence.unknown_paste")
    return _told(words, match, sender, "correspondence.paste", "correspondence.friend_paste")


def move_lines(words: Words, match: PlayedMatch, moves: Iterable[int]) -> list[Element]:
    """Return a line for each move, in its player's colour."""
    return [
        h.li(data_colour=colour_of(match, match.game.to_move(match.states[at])))[move_sentence(words, match, at)]
        for at in moves
    ]


def move_sentence(words: Words, match: PlayedMatch, at: int) -> str:
    """Return a move as a sentence, with only the information visible to this player."""
    return match_view_of(match.record.game).announce_move(words, match, at)


def news_words(words: Words, match: PlayedMatch) -> str:
    """Return the latest arrived moves as sentences, for a screen reader."""
    return words.sentences(move_sentence(words, match, at) for at in unseen_moves(match)[-MAX_NEWS:])


def _send_end_reminder(words: Words, match: PlayedMatch) -> Element:
    """Return the reminder to send the final link when the last move was made on this device."""
    return h.section(".link-bar.tail.gap-1.across-3", aria_label=words("correspondence.share"))[
        h.p[words("correspondence.over", names=words.listed(addressees(match)))],
        h.div(".panel-buttons.cluster")[_send_buttons(words, main=True)],
    ]


def _send_buttons(words: Words, *, main: bool) -> list[Element]:
    """Return the buttons that send the turn link."""
    share = button(
        do("turn-send", how="share"),
        words("correspondence.share"),
        picture="share",
        classes="is-main" if main else "",
        key="c",
        id=SEND,
    )
    return [
        share,
        button(do("turn-send", how="copy"), words("correspondence.copy"), picture="copy", show_label=False),
        button(do("turn-send", how="code"), words("correspondence.code"), picture="qr", show_label=False),
    ]
