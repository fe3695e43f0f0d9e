"""What the page is answered after an action: what to show, keep and say.

Functions import here what the start does without.
"""

from dataclasses import replace
from typing import Any

from web.app.model.action import Action
from web.app.model.match.feedback import effects
from web.app.model.model import Outcome, Said, Table, place_of
from web.app.model.persistence import settled, writing, written
from web.app.model.user_files import user_bots
from web.app.update.match import next_focus
from web.app.update.update import step
from web.app.view.layout import page, title


def respond(table: Table | None, action: Action) -> tuple[Table, dict[str, Any]]:
    """Return the table after an action, and the reply for the page, as ``main.js`` reads it."""
    outcome = step(table, action)
    html = page(outcome.table)
    after = _without_empty_dialog(outcome.table, html)
    reply: dict[str, Any] = {
        "html": html,
        "title": title(after.language, after),
        "lang": after.language,
        "theme": after.settings.theme,
        # An embedding page's history is none of our business.
        **({} if after.embed else {"place": place_of(after)}),
        # The browser went there, and a place that turned out not to be there must not stay behind in its history.
        "replace": action.get("do") in {"start", "go", "embed-choose"},
        **_asked(outcome),
    }
    after = settled(table, after)
    if after.embed is None and (due := writing(table, outcome)).save:
        reply |= {"save": due.save, "base": due.base}
        after = replace(after, stored=written(after, due))
    if after.embed is not None and (messages := _told(table, after)):
        reply["tell"] = messages
    if outcome.deed:
        reply["deed"] = outcome.deed
    if heard := effects(table, outcome):
        reply["effects"] = heard
    if outcome.said and (text := _announced(after, outcome.said)):
        reply["say"] = text
    return after, reply | {key: there for key, one in _focus(outcome, action).items() if (there := _there(html, one))}


def _told(before: Table | None, after: Table) -> list[dict[str, Any]]:
    """Return the messages for the page in which this one is embedded."""
    from web.app.view.embed_messages import told

    return told(before, after)


def _announced(table: Table, said: Said) -> str:
    """Return what is said for the live region; empty when there is nothing to say."""
    from web.app.view.announce import announce

    return announce(table, said)


def _without_empty_dialog(table: Table, html: str) -> Table:
    """Return the table without a dialog that has nothing to show, lest it open by itself when it has."""
    return replace(table, dialog=None) if table.dialog and '<dialog id="dialog"' not in html else table


def _there(html: str, identity: str) -> str:
    """Return an id that is on the page; else that of the heading over a rule's position, which may show only parts."""
    return next((one for one in (identity, "live-title") if f' id="{one}"' in html), "")


def _focus(outcome: Outcome, action: Action) -> dict[str, str]:
    """Return where the focus goes: on, after a person's key; and for whoever uses keys, somewhere when it got lost.

    A pointer's click leaves it alone, and so does all that happens by itself, lest it be taken from what is read.
    """
    focus: dict[str, str] = {}
    if outcome.said is not None and outcome.said.what == "read":
        return focus
    if action.get("keyboard") is True and outcome.focus:
        focus["focus"] = outcome.focus
    if outcome.table.keyboard and (somewhere := next_focus(outcome.table)):
        focus["refocus"] = somewhere
    return focus


def _asked(outcome: Outcome) -> dict[str, Any]:
    """Return the opponent's question and the timer, where the action asked for one."""
    asked = dict[str, Any]()
    if outcome.ask:
        asked["ask"] = _question(outcome, outcome.table)
    if outcome.timer is not None:
        asked["after"] = {"ms": outcome.timer, "action": _due(outcome.table)}
    elif outcome.stop_timer:
        asked["after"] = None
    return asked


def _due(table: Table) -> Action:
    """Return the action for which a timer runs: the next step of a computer's move, or the next position looked at."""
    if table.past is not None:
        return {"do": "past-next", "at": table.past}
    return {"do": "show-next", "at": table.showing.at if table.showing else 0}


def _question(outcome: Outcome, table: Table) -> dict[str, Any] | None:
    match, review = table.match, table.review
    if match is None or outcome.ask == "nothing":
        return None
    from web.app.model.match import bot_protocol

    if outcome.ask == "review":
        return bot_protocol.review_question(match, review.findings, table.asked, table.entropy) if review else None
    if outcome.ask == "hint":
        return bot_protocol.hint_question(match, table.asked, table.entropy)
    bot = user_bots.brought_along(table.bots, match)
    ask = bot_protocol.guest_question if bot else bot_protocol.question
    return ask(match, table.asked, table.entropy) | bot
