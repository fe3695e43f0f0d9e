"""A hint in the panel: its button, that it is being looked for, and the moves that it offers."""

import htpy as h
from htpy import Element, Node

from web.estimate import Estimate
from web.match import Match, State, seen
from web.play import play_of
from web.state import Hint, Table
from web.texts import Words
from web.views.html import button, do
from web.views.look import Look, look_of

SEPARATOR = " · "


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


def hint_list(words: Words, table: Table, match: Match, hint: Hint) -> Element:
    """Return the moves of a hint, best first; each fills in the turn."""
    look, state = look_of(match.record.game), seen(match)
    best = hint.choices[0]
    current = hint.pointed or 0
    chosen = _chosen(table, match, hint)
    if hint.pointed is None and chosen:
        current = hint.choices.index(chosen[0])
    return h.div(".hints")[
        h.ol(".hint-list", aria_label=words("hint.title"))[
            (
                h.li[
                    _choice(words, look, state, number, (each, best), pressed=each in chosen, current=number == current)
                ]
                for number, each in enumerate(hint.choices)
            )
        ],
        h.p(".hint-said", aria_hidden="true")[_said(words, look, state, hint.choices[current], best)],
        h.p(".hint.hint-note")[words("hint.note")],
    ]


def _chosen(table: Table, match: Match, hint: Hint) -> list[Estimate]:
    """Return those of a hint's moves that have been chosen: one at most."""
    event = play_of(match.record.game).event(match.state, table.turn)
    if event is None:
        return []
    move = match.game.read_event(event)
    return [each for each in hint.choices if match.game.read_event(each.event) == move]


def _choice(
    words: Words,
    look: Look,
    state: State,
    number: int,
    compared: tuple[Estimate, Estimate],
    *,
    pressed: bool,
    current: bool,
) -> Element:
    each, best = compared
    return h.button(
        {"class": f"hint-choice{' is-current' * current}"},
        type="button",
        id=f"hint-{number}",
        data_do=do("hint-take", number=number),
        data_point=do("hint-point", number=number),
        aria_pressed="true" if pressed else "false",
        aria_label=_said(words, look, state, each, best),
    )[
        look.move_picture(state, each.event),
        h.span(".hint-words")[
            h.b[look.move_name(words, state, each.event)],
            h.span[SEPARATOR.join(look.move_details(words, state, each.event))],
        ],
        h.span(".hint-points")[h.b[words.whole(each.total)], h.span[_difference(words, each, best)]],
    ]


def _said(words: Words, look: Look, state: State, each: Estimate, best: Estimate) -> str:
    parts = [look.move_name(words, state, each.event), *look.move_details(words, state, each.event)]
    total = words("players.total", total=words.whole(each.total))
    return words("hint.choice", move=", ".join(parts), points=total, compared=_difference(words, each, best))


def hint_words(words: Words, match: Match, hint: Hint) -> str:
    """Return all moves of a hint in words, and what each is expected to bring."""
    look, state = look_of(match.record.game), seen(match)
    said = (_said(words, look, state, each, hint.choices[0]) for each in hint.choices)
    return " ".join(f"{rank}. {text}." for rank, text in enumerate(said, 1))


def _difference(words: Words, each: Estimate, best: Estimate) -> str:
    if each is best:
        return words("hint.best")
    # A search that was cut short may think more of a move that it had already dropped.
    behind = words.change(min(each.lead - best.lead, 0))
    return words("hint.equal") if behind == words.change(0) else behind
