"""Actions of the position editor: hold a piece, put it down, choose values, undo, and analyse the position."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final, Literal

from hofgarten.game import BadPosition
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.action import Fields, parse_int
from web.app.model.game_api.game_page import page_of, position_editor_of
from web.app.model.game_api.position_editor import NO_PIECE, Hand, ImpossibleEdit
from web.app.model.match.position_draft import Draft, code_of, draft_of, text_of
from web.app.model.mode import place_of
from web.app.model.model import ANALYSIS, EDIT_PLACE, Announcement, Handler, Model, Page, Screen, Update
from web.app.update.analysis import one_line, open_position, refuse_position, way_back
from web.app.update.registry import on_page

STATUS: Final = "edit-status"
"""The id of the element that tells if the position is legal."""


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open the editor at the draft in a place; ``subject`` is untrusted text."""
    code, text = subject.removeprefix(EDIT_PLACE), ""
    origin = before.origin if isinstance(before, Screen) and before.draft else way_back(before)
    try:
        text = text_of(code)
        draft = draft_of(text)
    except BadPosition as error:
        return refuse_position(replace(model, page=Screen(ANALYSIS, "", origin)), text, error)
    return Update(_with_draft(model, origin, draft))


def _with_draft(model: Model, origin: str, draft: Draft) -> Model:
    page = Screen(ANALYSIS, f"{EDIT_PLACE}{code_of(draft.text)}", origin, draft)
    return replace(model, page=page, notice="", dialog=None)


def _editing(handle: Callable[Concatenate[Draft, ...], Draft]) -> Handler:
    """Return a handler that applies only in the editor, made from a function of the draft.

    An impossible edit leaves the draft unchanged and tells the reason.
    """

    @wraps(handle)
    def handler(model: Model, page: Screen, **fields: object) -> Update:
        if page.draft is None:
            return Update(model)
        try:
            draft = handle(page.draft, **fields)
        except ImpossibleEdit as error:
            draft = page.draft._replace(refusal=error.refusal)
        return Update(_with_draft(model, page.origin, draft), Announcement("noted"))

    return on_page(Screen, handler)


def _hold(draft: Draft, *, piece: str = "", place: str = "") -> Draft:
    """Take a piece from the box, or that at a place, in hand; the same one again puts it down."""
    editor, state = draft.editor, draft.state
    hand: Hand | None = None
    if place and editor.is_place(state, place):
        hand = editor.lift(state, place)
    elif editor.is_piece(state, piece):
        hand = Hand(piece, draft.hand.turn if draft.hand.source == "" else 0)
    if hand is None or (hand.piece, hand.source) == (draft.hand.piece, draft.hand.source):
        hand = NO_PIECE
    return draft._replace(hand=hand, refusal=None)


def _put(draft: Draft, *, place: str, dropped: bool = False) -> Draft:
    """Put the piece in hand at a place; with an empty hand, take the piece that is there.

    The piece that was taken there turns instead.
    """
    editor, state, hand = draft.editor, draft.state, draft.hand
    if not editor.is_place(state, place):
        return draft
    if not hand.piece:
        return _hold(draft, place=place)
    if place == hand.source:
        if dropped or not editor.turns_in(place):
            return _put_down(draft)
        hand = hand._replace(turn=(hand.turn + 1) % editor.turns)
        return draft.edited(editor.write(editor.put(state, hand, place)), hand)
    text = editor.write(editor.put(state, hand, place))
    stays = editor.stays_in_hand(hand.piece) and not hand.source and not dropped
    return draft.edited(text, hand if stays else NO_PIECE)


def _turn(draft: Draft) -> Draft:
    """Turn the piece in hand by a quarter, in its place if it has one."""
    editor, hand = draft.editor, draft.hand
    if editor.turns_in(hand.source):
        return _put(draft, place=hand.source)
    return draft._replace(hand=hand._replace(turn=(hand.turn + 1) % editor.turns), refusal=None)


def _put_down(draft: Draft) -> Draft:
    """Empty the hand."""
    return draft._replace(hand=NO_PIECE, refusal=None)


def _set(draft: Draft, *, fields: Fields, name: str = "") -> Draft:
    """Choose another value of the setting that has changed."""
    editor, state, value = draft.editor, draft.state, fields.get(name)
    setting = next((setting for setting in editor.settings(state) if setting.name == name), None)
    if setting is None or not isinstance(value, str) or value not in setting.values:
        return draft
    return draft.edited(editor.write(editor.with_setting(state, name, value)), draft.hand)


def _let_first(draft: Draft, *, seat: int) -> Draft:
    """Let a seat have the first turn."""
    return _set(draft, name="first", fields={"first": str(seat)})


def _complete(draft: Draft) -> Draft:
    """Deal the open pieces that are missing at random, the same for the same draft."""
    editor = draft.editor
    return draft.edited(editor.write(editor.complete(draft.state, Rng.of(draft.text))))


def _start(model: Model, *, fields: Fields) -> Update:
    """Open the editor with a new match of a game."""
    game, players = str(fields.get("game", "")), parse_int(str(fields.get("players", "")))
    page = model.page
    editor = position_editor_of(game) if game in GAMES else None
    if editor is None or not isinstance(page, Screen):
        return Update(model)
    numbers = page_of(game).players
    seats = players if players is not None and players in numbers else numbers[0]
    draft = editor.start(seats, Rng.of(f"{model.browser.secret} {model.now}"))
    return Update(_with_draft(model, page.origin, Draft(editor.write(draft))), Announcement("noted"))


def _read_text(model: Model, page: Screen, *, fields: Fields) -> Update:
    """Replace the draft by the position in a form."""
    if page.draft is None:
        return Update(model)
    text = one_line(fields.get("position", ""))
    try:
        draft = draft_of(text)
    except BadPosition as error:
        return refuse_position(model, text, error)
    return Update(_with_draft(model, page.origin, page.draft.edited(draft.text)), Announcement("noted"))


def _copy(model: Model, page: Screen, *, what: Literal["text", "link"]) -> Update:
    """Copy the notation of the draft, or the link to it."""
    if page.draft is None:
        return Update(model)
    text = page.draft.text if what == "text" else f"{model.browser.address}{place_of(page)}"
    return Update(model, command={"kind": "copy", "text": text})


def _done(model: Model, page: Screen) -> Update:
    """Open the analysis board at the position; a draft with a fault is refused with the rule."""
    draft = page.draft
    if draft is None:
        return Update(model)
    faults = draft.faults
    if faults:
        refused = _with_draft(model, page.origin, draft._replace(refusal=faults[0]))
        return Update(refused, Announcement("noted"), STATUS, focus_after_click=True)
    try:
        return open_position(replace(model, notice=""), draft.text, place_of(page))
    except BadPosition as error:
        return refuse_position(model, draft.text, error)


HANDLERS: Final[dict[str, Handler]] = {
    "edit-start": _start,
    "edit-hold": _editing(_hold),
    "edit-put": _editing(_put),
    "edit-turn": _editing(_turn),
    "edit-put-down": _editing(_put_down),
    "edit-set": _editing(_set),
    "edit-first": _editing(_let_first),
    "edit-complete": _editing(_complete),
    "edit-undo": _editing(Draft.undone),
    "edit-redo": _editing(Draft.redone),
    "edit-text": on_page(Screen, _read_text),
    "edit-copy": on_page(Screen, _copy),
    "edit-done": on_page(Screen, _done),
}
