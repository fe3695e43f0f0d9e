"""Actions with bots of people's own: adding one from a file, removing it, bringing it back."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.action import Action, whole
from web.app.model.model import Handler, Outcome, Table
from web.app.model.user_files import user_bots, user_files
from web.app.model.user_files.user_files import Unfit


def _add(table: Table, action: Action) -> Outcome:
    """Keep the bot in a file; it takes the seats that wait for one."""
    file, size, content = str(action.get("file")), whole(action, "size"), action.get("content")
    try:
        bots, name = user_bots.add(table.bots, file, size, content)
    except Unfit as unfit:
        return Outcome(replace(table, bots=user_files.saying(table.bots, unfit.key, unfit.parts)))
    return Outcome(_seated(replace(table, bots=bots), name))


def _seated(table: Table, name: str) -> Table:
    return replace(table, form=forms.seat_kind(table.form, forms.OWN, forms.own_kind(name)))


def _remove(table: Table, action: Action) -> Outcome:
    """Remove a bot; its seats wait for another one."""
    name = str(action.get("name"))
    form = forms.seat_kind(table.form, forms.own_kind(name), forms.OWN)
    return Outcome(replace(table, bots=user_files.remove(table.bots, name), form=form), focus="restore-bot")


def _restore(table: Table, _action: Action) -> Outcome:
    removed = table.bots.removed
    table = replace(table, bots=user_files.restore(table.bots))
    if removed is None or removed[0] not in table.bots.playable:
        return Outcome(table)
    return Outcome(_seated(table, removed[0]), focus="bot-file")


HANDLERS: Final[dict[str, Handler]] = {"add-bot": _add, "remove-bot": _remove, "restore-bot": _restore}
