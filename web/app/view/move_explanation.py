"""Explanation of a bot's move: points scored at once, and expected points at the end, by item."""

from collections.abc import Iterable, Sequence

from hofgarten.bots import BOTS
from web.app.model.action import parse_int
from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.explain_move import reasons
from web.app.model.match.match import Match, move_number, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words, tenths_of
from web.app.view import html as h
from web.app.view.components import style_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element

AT_RANDOM = "random"
AT_ONCE = "greedy"
MAX_CHANGES = 4
MAX_BAR_LENGTH = 100
"""Length of the longest bar, in per cent of its half of the row."""


def opens(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog that explains a move; None if the dialog's subject is not a bot's move."""
    at = parse_int(model.dialog.subject) if model.dialog else None
    event = _event(shown, at) if at is not None else None
    if at is None or event is None:
        return None
    return lambda words: _content(words, shown.match, at, event)


def _content(words: Words, match: Match, at: int, event: str) -> Content:
    seat = match.game.to_move(match.states[at])
    first, *others = _turn(match, at, event)
    return words("explanation.title"), h.div({"class": f"stack gap-4 {style_of(match.record.game)}"})[
        _move(words, match, *first),
        h.p[_reason_sentence(words, match.bot(seat), match.player(seat))],
        _reasons(words, match, *first),
        ([_move(words, match, *move), _reasons(words, match, *move)] for move in others),
        h.p(".hint")[words("explanation.note")],
    ]


def _turn(match: Match, at: int, event: str) -> list[tuple[int, str]]:
    """Return the move at ``at`` and the later moves of the same turn, each with the number of events before it."""
    seat, number = match.game.to_move(match.states[at]), move_number(match, at)
    later = range(at + 1, match.at)
    same = (n for n in later if match.game.to_move(match.states[n]) == seat and move_number(match, n) == number)
    return [(at, event), *((n, match.record.events[n]) for n in same)]


def _move(words: Words, match: Match, at: int, event: str) -> Element:
    before = visible_position(match, at)
    told = match_view_of(match.record.game).describe(words, before, event)
    return h.div(".row.gap-3")[
        h.span(".explanation-piece")[told.icon],
        h.p[h.b[match.player(match.game.to_move(before))], " ", told.sentence],
    ]


def _reasons(words: Words, match: Match, at: int, event: str) -> Element:
    scored = dict(move_input_of(match.record.game).score_change(visible_position(match, at), event).items)
    return reason_table(words, reasons(match, at, event), scored)


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


def reason_table(words: Words, expected: Sequence[tuple[str, int]], at_once: dict[str, int]) -> Element:
    """Return a table of items: points scored at once, and expected points at the end as numbers and bars."""
    most = max((abs(points) for _, points in expected), default=0)
    items = [item for item, _ in expected] + [item for item in at_once if item not in dict(expected)]
    by_the_end = dict(expected)
    return h.table(".reasons")[
        h.thead[
            h.tr[
                h.th(scope="col")[words("score.item")],
                h.th(scope="col")[words("explanation.at_once")],
                h.th(scope="col", colspan="2")[words("explanation.by_the_end")],
            ]
        ],
        h.tbody[
            (
                h.tr(data_sign="minus" if by_the_end.get(item, 0) < 0 else "plus")[
                    h.th(scope="row")[words.of("item", item)],
                    h.td[words.points(at_once[item]) if item in at_once else words.number(0)],
                    h.td(".reason-points.strong")[words.change(by_the_end.get(item, 0))],
                    h.td(".reason-bar", aria_hidden="true")[_bar(by_the_end.get(item, 0), most)],
                ]
                for item in items
            )
        ],
        h.tfoot[
            h.tr[
                h.th(scope="row")[words("gain.total")],
                h.td[words.points(sum(at_once.values()))],
                h.td(".reason-points.strong")[words.change(sum(by_the_end.values()))],
                h.td,
            ]
        ],
    ]


def _bar(points: int, most: int) -> Element | None:
    wide = abs(points) * MAX_BAR_LENGTH // most if most else 0
    return h.span(".bar", data_css=f"inline-size: {wide / 2:.0f}%") if wide else None


def changes(words: Words, expected: Iterable[tuple[str, int]], loss: int) -> Element | None:
    """Return the largest differences in a row, by the names of the items, and the rest: they add up to a loss.

    The result is None if every difference rounds to zero.
    """
    largest = [(name, tenths) for name, points in expected if (tenths := tenths_of(points))][:MAX_CHANGES]
    if not largest:
        return None
    if rest := tenths_of(loss) - sum(tenths for _, tenths in largest):
        largest.append((words("explanation.rest"), rest))
    return h.ul(".gains.small.numbers.wrap.gap-1.across-3")[
        (
            h.li(data_sign="minus" if tenths < 0 else "plus")[h.b[words.change(tenths * 10)], " ", name]
            for name, tenths in largest
        )
    ]
