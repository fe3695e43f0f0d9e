"""The reply to the page after an action: its HTML, the texts to save, and commands for the browser.

Modules not needed by the start screen are imported lazily, inside functions.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from web.app.model.action import Action
from web.app.model.match.feedback import feedback_of
from web.app.model.model import (
    AnalysisBoard,
    Announcement,
    BotMove,
    Hint,
    MatchPage,
    Model,
    Own,
    PuzzleMatch,
    Replay,
    Review,
    Screen,
    Storm,
    Update,
    place_of,
)
from web.app.model.persistence import due_writes, storage_after, without_stale_failures
from web.app.model.user_files import user_bots
from web.app.update.match import next_focus
from web.app.update.update import update
from web.app.view.chunks import fold
from web.app.view.layout import page, shown_games, title

if TYPE_CHECKING:
    from web.app.model.messages import BotRequest, HostMessage, Reply


def respond(model: Model | None, action: Action) -> "tuple[Model, Reply]":
    """Return the model after an action, and the reply that ``main.js`` reads."""
    result = _without_empty_dialog(update(model, action))
    after = result.model
    folded = fold(page(after), after.chunks)
    after = replace(after, chunks=folded.chunks)
    reply: Reply = {
        "html": folded.html,
        "chunks": folded.new,
        "games": shown_games(after),
        "title": title(after.language, after),
        "lang": after.language,
        "theme": after.settings.theme,
        # The browser has already navigated. Replacing the entry removes an unknown place from the history.
        # The place of a study holds its lines, that of a position that is set up the whole of it.
        "replace": action.get("do") in {"start", "go", "embed-choose"} or _stays_on_board(model, after),
        **_requests(result),
    }
    if after.embed is None:
        # An embedded page must not change the history of the page around it.
        reply["place"] = place_of(after.page)
    after = without_stale_failures(model, after)
    if after.embed is None and (due := due_writes(model, result)).save:
        reply["save"], reply["base"] = due.save, due.base
        after = replace(after, storage_snapshot=storage_after(after, due))
    if after.embed is not None and (messages := _embed_messages(model, after)):
        reply["post"] = messages
    if result.command:
        reply["command"] = result.command
    if (awake := _keeps_awake(after)) != (model is not None and _keeps_awake(model)):
        reply["awake"] = awake
    if sounds_and_haptics := feedback_of(model, result):
        reply["effects"] = sounds_and_haptics
    if result.announcement and (text := _announcement_text(after, result.announcement)):
        reply["announce"] = text
    return after, reply | _focus(result, action)


def _stays_on_board(before: Model | None, after: Model) -> bool:
    """Return True on the analysis board and in the position editor, whose places hold all their content."""
    match before and before.page, after.page:
        case MatchPage(purpose=AnalysisBoard()), MatchPage(purpose=AnalysisBoard()):
            return True
        case Screen(draft=one), Screen(draft=other):
            return one is not None and other is not None
        case _:
            return False


def _keeps_awake(model: Model) -> bool:
    """Return True while several people pass this device round: each thinks longer than a screen stays on."""
    match model.page:
        case MatchPage(match=match, purpose=Own(is_follower=False)):
            return match.people > 1 and match.correspondence is None and not match.over
        case _:
            return False


def _embed_messages(before: Model | None, after: Model) -> "list[HostMessage]":
    """Return the messages for the page that embeds this one."""
    from web.app.view.embed_messages import messages_for_host

    return messages_for_host(before, after)


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
    heading = ["live-title"] if isinstance(page, MatchPage) and page.is_sandbox else []
    if result.focus and (action.get("keyboard") is True or result.is_faulty):
        focus["focus"] = [result.focus, *heading]
        if result.select:
            focus["select"] = result.select
    if result.model.keyboard and (somewhere := next_focus(page)):
        focus["refocus"] = [somewhere, *heading]
    return focus


def _requests(result: Update) -> "Reply":
    """Return the request for a bot and the timer, if the action asked for them."""
    asked: Reply = {}
    if result.bot_request:
        asked["bot_request"] = _bot_request(result, result.model)
    if result.timer is not None:
        asked["timer"] = {"ms": result.timer, "action": _timer_action(result.model)}
    elif result.stop_timer:
        asked["timer"] = None
    return asked


def _timer_action(model: Model) -> Action:
    """Return the action of the timer: the next step of a bot move or a replay, the clock of a storm, or a review."""
    match model.page:
        case MatchPage(purpose=PuzzleMatch(storm=Storm())):
            return {"do": "storm-tick"}
        case MatchPage(activity=Replay(at=at)):
            return {"do": "past-next", "at": at}
        case MatchPage(activity=BotMove(at=at)):
            return {"do": "show-next", "at": at}
        case _:
            return {"do": "review-idle"}


def _bot_request(result: Update, model: Model) -> "BotRequest | None":
    page = model.page
    if result.bot_request == "background" and model.background is not None:
        from web.app.model.match.bot_protocol import findings_request

        now = model.background
        return findings_request(now.match, now.findings, now.number, model.entropy, now.limit)
    if not isinstance(page, MatchPage) or result.bot_request == "cancel":
        return None
    from web.app.model.match import bot_protocol

    match page.activity:
        case Review(findings=findings):
            return bot_protocol.findings_request(page.match, findings, model.last_request, model.entropy)
        case Hint(stage="prospects"):
            from web.app.model.match.analysis import unknown_since

            board = page.board
            since = unknown_since(board.study, page.match) if board else None
            first = page.match.at + 1 if since is None else since
            return bot_protocol.prospects_request(page.match, first, model.last_request, model.entropy)
        case Hint(stage="search"):
            from web.app.model.match.analysis import SEARCH_LIMIT

            return bot_protocol.hint_request(page.match, model.last_request, model.entropy, SEARCH_LIMIT)
        case Hint():
            return bot_protocol.hint_request(page.match, model.last_request, model.entropy)
    file = model.bots.file_to_run(page.match.bot(page.match.turn))
    if file is None:
        return bot_protocol.bot_move_request(page.match, model.last_request, model.entropy)
    return user_bots.request_for(file, bot_protocol.user_bot_request(page.match, model.last_request, model.entropy))
