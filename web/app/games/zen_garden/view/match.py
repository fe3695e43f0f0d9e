"""The match screen of Zen Garden: selection board, gardens, score and action panel."""

from dataclasses import replace

from hofgarten.games.zen_garden.grid import CELL_NAMES, shifted_tiles
from hofgarten.games.zen_garden.scoring import earning_cells
from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import laid
from web.app.games.zen_garden.table.selection import Selection, gain, move_from, move_of, mover, points_by_place
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.board import selection_board
from web.app.games.zen_garden.view.garden import Picture, outlines, small_garden, stage_garden
from web.app.games.zen_garden.view.panel import turn_panel
from web.app.games.zen_garden.view.score import WINNER, score_rows, wish_list
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
    totals = h.lazy(standings, words, match, stage_seat(shown))
    wishes = None if match.over or shown.page.is_sandbox else h.lazy(wish_list, words, match.state.deal)
    return h.main(
        ".match.is-zen",
        data_highlight_group=f"match-{match.id}",
        data_players=players,
        data_over="true" if match.over else None,
        data_hand=shown.settings.hand,
    )[
        h.h1(".visually-hidden")[match_title(words, match)],
        h.div(".play")[wishes, found.offer, found.stage, totals, found.panel],
        h.div(".side")[found.players, found.score],
    ]


def parts(words: Words, shown: ShownMatch) -> Parts:
    """Return the parts of the match screen."""
    match = shown.match
    state: State = match.state
    people = people_of(match)
    seat = stage_seat(shown)
    picture = _picture(words, match, seat, *_choice_of(shown, seat), bot_moves=shown.bot_move is not None)
    active = shown.is_choosing
    return Parts(
        None if match.over else h.lazy(selection_board, words, state, *_marked_slots(shown), active=active),
        h.section(".stage", aria_labelledby="stage-title", data_colour=people[seat][1])[
            h.h2("#stage-title")[words("garden.of", name=people[seat][0])],
            stage_garden(words, replace(picture, at_once=shown.settings.confirm == "off")),
        ],
        idle_panel(words, shown) or turn_panel(words, shown),
        player_list(
            words,
            match,
            lambda each: h.lazy(
                _player_card,
                words,
                match,
                each,
                *_choice_of(shown, each),
                on_stage=each == seat,
                bot_moves=shown.bot_move is not None,
            ),
        ),
        h.lazy(_score, words, match),
    )


def _score(words: Words, match: Match) -> Element:
    return score_table(words, match, score_rows(words, match.state), WINNER, _boards(words, match.state))


def _boards(words: Words, state: State) -> str:
    return words("score.boards", boards=", ".join(map(str, state.deal.boards)))


def _marked_slots(shown: ShownMatch) -> tuple[int | None, int | None]:
    """Return the chosen slot, a bot's or the user's, and the slot whose tile is being placed."""
    if shown.bot_move and shown.bot_move.stage == "choosing":
        return move_from(shown.bot_move.event).slot, None
    selection: Selection = shown.visible_selection
    return selection.slot, None if selection.cell is None else selection.slot


def _choice_of(shown: ShownMatch, seat: int) -> tuple[Selection | None, str]:
    """Return what the page adds to a seat's garden: the selection on the seat's turn, and the hovered score item."""
    choosing = shown.is_choosing and seat == shown.match.turn
    pointed, item = shown.page.hovered_item or (None, "")
    return shown.visible_selection if choosing else None, item if pointed == seat else ""


def _picture(
    words: Words, match: Match, seat: int, selection: Selection | None, item: str, *, bot_moves: bool
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
    garden, ghost = shifted_tiles(mover(state).garden, selection.shift), None
    if move := move_of(selection):
        ghost = move.cell
        garden = (*garden[:ghost], laid(state.board[move.slot], move.corner), *garden[ghost + 1 :])
    picture = replace(picture, garden=garden, ghost=ghost, last=None, choosing=selection.slot is not None)
    if selection.slot is None:
        return picture
    held = laid(state.board[selection.slot], selection.corner)
    return replace(picture, places=points_by_place(state, selection), held=held)


def _last_cell(match: Match, seat: int) -> int | None:
    at = last_event(match, seat)
    return None if at is None else move_from(match.record.events[at]).cell


def _player_card(
    words: Words, match: Match, seat: int, selection: Selection | None, item: str, *, on_stage: bool, bot_moves: bool
) -> Element:
    state: State = match.state
    card = Card(
        small_garden(_picture(words, match, seat, selection, item, bot_moves=bot_moves)),
        [
            symbol("coin", "coin"),
            h.b(data_count=f"coins-{seat}")[str(state.seats[seat].coins)],
            h.span(".visually-hidden")[words.of("item", "coins")],
        ],
        match.game.total(state, seat),
        _last_line(words, match, seat, bot_moves=bot_moves),
        _marker(words, "first", "players.first") if _is_first(state, seat) and not match.over else None,
    )
    return player_card(words, match, seat, card, on_stage=on_stage)


def _marker(words: Words, picture: str, key: str) -> Node:
    return h.span(".marker", title=words(key))[icon(picture), h.span(".visually-hidden")[words(key)]]


def _is_first(state: State, seat: int) -> bool:
    """Return True if the seat began the current round. Rule Z3.5."""
    selections = state.deal.round_turns
    begin = min(state.turn, len(state.deal.order) - 1) // selections * selections
    return state.deal.order[begin] == seat


def _last_line(words: Words, match: Match, seat: int, *, bot_moves: bool) -> Element:
    """Return the line with a seat's last move. For a bot, the line opens the explanation of the move."""
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
    return last_line(words, match, at, f"{moved} {gained}", pictures, bot_moves=bot_moves)
