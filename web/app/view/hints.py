"""Hints in the action panel: the button, the progress indicator, and the suggested moves."""

from typing import NamedTuple

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.explain_move import reasons
from web.app.model.match.match import Match, State, visible_position
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Hint
from web.app.texts import Words, tenths_of
from web.app.view import html as h
from web.app.view.components import button, do, named
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import MatchView
from web.app.view.html import Element, Node

SEPARATOR = " · "
NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"
MAX_GAINS = 2
"""The number of score items that the reason for a move names as gains, besides one that the move costs."""


class _HintContext(NamedTuple):
    """Context shared by all moves of a hint."""

    words: Words
    match: Match
    view: MatchView
    state: State
    best: Estimate
    shows_leads: bool
    """True if expected leads may be shown without revealing hidden information."""


def hint_button(words: Words, hint: Hint | None) -> Element:
    """Return the button that requests a hint, cancels the search or closes the hint."""
    if hint is None or hint.folded:
        return button(do("hint"), words("hint.ask"), picture="hint", classes="hint-ask", key="h", id="hint")
    label = words("hint.close" if hint.choices else "hint.cancel")
    return button(do("hint-away"), label, picture="cancel", key="h Escape", show_label=False, id="hint-away")


def hint_help(words: Words, hint: Hint | None) -> Node:
    """Return the heading of an open hint, or its progress indicator; None without an open hint."""
    if hint is None or hint.folded:
        return None
    if hint.choices:
        return words("hint.title")
    return [words("hint.thinking"), " ", h.span(".thinking", aria_hidden="true")]


def hint_list(words: Words, shown: ShownMatch, hint: Hint) -> Element:
    """Return the suggested moves, best first, and the reason for the current one. A click on a move selects it."""
    match = shown.match
    context = _context(words, match, shown.selection, hint)
    current = hint.pointed or 0
    chosen = _chosen(shown, hint)
    if hint.pointed is None and chosen:
        current = hint.choices.index(chosen[0])
    note = "hint.note" if context.shows_leads else "hint.note_compared"
    return h.div(".stack")[
        h.ol(".hint-list", aria_label=words("hint.title"), title=words(note))[
            (
                h.li[_choice(context, number, move, pressed=move in chosen, current=number == current)]
                for number, move in enumerate(hint.choices)
            )
        ],
        h.p(".hint-said.small", aria_hidden="true")[_told(context, hint.choices[current])],
        h.p(".hint-reason.soft", aria_hidden="true")[_reason(context, hint.choices[current])],
    ]


def _context(words: Words, match: Match, selection: Selection, hint: Hint) -> _HintContext:
    """Return the context of a hint's moves.

    Leads include information that only the player to move has. They are shown only if all of it is on the screen.
    """
    shows_leads = move_input_of(match.record.game).visible_state(match, selection) == match.game.observe(
        match.state, match.turn
    )
    view = match_view_of(match.record.game)
    return _HintContext(words, match, view, visible_position(match), hint.choices[0], shows_leads)


def _chosen(shown: ShownMatch, hint: Hint) -> list[Estimate]:
    """Return the suggested move that is currently selected, in a list of at most one."""
    match = shown.match
    event = move_input_of(match.record.game).selected_move(match.state, shown.selection)
    if event is None:
        return []
    move = match.game.read_event(event)
    return [choice for choice in hint.choices if match.game.read_event(choice.event) == move]


def _choice(context: _HintContext, number: int, move: Estimate, *, pressed: bool, current: bool) -> Element:
    told = context.view.describe(context.words, context.state, move.event)
    value, unit = _value(context, move)
    return h.button(
        {"class": f"hint-choice{' is-current' * current}"},
        type="button",
        id=f"hint-{number}",
        data_do=do("hint-take", number=number),
        data_point=do("hint-point", number=number),
        aria_pressed="true" if pressed else "false",
    )[
        named(
            _told(context, move),
            context.view.move_picture(context.state, move.event),
            h.span(".hint-words.soft")[h.b[told.title], h.span[SEPARATOR.join(told.details)]],
            h.span(".hint-points.numbers")[
                [h.b[context.words.decimal(value)], " "] if value is not None else None, h.span[unit]
            ],
        )
    ]


def _told(context: _HintContext, move: Estimate) -> str:
    """Return a move with its number as a sentence, and its reason as another."""
    return f"{_sentence(context, move)}. {_reason(context, move)}".rstrip()


def _reason(context: _HintContext, move: Estimate) -> str:
    """Return the reason for a move: the facts that decide, and the expected gains where those do not explain it."""
    from web.app.view.fact_words import explanation_words  # only an open hint needs it

    told = explanation_words(context.words, context.match, context.match.at, move.event)
    return told.text if told.is_enough else " ".join(filter(None, [told.text, _expected(context, move)]))


def _expected(context: _HintContext, move: Estimate) -> str:
    """Return the items that a move helps most, and the one that it costs most; empty if it helps none."""
    words, match = context.words, context.match
    changes = reasons(match, match.at, move.event)
    rounded = [pair for pair in changes if words.change(pair[1]) != words.change(0)]
    gains = [_item(words, *pair) for pair in rounded if pair[1] > 0][:MAX_GAINS]
    costs = [_item(words, *pair) for pair in rounded if pair[1] < 0][:1]
    if not gains:
        return ""
    return words("hint.trade" if costs else "hint.gains", gains=words.listed(gains), costs="".join(costs))


def _item(words: Words, item: str, points: int) -> str:
    return f"{words.of('item', item)}{NO_BREAK_SPACE}{words.change(points)}"


def _sentence(context: _HintContext, move: Estimate) -> str:
    told = context.view.describe(context.words, context.state, move.event)
    points, unit = _value(context, move)
    value = unit if points is None else f"{context.words.amount(points)}{NO_BREAK_SPACE}{unit}"
    return context.words("hint.choice", move=told.phrase, value=value)


def best_words(words: Words, match: Match, selection: Selection, hint: Hint) -> str:
    """Return the best suggested move with its number and its reason, as sentences."""
    return _told(_context(words, match, selection, hint), hint.choices[0])


def hint_words(words: Words, match: Match, selection: Selection, hint: Hint) -> str:
    """Return all suggested moves with their numbers and reasons, as sentences."""
    context = _context(words, match, selection, hint)
    return " ".join(f"{rank}. {_told(context, move)}" for rank, move in enumerate(hint.choices, 1))


def _value(context: _HintContext, move: Estimate) -> tuple[int | None, str]:
    """Return a move's one value in hundredths and what it is: the expected lead, or else the cost.

    The value is None for the best move, and for one just as good, if leads are hidden.
    """
    words, best = context.words, context.best
    # After an interrupted search, a discarded move may have a higher value than the best one.
    lead = min(move.lead, best.lead)
    if context.shows_leads:
        return abs(lead), words("hint.behind" if tenths_of(lead) < 0 else "hint.ahead")
    if move is best:
        return None, words("hint.best")
    cost = best.lead - lead
    return (cost, words("hint.less")) if tenths_of(cost) else (None, words("hint.equal"))
