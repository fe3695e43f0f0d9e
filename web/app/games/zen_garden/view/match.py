"""The match screen of Zen Garden: selection board, gardens, score and action panel."""

from dataclasses import replace

from hofgarten.games.zen_garden.grid import CELL_NAMES, shifted_tiles
from hofgarten.games.zen_garden.scoring import earning_cells
from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import laid
from web.app.games.zen_garden.table.selection import Selection, gain, move_from, move_of, mover, places
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import selection_board
from web.app.games.zen_garden.view.garden import Outlines, Picture, outlines, small_garden, stage_garden
from web.app.games.zen_garden.view.panel import turn_panel
from web.app.games.zen_garden.view.score import WINNER, score_rows
from web.app.games.zen_garden.view.tile import face, symbol
from web.app.model.match.match import Match
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view import move_text as shared_text
from web.app.view.components import icon
from web.app.view.game_api.match_view import Parts
from web.app.view.html import Element, Node
from web.app.view.panel import idle_panel
from web.app.view.players import (
    Card,
    colour_of,
    last_event,
    last_line,
    match_title,
    people_of,
    player_card,
    player_list,
    stage_seat,
    standings,
)
from web.app.view.score_sheet import score_table


def match_screen(words: Words, shown: ShownMatch) -> Element:
    """Return the match screen."""
    match = shown.match
    players, found = str(match.state.deal.players), parts(words, shown)
    return h.main(
        ".match.is-zen",
        data_players=players,
        data_over="true" if match.over else None,
        data_hand=shown.settings.hand,
    )[
        h.h1(".visually-hidden")[match_title(words, match)],
        h.div(".play")[found.offer, found.stage, standings(words, shown), found.panel],
        h.div(".side")[found.players, found.score],
    ]


def parts(words: Words, shown: ShownMatch) -> Parts:
    """Return the parts of the match screen."""
    match = shown.match
    state: State = match.state
    people = people_of(match)
    seat = stage_seat(shown)
    active = shown.is_choosing
    showing = shown.bot_move
    animated = move_from(showing.event) if showing is not None and showing.stage == "choosing" else None
    return Parts(
        None if match.over else selection_board(words, state, shown.visible_selection, animated, active=active),
        h.section(".stage", aria_labelledby="stage-title", data_colour=people[seat][1])[
            h.h2("#stage-title")[words("garden.of", name=people[seat][0])],
            stage_garden(words, _picture(words, shown, seat)),
        ],
        idle_panel(words, shown) or turn_panel(words, shown),
        player_list(words, match, lambda seat: _player_card(words, shown, seat)),
        score_table(words, match, score_rows(words, state), WINNER, _boards(words, state)),
    )


def _boards(words: Words, state: State) -> str:
    return words("score.boards", boards=", ".join(map(str, state.deal.boards)))


def _picture(words: Words, shown: ShownMatch, seat: int) -> Picture:
    """Return the picture of a seat's garden. On the seat's turn it includes the tile that is being placed."""
    match = shown.match
    state: State = match.state
    choosing = shown.is_choosing and seat == match.turn
    picture = Picture(
        words("garden.of", name=match.player(seat)),
        state.seats[seat].garden,
        last=None if match.over and shown.bot_move is None else _last_cell(match, seat),
        marked=_marked(shown, seat),
        item=words.of("item", shown.page.hovered_item[1]) if shown.page.hovered_item else "",
        colour=colour_of(match, seat),
        seat=seat,
        at_once=shown.settings.confirm == "off",
    )
    return _with_choice(picture, state, shown.visible_selection) if choosing else picture


def _with_choice(picture: Picture, state: State, selection: Selection) -> Picture:
    garden, ghost = shifted_tiles(mover(state).garden, selection.shift), None
    if move := move_of(selection):
        ghost = move.cell
        garden = (*garden[:ghost], laid(state.board[move.slot], move.corner), *garden[ghost + 1 :])
    choosing = selection.slot is not None
    open_places = places(state, selection) if choosing else frozenset()
    return replace(picture, garden=garden, places=open_places, ghost=ghost, last=None, choosing=choosing)


def _last_cell(match: Match, seat: int) -> int | None:
    at = last_event(match, seat)
    return None if at is None else move_from(match.record.events[at]).cell


def _marked(shown: ShownMatch, seat: int) -> Outlines:
    match = shown.match
    if shown.page.hovered_item is None or shown.page.hovered_item[0] != seat:
        return {}
    return outlines(earning_cells(match.state, seat, shown.page.hovered_item[1]))


def _player_card(words: Words, shown: ShownMatch, seat: int) -> Element:
    match = shown.match
    state: State = match.state
    card = Card(
        small_garden(_picture(words, shown, seat)),
        [
            symbol("coin", "coin"),
            h.b(data_count=f"coins-{seat}")[str(state.seats[seat].coins)],
            h.span(".visually-hidden")[words.of("item", "coins")],
        ],
        match.game.total(state, seat),
        _last_line(words, shown, seat),
        _marker(words, "first", "players.first") if _is_first(state, seat) and not match.over else None,
    )
    return player_card(words, shown, seat, card)


def _marker(words: Words, picture: str, key: str) -> Node:
    return h.span(".marker", title=words(key))[icon(picture), h.span(".visually-hidden")[words(key)]]


def _is_first(state: State, seat: int) -> bool:
    """Return True if the seat began the current round. Rule Z3.5."""
    selections = state.deal.round_turns
    begin = min(state.turn, len(state.deal.order) - 1) // selections * selections
    return state.deal.order[begin] == seat


def _last_line(words: Words, shown: ShownMatch, seat: int) -> Element:
    """Return the line with a seat's last move. For a bot, the line opens the explanation of the move."""
    match = shown.match
    at = last_event(match, seat)
    if at is None:
        return h.p(".player-last")
    before, move = match.states[at], move_from(match.record.events[at])
    brought = gain(before, move)
    moved, gained = move_text.move(words, before, move), shared_text.gain(words, brought)
    pictures: Node = [
        h.span(".last-tile", aria_hidden="true", title=moved)[
            face(laid(before.board[move.slot], move.corner)), CELL_NAMES[move.cell]
        ],
        h.b(aria_hidden="true", title=gained)[words.points(brought.total)],
    ]
    return last_line(words, shown, at, f"{moved} {gained}", pictures)
