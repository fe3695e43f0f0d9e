"""Titles, details and pictures of single moves, for hints and reviews."""

from collections.abc import Iterator

from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import mover, play
from hofgarten.games.hanging_gardens.state import TEMPLE, TILE, Discard, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table.squares import Spot, card_squares, prospect_at
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.card import QUARTER, picture
from web.app.games.hanging_gardens.view.garden import Frame, Picture, small_garden
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON
from web.app.games.hanging_gardens.view.tile import face
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element, Node


def name(words: Words, state: State, event: str) -> str:
    """Return the subject of an event: a card's motifs, a group or a tile."""
    match read_event(event):
        case Lay(card, _, _, _) | Discard(card):
            return move_text.motifs_of(words, _code(state, card))
        case Temple(x, y, _):
            return f"{words('hg.temple')}, {move_text.group_on(words, mover(state).plot, Spot(x, y))}"
        case Take(space):
            return move_text.tile(words, state.board[space])
        case _:
            return words("hg.no_temple")


def details(words: Words, state: State, event: str) -> Iterator[str]:
    """Yield the details of an event: the place and rotation of a card, or the reward of a temple."""
    match read_event(event):
        case Lay(turn=quarters) as laid:
            yield move_text.area(words, mover(state).plot, laid)
            if quarters:
                yield words("hg.degrees", degrees=quarters * QUARTER)
        case Discard():
            yield words("hg.put_back")
        case Temple(x, y, moved):
            found = prospect_at(state, Spot(x, y))
            if found:
                yield move_text.reach_of(words, found)
            if moved:
                yield words("hg.removed", group=move_text.group_on(words, mover(state).plot, Spot(*moved)))
        case Take(space):
            yield words("hg.row", number=space // 2 + 1)
        case _:
            pass


def piece(state: State, event: str) -> Node:
    """Return a picture of the card, the tile or a temple."""
    match read_event(event):
        case Lay(card, _, _, quarters):
            return picture(_code(state, card), quarters)
        case Discard(card):
            return picture(_code(state, card))
        case Take(space):
            return face(state.deal.edition, state.board[space])
        case Temple():
            return TEMPLE_ICON
        case _:
            return icon("cancel")


def garden_after(state: State, event: str) -> Element:
    """Return the mover's garden after an event, with the new parts marked. For a tile event, return the tile."""
    move = read_event(event)
    if isinstance(move, Take):
        return h.span(".small-garden.is-tile")[face(state.deal.edition, state.board[move.space])]
    plot = play(state, move).seats[state.deal.order[state.turn]].plot
    shown = Picture(plot, Frame.round(plot, 0))
    if isinstance(move, Lay):
        shape = state.deal.shapes[state.cards[move.card]][move.turn]
        shown = Picture(plot, shown.frame, card=card_squares(shape, Spot(move.x, move.y)))
    elif isinstance(move, Temple):
        removed = Spot(*move.moved) if move.moved else None
        shown = Picture(plot, shown.frame, temple=Spot(move.x, move.y), removed=removed)
    return small_garden(shown)


def position(words: Words, state: State, played: str, better: str) -> Element:
    """Return the available cards or tiles, with the played one and the better one marked; for a temple, the garden."""
    moves = (read_event(played), read_event(better))
    if state.phase == TEMPLE:
        plot = mover(state).plot
        garden = small_garden(Picture(plot, Frame.round(plot, 0)))
        return h.div(".position-board.is-plot", role="img", aria_label=words("hg.temple"))[garden]
    if state.phase == TILE:
        spaces = [move.space if isinstance(move, Take) else None for move in moves]
        tiles = [(space, kind) for space, kind in enumerate(state.board) if kind >= 0]
        return h.div(".position-board.is-tiles", role="img", aria_label=words("hg.board"))[
            (_marked(face(state.deal.edition, kind), space, spaces) for space, kind in tiles)
        ]
    cards = [move.card if isinstance(move, Lay | Discard) else None for move in moves]
    left = [(number, card) for number, card in enumerate(state.cards) if card >= 0]
    return h.div(".position-board.is-cards", role="img", aria_label=words("hg.face_up"))[
        (_marked(picture(state.deal.edition.cards[card]), number, cards) for number, card in left)
    ]


def _marked(inside: Node, number: int, chosen: list[int | None]) -> Element:
    marks = f"{' is-played' * (number == chosen[0])}{' is-better' * (number == chosen[1])}"
    return h.div({"class": f"slot{marks}"}, aria_hidden="true")[inside]


def _code(state: State, card: int) -> str:
    return state.deal.edition.cards[state.cards[card]]
