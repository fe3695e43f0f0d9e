"""Hints in the action panel: the suggested moves with their reasons. A match without hints does not import it."""

from collections.abc import Callable
from typing import NamedTuple

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.match.match import PlayedMatch, State, visible_position
from web.app.model.match.move_estimate import Estimate
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Hint
from web.app.texts import Words, tenths_of
from web.app.view import html as h
from web.app.view.components import do, icon, named
from web.app.view.components.explanation import in_numbers, named_move, told
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import AnyMatchView
from web.app.view.html import Element, Node

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


class _HintContext(NamedTuple):
    """Context shared by all moves of a hint."""

    words: Words
    match: PlayedMatch
    view: AnyMatchView
    state: State
    best: Estimate
    shows_leads: bool
    """True if expected leads may be shown without revealing hidden information."""
    has_values: bool = False
    """True if each move has its number on it: on an analysis board."""


def hint_list(words: Words, shown: ShownMatch, hint: Hint) -> Element:
    """Return the suggested moves, best first, and the reason for the current one; its numbers on request.

    A click on a move selects it.
    """
    match = shown.match
    context = _context(words, match, shown.selection, hint)
    context = context._replace(has_values=shown.page.analysis_board is not None)
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
        h.div(".hint-said.small")[_said(context, hint.choices[current])],
    ]


def _context(words: Words, match: PlayedMatch, selection: Selection, hint: Hint) -> _HintContext:
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
    description, best = context.view.describe(context.words, context.state, move.event), move is context.best
    return h.button(
        h.classes("hint-choice", {"is-current": current, "is-best": best}),
        type="button",
        id=f"hint-{number}",
        data_do=do("hint-take", number=number),
        data_point=do("hint-point", number=number),
        aria_pressed="true" if pressed else "false",
    )[
        named(
            _told(context, move),
            h.span(".hint-piece")[h.b(".hint-rank")[icon("winner") if best else str(number + 1)], description.icon],
            h.b(".hint-place")[description.short],
            h.span(".numbers")[_short_value(context, move)] if context.has_values else None,
        )
    ]


def _said(context: _HintContext, move: Estimate) -> Node:
    """Return the reason for a move, and on request its number and the items that it is expected to change."""
    match, number = context.match, f"{_value(context, move, context.words.decimal)}{_plus_minus(context, move)}"
    description = context.view.describe(context.words, context.state, move.event)
    return [
        h.p[named_move(description), " ", _reason(context, move)],
        in_numbers(context.words, match, match.at, move.event, first=number),
    ]


def _told(context: _HintContext, move: Estimate) -> str:
    """Return a move with its number as a sentence, and its reason as another."""
    return context.words.sentences([_sentence(context, move), _reason(context, move)])


def _reason(context: _HintContext, move: Estimate) -> str:
    return told(context.words, context.match, context.match.at, move.event).move


def _sentence(context: _HintContext, move: Estimate) -> str:
    told = context.view.describe(context.words, context.state, move.event)
    return context.words("hint.choice", move=told.phrase, value=_value(context, move, context.words.amount))


def best_words(words: Words, match: PlayedMatch, selection: Selection, hint: Hint) -> str:
    """Return the best suggested move with its number and its reason, as sentences."""
    return _told(_context(words, match, selection, hint), hint.choices[0])


def hint_words(words: Words, match: PlayedMatch, selection: Selection, hint: Hint) -> str:
    """Return all suggested moves with their numbers and reasons, as sentences."""
    context = _context(words, match, selection, hint)
    return " ".join(f"{rank}. {_told(context, move)}" for rank, move in enumerate(hint.choices, 1))


def _short_value(context: _HintContext, move: Estimate) -> str:
    """Return a move's one value as a change, and with it the range of chance if it was searched."""
    lead = min(move.lead, context.best.lead)
    value = lead if context.shows_leads else lead - context.best.lead
    return f"{context.words.change(value)}{_plus_minus(context, move)}"


def _plus_minus(context: _HintContext, move: Estimate) -> str:
    """Return two standard errors: 19 of 20 repeated searches agree so closely with a long one."""
    return f" ±{NO_BREAK_SPACE}{context.words.decimal(2 * move.error)}" if tenths_of(2 * move.error) else ""


def _value(context: _HintContext, move: Estimate, number: Callable[[int], str]) -> str:
    """Return a move's one value with its unit: the expected lead, or else the cost compared with the best move.

    The best move, and one just as good, have no number if leads are hidden.
    """
    words, best = context.words, context.best
    # After an interrupted search, a discarded move may have a higher value than the best one.
    lead = min(move.lead, best.lead)
    if context.shows_leads:
        return words("hint.behind" if tenths_of(lead) < 0 else "hint.ahead", amount=number(abs(lead)))
    if move is best:
        return words("hint.best")
    cost = best.lead - lead
    return words("hint.less", amount=number(cost)) if tenths_of(cost) else words("hint.equal")
