"""Actions about the browser's storage: failed writes, and changes by other tabs.

A match that is open in two tabs is played in one and followed in the other: the last tab to write it plays it.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from web.app.model import new_match_form as forms, persistence
from web.app.model.library import saved_matches
from web.app.model.match.venue import Followed
from web.app.model.model import Announcement, Handler, MatchPage, Model, Own, StartPage, Update
from web.app.model.notices import NOTICES, is_about_storage
from web.app.model.user_files import user_bots, user_files
from web.app.update import tab_sync
from web.app.update.open_match import next_focus, store
from web.app.update.registry import at_venue


def _take_change(model: Model, *, key: str, text: str | None) -> Update:
    """Apply a change made by another tab."""
    base = model.storage_snapshot.get(key)
    return tab_sync.load(model, key, text, base) if base != text else Update(model)


def _take_conflict(model: Model, *, key: str, text: str | None, base: str | None, cleared: bool = False) -> Update:
    """Apply a text found in the storage in place of ``base``; the pending write was not made."""
    if text is None and cleared:
        return _save_all(model)
    result = tab_sync.load(model, key, text, base, refused=True)
    page = result.model.page
    if model.background.review is not None and key == f"{saved_matches.PREFIX}{model.background.review.match.id}":
        return result  # the findings of the other tab are as good
    told = (result.model.notice, result.model.notice_args) != (model.notice, model.notice_args)
    if told or (isinstance(page, MatchPage) and page.is_follower):
        return result
    return replace(result, model=replace(result.model, notice="changed_elsewhere"))


def _save_all(model: Model) -> Update:
    """Save everything again after the storage was cleared."""
    return Update(replace(model, notice="cleared", failed_writes={}), persist="all")


def _compare(model: Model, *, storage: Mapping[str, str]) -> Update:
    """Compare with the whole content of the storage, after it was cleared or the page was suspended."""
    there = persistence.own_entries(storage)
    if model.storage_snapshot and not there:
        return _save_all(model)
    result = Update(model)
    # Removed keys first, as they are written: a renamed bot is not there twice in between.
    for key in sorted(model.storage_snapshot.keys() | there.keys(), key=lambda key: (key in there, key)):
        if (base := result.model.storage_snapshot.get(key)) != there.get(key):
            result = tab_sync.load(result.model, key, there.get(key), base)
    return result


def _failed(model: Model, *, reason: Literal["full", "forbidden"], there: Mapping[str, str | None]) -> Update:
    """Report failed writes, once on each page. On the start screen, a user file is reported each time, at its field."""
    failed = {**model.failed_writes, **{key: model.storage_snapshot.get(key) for key in there}}
    stored = {key: text for key, text in {**model.storage_snapshot, **there}.items() if isinstance(text, str)}
    model = replace(model, failed_writes=failed, storage_snapshot=stored)
    reported = model
    for key in there:
        reported = _report_failed_write(reported, key, f"storage_{reason}")
    return Update(reported)


def _report_failed_write(model: Model, key: str, notice: str) -> Model:
    """Return the model with a message about a failed write."""
    if isinstance(model.page, StartPage):
        if key.startswith(user_bots.PREFIX):
            parts = {"name": key.removeprefix(user_bots.PREFIX)}
            return replace(model, bots=user_files.saying(model.bots, "not_kept", model.bots.parts or parts))
        form = forms.on_write_failed(model.form, key)
        if form is not model.form:
            return replace(model, form=form)
    return model if model.storage_warned else replace(model, storage_warned=True, notice=notice)


def _works_again(model: Model) -> Update:
    """Report that writing works again, unless there is a message about a copy."""
    notice = model.notice if model.notice and NOTICES[model.notice].tells_of_copy else "works_again"
    return Update(replace(model, failed_writes={}, storage_warned=False, notice=notice))


def _retry(model: Model) -> Update:
    """Retry the failed writes; another failure is reported again."""
    notice = "" if is_about_storage(model.notice) else model.notice
    return Update(replace(model, storage_warned=False, notice=notice), persist="again")


def _play_here(model: Model, page: MatchPage, _venue: Followed) -> Update:
    """Play the match in this tab. Saving it makes the other tab follow."""
    if saved_matches.is_newer(model.library, page.match.id):
        return Update(model)
    model = store(model, page._replace(purpose=Own()), page.match)
    return Update(model, Announcement("turn"), next_focus(model.page))


HANDLERS: Final[dict[str, Handler]] = {
    "storage-changed": _take_change,
    "storage-conflict": _take_conflict,
    "storage-reread": _compare,
    "storage-failed": _failed,
    "storage-works": _works_again,
    "storage-retry": _retry,
    "play-here": at_venue(Followed, _play_here),
}
