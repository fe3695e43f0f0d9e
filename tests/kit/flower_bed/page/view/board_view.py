"""A match view of two grids: pieces on offer, and the spaces of a garden.

Such a game has the texts ``offer.title``, ``help.<field>`` for each field of its moves, ``help.confirm`` and
``turn.confirm``, besides those of every game (``web.app.view.game_api.match_view``).
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias, cast

from tests.kit.flower_bed.page.table.legal_choices import LegalChoices
from web.app.model.game_api.move_input import C, S
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell, Grid, grid
from web.app.view.board.offer import offer
from web.app.view.board.rank import ranked, ranks_by
from web.app.view.board.screen import Board, screen_parts
from web.app.view.components import do
from web.app.view.components.move_text import gain, gain_list
from web.app.view.components.players import Card, last_event, last_line, player_card, stage_seat
from web.app.view.components.score_sheet import Row, score_table
from web.app.view.game_api.match_view import MatchView, Parts, Reading
from web.app.view.html import Element, Node
from web.app.view.panels.panel import Turn, turn_panel

Cells: TypeAlias = Sequence[Sequence[Cell]]
"""The cells of a grid, row by row."""

OFFER: Final = "offer"
GARDEN: Final = "garden"
"""The ids of the grids: the ``focus`` of the fields of a move."""


class BoardView(MatchView[S, C]):
    """The match screen of a game whose moves are choices in the offer and in the mover's garden."""

    rules_of_items: Mapping[str, str] = {}
    """The number of the rule of each item of the score, for games with a rule book."""
    rule_of_winner = ""

    @property
    def input(self) -> LegalChoices[S, C, Any]:
        """The game's move input."""
        return cast("LegalChoices[S, C, Any]", super().input)

    @abstractmethod
    def offer(self, words: Words, shown: "ShownMatch[S, C]", state: S) -> Cells:
        """Return the pieces on offer in the visible position. See ``choice``."""

    @abstractmethod
    def garden(self, words: Words, shown: "ShownMatch[S, C]", state: S, seat: int) -> Cells:
        """Return the spaces of a seat's garden in the visible position, or in the one after the selected move."""

    @abstractmethod
    def small_garden(self, state: S, seat: int) -> Element:
        """Return a seat's garden as a single picture without an accessible name."""

    # Members with a default.

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The rows of the shortcuts dialog."""
        return (("B", "offer.title"), ("G", "keys.garden"), ("C", "turn.confirm"))

    def note(self, words: Words, shown: "ShownMatch[S, C]") -> Node:
        """Return a line beside the garden's title. Default: None."""
        return None

    def choice(self, shown: "ShownMatch[S, C]", field: str, value: str | int, label: str, picture: Node) -> Cell:
        """Return the cell of a value of a field: a button while a person on this device can choose it.

        Pieces of the first field can be dragged to those of the others.
        """
        match, chosen = shown.match, self._selection(shown)
        first = self.input.fields(match.state)[0].name
        here = field == first or stage_seat(shown) == match.turn
        picked = here and getattr(chosen, field) == value
        cell = Cell(picture, label, f"{field}-{value}", kind="board-cell", state="is-chosen" if picked else "")
        if not (shown.page.may_choose and here and self.input.may_act(shown.selection)):
            return cell
        state = self.input.visible_state(match, shown.selection)
        action = do("choose", field=field, value=value)
        possible = value in self.input.choices(state, chosen, field)
        return cell._replace(
            action=action,
            pressed=picked,
            enabled=possible,
            drag=action if field == first and possible else None,
            drop=field != first and possible,
        )

    def move_picture(self, state: S, event: str) -> Element:
        """Return the mover's garden after the move."""
        game = self.input.game
        return self.small_garden(game.apply(state, game.read_event(event)), game.to_move(state))

    def parts(self, words: Words, shown: "ShownMatch[S, C]") -> Parts:
        """Return the parts of the match's screen."""
        match, seat = shown.match, stage_seat(shown)
        cells = self.garden(words, shown, self._with_move(shown), seat)
        cells = self._ranked(words, shown, cells) if seat == match.turn else cells
        title = words("garden.of", name=match.player(seat))
        board: Board[S, C] = Board(
            offer=self._offer,
            garden=grid(Grid(GARDEN, title, cells, key="g")),
            panel=self._panel,
            card=lambda each: self._card(words, shown, each, on_stage=each == seat),
            score=score_table(words, match, self._rows(), self.rule_of_winner),
            tools=self.note(words, shown),
        )
        return screen_parts(words, shown, board)

    def announce_selection(self, words: Words, shown: "ShownMatch[S, C]", *, rotated: bool = False) -> str:
        """Return the selected move and its change of the score; the help text while the selection is incomplete."""
        chosen = self.input.selected_move(shown.match.state, shown.selection)
        return super().announce_selection(words, shown, rotated=rotated) if chosen else self._help(words, shown)

    @property
    def reading(self) -> "Reading[S, C]":
        """The labels of the grids, read aloud."""
        return Reading(self._read_garden, self._read_offer, self._read_choices)

    def _offer(self, words: Words, shown: "ShownMatch[S, C]") -> Element:
        cells = self.offer(words, shown, self.input.visible_state(shown.match, shown.selection))
        cells = self._ranked(words, shown, cells)
        return offer(Grid(OFFER, words("offer.title"), cells, key="b"))

    def _ranked(self, words: Words, shown: "ShownMatch[S, C]", cells: Cells) -> Cells:
        """Return cells with the ranks of the best moves on the values of their fields."""
        if not shown.best:
            return cells
        names = [field.name for field in self.input.fields(shown.match.state)]
        chosen = {event: self.input.selection_of(self.input.empty, event) for event in shown.best}
        ranks: dict[str, str] = {}
        for name in names:
            ranks |= ranks_by(shown.best, lambda event, name=name: f"{name}-{getattr(chosen[event], name)}")  # type: ignore[misc]
        return [[ranked(words, cell, ranks.get(cell.id, "")) for cell in row] for row in cells]

    def _panel(self, words: Words, shown: "ShownMatch[S, C]") -> Element:
        match = shown.match
        event = self.input.selected_move(match.state, shown.visible_selection)
        state = self.input.visible_state(match, shown.selection)
        body = gain_list(words, self.input.score_change(state, event)) if event and shown.tells_gains else None
        return turn_panel(words, shown, Turn(self._help(words, shown), body, None, words("turn.confirm")))

    def _help(self, words: Words, shown: "ShownMatch[S, C]") -> str:
        due = self.input.due_field(shown.match.state, shown.selection)
        return words.of("help", due.name if due else "confirm")

    def _card(self, words: Words, shown: "ShownMatch[S, C]", seat: int, *, on_stage: bool) -> Element:
        match = shown.match
        state = self.input.visible_state(match, shown.selection)
        last = self._last(words, match, seat, bot_moves=shown.bot_move is not None)
        card = Card(self.small_garden(state, seat), None, match.game.total(state, seat), last)
        return player_card(words, match, seat, card, on_stage=on_stage)

    def _last(self, words: Words, match: "PlayedMatch[S]", seat: int, *, bot_moves: bool) -> Element:
        """Return the line with a seat's last move."""
        at = last_event(match, seat)
        if at is None:
            return h.p(".player-last")
        before, event = visible_position(match, at), match.record.events[at]
        move, change = self.describe(words, before, event), self.input.score_change(before, event)
        pictures: Node = [h.span(".last-tile", aria_hidden="true")[move.icon], h.b[words.points(change.total)]]
        return last_line(
            words, match, at, words.sentences([move.sentence, gain(words, change)]), pictures, bot_moves=bot_moves
        )

    def _rows(self) -> list[Row]:
        items = self.input.game.score_items
        return [Row(item, self.rules_of_items.get(item, "")) for item in items]

    def _selection(self, shown: "ShownMatch[S, C]") -> C:
        """Return the selection on the screen: that of a bot's move while it is shown, else the user's."""
        showing = shown.bot_move
        if showing is not None and showing.stage == "choosing":
            return self.input.selection_of(self.input.empty, showing.event)
        return shown.visible_selection

    def _with_move(self, shown: "ShownMatch[S, C]") -> S:
        """Return the visible position, after the selected move if there is one."""
        game, match = self.input.game, shown.match
        state = self.input.visible_state(match, shown.selection)
        selected = None if match.over else self.input.selected_move(match.state, self._selection(shown))
        return game.apply(state, game.read_event(selected)) if selected else state

    def _read_garden(self, words: Words, shown: "ShownMatch[S, C]", seat: int) -> str:
        cells = self.garden(words, shown, self._with_move(shown), seat)
        return f"{words('garden.of', name=shown.match.player(seat))}. {_labels(words, cells)}"

    def _read_offer(self, words: Words, shown: "ShownMatch[S, C]") -> str:
        cells = self.offer(words, shown, self.input.visible_state(shown.match, shown.selection))
        return f"{words('offer.title')}. {_labels(words, cells)}"

    def _read_choices(self, words: Words, shown: "ShownMatch[S, C]") -> str:
        """Return the help text, and the labels of the cells that can be chosen next."""
        state = self.input.visible_state(shown.match, shown.selection)
        cells = [*self.offer(words, shown, state), *self.garden(words, shown, state, stage_seat(shown))]
        due = self.input.due_field(shown.match.state, shown.selection)
        usable = [
            [cell for cell in row if due and cell.action and cell.enabled and cell.id.startswith(f"{due.name}-")]
            for row in cells
        ]
        return f"{self._help(words, shown)} {_labels(words, usable)}"


def _labels(words: Words, cells: Cells) -> str:
    """Return the labels of the cells, row by row."""
    rows = [", ".join(cell.label for cell in row if cell.label) for row in cells]
    return f"{'; '.join(filter(None, rows)) or words('read.nothing')}."
