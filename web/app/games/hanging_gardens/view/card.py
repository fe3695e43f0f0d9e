"""Building cards as pictures, and the row of face-up cards."""

from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from hofgarten.games.hanging_gardens.cards import Shape, shapes
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, State
from web.app.games.hanging_gardens.table.squares import Spot, card_fits_anywhere
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.garden_svg import UNIT, drawing
from web.app.model.match.match import Match
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do
from web.app.view.html import Element

EDGE: Final = 12
"""The width of the paper edge around a card's squares. A square is 100 wide."""

COLUMNS: Final = 2
"""The number of cards in a row, for the arrow keys."""

QUARTER: Final = 90
"""Degrees of a quarter turn."""


class CardState(NamedTuple):
    """Display state of a face-up card."""

    chosen: bool
    usable: bool
    """True if the card can be chosen."""
    useless: bool
    """True if the card fits nowhere."""
    movable: bool
    """True if the card can be dragged into the garden."""
    lifted: bool
    """True if the card is shown in the garden."""


@cache
def symbol(letter: str) -> Markup:
    """Return a motif alone. Adjacent text names it."""
    return Markup('<svg class="motif" viewBox="0 0 100 100" aria-hidden="true">{}</svg>').format(
        Markup(drawing({Spot(0, 0): letter}, 0, 0))  # noqa: S704 - every part is ours
    )


@cache
def picture(code: str, quarters: int = 0) -> Markup:
    """Return a card, rotated clockwise. Adjacent text names it."""
    shape: Shape = shapes(code)[quarters]
    wide, high = len(shape.rows[0]) * UNIT, len(shape.rows) * UNIT
    letters = {Spot(x, y): letter for y, row in enumerate(shape.rows) for x, letter in enumerate(row)}
    edge = f'x="{-EDGE}" y="{-EDGE}" width="{wide + 2 * EDGE}" height="{high + 2 * EDGE}" rx="{EDGE}"'
    return Markup(  # noqa: S704 - every part is ours
        f'<svg class="card-face" viewBox="{-EDGE} {-EDGE} {wide + 2 * EDGE} {high + 2 * EDGE}" aria-hidden="true">'
        f'<rect class="card-paper" {edge}/>{drawing(letters, 0, 0)}'
        f'<rect class="card-line-in" width="{wide}" height="{high}"/></svg>'
    )


def piece(card: int, code: str, quarters: int, spot: str) -> Element:
    """Return a card that can be animated between the face-up cards and a garden."""
    return h.span(".piece", data_flip=f"card-{card}", data_flip_at=spot)[picture(code, quarters)]


def face_up(
    words: Words, match: Match, seat: int, card: int | None, quarters: int, *, laid: bool, active: bool
) -> Element:
    """Return the face-up cards.

    ``seat``: the seat whose hidden information may be shown.
    ``card``, ``quarters``, ``laid``: the chosen card, its rotation, and True if it has a place in the garden.
    ``active``: True while a person chooses a move.
    """
    state: State = match.game.observe(match.state, seat)
    choosing = active and state.phase == LAY
    left = [number for number, there in enumerate(state.cards) if there != TAKEN]
    useless = {number for number in left if not card_fits_anywhere(state, number)} if choosing else set[int]()
    stop = card if card is not None else min(left, default=None)
    lay = choosing and len(useless) < len(left)
    cells = [
        _card(
            state,
            number,
            turned := quarters if number == card else 0,
            _label(words, state, number, turned, nowhere=number in useless),
            CardState(
                chosen=number == card,
                usable=choosing and not (lay and number in useless),
                useless=number in useless,
                movable=lay and number not in useless,
                lifted=number == card and laid,
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
            (h.div(".card-line", role="row")[cells[at : at + COLUMNS]] for at in range(0, len(cells), COLUMNS))
        ],
    ]


def _taken(words: Words, number: int) -> Element:
    return h.div(".card-space.is-taken", role="gridcell")[
        h.span(".visually-hidden")[words("hg.card_taken", number=number + 1)]
    ]


def _label(words: Words, state: State, number: int, quarters: int, *, nowhere: bool) -> str:
    label = move_text.card(words, number, state.deal.edition.cards[state.cards[number]])
    if nowhere:
        return words("hg.card_nowhere", card=label)
    return words("hg.card_turned", card=label, degrees=quarters * QUARTER) if quarters else label


def _card(state: State, number: int, quarters: int, label: str, card_state: CardState, *, stop: bool) -> Element:
    card = state.cards[number]
    code = state.deal.edition.cards[card]
    return h.div(".card-space", role="gridcell")[
        h.button(
            {"class": f"card-button{' is-chosen' * card_state.chosen}{' is-useless' * card_state.useless}"},
            type="button",
            id=f"card-{number}",
            data_do=do("take", card=number),
            data_drag=do("take", card=number) if card_state.movable else None,
            data_drag_size="2 3" if quarters % 2 else "3 2",
            aria_label=label,
            aria_pressed="true" if card_state.chosen else "false",
            aria_disabled=None if card_state.usable else "true",
            tabindex="0" if stop else "-1",
        )[
            h.span(".piece.is-lifted")[picture(code)]
            if card_state.lifted
            else piece(card, code, quarters, f"cards-{number}")
        ]
    ]
