"""The action panel for the player to move: help, the effect of a choice, and its buttons."""

from hofgarten.games.hanging_gardens.cards import MOTIFS
from hofgarten.games.hanging_gardens.rules import can_lay
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, State
from hofgarten.games.hanging_gardens.tiles import UNKNOWN
from web.app.games.hanging_gardens.table import move_input
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.hotseat import visible_state
from web.app.games.hanging_gardens.table.last_turn import last_turn
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.table.squares import movable_temples, prospect_at
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.card import symbol
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON
from web.app.model.match.match import Match
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Element, Node
from web.app.view.panel import gain_list, hint_or, move_buttons, panel_classes, panel_head
from web.app.view.players import colour_of


def turn_panel(words: Words, shown: ShownMatch) -> Element:
    """Return the panel for a player choosing a move. An open hint replaces the move preview."""
    match = shown.match
    state, selection = match.state, shown.selection
    if selection.needs_handover:
        return _hand_over(words, shown)
    return h.section({"class": panel_classes(shown)}, id="panel", aria_label=words("panel.title"))[
        panel_head(words, shown, help_line(words, match, selection)),
        h.div(".panel-body")[hint_or(words, shown, _offer(words, match, shown.visible_selection))],
        h.div(".panel-buttons")[
            _buttons(words, match, selection),
            move_buttons(
                words,
                shown,
                _confirm(words, state, selection),
                move_input.selected_move(state, selection),
                empty=selection == selection.cleared,
            ),
        ],
    ]


def _hand_over(words: Words, shown: ShownMatch) -> Element:
    """Return the panel that asks for the next player before it shows hidden tiles. Rule H8.1."""
    match = shown.match
    name = match.player(match.turn)
    refused = shown.selection.refusal is not None
    return h.section("#panel.panel.is-handing", aria_label=words("panel.title"))[
        h.p(".hand-over", role="alert" if refused else None)[words("hg.hand_over", name=name)],
        h.p(".hint")[words("hg.hand_over_hint", name=name)],
        h.div(".panel-buttons")[
            button(
                do("hand-over"), words("hg.i_am", name=name), picture="person", classes="is-main", key="c", id="confirm"
            )
        ],
    ]


def help_line(words: Words, match: Match, selection: Selection) -> str:
    """Return the help text for the next step. Rule H8.4."""
    state: State = match.state
    if selection.needs_handover:
        return words("hg.hand_over", name=match.player(match.turn))
    if state.phase == LAY:
        return _help_with_card(words, match, selection)
    if state.phase == TEMPLE:
        return _help_with_temple(words, state, selection)
    drawn = _drawn(words, match, selection)
    return f"{drawn} {words('hg.help.tile')}" if drawn else words("hg.help.tile")


def _help_with_card(words: Words, match: Match, selection: Selection) -> str:
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


def _drawn(words: Words, match: Match, selection: Selection) -> str:
    """Return the name of the hidden tile drawn last, or a note that it is covered."""
    last = last_turn(match, match.turn)
    if last is None or not last.drawn:
        return ""
    tile = visible_state(match, selection).seats[match.turn].hidden[-1]
    return words("hg.help.covered") if tile == UNKNOWN else words("hg.help.drawn", tile=move_text.tile(words, tile))


def _offer(words: Words, match: Match, selection: Selection) -> Node:
    """Return the preview of the selection's effect."""
    state: State = match.state
    if state.phase == LAY:
        return _prospects(words, state, selection)
    if state.phase == TEMPLE:
        return _temple_offer(words, state, selection)
    text = move_input.selected_move(state, selection)
    return gain_list(words, move_input.score_change(visible_state(match, selection), text)) if text else None


def _prospects(words: Words, state: State, selection: Selection) -> Node:
    if selections.laid_plot(state, selection) is None:
        return None
    found = selections.prospects(state, selection)
    if not found:
        return h.p(".gains.is-empty")[words("hg.no_group")]
    return h.ul(".prospects", aria_label=words("gain.title"))[
        (h.li[symbol(MOTIFS[one.motif]), h.span[move_text.reward(words, one)]] for one in found)
    ]


def _temple_offer(words: Words, state: State, selection: Selection) -> Node:
    found = prospect_at(state, selection.square) if selection.square else None
    if found is None:
        return None
    return h.ul(".prospects", aria_label=words("gain.title"))[
        h.li[symbol(MOTIFS[found.motif]), h.span[move_text.reward(words, found, told=True)]]
    ]


def _buttons(words: Words, match: Match, selection: Selection) -> Node:
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


def _temple_piece(match: Match) -> Element | None:
    """Return a draggable temple from the reserve; None if a temple on the garden must move instead. Rule H5.6."""
    if movable_temples(match.state):
        return None
    colour = colour_of(match, match.turn)
    return h.span("#temple-piece.temple-piece", data_colour=colour, data_drag=do("lift"), aria_hidden="true")[
        TEMPLE_ICON
    ]
