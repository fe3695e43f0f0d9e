"""Explanation of a bot's move: the facts that decide, and expected points at the end on request."""

from hofgarten.bots import BOTS
from web.app.model.action import parse_int
from web.app.model.match.match import PlayedMatch, move_number, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import style_of
from web.app.view.components.explanation import behind_sentence, in_numbers, told
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element

AT_RANDOM = "random"
AT_ONCE = "greedy"


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog that explains a move; None if the dialog's subject is not a bot's move."""
    at = parse_int(model.dialog.text) if model.dialog else None
    event = _event(shown, at) if at is not None else None
    if at is None or event is None:
        return None
    return lambda words: _content(words, shown.match, at, event)


def _content(words: Words, match: PlayedMatch, at: int, event: str) -> Content:
    seat = match.game.to_move(match.states[at])
    return words("explanation.title"), h.div({"class": f"stack gap-4 {style_of(match.record.game)}"})[
        h.p[_reason_sentence(words, match.bot(seat), match.player(seat))],
        (_move(words, match, *move) for move in _turn(match, at, event)),
    ]


def _turn(match: PlayedMatch, at: int, event: str) -> list[tuple[int, str]]:
    """Return the move at ``at`` and the later moves of the same turn, each with the number of events before it."""
    seat, number = match.game.to_move(match.states[at]), move_number(match, at)
    later = range(at + 1, match.at)
    same = (n for n in later if match.game.to_move(match.states[n]) == seat and move_number(match, n) == number)
    return [(at, event), *((n, match.record.events[n]) for n in same)]


def _move(words: Words, match: PlayedMatch, at: int, event: str) -> Element:
    description = match_view_of(match.record.game).describe(words, visible_position(match, at), event)
    return h.div(".row.gap-3")[
        h.span(".explanation-piece")[description.icon],
        h.div(".stack.gap-1")[
            h.p[
                h.b(".explanation-place", aria_hidden="true")[description.short],
                h.span(".visually-hidden")[words.sentences([description.phrase])],
            ],
            h.p[words.sentences([told(words, match, at, event).move, behind_sentence(words, match, at, event)])],
            in_numbers(words, match, at, event),
        ],
    ]


def _event(shown: ShownMatch, at: int) -> str | None:
    """Return the bot's move after ``at`` events, already played or being animated; None if there is none."""
    match, bot_move = shown.match, shown.bot_move
    if at >= len(match.states) or match.game.to_move(match.states[at]) < 0:
        return None
    if match.bot(match.game.to_move(match.states[at])) is None:
        return None
    if at < match.at:
        return match.record.events[at]
    return bot_move.event or None if bot_move is not None and bot_move.at == at else None


def _reason_sentence(words: Words, bot: str | None, name: str) -> str:
    if bot == AT_RANDOM:
        return words("explanation.random")
    if bot == AT_ONCE:
        return words("explanation.greedy", name=name)
    return words("explanation.level" if bot in BOTS else "explanation.own", name=name)
