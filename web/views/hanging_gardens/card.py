"""Building cards: as pictures, and the row of those that are face up."""

from functools import cache
from typing import Final, NamedTuple

import htpy as h
from htpy import Element
from markupsafe import Markup

from engine.hanging_gardens.cards import Shape, shapes
from engine.hanging_gardens.state import LAY, TAKEN, State
from web.hanging_gardens.squares import any_fits
from web.hanging_gardens.turn import Turn
from web.texts import Words
from web.views.hanging_gardens import words as say
from web.views.html import do

SYMBOLS: Final = {
    "T": "motif-terrace",
    "P": "motif-park",
    "A": "motif-arcade",
    "F": "motif-fountain",
    ".": "ground-stone",
}
"""What a square is drawn with, by its letter."""

QUARTER: Final = 90
"""Degrees of a quarter turn."""


def square(letter: str, x: int, y: int) -> str:
    """Return a square of 100 by 100 at a place of a picture."""
    return f'<use href="#{SYMBOLS[letter]}" x="{x * 100}" y="{y * 100}" width="100" height="100"/>'


class Manner(NamedTuple):
    """How one of the face-up cards stands there."""

    chosen: bool
    usable: bool
    """Whether it can be chosen."""
    useless: bool
    """Whether it fits nowhere."""


@cache
def symbol(letter: str) -> Markup:
    """Return a motif alone; what stands beside it names it."""
    return Markup('<svg class="motif" viewBox="0 0 100 100" aria-hidden="true"><use href="#{}"/></svg>').format(
        SYMBOLS[letter]
    )


@cache
def picture(code: str, quarters: int = 0) -> Markup:
    """Return a card, turned clockwise; what stands beside it names it."""
    shape: Shape = shapes(code)[quarters]
    wide, high = len(shape.rows[0]), len(shape.rows)
    squares = "".join(square(letter, x, y) for y, row in enumerate(shape.rows) for x, letter in enumerate(row))
    return Markup(  # noqa: S704 - every part is ours
        f'<svg class="card-face" viewBox="0 0 {wide * 100} {high * 100}" aria-hidden="true">{squares}</svg>'
    )


def face_up(words: Words, state: State, turn: Turn, shown: int | None, *, active: bool) -> Element:
    """Return the face-up cards; ``shown`` is one that a computer lays, ``active`` whether a person chooses one."""
    choosing = active and state.phase == LAY
    left = [number for number, card in enumerate(state.cards) if card != TAKEN]
    useless = {number for number in left if not any_fits(state, number)} if choosing else set[int]()
    chosen = shown if shown is not None else turn.card if choosing else None
    stop = chosen if chosen is not None else min(left, default=None)
    cells = [
        _card(
            state.deal.edition.cards[state.cards[number]],
            number,
            turn.quarters if number == chosen and shown is None else 0,
            _label(words, state, turn, number, nowhere=number in useless),
            Manner(
                number == chosen, choosing and (number not in useless or len(useless) == len(left)), number in useless
            ),
            stop=number == stop,
        )
        if number in left
        else _taken(words, number)
        for number in range(len(state.cards))
    ]
    return h.section(".face-up", aria_labelledby="cards-title")[
        h.h2("#cards-title")[words("hg.face_up")],
        h.div("#cards.card-row", role="grid", aria_labelledby="cards-title", aria_keyshortcuts="k")[
            h.div(".card-line", role="row")[cells]
        ],
    ]


def _taken(words: Words, number: int) -> Element:
    return h.div(".card-space.is-taken", role="gridcell")[
        h.span(".visually-hidden")[words("hg.card_taken", number=number + 1)]
    ]


def _label(words: Words, state: State, turn: Turn, number: int, *, nowhere: bool) -> str:
    label = say.card(words, number, state.deal.edition.cards[state.cards[number]])
    if nowhere:
        return words("hg.card_nowhere", card=label)
    turned = number == turn.card and turn.quarters
    return words("hg.card_turned", card=label, degrees=turn.quarters * QUARTER) if turned else label


def _card(code: str, number: int, quarters: int, label: str, manner: Manner, *, stop: bool) -> Element:
    return h.div(".card-space", role="gridcell")[
        h.button(
            {"class": f"card-button{' is-chosen' * manner.chosen}{' is-useless' * manner.useless}"},
            type="button",
            id=f"card-{number}",
            data_do=do("take", card=number),
            aria_label=label,
            aria_pressed="true" if manner.chosen else "false",
            aria_disabled=None if manner.usable else "true",
            tabindex="0" if stop else "-1",
        )[picture(code, quarters)]
    ]
