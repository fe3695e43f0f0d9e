"""The screen of a match of Zen Garden: selection board, gardens, score, and what there is to do."""

from dataclasses import replace

import htpy as h
from htpy import Element, Node

from engine.zen_garden.garden import CELL_NAMES, shifted_tiles
from engine.zen_garden.play import turn as whose_turn
from engine.zen_garden.scoring import earning_cells
from engine.zen_garden.state import Move, State
from engine.zen_garden.tiles import laid
from web.match import Match
from web.state import Table
from web.texts import Words
from web.views.html import button, do, icon
from web.views.people import colour_of
from web.views.zen_garden import words as say
from web.views.zen_garden.board import selection_board
from web.views.zen_garden.garden import Outlines, Picture, outlines, small_garden, stage_garden
from web.views.zen_garden.panel import turn_panel, watching_panel
from web.views.zen_garden.score import score_table
from web.views.zen_garden.tile import face
from web.views.zen_garden.why import watching_why, why_button
from web.zen_garden.turn import Turn, gain, move_from, move_of, mover, places


def match_screen(words: Words, table: Table, match: Match) -> Element:
    """Return the screen."""
    state: State = match.state
    people = [_player(match, seat) for seat in range(state.deal.players)]
    winners = match.winners if match.over else ()
    seat = stage_seat(table, match)
    active = _choosing(table, match)
    shown = move_from(table.showing.event) if table.showing and table.showing.stage == "choosing" else None
    return h.main(".match", data_players=str(state.deal.players), data_over="true" if match.over else None)[
        h.h1(".visually-hidden")[words("match.title", names=", ".join(name for name, _ in people))],
        h.div(".play")[
            None if match.over else selection_board(words, state, table.shown_turn, shown, active=active),
            h.section(".stage", aria_labelledby="stage-title", data_colour=people[seat][1])[
                h.h2("#stage-title")[words("garden.of", name=people[seat][0])],
                stage_garden(words, _picture(words, table, match, seat)),
            ],
            _panel(words, table, match, people),
        ],
        h.div(".side")[
            _players(words, table, match, people),
            score_table(words, state, people, winners, over=match.over),
        ],
    ]


def _player(match: Match, seat: int) -> tuple[str, str]:
    return match.player(seat), colour_of(match, seat)


def stage_seat(table: Table, match: Match) -> int:
    """Return whose garden is shown large: the one asked for, else that of whose move it is or is being shown."""
    if table.pointed is not None and match.over:
        return table.pointed[0] % len(match.record.players)
    if table.stage is not None and (table.hint is None or table.hint.pointed is None):
        return table.stage
    if table.showing is not None:
        return max(whose_turn(match.states[table.showing.at]), 0)
    if match.over:
        return match.winners[0]
    return max(match.turn, 0)


def _choosing(table: Table, match: Match) -> bool:
    return table.showing is None and not match.over


def _picture(words: Words, table: Table, match: Match, seat: int) -> Picture:
    """Return what one seat's garden shows, with the tile that is being placed when it is that seat's turn."""
    state: State = match.state
    name, colour = _player(match, seat)
    choosing = _choosing(table, match) and seat == match.turn
    picture = Picture(
        words("garden.of", name=name),
        state.seats[seat].garden,
        last=None if match.over and table.showing is None else _last_cell(match, seat),
        marked=_marked(table, match, seat),
        item=words.of("item", table.pointed[1]) if table.pointed else "",
        colour=colour,
    )
    return _with_choice(picture, state, table.shown_turn) if choosing else picture


def _with_choice(picture: Picture, state: State, turn: Turn) -> Picture:
    garden, ghost = shifted_tiles(mover(state).garden, turn.shift), None
    if move := move_of(turn):
        ghost = move.cell
        garden = (*garden[:ghost], laid(state.board[move.slot], move.corner), *garden[ghost + 1 :])
    choosing = turn.slot is not None
    open_places = places(state, turn) if choosing else frozenset()
    return replace(picture, garden=garden, places=open_places, ghost=ghost, last=None, choosing=choosing)


def last_move(match: Match, seat: int) -> tuple[int, Move] | None:
    """Return a seat's last move before the present position, and how many events had been played before it."""
    for at in range(match.at - 1, -1, -1):
        if whose_turn(match.states[at]) == seat:
            return at, move_from(match.record.events[at])
    return None


def _last_cell(match: Match, seat: int) -> int | None:
    last = last_move(match, seat)
    return last[1].cell if last else None


def _marked(table: Table, match: Match, seat: int) -> Outlines:
    if table.pointed is None or table.pointed[0] != seat:
        return {}
    return outlines(earning_cells(match.state, seat, table.pointed[1]))


def _panel(words: Words, table: Table, match: Match, people: list[tuple[str, str]]) -> Element:
    if match.over and (table.showing is None or table.showing.stage == "placed"):
        return _end_panel(words, match)
    if table.showing is None:
        return turn_panel(words, people[match.turn][0], match.state, table.turn, table.hint)
    before = match.states[table.showing.at]
    name = people[max(whose_turn(before), 0)][0]
    if table.showing.stage == "thinking":
        return watching_panel(words, name, "thinking", "", None)
    move = move_from(table.showing.event)
    text, why = say.move(words, before, move), watching_why(words, table.showing.at)
    return watching_panel(words, name, table.showing.stage, text, gain(before, move), why)


def _end_panel(words: Words, match: Match) -> Element:
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"))[
        h.p("#result.result", tabindex="-1")[icon("winner"), h.strong[say.winners(words, match)]],
        h.p(".help")[words("end.help")],
        h.div(".panel-buttons")[
            button(do("again"), words("end.again"), picture="play", classes="is-main"),
            button(do("review"), words("review.open"), picture="chart"),
            button(do("go", place=""), words("end.home"), picture="home"),
        ],
    ]


def _players(words: Words, table: Table, match: Match, people: list[tuple[str, str]]) -> Element:
    return h.section(".players", aria_labelledby="players-title")[
        h.h2("#players-title.visually-hidden")[words("players.title")],
        h.ul(".player-list")[(_player_card(words, table, match, seat) for seat in range(len(people)))],
    ]


def _player_card(words: Words, table: Table, match: Match, seat: int) -> Element:
    state: State = match.state
    name, colour = _player(match, seat)
    moving = not match.over and seat == match.turn
    bot = match.bot(seat)
    return h.li(".player", data_colour=colour, data_moving="true" if moving else None)[
        h.button(
            ".player-look",
            type="button",
            data_do=do("look", seat=seat),
            aria_pressed="true" if seat == stage_seat(table, match) else "false",
            aria_label=words("players.look", name=name),
        )[small_garden(_picture(words, table, match, seat))],
        h.div(".player-text")[
            h.p(".player-name")[
                icon("computer" if bot else "person"),
                h.span[name],
                h.span(".visually-hidden")[words("players.computer")] if bot else None,
                _marker(words, "first", "players.first") if _is_first(state, seat) and not match.over else None,
            ],
            h.p(".player-coins")[
                icon("coin"),
                h.b[str(state.seats[seat].coins)],
                h.span(".visually-hidden")[words.of("item", "coins")],
                h.span(".player-total")[words("players.total", total=words.number(match.game.total(state, seat)))],
            ],
            _last_line(words, table, match, seat),
        ],
    ]


def _marker(words: Words, picture: str, key: str) -> Node:
    return h.span(".marker", title=words(key))[icon(picture), h.span(".visually-hidden")[words(key)]]


def _is_first(state: State, seat: int) -> bool:
    """Say whether a seat began the present round. Rule Z3.5."""
    turns = state.deal.round_turns
    begin = min(state.turn, len(state.deal.order) - 1) // turns * turns
    return state.deal.order[begin] == seat


def _last_line(words: Words, table: Table, match: Match, seat: int) -> Element:
    """Return a seat's last move; a computer's opens why it was chosen."""
    last = last_move(match, seat)
    if last is None:
        return h.p(".player-last")
    at, move = last
    before = match.states[at]
    brought = gain(before, move)
    text = f"{say.move(words, before, move)} {say.gain(words, brought)}"
    pictures: Node = [
        h.span(".last-tile", aria_hidden="true", title=say.move(words, before, move))[
            face(laid(before.board[move.slot], move.corner)), CELL_NAMES[move.cell]
        ],
        h.b(aria_hidden="true", title=say.gain(words, brought))[words.points(brought.total)],
    ]
    if match.bot(seat) is None:
        return h.p(".player-last")[h.span(".visually-hidden")[text], pictures]
    name = words("why.of", name=match.player(seat), move=text)
    key = "" if table.showing or _is_newer(match, at) else "w"
    return why_button(words, at, [pictures, icon("help")], name=name, classes="player-last last-why", key=key)


def _is_newer(match: Match, at: int) -> bool:
    """Say whether a computer has moved since a move that was played after ``at`` events."""
    return any(_is_computers(match, later) for later in range(at + 1, match.at))


def _is_computers(match: Match, at: int) -> bool:
    seat = whose_turn(match.states[at])
    return seat >= 0 and match.bot(seat) is not None
