"""The match view of Zen Garden: selection board, gardens, score and action panel.

See ``web.app.view.game_api.match_view.MatchView``.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from hofgarten.games.zen_garden.grid import CELL_NAMES, shift_parts
from hofgarten.games.zen_garden.scoring import earning_cells
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, TAKEN, State
from hofgarten.games.zen_garden.tiles import SE, laid
from web.app.games.zen_garden.table.move_input import MOVE_INPUT
from web.app.games.zen_garden.table.selection import (
    Place,
    Selection,
    gain,
    garden_with,
    move_from,
    move_of,
    points_by_place,
)
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import coins_of, selection_board, supply_button
from web.app.games.zen_garden.view.garden import Picture, outlines, small_garden, stage_garden
from web.app.games.zen_garden.view.panel import turn_panel
from web.app.games.zen_garden.view.score import (
    ITEM_RULES,
    WINNER,
    emperor_tiles,
    score_rows,
    wanted_features,
    wish_list,
)
from web.app.games.zen_garden.view.tile import face
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.rank import ranks_by
from web.app.view.board.screen import Board, screen_parts
from web.app.view.board.symbol import symbol
from web.app.view.components import move_text as shared_text
from web.app.view.components.players import Card, colour_of, last_event, last_line, player_card, stage_seat
from web.app.view.components.score_sheet import score_table
from web.app.view.game_api.match_view import MatchView, MoveDescription, Parts, ScoreBreakdown, Show
from web.app.view.html import Element, Node

_TOLD: Final[Mapping[str, Sequence[str]]] = {
    "mission": ("missions",),
    "wishes": ("small", "large"),
    "rivals": ("majority", "detail"),
}
"""The items that the steps of the lesson are about."""


class ZenGardenView(MatchView[State, Selection]):
    """The match screen of Zen Garden."""

    keys = (
        ("\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}", "keys.arrows"),
        ("B", "keys.board"),
        ("G", "keys.garden"),
        ("R", "keys.rotate"),
        ("C", "keys.confirm"),
        ("T", "keys.tiles"),
    )
    dialogs: Mapping[str, "Callable[[ShownMatch[State, Selection], str], Show | None]"] = {
        "tiles": lambda shown, _subject: _tiles(shown)
    }

    def parts(self, words: Words, shown: "ShownMatch[State, Selection]") -> Parts:
        """Return the parts of the match screen."""
        match, seat, bot_moves = shown.match, stage_seat(shown), shown.bot_move is not None
        picture = _picture(words, match, seat, *_choice_of(shown, seat), bot_moves=bot_moves)
        picture = replace(picture, tells_gains=shown.tells_gains)
        if shown.watched:
            picture = replace(picture, choosing=False, places={})
        if shown.best and seat == match.turn:
            picture = replace(picture, ranks=ranks_by(shown.best, lambda event: _place_of(event, shown)))
        board: Board[State, Selection] = Board(
            offer=lambda words, shown: h.lazy(
                selection_board,
                words,
                shown.match.state,
                *_marked_slots(shown),
                shown.best,
                active=shown.page.may_choose,
            ),
            garden=stage_garden(words, replace(picture, at_once=shown.settings.confirm == "off")),
            panel=turn_panel,
            card=lambda each: h.lazy(
                _player_card, words, match, each, *_choice_of(shown, each), on_stage=each == seat, bot_moves=bot_moves
            ),
            score=h.lazy(_score, words, match),
            summary=lambda words, shown: h.lazy(wish_list, words, shown.match.state.deal),
        )
        return screen_parts(words, shown, board)

    def tools(self, words: Words, shown: "ShownMatch[State, Selection]") -> Node:
        """Return the button that opens the list of all tiles."""
        return supply_button(words, visible_position(shown.match))

    def describe(self, words: Words, state: State, event: str) -> MoveDescription:
        """Return a move in words: the tile, its cost and its destination."""
        return move_text.describe(words, state, move_from(event))

    def move_picture(self, state: State, event: str) -> Element:
        """Return the mover's garden after the move."""
        move = move_from(event)
        return small_garden(Picture("", garden_with(state, MOVE_INPUT.selection_of_move(move)), last=move.cell))

    def compare_moves(self, words: Words, state: State, played: str, better: str) -> Element:
        """Return the selection board with the played tile and the better tile marked."""
        slots = move_from(played).slot, move_from(better).slot
        return h.div(".position-board.stack.gap-1.is-slots", role="img", aria_label=words("board.title"))[
            (
                h.div(".board-row", aria_hidden="true")[
                    h.span(".board-cost")[coins_of(row), h.span[str(row)]],
                    (_compared(state, slot, *slots) for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS)),
                ]
                for row in reversed(range(ROWS))
            )
        ]

    def announce_selection(self, words: Words, shown: "ShownMatch[State, Selection]", *, rotated: bool = False) -> str:
        """Return the current selection and the next step, as an announcement."""
        state: State = shown.match.state
        selection: Selection = shown.selection
        move = move_of(selection)
        gained = shared_text.gain(words, gain(state, move)) if move and shown.tells_gains else ""
        if rotated:
            return words.sentences([move_text.bend(words, selection.corner), gained])
        if move is not None:
            return words.sentences([move_text.offer(words, state, move), gained])
        if selection.slot is not None:
            tile = move_text.tile(words, state.board[selection.slot])
            return words.sentences([words("say.chose", tile=tile), words("help.place")])
        shift = move_text.shift(words, selection.shift)
        return words("move.shifted", shift=shift) if shift else words("say.nothing_chosen")

    def refusal_text(self, words: Words, refusal: Refusal) -> str:
        """Return the text of a refusal. Its numbers are coins."""
        parts = {name: words.count("coins", number) for name, number in refusal.parts if isinstance(number, int)}
        return words(f"refusal.{refusal.key}", **parts)

    def rule_addendum(self, words: Words, match: "PlayedMatch[State]", rule: str) -> Node:
        """Return the features that the emperor wants in this match, and the points for each number of tiles."""
        from web.app.games.zen_garden.view.rule_table import points_table

        item = next((item for item, number in ITEM_RULES.items() if number == rule), "")
        features = wanted_features(words, match.state.deal, item)
        return [h.p[words("rule.wanted", features=features)] if features else None, points_table(words, item)]

    def lesson_picture(self, words: Words, match: "PlayedMatch[State]", step: str) -> Node:
        """Return the emperor tiles of a step: on a phone, they are further down."""
        return [emperor_tiles(words, match.state.deal, item) for item in _TOLD.get(step, ())]

    def score_breakdown(self, words: Words, match: "PlayedMatch[State]", seat: int, item: str) -> ScoreBreakdown:
        """Return a seat's garden with the earning spaces outlined, and the names of these spaces."""
        groups = earning_cells(match.state, seat, item)
        picture = Picture("", match.state.seats[seat].garden, marked=outlines(groups))
        cells = sorted({cell for group in groups for cell in group})
        features = wanted_features(words, match.state.deal, item)
        return ScoreBreakdown(small_garden(picture), [CELL_NAMES[cell] for cell in cells], features)


def _place_of(event: str, shown: "ShownMatch[State, Selection]") -> Place | None:
    """Return the place of a move in the garden as it is shown; None if another tile is chosen."""
    move, selection = move_from(event), shown.visible_selection
    if selection.slot not in {None, move.slot} or selection.cell is not None:
        return None
    (east, south), (now_east, now_south) = shift_parts(move.shift), shift_parts(selection.shift)
    return Place.of(move.cell).moved(now_east - east, now_south - south)


def _tiles(shown: "ShownMatch[State, Selection]") -> Show:
    from web.app.games.zen_garden.view.supply import supply_dialog

    return lambda words: (words("supply.title"), supply_dialog(words, visible_position(shown.match)))


def _compared(state: State, slot: int, played: int, better: int) -> Element:
    tile = state.board[slot]
    if tile == TAKEN:
        return h.div(".slot.is-taken")
    return h.div(h.classes("slot", {"is-played": slot == played, "is-better": slot == better}))[face(laid(tile, SE))]


def _score(words: Words, match: "PlayedMatch[State]") -> Element:
    scores = MOVE_INPUT.running_scores(visible_position(match))
    note = words("score.brackets") if any(score.possible for score in scores) else ""
    rows = score_rows(words, match.state.deal, {*scores[0].items, *scores[0].possible})
    return score_table(words, match, rows, WINNER, note)


def _marked_slots(shown: "ShownMatch[State, Selection]") -> tuple[int | None, int | None]:
    """Return the chosen slot, whoever chooses, and the slot whose tile is being placed."""
    if shown.bot_move and shown.bot_move.stage == "choosing":
        return move_from(shown.bot_move.event).slot, None
    selection: Selection = shown.watched or shown.visible_selection
    return selection.slot, None if selection.cell is None else selection.slot


def _choice_of(shown: "ShownMatch[State, Selection]", seat: int) -> tuple[Selection | None, str]:
    """Return what the page adds to a seat's garden: the selection on the seat's turn, and the hovered score item."""
    selection = shown.visible_selection if shown.page.may_choose else shown.watched
    pointed, item = shown.page.hovered_item or (None, "")
    return selection if seat == shown.match.turn else None, item if pointed == seat else ""


def _picture(
    words: Words, match: "PlayedMatch[State]", seat: int, selection: Selection | None, item: str, *, bot_moves: bool
) -> Picture:
    """Return the picture of a seat's garden. On the seat's turn it includes the tile that is being placed."""
    state: State = match.state
    picture = Picture(
        words("garden.of", name=match.player(seat)),
        state.seats[seat].garden,
        last=None if match.over and not bot_moves else _last_cell(match, seat),
        marked=outlines(earning_cells(state, seat, item)) if item else {},
        item=words.of("item", item) if item else "",
        colour=colour_of(match, seat),
        seat=seat,
    )
    return _with_choice(picture, state, selection) if selection else picture


def _with_choice(picture: Picture, state: State, selection: Selection) -> Picture:
    ghost = None if selection.slot is None else selection.cell
    picture = replace(
        picture, garden=garden_with(state, selection), ghost=ghost, last=None, choosing=selection.slot is not None
    )
    if selection.slot is None:
        return picture
    held = laid(state.board[selection.slot], selection.corner)
    return replace(picture, places=points_by_place(state, selection), held=held)


def _last_cell(match: "PlayedMatch[State]", seat: int) -> int | None:
    at = last_event(match, seat)
    return None if at is None else move_from(match.record.events[at]).cell


def _player_card(
    words: Words,
    match: "PlayedMatch[State]",
    seat: int,
    selection: Selection | None,
    item: str,
    *,
    on_stage: bool,
    bot_moves: bool,
) -> Element:
    state: State = match.state
    card = Card(
        small_garden(_picture(words, match, seat, selection, item, bot_moves=bot_moves)),
        [
            symbol("coin", "coin"),
            h.b[str(state.seats[seat].coins)],
            h.span(".visually-hidden")[words.of("item", "coins")],
        ],
        MOVE_INPUT.running_scores(visible_position(match))[seat].total,
        _last_line(words, match, seat, bot_moves=bot_moves),
        first=_is_first(state, seat),
    )
    return player_card(words, match, seat, card, on_stage=on_stage)


def _is_first(state: State, seat: int) -> bool:
    """Return True if the seat began the current round. Rule Z3.5."""
    selections = state.deal.round_turns
    begin = min(state.turn_number, len(state.deal.order) - 1) // selections * selections
    return state.deal.order[begin] == seat


def _last_line(words: Words, match: "PlayedMatch[State]", seat: int, *, bot_moves: bool) -> Element:
    """Return the line with a seat's last move. For a bot, the line opens the explanation of the move."""
    at = last_event(match, seat)
    if at is None:
        return h.p(".player-last.numbers.soft")
    before, move = match.states[at], move_from(match.record.events[at])
    brought = gain(before, move)
    moved, gained = move_text.describe(words, before, move).sentence, shared_text.gain(words, brought)
    pictures: Node = [
        h.span(".last-tile", aria_hidden="true", title=moved)[
            face(laid(before.board[move.slot], move.corner)), CELL_NAMES[move.cell]
        ],
        h.b(aria_hidden="true", title=gained)[words.points(brought.total)],
    ]
    return last_line(words, match, at, [moved, gained], pictures, bot_moves=bot_moves)


MATCH_VIEW: Final = ZenGardenView("zen-garden")
