"""The match screen of The Hanging Gardens: cards, tiles, gardens, score and action panel."""

from dataclasses import replace
from typing import Final

from hofgarten.games.hanging_gardens.garden import Plot
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, State
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.hotseat import viewer, visible_state
from web.app.games.hanging_gardens.table.last_turn import LastTurn, last_turn, turn_start
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.table.squares import (
    Spot,
    anchor,
    card_squares,
    group_squares,
    movable_temples,
    prospect_at,
)
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.board import tile_board
from web.app.games.hanging_gardens.view.card import face_up
from web.app.games.hanging_gardens.view.garden import MARGIN, REACH, Frame, Picture, Piece, plot_tools, stage_garden
from web.app.games.hanging_gardens.view.panel import turn_panel
from web.app.games.hanging_gardens.view.players import card, with_last
from web.app.games.hanging_gardens.view.score import WINNER, score_rows
from web.app.model.match.match import Match
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.game_api.match_view import Parts
from web.app.view.html import Element
from web.app.view.panel import idle_panel
from web.app.view.players import match_title, people_of, player_list, stage_seat, standings
from web.app.view.score_sheet import score_table

PHASES: Final = {LAY: "lay", TEMPLE: "temple", TILE: "tile"}


def match_screen(words: Words, shown: ShownMatch) -> Element:
    """Return the match screen."""
    match = shown.match
    state, found = visible_state(match, shown.selection), parts(words, shown)
    totals = h.lazy(standings, words, match, stage_seat(shown))
    return h.main(
        ".match.is-hanging",
        data_highlight_group=f"match-{match.id}",
        data_players=str(state.deal.players),
        data_over="true" if match.over else None,
        data_phase=PHASES[state.phase],
        data_hand=shown.settings.hand,
    )[
        h.h1(".visually-hidden")[match_title(words, match)],
        h.div(".play")[found.offer, found.stage, totals, found.panel],
        h.div(".side")[found.players, found.score],
    ]


def parts(words: Words, shown: ShownMatch) -> Parts:
    """Return the parts of the match screen."""
    match = shown.match
    people = people_of(match)
    seat = stage_seat(shown)
    title = words("garden.of", name=people[seat][0])
    return Parts(
        None if match.over else _market(words, shown),
        h.section(".stage", aria_labelledby="stage-title", data_colour=people[seat][1])[
            h.div(".stage-head")[h.h2("#stage-title")[title], plot_tools(words)],
            stage_garden(words, title, _picture(words, shown, seat)),
        ],
        idle_panel(words, shown) or turn_panel(words, shown),
        player_list(
            words,
            match,
            lambda each: h.lazy(
                card,
                words,
                match,
                each,
                shown.selection.holder,
                uncovered=shown.selection.uncovered,
                on_stage=each == seat,
                bot_moves=shown.bot_move is not None,
            ),
        ),
        h.lazy(_score, words, match),
    )


def _score(words: Words, match: Match) -> Element:
    return score_table(words, match, score_rows(match), WINNER)


def _market(words: Words, shown: ShownMatch) -> Element:
    """Return the face-up cards and the tile board. They show a bot's choice while its move is animated."""
    match = shown.match
    animated = _animated_choice(shown)
    active, seat = _choosing(shown), viewer(match, shown.selection)
    chosen: Selection = animated or (shown.visible_selection if active else shown.selection.cleared)
    laid = chosen.spot is not None
    return h.div(".market")[
        h.lazy(face_up, words, match, seat, chosen.card, chosen.quarters, laid=laid, active=active),
        h.lazy(tile_board, words, match, seat, chosen.space, chosen.square, chosen.moved, active=active),
    ]


def _choosing(shown: ShownMatch) -> bool:
    """Return True if a person can choose a move now."""
    return shown.is_choosing and not shown.selection.needs_handover


def _animated_choice(shown: ShownMatch) -> Selection | None:
    """Return the selection of the bot move that is being shown, or None."""
    showing = shown.bot_move
    return selections.selection_of(showing.event) if showing is not None and showing.stage == "choosing" else None


def _picture(words: Words, shown: ShownMatch, seat: int) -> Picture:
    """Return the picture of a seat's garden with the current selection, else with the last turn."""
    match = shown.match
    state = visible_state(match, shown.selection)
    plot = state.seats[seat].plot
    last = last_turn(match, seat)
    animated = _animated_choice(shown)
    selection = animated or shown.visible_selection
    frame, spare = _frame(shown, seat, plot)
    picture = Picture(plot, frame, spare=spare, seat=seat, piece=_laid(state, last))
    if not match.over and (seat != match.turn or selection == selection.cleared):
        picture = with_last(picture, last)
    if match.over or seat != match.turn or not (animated or _choosing(shown)):
        return picture
    return with_choice(words, state, replace(picture, choosing=animated is None), selection)


def _frame(shown: ShownMatch, seat: int, plot: Plot) -> tuple[Frame, int]:
    """Return the squares to show, and how many on each side need not fit into the view.

    The margin is as small as possible, so that the garden is drawn large. During a seat's turn, the frame is that of
    the turn's start: nothing moves under a dragged card, and all steps of the turn have the same size and place.
    """
    match = shown.match
    if match.over or shown.page.replay:
        return Frame.round(plot, 0), 0
    if seat != match.turn:
        return Frame.round(plot, MARGIN), 0
    begun: State = match.states[turn_start(match)]
    return Frame.round(begun.seats[seat].plot, REACH), REACH - MARGIN


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
    shape, after = selections.shape_of(state, selection), selections.laid_plot(state, selection)
    if shape is not None and picture.choosing:
        marks = frozenset(anchor(shape, corner) for corner in selections.places(state, selection))
        middle = anchor(shape, Spot(0, 0))
        picture = replace(
            picture, targets=selections.targets(state, selection), marks=marks, corner=(-middle.x, -middle.y)
        )
    if shape is None or after is None or selection.shown is None:
        return picture
    squares = card_squares(shape, selection.shown)
    middle = anchor(shape, selection.shown)
    if selection.spot == selection.shown and selection.card is not None:
        card = state.cards[selection.card]
        piece = Piece(card, state.deal.edition.cards[card], selection.quarters, middle)
        picture = replace(picture, piece=piece, movable=picture.choosing)
    return replace(picture, plot=after, shown=middle, card=squares, temple=None, removed=None)


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
    group, place = move_text.group_on(words, picture.plot, spot), move_text.place(words, spot)
    found = prospect_at(state, spot)
    if found is None:
        return words("hg.mark_removed", square=place, group=group)
    return words("hg.mark_temple", square=place, group=group, reach=move_text.reach_of(words, found))
