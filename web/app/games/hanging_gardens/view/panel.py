"""The action panel for the player to move: help, the effect of a choice, and its buttons."""

from collections.abc import Iterable

from hofgarten.games.hanging_gardens.cards import MOTIFS
from hofgarten.games.hanging_gardens.rules import can_lay
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, State
from hofgarten.games.hanging_gardens.tiles import UNKNOWN
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.last_turn import last_turn
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import Selection, TempleOption, movable_temples, temple_option_at
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, motif
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.move_text import gain_list
from web.app.view.components.players import colour_of
from web.app.view.html import Element, Node
from web.app.view.panels.panel import Turn, turn_panel as shared_panel


def turn_panel(words: Words, shown: "ShownMatch[State, Selection]") -> Element:
    """Return the panel for a player choosing a move."""
    match = shown.match
    state, selection = match.state, shown.selection
    return shared_panel(
        words,
        shown,
        Turn(
            help=help_line(words, match, selection),
            body=_offer(words, shown),
            tools=_buttons(words, match, selection),
            confirm=_confirm(words, state, selection),
        ),
    )


def help_line(words: Words, match: "PlayedMatch[State]", selection: Selection) -> str:
    """Return the help text for the next step. Rule H8.4."""
    state: State = match.state
    if selection.needs_handover:
        return words("hand_over.pass", name=match.player(match.turn))
    if state.phase == LAY:
        return _help_with_card(words, match, selection)
    if state.phase == TEMPLE:
        return _help_with_temple(words, state, selection)
    drawn = _drawn(words, match, selection)
    return f"{drawn} {words('hg.help.tile')}" if drawn else words("hg.help.tile")


def _help_with_card(words: Words, match: "PlayedMatch[State]", selection: Selection) -> str:
    state = match.state
    if not can_lay(state):
        return words("hg.help.put_back")
    if selection.card is None:
        return words("hg.help.card", name=match.player(match.turn))
    if selection.shown is not None:
        return words("hg.help.lay")
    return words("hg.help.place") if selections.places(state, selection) else words("hg.help.turn")


def _help_with_temple(words: Words, state: State, selection: Selection) -> str:
    if selection.square is not None and selection.moved is None and movable_temples(state):
        return words("hg.help.removed")
    if selections.draws_hidden(state, selection):
        return words("hg.help.draw")
    return words("hg.help.temple") if selection.square is None else words("hg.help.place_temple")


def _drawn(words: Words, match: "PlayedMatch[State]", selection: Selection) -> str:
    """Return the name of the hidden tile drawn last, or a note that it is covered."""
    last = last_turn(match, match.turn)
    if last is None or not last.drawn:
        return ""
    tile = MOVE_INPUT.visible_state(match, selection).seats[match.turn].hidden[-1]
    return words("hg.help.covered") if tile == UNKNOWN else words("hg.help.drawn", tile=move_text.tile(words, tile))


def _offer(words: Words, shown: "ShownMatch[State, Selection]") -> Node:
    """Return the preview of the selection's effect."""
    match, selection = shown.match, shown.visible_selection
    state: State = match.state
    if state.phase == LAY:
        return _temple_options(words, state, selection)
    if state.phase == TEMPLE:
        return _temple_offer(words, state, selection)
    text = MOVE_INPUT.selected_move(state, selection) if shown.tells_gains else None
    return gain_list(words, MOVE_INPUT.score_change(MOVE_INPUT.visible_state(match, selection), text)) if text else None


def _temple_options(words: Words, state: State, selection: Selection) -> Node:
    if selections.laid_garden(state, selection) is None:
        return None
    options = selections.temple_options(state, selection)
    if not options:
        return h.p(".gains.small.numbers.wrap.gap-1.across-3.is-empty")[words("hg.no_group")]
    return _rewards(words, options)


def _temple_offer(words: Words, state: State, selection: Selection) -> Node:
    option = temple_option_at(state, selection.square) if selection.square else None
    return _rewards(words, [option], told=True) if option else None


def _rewards(words: Words, options: Iterable[TempleOption], *, told: bool = False) -> Element:
    return h.ul(
        ".gains.small.numbers.wrap.gap-1.across-3.temple-options.small.stack.gap-1", aria_label=words("gain.title")
    )[(h.li[motif(MOTIFS[option.motif]), h.span[move_text.reward(words, option, told=told)]] for option in options)]


def _buttons(words: Words, match: "PlayedMatch[State]", selection: Selection) -> Node:
    state: State = match.state
    if state.phase == LAY and selection.card is not None and can_lay(state):
        return h.div(".turns", role="group", aria_label=words("hg.turn_card"))[
            button(do("rotate", by=-1), words("hg.left"), picture="rotate-left", key="Shift+R", show_label=False),
            button(do("rotate", by=1), words("hg.right"), picture="rotate", key="r", show_label=False),
        ]
    if state.phase == TEMPLE:
        return [_temple_piece(match), button(do("decline"), words("hg.no_temple"), key="n", classes="decline")]
    return None


def _confirm(words: Words, state: State, selection: Selection) -> str:
    if state.phase == LAY:
        return words("hg.lay" if can_lay(state) else "hg.put_back")
    if state.phase == TEMPLE:
        return words("hg.draw" if selections.draws_hidden(state, selection) else "hg.place_temple")
    return words("hg.take")


def _temple_piece(match: "PlayedMatch[State]") -> Element | None:
    """Return a draggable temple from the reserve; None if a temple on the garden must move instead. Rule H5.6."""
    if movable_temples(match.state):
        return None
    colour = colour_of(match, match.turn)
    return h.span("#temple-piece.temple-piece", data_colour=colour, data_drag=do("lift"), aria_hidden="true")[
        TEMPLE_ICON
    ]
