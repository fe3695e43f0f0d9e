"""The match view of The Hanging Gardens: cards, tiles, gardens, score and action panel.

See ``web.app.view.game_api.match_view.MatchView``.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Final

from hofgarten.games.hanging_gardens.garden import Garden
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import apply, mover
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, Discard, Lay, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import UNKNOWN
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.last_turn import LastTurn, last_turn, turn_start
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import (
    NO_SELECTION,
    Selection,
    Spot,
    anchor,
    card_squares,
    group_squares,
    movable_temples,
    temple_option_at,
)
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.garden import (
    MARGIN,
    REACH,
    Frame,
    Picture,
    Piece,
    small_garden,
    square_name,
    squares_of,
    stage_garden,
)
from web.app.games.hanging_gardens.view.garden_svg import card as card_picture
from web.app.games.hanging_gardens.view.move_text import describe
from web.app.games.hanging_gardens.view.offer import Cards, TileBoard, face_up, piles, tile_board
from web.app.games.hanging_gardens.view.panel import help_line, turn_panel
from web.app.games.hanging_gardens.view.players import card, with_last
from web.app.games.hanging_gardens.view.score import WINNER, score_rows
from web.app.games.hanging_gardens.view.tile import face
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.pan_view import pan_entries, pan_tools
from web.app.view.board.rank import ranks_by
from web.app.view.board.screen import Board, screen_parts
from web.app.view.components import move_text as shared_text
from web.app.view.components.players import stage_seat
from web.app.view.components.score_sheet import score_table
from web.app.view.game_api.match_view import MatchView, MoveDescription, Parts, ScoreBreakdown, Show
from web.app.view.html import Element, Node

EDITION_RULES: Final = frozenset({"H1.4", "H7.1", "H7.2", "H7.3"})
"""The rules that state numbers of the built-in edition."""


class HangingGardensView(MatchView[State, Selection]):
    """The match screen of The Hanging Gardens."""

    hand_over_hint = "hg.hand_over_hint"
    keys = (
        ("\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}", "hg.keys.arrows"),
        ("K", "hg.keys.cards"),
        ("G", "keys.garden"),
        ("B", "hg.keys.board"),
        ("R", "hg.right"),
        ("Shift R", "hg.left"),
        ("C", "hg.keys.confirm"),
        ("N", "hg.no_temple"),
        ("D", "hg.cards_left"),
        ("T", "hg.stack_left"),
    )
    dialogs: Mapping[str, Callable[[ShownMatch, str], Show | None]] = {
        "cards": lambda shown, _subject: _dialogs().cards_dialog(shown),
        "tiles": lambda shown, _subject: _dialogs().tiles_dialog(shown),
        "tile": lambda shown, subject: _dialogs().tile_dialog(shown, subject),
        "edition": lambda shown, _subject: _dialogs().edition_dialog(shown.match),
    }

    def parts(self, words: Words, shown: "ShownMatch[State, Selection]") -> Parts:
        """Return the parts of the match screen."""
        match, selection, seat = shown.match, shown.selection, stage_seat(shown)
        board: Board[State, Selection] = Board(
            offer=_market,
            garden=stage_garden(words, words("garden.of", name=match.player(seat)), _picture(words, shown, seat)),
            tools=pan_tools(
                lambda way: words.of("hg.scroll", way), words("hg.smaller"), words("hg.fit"), words("hg.larger")
            ),
            panel=turn_panel,
            card=lambda each: h.lazy(
                card,
                words,
                match,
                each,
                selection.holder,
                uncovered=selection.uncovered,
                on_stage=each == seat,
                bot_moves=shown.bot_move is not None,
            ),
            score=h.lazy(_score, words, match),
        )
        return screen_parts(words, shown, board)

    def tools(self, words: Words, shown: "ShownMatch[State, Selection]") -> Node:
        """Return the buttons that show the remaining cards and tiles."""
        return piles(words, visible_position(shown.match))

    def menu(self, words: Words) -> list[Node]:
        """Return the entries that zoom the garden on a touch screen."""
        return pan_entries(words("hg.enlarge"), words("hg.fit"))

    def describe(self, words: Words, state: State, event: str) -> MoveDescription:
        """Return an event in words: the laid card, the placed temple or the taken tile."""
        return describe(words, state, event)

    def move_picture(self, state: State, event: str) -> Element:
        """Return the mover's garden after the event, with the new parts marked; the tile if one is taken."""
        move = read_event(event)
        if isinstance(move, Take):
            return h.span(".small-garden.is-tile")[face(state.deal.edition, state.board[move.space])]
        garden = apply(state, move).seats[state.deal.order[state.turn_number]].garden
        shown = Picture(garden, Frame.round(garden, 0))
        if isinstance(move, Lay):
            shape = state.deal.shapes[state.cards[move.card]][move.rotation]
            shown = Picture(garden, shown.frame, card=card_squares(shape, Spot(move.x, move.y)))
        elif isinstance(move, Temple):
            removed = Spot(*move.moved) if move.moved else None
            shown = Picture(garden, shown.frame, temple=Spot(move.x, move.y), removed=removed)
        return small_garden(shown)

    def compare_moves(self, words: Words, state: State, played: str, better: str) -> Element:
        """Return the available cards or tiles, with the played one and the better one marked."""
        moves = read_event(played), read_event(better)
        if state.phase == TEMPLE:
            garden = mover(state).garden
            drawing = small_garden(Picture(garden, Frame.round(garden, 0)))
            return h.div(".position-board.stack.gap-1.is-plot", role="img", aria_label=words("hg.temple"))[drawing]
        if state.phase == TILE:
            spaces = [move.space if isinstance(move, Take) else None for move in moves]
            tiles = [(space, kind) for space, kind in enumerate(state.board) if kind >= 0]
            return h.div(".position-board.stack.gap-1.is-tiles", role="img", aria_label=words("hg.board"))[
                (_marked(face(state.deal.edition, kind), space, spaces) for space, kind in tiles)
            ]
        cards = [move.card if isinstance(move, Lay | Discard) else None for move in moves]
        left = [(number, card) for number, card in enumerate(state.cards) if card >= 0]
        return h.div(".position-board.stack.gap-1.is-cards", role="img", aria_label=words("hg.face_up"))[
            (_marked(card_picture(state.deal.edition.cards[card]), number, cards) for number, card in left)
        ]

    def announce_move(self, words: Words, match: "PlayedMatch[State]", at: int) -> str:
        """Return the announcement of the move played after ``at`` events, with its points, if any.

        A single local player hears the kind of a drawn hidden tile. Players who share a device uncover it. Rule H8.1.
        """
        before, after, event = visible_position(match, at), visible_position(match, at + 1), match.record.events[at]
        seat, brought = match.game.to_move(before), MOVE_INPUT.score_change(before, event)
        told = [words.valued(match.player(seat), describe(words, before, event).sentence)]
        if before.phase == LAY and (square := _square_of(before, event, NO_SELECTION)):
            told.append(words("hg.laid_at", place=move_text.place(words, square)))
        drawn = after.seats[seat].hidden[len(before.seats[seat].hidden) :]
        if drawn and drawn[0] != UNKNOWN and not match.over:
            told.append(words("hg.help.drawn", tile=move_text.tile(words, drawn[0])))
        return words.sentences([*told, shared_text.gain(words, brought) if brought.items else ""])

    def announce_selection(self, words: Words, shown: "ShownMatch[State, Selection]", *, rotated: bool = False) -> str:
        """Return the current selection, its effect and the next step, as an announcement."""
        if rotated:
            return _card_chosen(words, shown.match.state, shown.selection, rotated=True)
        chosen = _chosen(words, shown.match, shown.selection, tells_gains=shown.tells_gains)
        return words.sentences([chosen, help_line(words, shown.match, shown.selection)])

    def score_breakdown(self, words: Words, match: "PlayedMatch[State]", seat: int, item: str) -> ScoreBreakdown:
        """Return the tiles and cards that make up one item of a seat's score."""
        from web.app.games.hanging_gardens.view.score_breakdown import score_breakdown

        return score_breakdown(words, match, seat, item)

    def refusal_text(self, words: Words, refusal: Refusal) -> str:
        """Return the text of a refusal. Its numbers are squares, or spaces in reach."""
        parts = {name: _part(words, name, number) for name, number in refusal.parts if isinstance(number, int)}
        return words(f"refusal.{refusal.key}", **parts)

    def rule_addendum(self, words: Words, match: "PlayedMatch[State]", rule: str) -> Node:
        """Return a note that names the match's edition, at the rules that state numbers of the built-in edition."""
        if rule not in EDITION_RULES:
            return None
        note: Node = _dialogs().edition_note(words, match.state.deal.edition)
        return note


def _dialogs() -> ModuleType:
    """Import the dialogs on demand. The first match does not load their module."""
    return import_module("web.app.games.hanging_gardens.view.dialogs")


def _chosen(words: Words, match: "PlayedMatch[State]", selection: Selection, *, tells_gains: bool) -> str:
    state: State = match.state
    if selection.uncovered and selection.is_empty:
        hidden = MOVE_INPUT.visible_state(match, selection).seats[match.turn].hidden
        return words.commas(move_text.tile(words, kind) for kind in hidden)
    if state.phase == TILE:
        text = MOVE_INPUT.selected_move(state, selection)
        if text is None or selection.space is None:
            return ""
        tile = move_text.tile(words, state.board[selection.space])
        brought = MOVE_INPUT.score_change(MOVE_INPUT.visible_state(match, selection), text)
        return words.pair(tile, shared_text.gain(words, brought)) if tells_gains else tile
    return _card_chosen(words, state, selection) if state.phase == LAY else _temple_chosen(words, state, selection)


def _card_chosen(words: Words, state: State, selection: Selection, *, rotated: bool = False) -> str:
    if selection.card is None:
        return words("say.nothing_chosen")
    shape = selections.shape_of(state, selection)
    if shape is None or selection.shown is None or selections.laid_garden(state, selection) is None:
        code = state.deal.edition.cards[state.cards[selection.card]]
        text = move_text.card(words, selection.card, code, selection.quarters)
        if rotated:
            text = words("hg.degrees", degrees=selection.quarters * move_text.QUARTER)
        return words.sentences([text, words.count("hg.places", len(selections.places(state, selection)))])
    found = [move_text.temple_option(words, one) for one in selections.temple_options(state, selection)]
    place = move_text.place(words, anchor(shape, selection.shown))
    return words.pair(place, words.apart(found)) if found else words.sentences([place, words("hg.no_group")])


def _temple_chosen(words: Words, state: State, selection: Selection) -> str:
    if selection.square is None:
        return words("say.nothing_chosen")
    garden = state.seats[state.deal.order[state.turn_number]].garden
    moved = selection.moved
    removed = words("hg.removed", group=move_text.group_on(words, garden, moved)) if moved else ""
    return words.sentences([square_name(words, squares_of(garden).get(selection.square), selection.square), removed])


def _part(words: Words, name: str, number: int) -> str:
    return words.count("hg.squares", number) if name == "squares" else move_text.reached(words, number)


def _marked(inside: Node, number: int, chosen: list[int | None]) -> Element:
    marks = h.classes("slot", {"is-played": number == chosen[0], "is-better": number == chosen[1]})
    return h.div(marks, aria_hidden="true")[inside]


def _score(words: Words, match: "PlayedMatch[State]") -> Element:
    return score_table(words, match, score_rows(match), WINNER)


def _market(words: Words, shown: "ShownMatch[State, Selection]") -> Element:
    """Return the face-up cards and the tile board. They show the choice of a bot or of a player elsewhere, too."""
    match = shown.match
    animated = _animated_choice(shown)
    active, seat = _choosing(shown), MOVE_INPUT.viewer(match, shown.selection)
    chosen: Selection = animated or (shown.visible_selection if active else shown.selection.cleared)
    laid, is_due = chosen.spot is not None, MOVE_INPUT.visible_state(match, shown.selection).phase == TILE
    return h.div(h.classes("market stack gap-3", {"is-tile-due": is_due}))[
        h.lazy(face_up, words, Cards(match, seat, chosen.card, chosen.quarters, shown.best, laid, active)),
        h.lazy(
            tile_board,
            words,
            TileBoard(*(match, seat, chosen.space, chosen.square, chosen.moved, shown.best), active, shown.tells_gains),
        ),
    ]


def _choosing(shown: "ShownMatch[State, Selection]") -> bool:
    """Return True if a person can choose a move now."""
    return shown.page.may_choose and not shown.selection.needs_handover


def _animated_choice(shown: "ShownMatch[State, Selection]") -> Selection | None:
    """Return the selection of the bot move that is being shown, or of a player on another device; else None."""
    showing = shown.bot_move
    return (
        MOVE_INPUT.selection_of(NO_SELECTION, showing.event)
        if showing is not None and showing.stage == "choosing"
        else shown.watched
    )


def _picture(words: Words, shown: "ShownMatch[State, Selection]", seat: int) -> Picture:
    """Return the picture of a seat's garden with the current selection, else with the last turn."""
    match = shown.match
    state = MOVE_INPUT.visible_state(match, shown.selection)
    garden = state.seats[seat].garden
    last = last_turn(match, seat)
    animated = _animated_choice(shown)
    selection = animated or shown.visible_selection
    frame, spare = _frame(shown, seat, garden)
    picture = Picture(garden, frame, spare=spare, seat=seat, piece=_laid(state, last))
    if not match.over and (seat != match.turn or selection.is_empty):
        picture = with_last(picture, last)
    if match.over or seat != match.turn or not (animated or _choosing(shown)):
        return picture
    if shown.best:
        picture = replace(picture, ranks=ranks_by(shown.best, lambda event: _square_of(state, event, selection)))
    return with_choice(words, state, replace(picture, choosing=animated is None), selection)


def _square_of(state: State, event: str, selection: Selection) -> Spot | None:
    """Return the square of a move: the middle of its card, or its temple; None if another card is chosen."""
    match read_event(event):
        case Lay(card, x, y, quarters) if selection.card in {None, card} and selection.spot is None:
            return anchor(state.deal.shapes[state.cards[card]][quarters], Spot(x, y))
        case Temple(x, y, _) if selection.square is None:
            return Spot(x, y)
        case _:
            return None


def _frame(shown: "ShownMatch[State, Selection]", seat: int, garden: Garden) -> tuple[Frame, int]:
    """Return the squares to show, and how many on each side need not fit into the view.

    The margin is as small as possible, so that the garden is drawn large. During a seat's turn, the frame is that of
    the turn's start: nothing moves under a dragged card, and all steps of the turn have the same size and place.
    """
    match = shown.match
    if match.over or shown.page.replay:
        return Frame.round(garden, 0), 0
    if seat != match.turn:
        return Frame.round(garden, MARGIN), 0
    begun: State = match.states[turn_start(match)]
    return Frame.round(begun.seats[seat].garden, REACH), REACH - MARGIN


def _laid(state: State, last: LastTurn | None) -> Piece | None:
    """Return the card that was laid last."""
    if last is None or last.card is None:
        return None
    corner = Spot(min(spot.x for spot in last.squares), min(spot.y for spot in last.squares))
    middle = anchor(state.deal.shapes[last.card][last.quarters], corner)
    return Piece(last.card, state.deal.edition.cards[last.card], last.quarters, middle)


def with_choice(words: Words, state: State, picture: Picture, selection: Selection) -> Picture:
    """Return a picture of the mover's garden with the selection and the available choices."""
    if state.phase == LAY:
        return _with_card(state, picture, selection)
    return _with_temple(words, state, picture, selection) if state.phase == TEMPLE else picture


def _with_card(state: State, picture: Picture, selection: Selection) -> Picture:
    shape, after = selections.shape_of(state, selection), selections.laid_garden(state, selection)
    if shape is not None and picture.choosing:
        marks = frozenset(anchor(shape, corner) for corner in selections.places(state, selection))
        middle = anchor(shape, Spot(0, 0))
        picture = replace(
            picture, targets=selections.targets(state, selection), marks=marks, corner=(-middle.x, -middle.y)
        )
    if shape is not None and selection.shown is None and selection.refusal and selection.refusal.place:
        picture = replace(picture, refused=card_squares(shape, Spot(*selection.refusal.place)))
    if shape is None or after is None or selection.shown is None:
        return picture
    squares = card_squares(shape, selection.shown)
    middle = anchor(shape, selection.shown)
    if selection.spot == selection.shown and selection.card is not None:
        card = state.cards[selection.card]
        piece = Piece(card, state.deal.edition.cards[card], selection.quarters, middle)
        picture = replace(picture, piece=piece, movable=picture.choosing)
    return replace(picture, garden=after, shown=middle, card=squares, temple=None, removed=None)


def _with_temple(words: Words, state: State, picture: Picture, selection: Selection) -> Picture:
    temples = movable_temples(state)
    moving = selection.square is not None and selection.moved is None
    spots = group_squares(state) if not (temples and moving) else frozenset(temples)
    choices = {spot: _choice_name(words, state, picture, spot) for spot in spots} if picture.choosing else {}
    lifted = frozenset(temples) if picture.choosing and not moving else frozenset()
    return replace(
        picture, choices=choices, chosen=selection.square, removed=selection.moved, lifted=lifted, card=frozenset()
    )


def _choice_name(words: Words, state: State, picture: Picture, spot: Spot) -> str:
    group, place = move_text.group_on(words, picture.garden, spot), move_text.place(words, spot)
    found = temple_option_at(state, spot)
    if found is None:
        return words("hg.mark_removed", square=place, group=group)
    return words("hg.mark_temple", square=place, group=group, reach=move_text.reach_of(words, found))


MATCH_VIEW: Final = HangingGardensView("hanging-gardens")
