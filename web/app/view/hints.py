"""A hint in the panel: its button, that it is being looked for, and the moves that it offers."""

from typing import NamedTuple

from web.app.model.game_api.move_input import Selection, move_input_of
from web.app.model.match.match import Match, State, seen
from web.app.model.match.move_estimate import Estimate
from web.app.model.model import Hint, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, named
from web.app.view.game_api.match_view import MatchView, match_view_of
from web.app.view.html import Element, Node

SEPARATOR = " · "


class _Advice(NamedTuple):
    """What is the same for all moves of a hint."""

    words: Words
    look: MatchView
    state: State
    best: Estimate
    told: bool
    """Whether totals may be told."""


def hint_button(words: Words, hint: Hint | None) -> Element:
    """Return the button that asks for a hint, or that stops looking for one or closes it."""
    if hint is None or hint.folded:
        return button(do("hint"), words("hint.ask"), picture="hint", classes="hint-ask", key="h", id="hint")
    label = words("hint.close" if hint.choices else "hint.cancel")
    return button(do("hint-away"), label, picture="cancel", key="h Escape", show_label=False, id="hint-away")


def hint_help(words: Words, hint: Hint | None) -> Node:
    """Return the line that says what the hint is about; nothing while none is to be seen."""
    if hint is None or hint.folded:
        return None
    if hint.choices:
        return words("hint.title")
    return [words("hint.thinking"), " ", h.span(".thinking", aria_hidden="true")]


def hint_list(words: Words, model: Model, match: Match, hint: Hint) -> Element:
    """Return the moves of a hint, best first; each fills in the turn."""
    advice = _advice(words, match, model.selection, hint)
    current = hint.pointed or 0
    chosen = _chosen(model, match, hint)
    if hint.pointed is None and chosen:
        current = hint.choices.index(chosen[0])
    return h.div(".hints")[
        h.ol(".hint-list", aria_label=words("hint.title"))[
            (
                h.li[_choice(advice, number, each, pressed=each in chosen, current=number == current)]
                for number, each in enumerate(hint.choices)
            )
        ],
        h.p(".hint-said", aria_hidden="true")[_said(advice, hint.choices[current])],
        h.p(".hint.hint-note")[words("hint.note" if advice.told else "hint.note_compared")],
    ]


def _advice(words: Words, match: Match, turn: Selection, hint: Hint) -> _Advice:
    """Return what a hint's moves are told with.

    Totals count what only the person to move knows, so that they are told only while all of that is on the screen.
    """
    told = move_input_of(match.record.game).visible_state(match, turn) == match.game.observe(match.state, match.turn)
    return _Advice(words, match_view_of(match.record.game), seen(match), hint.choices[0], told)


def _chosen(model: Model, match: Match, hint: Hint) -> list[Estimate]:
    """Return those of a hint's moves that have been chosen: one at most."""
    event = move_input_of(match.record.game).selected_move(match.state, model.selection)
    if event is None:
        return []
    move = match.game.read_event(event)
    return [each for each in hint.choices if match.game.read_event(each.event) == move]


def _choice(advice: _Advice, number: int, each: Estimate, *, pressed: bool, current: bool) -> Element:
    words, look, state = advice.words, advice.look, advice.state
    return h.button(
        {"class": f"hint-choice{' is-current' * current}"},
        type="button",
        id=f"hint-{number}",
        data_do=do("hint-take", number=number),
        data_point=do("hint-point", number=number),
        aria_pressed="true" if pressed else "false",
    )[
        named(
            _said(advice, each),
            look.move_picture(state, each.event),
            h.span(".hint-words")[
                h.b[look.move_title(words, state, each.event)],
                h.span[SEPARATOR.join(look.move_details(words, state, each.event))],
            ],
            h.span(".hint-points")[
                h.b[words.whole(each.total)] if advice.told else None, h.span[_difference(advice, each)]
            ],
        )
    ]


def _said(advice: _Advice, each: Estimate) -> str:
    words, look, state = advice.words, advice.look, advice.state
    move = ", ".join([look.move_title(words, state, each.event), *look.move_details(words, state, each.event)])
    compared = _difference(advice, each)
    if not advice.told:
        return words("hint.compared", move=move, compared=compared)
    total = words.count("players.total", round(each.total / 100), total=words.whole(each.total))
    return words("hint.choice", move=move, points=total, compared=compared)


def hint_words(words: Words, match: Match, turn: Selection, hint: Hint) -> str:
    """Return all moves of a hint in words, and what each is expected to bring."""
    advice = _advice(words, match, turn, hint)
    said = (_said(advice, each) for each in hint.choices)
    return " ".join(f"{rank}. {text}." for rank, text in enumerate(said, 1))


def _difference(advice: _Advice, each: Estimate) -> str:
    words, best = advice.words, advice.best
    if each is best:
        return words("hint.best")
    # A search that was cut short may think more of a move that it had already dropped.
    behind = words.change(min(each.lead - best.lead, 0))
    return words("hint.equal") if behind == words.change(0) else behind
