"""The reply to the page after an action: its HTML, the texts to save, and commands for the browser.

Modules not needed by the start screen are imported lazily, inside functions.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from web.app.loading.traceback_text import traceback_of
from web.app.model.action import Action
from web.app.model.match.feedback import feedback_of
from web.app.model.mode import awaited_turn, keeps_awake, mode_of, place_of
from web.app.model.model import UNOPENABLE_PLACE, Announcement, MatchPage, Model, Update
from web.app.model.persistence import due_writes, storage_after, without_stale_failures
from web.app.update.effects import connection_of, must_start, request_of, timer_of
from web.app.update.open_match import next_focus
from web.app.update.update import update
from web.app.view.chunks import NO_CHUNKS, Chunks, fold
from web.app.view.layout import page, shown_games, title

if TYPE_CHECKING:
    from web.app.model.messages import Reply, TurnNews


_OTHERWISE: Final[Mapping[object, Sequence[Action]]] = {
    "start": ({"place": UNOPENABLE_PLACE}, {"storage": {}}),
    "go": ({"place": UNOPENABLE_PLACE},),
    "host-load": ({"record": None},),
    "host-resume": ({"moves": None},),
}
"""Other fields of actions that open something from elsewhere, in order, for when it raises an exception."""


class Visit(NamedTuple):
    """The state of the page between two actions."""

    model: Model | None = None
    """None before the first action, ``start``."""
    chunks: Chunks = NO_CHUNKS
    """The chunks that the browser has."""
    failing: bool = False
    """True after an action that failed: the browser has perhaps used up an effect of the model."""


def answer(visit: Visit, action: Action) -> "tuple[Visit, Reply]":
    """Return the visit after an action, and the reply. No exception ends a visit.

    A link that raises one is not opened, and the page says so. Any other action that raises one leaves the model as it
    is: then the reply has the traceback (``failed``) and, the first time, all effects of the model, so that a bot is
    asked again. All are sent again after the next action that succeeds, too.
    """
    error = ""
    for other in ({}, *_OTHERWISE.get(action.get("do"), ())):
        try:
            model, reply, chunks = respond(visit.model, {**action, **other}, visit.chunks, whole=visit.failing)
        except Exception as exception:
            error = error or traceback_of(exception)
            if visit.model is not None and isinstance(exception, OSError):
                break  # a pack could not be fetched: the same action can succeed later
            continue
        if "storage" in other:  # the page looks like that of a first visit, and says nothing about it
            reply["failed"] = error
        elif error:
            reply["log"] = error
        return Visit(model, chunks), reply
    failure: Reply = {"failed": error}
    if visit.model is not None and not visit.failing:
        with suppress(Exception):
            failure |= _effects(visit.model, visit.model, action, whole=True)
    return visit._replace(failing=True), failure


def respond(
    model: Model | None, action: Action, chunks: Chunks = NO_CHUNKS, *, whole: bool = False
) -> "tuple[Model, Reply, Chunks]":
    """Return the model after an action, the reply that ``main.js`` reads, and the chunks that the browser then has.

    ``chunks`` are those that it has before; ``whole`` is True if the reply has all effects of the model, not only those
    that change.
    """
    if action.get("do") == "start":
        model = None
    result = _without_empty_dialog(update(model, action))
    after = result.model
    html = page(after)
    if after.settings.keys == "off":
        from web.app.view.single_keys import without_single_keys

        html = without_single_keys(html)
    folded = fold(html, chunks)
    reply: Reply = {
        "html": folded.html,
        "chunks": folded.new,
        "games": shown_games(after),
        "title": title(after.language, after),
        "lang": after.language,
        "theme": after.settings.theme,
        # The browser has already navigated. Replacing the entry removes an unknown place from the history.
        # The place of an analysis holds its lines, that of a position that is set up the whole of it.
        "replace": action.get("do") in {"start", "go", "embed-choose"} or _stays_on_board(model, after),
        **_effects(model, after, action, whole=whole),
    }
    if after.embed is None:
        # An embedded page must not change the history of the page around it.
        reply["place"] = place_of(after.page)
    else:
        from web.app.view.embed_messages import messages_for_host

        if messages := [*messages_for_host(model, after, after.embed)]:
            reply["post"] = messages
    after = without_stale_failures(model, after)
    if after.has_library and (due := due_writes(model, result)).save:
        reply["save"], reply["base"] = due.save, due.base
        after = replace(after, storage_snapshot=storage_after(after, due))
    if result.command:
        reply["command"] = result.command
    if (awake := _keeps_awake(after)) != (model is not None and _keeps_awake(model)):
        reply["awake"] = awake
    if model is not None and (turn := awaited_turn(after.page)) != awaited_turn(model.page):
        reply["turn"] = _turn_news(after) if turn else None
    if sounds_and_haptics := feedback_of(model, result):
        reply["effects"] = sounds_and_haptics
    if (said := result.announcement) and (text := _announcement_text(after, said)):
        # A keyboard user has heard the text of a choice already, as the preview of the same place.
        before = model and model.keyboard and said.kind == "chosen" and _announcement_text(model, said)
        if text != before:
            reply["announce"] = text
    return after, reply | _focus(result, action), folded.chunks


def _stays_on_board(before: Model | None, after: Model) -> bool:
    """Return True if both pages are the analysis board in the same mode: its place holds all its content."""
    match before and before.page, after.page:
        case MatchPage() as old, MatchPage() as new:
            return mode_of(old).place_holds_content and mode_of(old) == mode_of(new)
        case _:
            return False


def _keeps_awake(model: Model) -> bool:
    """Return True to keep the device's screen on."""
    return isinstance(model.page, MatchPage) and keeps_awake(model.page)


def _turn_news(model: Model) -> "TurnNews":
    """Return the news that a person at this device is to move."""
    words, page = model.words, model.page
    assert isinstance(page, MatchPage)
    follows, match = page.is_follower, page.match
    return {
        "text": words("saved.your_turn"),
        "body": words.beside([words.of("game", match.record.game), words.listed(match.names)]),
        "notify": model.settings.notify == "on" and not follows,
        "sound": model.settings.sounds == "on" and not follows,
    }


def _announcement_text(model: Model, said: Announcement) -> str:
    """Return the text for the live region; empty if there is no announcement."""
    from web.app.view.announce import announce

    return announce(model, said)


def _without_empty_dialog(result: Update) -> Update:
    """Close a dialog that has no content. Otherwise it would open by itself once it had some."""
    if result.model.dialog is None:
        return result
    from web.app.view.dialogs import has_content

    return result if has_content(result.model) else replace(result, model=replace(result.model, dialog=None))


def _focus(result: Update, action: Action) -> "Reply":
    """Return the elements to focus after a keyboard action, and a fallback in case the focus is lost.

    A click of a pointer moves the focus only to a faulty field, and automatic updates never move it: they would
    interrupt the reader.
    """
    focus: Reply = {}
    page = result.model.page
    if result.announcement is not None and result.announcement.kind == "read":
        return focus
    # A rule's position shows only parts of the match, but always its heading.
    heading = ["position-title"] if isinstance(page, MatchPage) and page.is_sandbox else []
    if result.focus and (action.get("keyboard") is True or result.focus_after_click):
        focus["focus"] = [result.focus, *heading]
        if result.select:
            focus["select"] = result.select
    if result.model.keyboard and (somewhere := next_focus(page)):
        focus["refocus"] = [somewhere, *heading]
    return focus


def _effects(before: Model | None, after: Model, action: Action, *, whole: bool) -> "Reply":
    """Return the request for the bots, the timer and the connection in a room, if they change or ``whole`` is True."""
    asked: Reply = {}
    request = request_of(None if whole else before, after, action)
    if request or whole:
        asked["bot_request"] = None if request == "cancel" else request
    timer = timer_of(after)
    if before is None or whole or must_start(timer_of(before), timer, action):
        asked["timer"] = {"ms": timer.ms, "action": timer.action} if timer else None
    connection = connection_of(after)
    if connection != connection_of(before) or (whole and connection):
        asked["room"] = connection
    return asked
