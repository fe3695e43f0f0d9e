"""Actions about what happens to what is kept: it could not be written, or it was written or removed elsewhere.

A match that is played in two tabs is played in one of them and followed in the other: whoever writes it plays it.
"""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model import persistence as storages
from web.app.model.action import Action
from web.app.model.library import saved_matches as shelves
from web.app.model.model import Handler, Outcome, Said, Table
from web.app.model.user_files import user_bots, user_files
from web.app.update import tab_sync
from web.app.update.match import next_focus, store


def _elsewhere(table: Table, action: Action) -> Outcome:
    """Take what was written or removed in another tab."""
    key, text = _entry(action)
    return tab_sync.take(table, key, text) if table.stored.get(key) != text else Outcome(table)


def _overtaken(table: Table, action: Action) -> Outcome:
    """Take what was found in the storage instead of what should have been there; nothing has been written over it."""
    key, text = _entry(action)
    if text is None and action.get("cleared") is True:
        return _emptied(table)
    outcome = tab_sync.take(table, key, text, refused=True)
    if outcome.table.notice != table.notice or outcome.table.following:
        return outcome
    return replace(outcome, table=replace(outcome.table, notice="changed_elsewhere"))


def _entry(action: Action) -> tuple[str, str | None]:
    text = action.get("text")
    return str(action.get("key")), text if isinstance(text, str) else None


def _emptied(table: Table) -> Outcome:
    """Keep everything again after it has been removed from outside."""
    return Outcome(replace(table, notice="cleared", unkept={}), keep="all")


def _looked_up(table: Table, action: Action) -> Outcome:
    """Compare with all that the storage holds, after it was cleared or the page has slept."""
    there = storages.in_storage(action.get("storage"))
    if table.stored and not there:
        return _emptied(table)
    outcome = Outcome(table)
    for key in sorted(table.stored.keys() | there.keys()):
        if outcome.table.stored.get(key) != there.get(key):
            outcome = tab_sync.take(outcome.table, key, there.get(key))
    return outcome


def _failed(table: Table, action: Action) -> Outcome:
    """Say once that nothing can be kept; the match goes on. Of a file it is said each time, where it was added."""
    raw = action.get("there")
    there = raw if isinstance(raw, dict) else {}
    unkept = {**table.unkept, **{str(key): table.stored.get(str(key)) for key in there}}
    stored = {key: text for key, text in {**table.stored, **there}.items() if isinstance(text, str)}
    table = replace(table, unkept=unkept, stored=stored)
    told = table
    for key in there or [str(action.get("key"))]:
        told = _told(told, str(key), "storage_full" if action.get("why") == "full" else "storage_forbidden")
    return Outcome(told)


def _told(table: Table, key: str, notice: str) -> Table:
    """Return the table on which it is said that something is not kept."""
    if key.startswith(user_bots.PREFIX):
        parts = {"name": key.removeprefix(user_bots.PREFIX)}
        return replace(table, bots=user_files.saying(table.bots, "not_kept", table.bots.parts or parts))
    form = forms.not_kept(table.form, key)
    if form is not table.form:
        return replace(table, form=form)
    return table if table.storage_told else replace(table, storage_told=True, notice=notice)


def _works(table: Table, _action: Action) -> Outcome:
    """Say that everything is kept again."""
    return Outcome(replace(table, unkept={}, storage_told=False, notice="works_again"))


def _again(table: Table, _action: Action) -> Outcome:
    """Try once more to keep what could not be kept; if that fails, it is said once more."""
    notice = "" if table.notice.startswith("storage") else table.notice
    return Outcome(replace(table, storage_told=False, notice=notice), keep="again")


def _play_here(table: Table, _action: Action) -> Outcome:
    """Play the match in this tab: it is written, so that it is followed in the other one."""
    match = table.match
    if match is None or not table.following or shelves.is_newer(table.shelf, match.id):
        return Outcome(table)
    table = store(replace(table, following=False), match)
    return Outcome(table, Said("turn"), next_focus(table))


HANDLERS: Final[dict[str, Handler]] = {
    "kept-elsewhere": _elsewhere,
    "overtaken": _overtaken,
    "looked-up": _looked_up,
    "storage-failed": _failed,
    "storage-works": _works,
    "keep-again": _again,
    "play-here": _play_here,
}
