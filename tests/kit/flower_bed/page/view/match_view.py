"""Flower Bed: the hand on offer, and the bed."""

from typing import Final

from markupsafe import Markup

from tests.kit.flower_bed.game import FREE, SIDE, SPACES, UNKNOWN, State
from tests.kit.flower_bed.page.table.move_input import Selection
from tests.kit.flower_bed.page.view.board_view import BoardView, Cells
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell
from web.app.view.game_api.match_view import MoveDescription
from web.app.view.html import Element, Node

CIRCLE: Final = Markup('<circle cx="1" cy="1" r=".8"/>')


class FlowerBedView(BoardView[State, Selection]):
    """The hand, the bed, and the weather beside its title."""

    def offer(self, words: Words, shown: "ShownMatch[State, Selection]", state: State) -> Cells:
        """Return the flowers in the hand of the person at the screen, or of the player to move. Rule F1."""
        seat = self.input.viewer(shown.match, shown.selection)
        hand = state.hands[seat if seat >= 0 else max(shown.match.turn, 0)].replace(UNKNOWN, "")
        return [[self.choice(shown, "flower", one, words.of("color", one), _flower(one)) for one in sorted({*hand})]]

    def garden(self, words: Words, shown: "ShownMatch[State, Selection]", state: State, seat: int) -> Cells:
        """Return the spaces of a bed."""
        cells = [self._space(words, shown, number, one) for number, one in enumerate(state.beds[seat], 1)]
        return [cells[row : row + SIDE] for row in range(0, SPACES, SIDE)]

    def _space(self, words: Words, shown: "ShownMatch[State, Selection]", number: int, one: str) -> Cell:
        name = words("space", number=number, flower=words("free") if one == FREE else words.of("color", one))
        return self.choice(shown, "space", number, name, _flower(one))

    def small_garden(self, state: State, seat: int) -> Element:
        """Return a bed as one picture."""
        return h.span(".small-bed", aria_hidden="true")[(_flower(one) for one in state.beds[seat])]

    def note(self, words: Words, shown: "ShownMatch[State, Selection]") -> Node:
        """Return the weather of the round. Rule F2."""
        weather = shown.match.state.weather
        return h.p[words("weather", color=words.of("color", weather))] if weather else None

    def describe(self, words: Words, state: State, event: str) -> MoveDescription:
        """Return a move in words."""
        flower, space = words.of("color", event[0]), words("at", number=event[1])
        return MoveDescription(flower, words("planted", flower=flower, space=space), (space,), _flower(event[0]))


def _flower(color: str) -> Markup:
    """Return a picture of a flower, or of a free space."""
    kind = "free" if color == FREE else color
    return Markup('<svg class="flower is-{}" viewBox="0 0 2 2" aria-hidden="true">{}</svg>').format(kind, CIRCLE)


MATCH_VIEW: Final = FlowerBedView("flower-bed")
