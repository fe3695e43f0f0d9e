"""Default action panel: hint, score preview, buttons. Games may replace parts of it."""

from typing import NamedTuple

from web.app.model.game_api.game_page import has_rule_book, move_input_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import PlayedMatch, ends_undo, visible_position
from web.app.model.match.replay import move_before, turn_begin
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may
from web.app.model.model import BotMove, Hint, PuzzleMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon
from web.app.view.components.move_text import gain_list
from web.app.view.components.players import people_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node
from web.app.view.panels.hint_button import hint_button, hint_help
from web.app.view.venues import venue_parts


def idle_panel(words: Words, shown: ShownMatch) -> Element | None:
    """Return the panel while no player on this device can move; None if one can.

    Cases: replay, puzzle that is done, end of the match, bot move, another tab in control or another device to move,
    device to be handed over.
    """
    match = shown.match
    if shown.page.replay:
        from web.app.view.panels.replay import replay_panel

        return replay_panel(words, match)
    if isinstance(shown.page.purpose, PuzzleMatch) and shown.page.purpose.outcome:
        from web.app.view.panels.puzzle_answer import answer_panel

        return answer_panel(words, shown, shown.page.purpose)
    if match.over and (shown.bot_move is None or shown.bot_move.stage == "placed"):
        from web.app.view.panels.end import end_panel

        return end_panel(words, shown)
    if shown.bot_move is not None:
        return _watching_panel(words, match, shown.bot_move)
    if (waiting := venue_parts(shown.page.venue).waiting_panel(words, shown)) is not None:
        return waiting
    return _hand_over_panel(words, shown) if shown.selection.needs_handover else None


def _watching_panel(words: Words, match: PlayedMatch, bot_move: BotMove) -> Element:
    """Return the panel while a bot moves, or while the move of a person at this device is shown to the next one."""
    at, event, game = bot_move.at, bot_move.event, match.record.game
    if bot_move.stage == "thinking" and turn_begin(match, at) < at:
        # The turn goes on at once: its last move stays.
        at = move_before(match, at) or 0
        event = match.record.events[at]
    before, thinking = visible_position(match, at), not event
    seat = max(match.game.to_move(before), 0)
    change = None if thinking else move_input_of(game).score_change(before, event)
    text = words("watch.thinking") if thinking else match_view_of(game).describe(words, before, event).sentence
    return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
        h.p(".help")[h.b[match.player(seat)], " ", text],
        h.div(".panel-body")[gain_list(words, change) if change and not change.is_empty else None],
        h.div(".panel-buttons.cluster")[
            None
            if thinking or match.bot(seat) is None
            else button(
                do("dialog", name="explanation", subject=str(at)),
                words("explanation.title"),
                picture="help",
                key="w",
            ),
            h.span(".thinking", aria_hidden="true")
            if thinking
            else button(
                do("show-next"), words("watch.next"), picture="play", key="c Escape", id="confirm", data_single=True
            ),
        ],
    ]


def _hand_over_panel(words: Words, shown: ShownMatch) -> Element:
    """Return the panel that asks for the next player, before the screen shows parts hidden from the others."""
    match = shown.match
    name, refused = match.player(match.turn), shown.selection.refusal is not None
    hint = match_view_of(match.record.game).hand_over_hint
    return h.section("#panel.panel", aria_label=words("panel.title"))[
        h.p(".hand-over", role="alert" if refused else None)[words("hand_over.pass", name=name)],
        h.p(".hint")[words(hint, name=name)],
        h.div(".panel-buttons.cluster")[
            button(
                do("hand-over"),
                words("hand_over.i_am", name=name),
                picture="person",
                classes="is-main",
                key="c",
                id="confirm",
            )
        ],
    ]


class Turn(NamedTuple):
    """The game's own content of the panel for a player who chooses a move."""

    help: Node
    """The help text for the next step, or None."""
    body: Node
    """The preview of the selected move. An open hint replaces it."""
    tools: Node
    """The game's own buttons."""
    confirm: str
    """The label of the button that plays the move."""
    possible: bool = True
    """False if no move can be selected on the current screen."""


def turn_panel(words: Words, shown: ShownMatch, turn: Turn) -> Element:
    """Return the panel for a player who chooses a move."""
    hint, refused = shown.page.hint, shown.selection.refusal is not None
    hinting = hint is not None and hint.open and not refused
    idle = shown.selection.is_empty and not refused
    classes = f"panel is-turn{' is-hinting' if hinting else ''}{' is-idle' if idle else ''}"
    return h.section({"class": classes}, id="panel", aria_label=words("panel.title"))[
        chunk(_panel_head(words, shown, turn.help)),
        chunk(h.div(".panel-body")[_hint_list(words, shown, hint) if hint and hint.open else turn.body]),
        chunk(h.div(".panel-buttons.cluster")[None if hinting else turn.tools, _move_buttons(words, shown, turn)]),
    ]


def _hint_list(words: Words, shown: ShownMatch, hint: Hint) -> Element:
    from web.app.view.panels.hints import hint_list

    return hint_list(words, shown, hint)


def _panel_head(words: Words, shown: ShownMatch, text: Node) -> Element:
    """Return the panel's first line with the hint button: a refusal, the hint's heading, or the game's help text.

    Without help texts (``settings.help``), refusals are still shown.
    """
    match = shown.match
    refusal = shown.selection.refusal
    drawn = shown.page.is_own and match.at == 0
    told = [_first_player(words, match), " ", text] if drawn else text
    usual = told if shown.settings.help == "on" else None
    said = (_refusal(words, match, refusal) if refusal else None) or hint_help(words, shown.page.hint) or usual
    return h.div({"class": "panel-head quiet" if said else "panel-head quiet is-bare"})[
        h.p(".help")[said] if said else None,
        chunk(h.html_of(hint_button(words, shown.page.hint))) if may(shown.page, "hint") else None,
    ]


def _first_player(words: Words, match: PlayedMatch) -> Element:
    name, colour = people_of(match)[match.turn]
    return h.b(".seat-name", data_colour=colour)[words("turn.first", name=name)]


def _refusal(words: Words, match: PlayedMatch, refusal: Refusal) -> Node:
    return h.span(".refusal")[
        icon("info"),
        h.span[match_view_of(match.record.game).refusal_text(words, refusal)],
        " ",
        h.button(".rule-link", type="button", data_do=do("dialog", name="rule", subject=refusal.rule))[
            words("refusal.rule")
        ]
        if has_rule_book(match.record.game)
        else None,
    ]


def _move_buttons(words: Words, shown: ShownMatch, turn: Turn) -> list[Element]:
    """Return the buttons that cancel the selection and confirm the selected move.

    The second one has another label if the move could not be undone. A button without effect is omitted if moves are
    played without confirmation, or if no move is possible. An open hint has its own button to close it, and no cancel.
    """
    match, empty = shown.match, shown.selection.is_empty
    event = move_input_of(match.record.game).selected_move(match.state, shown.selection)
    cancel = button(
        do("cancel"), words("turn.cancel"), picture="cancel", key="Escape", show_label=False, disabled=empty
    )
    ends = event is not None and not shown.page.is_sandbox and ends_undo(match, event)
    label = words("turn.end") if ends else turn.confirm
    confirm = button(
        do("confirm"), label, picture="confirm", classes="is-main", key="c", disabled=event is None, id="confirm"
    )
    hint = shown.page.hint
    useful = ((cancel, not empty), (confirm, event is not None))[hint is not None and hint.open :]
    return [control for control, works in useful if works or (turn.possible and shown.settings.confirm == "on")]
