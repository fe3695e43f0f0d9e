"""The position editor: pieces to take, the parts of the position, its settings, and the rules that it breaks."""

from collections.abc import Sequence
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import has_rule_book, page_of, position_editor_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import BOX, NO_PIECE, OTHER_FIRST, Setting
from web.app.model.match.position_draft import Draft
from web.app.model.model import HOME
from web.app.model.new_match_form import COLOURS
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.analysis import RefusedPosition, position_form
from web.app.view.board.grid import Grid, grid
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon, radios, style_of
from web.app.view.game_api.editor_view import Area, EditorView
from web.app.view.game_api.game_views import editor_view_of
from web.app.view.html import Element, Node

SHORT: Final = 16
"""The most letters of a setting's value that fit into half the width of a phone."""


def editor_screen(words: Words, draft: Draft, origin: str, refused: RefusedPosition | None = None) -> Element:
    """Return the screen."""
    own, view, state = words.of_game(draft.game), editor_view_of(draft.game), draft.state
    settings, areas = draft.editor.settings(state), view.areas(own, state, draft.hand)
    return h.main({"class": f"editor {style_of(draft.game)}"})[
        h.header(".editor-head.cluster.across-4")[
            h.a(".button", href=origin or HOME)[icon("west"), h.span[words("analysis.back")]],
            h.h1[words("editor.title")],
        ],
        _tools(own, view, draft),
        h.div(".editor-desk.stack.at-top.gap-3")[
            h.section(".card.editor-pieces", aria_labelledby="pieces-title")[
                h.header(".editor-pieces-head.stack.packed")[
                    h.h2("#pieces-title")[words("editor.pieces")],
                    _hand(own, view, draft),
                ],
                (_area(own, area, draft) for area in view.pieces(own, state, draft.hand)),
            ],
            h.div(".editor-parts.stack.at-top.gap-3")[
                h.section(".card.editor-match", aria_labelledby="match-title")[
                    h.h2("#match-title")[words("editor.match")],
                    (_area(own, area, draft) for area in areas if area.seat is None),
                    _settings(own, view, settings, None),
                ],
                (_seat(own, view, draft, seat, areas, settings) for seat in draft.editor.game.seats(state)),
            ],
        ],
        _text(words, draft, refused),
    ]


def announcement(words: Words, draft: Draft) -> str:
    """Return the refusal, the piece in hand, or the first fault, else that the position is legal."""
    own, view, state = words.of_game(draft.game), editor_view_of(draft.game), draft.state
    if draft.refusal:
        return view.refusal_text(own, draft.refusal)
    if draft.hand != NO_PIECE and draft.hand.piece:
        return words("editor.in_hand", piece=view.piece_name(own, state, draft.hand))
    return view.refusal_text(own, draft.faults[0]) if draft.faults else words("editor.legal")


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


def _tools(words: Words, view: EditorView, draft: Draft) -> Element:
    """Return the bar: the piece in hand, undo and redo, the state of the position, and the way to the board."""
    hand = draft.hand
    return h.section(".card.editor-tools", aria_label=words("editor.tools"))[
        h.div(".panel-buttons.cluster")[
            button(
                do("edit-undo"),
                words("editor.undo"),
                picture="undo",
                key="u",
                disabled=not draft.past,
                show_label=False,
            ),
            button(
                do("edit-redo"),
                words("editor.redo"),
                picture="redo",
                key="y",
                disabled=not draft.future,
                show_label=False,
            ),
            button(do("edit-turn"), words("editor.turn"), picture="rotate", key="r", disabled=not hand.piece)
            if draft.editor.turns > 1
            else None,
            button(
                do("edit-put", place=BOX),
                words("editor.put_back"),
                picture="trash",
                key="Delete",
                disabled=not hand.piece,
            ),
            button(
                do("edit-done"),
                words("way.analysis"),
                picture="branch",
                classes="is-main",
                key="c",
                disabled=bool(draft.faults),
                aria_describedby="edit-illegal" if draft.faults else None,
            ),
        ],
        _hand(words, view, draft),
        h.div("#edit-status.editor-status.stack.gap-1", tabindex="-1")[_status(words, view, draft)],
    ]


def _hand(words: Words, view: EditorView, draft: Draft) -> Element:
    """Return the name of the piece in hand; without one, how to take one."""
    hand = draft.hand
    text = words("editor.in_hand", piece=view.piece_name(words, draft.state, hand)) if hand.piece else ""
    return h.p(".editor-hand.hint")[text or words("editor.help")]


def _status(words: Words, view: EditorView, draft: Draft) -> Node:
    """Return the last refusal and the faults, each with its rule; without any, that the position is legal."""
    refused = _refusal(words, view, draft, draft.refusal, "is-refused") if draft.refusal else None
    faults = draft.faults
    if not faults:
        return [refused, h.p(".editor-legal.row")[icon("confirm"), h.span[words("editor.legal")]]]
    return [
        refused,
        h.p("#edit-illegal.small")[words("editor.illegal")],
        [_refusal(words, view, draft, fault) for fault in faults if fault != draft.refusal],
        [
            button(
                do("edit-first", seat=seat),
                words("editor.first", name=words("player.name", number=seat + 1)),
                picture="first",
            )
            for fault in faults
            if fault.key == OTHER_FIRST and isinstance(seat := dict(fault.parts)["seat"], int)
        ],
        button(do("edit-complete"), words("editor.complete"), picture="dice"),
    ]


def _refusal(words: Words, view: EditorView, draft: Draft, refusal: Refusal, classes: str = "") -> Element:
    number = refusal.rule
    return h.p({"class": f"editor-fault {classes}".rstrip()})[
        view.refusal_text(words, refusal),
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


def _area(words: Words, area: Area, draft: Draft) -> Element:
    return h.div(".stack.at-start")[
        h.div(".editor-area.cluster.across-3")[
            h.h3[area.title],
            button(
                do("edit-put", place=area.place),
                words("editor.put_here", place=area.title),
                picture="plus",
                disabled=not draft.hand.piece,
            )
            if area.place
            else None,
        ],
        chunk(grid(Grid(area.name, area.title, area.rows, classes=f"edit-grid stack gap-1 {area.classes}".rstrip())))
        if any(area.rows)
        else None,
    ]


def _seat(
    words: Words, view: EditorView, draft: Draft, seat: int, areas: Sequence[Area], settings: Sequence[Setting]
) -> Element:
    """Return the parts of a seat."""
    return h.section(".card.editor-seat", aria_labelledby=f"seat-{seat}", data_colour=COLOURS[seat % len(COLOURS)])[
        h.h2(id=f"seat-{seat}")[words("player.name", number=seat + 1)],
        h.p(".hint")[words("editor.to_move")] if draft.editor.game.to_move(draft.state) == seat else None,
        (_area(words, area, draft) for area in areas if area.seat == seat),
        _settings(words, view, settings, seat),
    ]


def _settings(words: Words, view: EditorView, settings: Sequence[Setting], seat: int | None) -> Node:
    shown = [setting for setting in settings if setting.seat == seat]
    return (
        h.form(".editor-settings", data_form="edit-set", data_submit="edit-set", autocomplete="off")[
            (
                h.div({"class": f"small stack gap-1 {_width(words, view, setting)}".rstrip()})[
                    h.label(for_=f"set-{setting.name}")[view.setting_name(words, setting)],
                    h.select(".select", id=f"set-{setting.name}", name=setting.name)[
                        (
                            h.option(value=value, selected=value == setting.value)[
                                view.setting_value(words, setting, value)
                            ]
                            for value in setting.values
                        )
                    ],
                ]
                for setting in shown
            )
        ]
        if shown
        else None
    )


def _width(words: Words, view: EditorView, setting: Setting) -> str:
    """Return the class of a setting whose values do not fit into half a phone; empty for others."""
    return "is-wide" if any(len(view.setting_value(words, setting, each)) > SHORT for each in setting.values) else ""


def _text(words: Words, draft: Draft, refused: RefusedPosition | None) -> Element:
    """Return the notation of the draft, which can be changed, and the buttons that copy it and its link."""
    return h.details(".analysis-text")[
        h.summary[words("analysis.text")],
        position_form(words, draft.text, refused, "edit-text", words("editor.read")),
        button(do("edit-copy", what="text"), words("analysis.copy"), picture="copy"),
        button(do("edit-copy", what="link"), words("editor.copy_link"), picture="link"),
    ]
