"""The reply to the page after an action: its HTML, the texts to save, and commands for the browser.

Modules not needed by the start screen are imported lazily, inside functions.
"""

from dataclasses import replace
from typing import Any

from web.app.model.action import Action
from web.app.model.match.feedback import feedback_of
from web.app.model.model import Announcement, Model, Update, place_of
from web.app.model.persistence import due_writes, storage_after, without_stale_failures
from web.app.model.user_files import user_bots
from web.app.update.match import next_focus
from web.app.update.update import update
from web.app.view.layout import page, shown_games, title


def respond(model: Model | None, action: Action) -> tuple[Model, dict[str, Any]]:
    """Return the model after an action, and the reply that ``main.js`` reads."""
    result = update(model, action)
    html = page(result.model)
    after = _without_empty_dialog(result.model, html)
    reply: dict[str, Any] = {
        "html": html,
        "games": shown_games(after),
        "title": title(after.language, after),
        "lang": after.language,
        "theme": after.settings.theme,
        # An embedded page must not change the history of the page around it.
        **({} if after.embed else {"place": place_of(after)}),
        # The browser has already navigated. Replacing the entry removes an unknown place from the history.
        "replace": action.get("do") in {"start", "go", "embed-choose"},
        **_requests(result),
    }
    after = without_stale_failures(model, after)
    if after.embed is None and (due := due_writes(model, result)).save:
        reply |= {"save": due.save, "base": due.base}
        after = replace(after, storage_snapshot=storage_after(after, due))
    if after.embed is not None and (messages := _embed_messages(model, after)):
        reply["post"] = messages
    if result.command:
        reply["command"] = result.command
    if sounds_and_haptics := feedback_of(model, result):
        reply["effects"] = sounds_and_haptics
    if result.announcement and (text := _announcement_text(after, result.announcement)):
        reply["announce"] = text
    return after, reply | {
        key: there for key, one in _focus(result, action).items() if (there := _existing_id(html, one))
    }


def _embed_messages(before: Model | None, after: Model) -> list[dict[str, Any]]:
    """Return the messages for the page that embeds this one."""
    from web.app.view.embed_messages import messages_for_host

    return messages_for_host(before, after)


def _announcement_text(model: Model, said: Announcement) -> str:
    """Return the text for the live region; empty if there is no announcement."""
    from web.app.view.announce import announce

    return announce(model, said)


def _without_empty_dialog(model: Model, html: str) -> Model:
    """Close a dialog that has no content. Otherwise it would open by itself once it had some."""
    return replace(model, dialog=None) if model.dialog and '<dialog id="dialog"' not in html else model


def _existing_id(html: str, identity: str) -> str:
    """Return the id if the page contains it; else the heading of the rule position, which may show only parts."""
    return next((one for one in (identity, "live-title") if f' id="{one}"' in html), "")


def _focus(result: Update, action: Action) -> dict[str, str]:
    """Return the element to focus after a keyboard action, and a fallback in case the focus is lost.

    A click of a pointer and automatic updates never move the focus: they would interrupt the reader.
    """
    focus: dict[str, str] = {}
    if result.announcement is not None and result.announcement.kind == "read":
        return focus
    if action.get("keyboard") is True and result.focus:
        focus["focus"] = result.focus
    if result.model.keyboard and (somewhere := next_focus(result.model)):
        focus["refocus"] = somewhere
    return focus


def _requests(result: Update) -> dict[str, Any]:
    """Return the request for a bot and the timer, if the action asked for them."""
    asked = dict[str, Any]()
    if result.bot_request:
        asked["bot_request"] = _bot_request(result, result.model)
    if result.timer is not None:
        asked["timer"] = {"ms": result.timer, "action": _timer_action(result.model)}
    elif result.stop_timer:
        asked["timer"] = None
    return asked


def _timer_action(model: Model) -> Action:
    """Return the action of the timer: the next step of a bot move, or the next position of the replay."""
    if model.replay_at is not None:
        return {"do": "past-next", "at": model.replay_at}
    return {"do": "show-next", "at": model.bot_move.at if model.bot_move else 0}


def _bot_request(result: Update, model: Model) -> dict[str, Any] | None:
    match, review = model.match, model.review
    if match is None or result.bot_request == "nothing":
        return None
    from web.app.model.match import bot_protocol

    if result.bot_request == "review":
        return (
            bot_protocol.review_request(match, review.findings, model.last_request, model.entropy) if review else None
        )
    if result.bot_request == "hint":
        return bot_protocol.hint_request(match, model.last_request, model.entropy)
    bot = user_bots.bot_payload(model.bots, match)
    ask = bot_protocol.user_bot_request if bot else bot_protocol.bot_move_request
    return ask(match, model.last_request, model.entropy) | bot
