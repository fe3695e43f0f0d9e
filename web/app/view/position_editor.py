"""The analysis board while a position is set up: pieces to take, the board, settings, and the rules that it breaks."""

from collections.abc import Sequence
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import has_rule_book, page_of, position_editor_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import BOX, Setting
from web.app.model.match.match import State
from web.app.model.match.position_draft import Draft
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import HOME, SetUp
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.analysis import RefusedPosition, position_form
from web.app.view.board.grid import Grid, grid
from web.app.view.board.screen import board_screen, stage
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon, radios
from web.app.view.components.players import stage_seat
from web.app.view.game_api.editor_view import EditorView, Tray
from web.app.view.game_api.game_views import editor_view_of, match_view_of
from web.app.view.html import Element, Node

SHORT: Final = 16
"""The most letters of a setting's value that fit into half the width of a phone."""


def editor_screen(words: Words, shown: ShownMatch, set_up: SetUp, refused: RefusedPosition | None = None) -> Element:
    """Return the screen of a match with the draft in the place of its board, garden and panel."""
    draft, match, seat = set_up.draft, shown.match, stage_seat(shown)
    view, parts = editor_view_of(draft.game), match_view_of(draft.game).parts(words, shown)
    garden = stage(words, match, seat, view.garden(words, match, seat, draft))
    parts = parts._replace(
        offer=view.offer(words, match, draft), stage=garden, panel=_panel(words, view, draft, seat), summary=None
    )
    return board_screen(words, shown, _settings(words, set_up, seat, refused), parts)


def draft_steps(words: Words, draft: Draft) -> Node:
    """Return the header's buttons: undo and redo."""
    return [
        _tool(do("edit-undo"), words("undo"), "undo", "u", disabled=not draft.past),
        _tool(do("edit-redo"), words("redo"), "redo", "y", disabled=not draft.future),
    ]


def _tool(action: str, label: str, picture: str, key: str = "", *, disabled: bool) -> Element:
    return button(action, label, picture=picture, key=key, disabled=disabled, show_label=False)


def announcement(words: Words, draft: Draft) -> str:
    """Return the refusal, the piece in hand, or the first fault, else that the position is legal."""
    if draft.hand and not draft.refusal:
        return words("editor.in_hand", piece=editor_view_of(draft.game).piece_name(words, draft, draft.hand))
    refusal = draft.refusal or next(iter(draft.faults), None)
    return refusal_text(words, refusal) if refusal else words("editor.legal")


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Return the sentence that explains a refusal. A seat is replaced by its name."""
    parts = dict(refusal.parts)
    if isinstance(seat := parts.pop("seat", None), int):
        parts["name"] = words("player.name", number=seat + 1)
    return words.of("edit", refusal.key, **parts)


def start_form(words: Words) -> Node:
    """Return the form that begins a new position by hand; None without a game that has an editor."""
    games = [game for game in GAMES if position_editor_of(game)]
    if not games:
        return None
    numbers = sorted({number for game in games for number in page_of(game).players})
    return h.form(
        ".analysis-note.stack.gap-1", data_submit="edit-start", autocomplete="off", aria_labelledby="editor-start"
    )[
        h.h2("#editor-start")[words("editor.title")],
        radios(words("start.game"), "game", [(game, words.of("game", game)) for game in games], games[0]),
        radios(words("editor.players"), "players", [(str(number), str(number)) for number in numbers], str(numbers[0])),
        h.button(".button", type="submit")[icon("pencil"), h.span[words("editor.begin")]],
    ]


def _panel(words: Words, view: EditorView[State], draft: Draft, seat: int) -> Element:
    """Return the panel: the piece in hand, the trays, the state of the position, and the way to its analysis."""
    faults, hand = draft.faults, draft.hand
    told = words("editor.in_hand", piece=view.piece_name(words, draft, hand)) if hand else words("editor.help")
    return h.section("#panel.panel.is-setting-up", aria_label=words("editor.pieces"))[
        h.div(".panel-head")[
            h.p(".help.small")[told],
            _tool(do("edit-turn"), words("editor.turn"), "rotate", "r", disabled=not hand),
            _tool(do("edit-put", place=BOX.text), words("editor.put_back"), "trash", "Delete", disabled=not hand),
        ],
        h.div(".panel-body.stack.gap-3")[(_tray(words, draft, tray) for tray in view.trays(words, draft, seat))],
        h.div(".editor-foot.split")[
            h.div("#edit-status.editor-status.stack.gap-1", tabindex="-1")[_status(words, draft)],
            h.div(".panel-buttons.cluster")[
                button(do("edit-complete"), words("editor.complete"), picture="dice") if faults else None,
                button(
                    do("edit-done"),
                    words("editor.done"),
                    picture="branch",
                    classes="is-main",
                    key="c",
                    disabled=bool(faults),
                    aria_describedby="edit-illegal" if faults else None,
                ),
            ],
        ],
    ]


def _tray(words: Words, draft: Draft, tray: Tray) -> Element:
    action, here = do("edit-put", place=tray.ref.text), words("editor.put_here", place=tray.title)
    cells = Grid(f"tray-{tray.ref.text}", tray.title, [tray.cells], classes="edit-tray")
    return h.div(".stack.gap-1")[
        h.div(".editor-tray.split.across-3")[
            h.h3[tray.title], _tool(action, here, "plus", disabled=not draft.hand) if tray.is_pile else None
        ],
        chunk(grid(cells)) if tray.cells else None,
    ]


def _status(words: Words, draft: Draft) -> Node:
    """Return the last refusal and the faults, each with its rule; without any, that the position is legal."""
    refused, faults = draft.refusal, draft.faults
    return [
        _refusal(words, draft, refused, is_refused=True) if refused else None,
        h.p("#edit-illegal.visually-hidden")[words("editor.illegal")]
        if faults
        else h.p(".editor-legal.row")[icon("confirm"), h.span[words("editor.legal")]],
        [_refusal(words, draft, fault) for fault in faults if fault != refused],
    ]


def _refusal(words: Words, draft: Draft, refusal: Refusal, *, is_refused: bool = False) -> Element:
    number = refusal.rule
    return h.p(h.classes("editor-fault small", {"is-refused": is_refused}))[
        refusal_text(words, refusal),
        " " if number else None,
        h.button(
            ".rule-link",
            type="button",
            data_do=do("dialog", name="rule", subject=number),
            aria_label=words("editor.rule", rule=number),
            aria_haspopup="dialog",
        )[number]
        if number and has_rule_book(draft.game)
        else None,
    ]


def _settings(words: Words, set_up: SetUp, seat: int, refused: RefusedPosition | None) -> Element:
    """Return the values of the seat on stage and of the match, and the notation of the draft, which can be changed."""
    draft = set_up.draft
    settings = draft.editor.settings(draft.state)
    own = [setting for setting in settings if setting.seat == seat]
    return h.section(".analysis.floating.stack.gap-3", aria_labelledby="editor-title")[
        h.header(".split")[
            h.h2("#editor-title")[words("editor.title")],
            h.a(".button", href=set_up.origin or HOME)[icon("west"), h.span[words("analysis.back")]],
        ],
        _form(words, words("player.name", number=seat + 1), own) if own else None,
        _form(words, words("editor.match"), [each for each in settings if each.seat is None]),
        h.details(".analysis-text")[
            h.summary[words("analysis.text")],
            position_form(words, draft.text, refused, "edit-text", words("editor.read")),
            button(do("edit-copy", what="text"), words("analysis.copy"), picture="copy"),
            button(do("edit-copy", what="link"), words("editor.copy_link"), picture="link"),
        ],
    ]


def _form(words: Words, title: str, settings: Sequence[Setting]) -> Element:
    return h.form(
        ".editor-settings", data_form="edit-set", data_submit="edit-set", autocomplete="off", aria_label=title
    )[h.h3[title], (_setting(words, setting) for setting in settings)]


def _setting(words: Words, setting: Setting) -> Element:
    def shown(value: str) -> str:
        if setting.ref.kind == "first":
            return words("player.name", number=int(value) + 1)
        return words.of(setting.texts, value) if setting.texts else value

    ref, values = setting.ref, [(value, shown(value)) for value in setting.values]
    is_wide = any(len(value) > SHORT for _, value in values)
    return h.div(h.classes("small stack gap-1", {"is-wide": is_wide}))[
        h.label(for_=f"set-{ref.text}")[words.of("setting", ref.kind, number=next(iter(ref.numbers), 0) + 1)],
        h.select(".select", id=f"set-{ref.text}", name=ref.text)[
            (h.option(value=value, selected=value == setting.value)[name] for value, name in values)
        ],
    ]
