"""What the page is answered after an action: what to show, keep and say."""

from typing import Any

from web import settings as kept_settings
from web import shelf as shelves
from web.acts.playing import next_focus
from web.state import HOME, MATCH_PLACE, Action, Outcome, Table
from web.table import step
from web.thinking import question
from web.views.announce import announce
from web.views.page import page, title


def respond(table: Table | None, action: Action) -> tuple[Table, dict[str, Any]]:
    """Return the table after an action, and the reply for the page, as ``bridge.js`` reads it."""
    outcome = step(table, action)
    after = outcome.table
    reply: dict[str, Any] = {
        "html": page(after),
        "title": title(after.language, after),
        "lang": after.language,
        "theme": after.settings.theme,
        "place": f"{MATCH_PLACE}{after.match.id}" if after.match else HOME,
        **_asked(outcome),
    }
    if action.get("do") in {"start", "go"}:
        # The browser went there, and a place that turned out not to be there must not stay behind in its history.
        reply["replace"] = True
    if saves := _saves(table, after):
        reply["save"] = saves
    if outcome.said and (text := announce(after, outcome.said)):
        reply["say"] = text
    return after, reply | _focus(outcome, action)


def _focus(outcome: Outcome, action: Action) -> dict[str, str]:
    """Return where the focus goes: on, after a person's key; and for whoever uses keys, somewhere when it got lost.

    A pointer's click leaves it alone, and so does all that happens by itself, lest it be taken from what is read.
    """
    focus: dict[str, str] = {}
    if action.get("keyboard") is True and outcome.focus:
        focus["focus"] = outcome.focus
    if outcome.table.keyboard and (somewhere := next_focus(outcome.table)):
        focus["refocus"] = somewhere
    return focus


def _asked(outcome: Outcome) -> dict[str, Any]:
    """Return the opponent's question and the timer, where the action asked for one."""
    match, asked = outcome.table.match, dict[str, Any]()
    if outcome.ask and match:
        asked["ask"] = question(match, outcome.table.asked)
    if outcome.timer is not None and outcome.table.showing:
        asked["after"] = {"ms": outcome.timer, "action": {"do": "show-next", "at": outcome.table.showing.at}}
    elif outcome.stop_timer:
        asked["after"] = None
    return asked


def _saves(before: Table | None, after: Table) -> dict[str, str | None]:
    if before is None:
        return {}
    saves = shelves.changes(before.shelf, after.shelf)
    if before.settings != after.settings:
        saves[kept_settings.KEY] = kept_settings.write(after.settings)
    return saves
