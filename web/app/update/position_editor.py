"""Actions while a position is set up: hold a piece, put it down, choose values, undo, and analyse the position."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Concatenate, Final, Literal

from hofgarten.game import BadPosition
from hofgarten.rng import Rng
from web.app.model.action import Fields, parse_int
from web.app.model.game_api.game_page import page_of, position_editor_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import BOX, TURNS, Hand, ImpossibleEdit, Ref
from web.app.model.match.position_draft import Draft, code_of, draft_of, match_of, text_of
from web.app.model.mode import place_of
from web.app.model.model import (
    ANALYSIS,
    EDIT_PLACE,
    Announcement,
    Handler,
    MatchPage,
    Model,
    Page,
    Screen,
    SetUp,
    Update,
    match_page,
)
from web.app.update.analysis import default_names, one_line, open_position, refuse_position, way_back
from web.app.update.registry import for_purpose, on_page

STATUS: Final = "edit-status"
"""The id of the element that tells if the position is legal."""


def open_screen(model: Model, subject: str, before: Page) -> Update:
    """Open the draft in a place; ``subject`` is untrusted text."""
    text, purpose = "", before.purpose if isinstance(before, MatchPage) else None
    origin = purpose.origin if isinstance(purpose, SetUp) else way_back(before)
    try:
        text = text_of(subject.removeprefix(EDIT_PLACE))
        return Update(_with_draft(model, draft_of(text), origin))
    except BadPosition as error:
        return refuse_position(replace(model, page=Screen(ANALYSIS, "", origin)), text, error)


def _with_draft(model: Model, draft: Draft, origin: str) -> Model:
    """Return the model with a draft on the board. The large garden stays, whose turn it may be."""
    match, now = match_of(draft, default_names(model)), model.page
    seat = now.focused_seat if isinstance(now, MatchPage) else None
    page = match_page(match, SetUp(draft, origin, f"{EDIT_PLACE}{code_of(draft.text)}"))
    shown = seat if seat in draft.editor.game.seats(draft.state) else max(match.turn, 0)
    return replace(model, page=page._replace(focused_seat=shown), notice="", dialog=None)


def _editing(handle: Callable[Concatenate[Draft, ...], Draft]) -> Handler:
    """Return a handler that applies only while a position is set up, made from a function of the draft.

    An impossible edit leaves the draft unchanged and tells the reason.
    """

    @wraps(handle)
    def handler(model: Model, page: MatchPage, set_up: SetUp, **fields: object) -> Update:
        draft = set_up.draft
        try:
            draft = handle(draft, **fields)
        except ImpossibleEdit as error:
            draft = draft._replace(refusal=error.refusal)
        except BadPosition as error:
            draft = draft._replace(refusal=Refusal(draft.editor.broken[error.rule], error.rule))
        return Update(_with_draft(model, draft, set_up.origin), Announcement("noted"))

    return for_purpose(SetUp, handler)


def _hold(draft: Draft, *, piece: str = "", place: str = "") -> Draft:
    """Take a piece from the box, or that at a place, in hand; the same one again puts it down."""
    editor, state, hand = draft.editor, draft.state, draft.hand
    taken: Hand | None = None
    if place and (there := Ref.of(place)) in editor.places(state):
        taken = editor.lift(state, there)
    elif (wanted := Ref.of(piece)) in editor.pieces:
        taken = Hand(wanted, hand.turn if hand and hand.source == BOX else 0)
    is_held = hand and taken and (taken.piece, taken.source) == (hand.piece, hand.source)
    return draft.held(None if is_held else taken)


def _put(draft: Draft, *, place: str, dropped: bool = False) -> Draft:
    """Put the piece in hand at a place; with an empty hand, take the piece that is there.

    The piece that was taken there turns instead.
    """
    editor, hand, there = draft.editor, draft.hand, Ref.of(place)
    if there not in editor.places(draft.state):
        return draft
    if hand is None:
        return _hold(draft, place=place)
    if there == hand.source != BOX:
        return draft.held(None) if dropped or there.kind != "garden" else _turn(draft)
    stays = hand.piece.kind in editor.lasting and hand.source == BOX != there and not dropped
    return draft.edited(editor.put(draft.state, hand, there), hand if stays else None)


def _turn(draft: Draft) -> Draft:
    """Turn the piece in hand by a quarter, in its place if that is in a garden."""
    if draft.hand is None:
        return draft
    hand = draft.hand._replace(turn=(draft.hand.turn + 1) % TURNS)
    if hand.source.kind == "garden":
        return draft.edited(draft.editor.put(draft.state, hand, hand.source), hand)
    return draft.held(hand)


def _set(draft: Draft, *, fields: Fields, name: str = "") -> Draft:
    """Choose another value of a setting, in a form in which it has changed."""
    chosen = fields.get(name)
    setting = next((setting for setting in draft.editor.settings(draft.state) if setting.ref.text == name), None)
    if setting is None or not isinstance(chosen, str) or chosen not in setting.values:
        return draft
    return draft.edited(draft.editor.choose(draft.state, setting.ref, chosen), draft.hand)


def _complete(draft: Draft) -> Draft:
    """Deal the open pieces that are missing at random, the same for the same draft."""
    return draft.edited(draft.editor.complete(draft.state, Rng.of(draft.text)))


def _start(model: Model, page: Screen, *, fields: Fields) -> Update:
    """Set up a position from a new match of a game."""
    game, players = str(fields.get("game", "")), parse_int(str(fields.get("players", "")))
    editor = position_editor_of(game)
    if editor is None:
        return Update(model)
    seats = page_of(game).players
    rng = Rng.of(f"{model.browser.secret} {model.now}")
    state = editor.start(players if players and players in seats else seats[0], rng)
    return Update(_with_draft(model, Draft(editor.write(state)), page.origin), Announcement("noted"))


def _read_text(model: Model, _page: MatchPage, set_up: SetUp, *, fields: Fields) -> Update:
    """Replace the draft by the position in a form."""
    text = one_line(fields.get("position", ""))
    try:
        draft = draft_of(text)
    except BadPosition as error:
        return refuse_position(model, text, error)
    edited = Draft(draft.text, past=(*set_up.draft.past, set_up.draft.text))
    return Update(_with_draft(model, edited, set_up.origin), Announcement("noted"))


def _copy(model: Model, page: MatchPage, set_up: SetUp, *, what: Literal["text", "link"]) -> Update:
    """Copy the notation of the draft, or the link to it."""
    text = set_up.draft.text if what == "text" else f"{model.browser.address}{place_of(page)}"
    return Update(model, command={"kind": "copy", "text": text})


def _done(model: Model, page: MatchPage, set_up: SetUp) -> Update:
    """Analyse the position; a draft with a fault is refused with the rule."""
    draft = set_up.draft
    if faults := draft.faults:
        refused = _with_draft(model, draft._replace(refusal=faults[0]), set_up.origin)
        return Update(refused, Announcement("noted"), STATUS, focus_after_click=True)
    try:
        return open_position(replace(model, notice=""), draft.text, place_of(page))
    except BadPosition as error:
        return refuse_position(model, draft.text, error)


HANDLERS: Final[dict[str, Handler]] = {
    "edit-start": on_page(Screen, _start),
    "edit-hold": _editing(_hold),
    "edit-put": _editing(_put),
    "edit-turn": _editing(_turn),
    "edit-set": _editing(_set),
    "edit-complete": _editing(_complete),
    "edit-undo": _editing(Draft.undone),
    "edit-redo": _editing(Draft.redone),
    "edit-text": for_purpose(SetUp, _read_text),
    "edit-copy": for_purpose(SetUp, _copy),
    "edit-done": for_purpose(SetUp, _done),
}
