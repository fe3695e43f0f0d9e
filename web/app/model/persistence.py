"""The texts saved in the browser's storage: the desired content, and the writes that get there.

The model remembers the content of the storage (``Model.storage_snapshot``), so that a write never overwrites a text
from another tab (``web/browser/persistence/storage.js``). Unknown keys, and texts saved by a newer version of the page,
are never changed.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from web.app.model import new_match_form as forms, schema_version, settings
from web.app.model.game_api.game_page import options_of
from web.app.model.library import saved_matches
from web.app.model.model import Model, Update
from web.app.model.new_match_form import Form
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots

PREFIX: Final = "hofgarten/"
DAMAGED: Final = f"{PREFIX}damaged/"
"""Prefix of the backup of a damaged text, made before the text is overwritten; the rest of its key follows."""

PUZZLES_KEY: Final = f"{PREFIX}puzzles"
"""The key of the progress in puzzles (``web.app.model.puzzles.progress``)."""


class Writing(NamedTuple):
    """Texts to write."""

    save: Mapping[str, str | None]
    """Text by key; None to remove the key."""
    base: Mapping[str, str | None]
    """The expected present text of each key. A key with another text is not written."""


def own_entries(storage: Mapping[str, str]) -> dict[str, str]:
    """Return the page's entries of a browser's storage."""
    return {key: text for key, text in storage.items() if key.startswith(PREFIX)}


def due_writes(before: Model | None, result: Update) -> Writing:
    """Return the texts to write after an action.

    A failed write is retried together with the next write, or when the user asks for it.
    """
    model = result.model
    if before is not None and not result.persist and _identities(before) == _identities(model):
        return Writing({}, {})
    wanted = wanted_storage(model, before)
    if result.persist == "all":
        return Writing(wanted, dict.fromkeys(wanted))
    stored, due = model.storage_snapshot, _pending_writes(model, wanted)
    if not result.persist and not any(
        key not in model.failed_writes or model.failed_writes[key] != due[key] for key in due
    ):
        return Writing({}, {})
    return Writing(due, {key: stored.get(key) for key in due})


def _pending_writes(model: Model, wanted: Mapping[str, str]) -> Mapping[str, str | None]:
    """Return the desired texts that the storage lacks; None for a key to remove."""
    gone: dict[str, str | None] = dict.fromkeys(model.storage_snapshot.keys() - wanted.keys())
    return gone | {key: text for key, text in wanted.items() if model.storage_snapshot.get(key) != text}


def without_stale_failures(before: Model | None, model: Model) -> Model:
    """Return the model without the failed writes that are no longer needed.

    Once none is left, the next failure shows a message again.
    """
    if before is None or not before.failed_writes or _identities(before) == _identities(model):
        return model
    due = _pending_writes(model, wanted_storage(model))
    unwritten = {key: text for key, text in model.failed_writes.items() if key in due}
    return replace(model, failed_writes=unwritten, storage_warned=model.storage_warned and bool(unwritten))


def storage_after(model: Model, writing: Writing) -> Mapping[str, str]:
    """Return the content of the storage after the writes. The page reports failures separately."""
    if not writing.save:
        return model.storage_snapshot
    after = {**model.storage_snapshot, **writing.save}
    return {key: text for key, text in after.items() if text is not None}


def _identities(model: Model) -> tuple[int, ...]:
    """Return the identities of all saved parts, to detect changes: every part of a model is immutable."""
    kept = (
        model.library,
        model.bots,
        model.form,
        model.lessons,
        model.puzzles,
        model.settings,
        model.storage_snapshot,
        model.failed_writes,
    )
    return tuple(map(id, kept))


def wanted_storage(model: Model, before: Model | None = None) -> dict[str, str]:
    """Return the desired content of the storage, by key. ``before`` has the matches as they were read."""
    removable = {key for key in model.storage_snapshot if key.startswith((saved_matches.PREFIX, user_bots.PREFIX))} | {
        key for name in model.form.chosen for key in _option_texts(name, model.form, model.storage_snapshot)
    }
    others = {key: text for key, text in model.storage_snapshot.items() if key not in removable}
    texts = {saved_matches.PREFIX + identity: saved.text for identity, saved in model.library.matches.items()}
    wanted = others | texts | user_bots.files(model.bots) | forms.files(model.form)
    puzzles = [(PUZZLES_KEY, model.puzzles)] if model.puzzles else []
    for key, text in (*_progress(model), *puzzles, _settings(model)):
        if text is None:
            wanted.pop(key, None)
            continue
        wanted[key] = text
    damaged = {
        DAMAGED + key.removeprefix(PREFIX): old
        for key, old in model.storage_snapshot.items()
        if key in wanted and wanted[key] != old and _is_damaged(model, before, key, old)
    }
    # The copies are written first: there may be no room for all.
    return damaged | {key: text for key, text in wanted.items() if key not in damaged}


def _is_damaged(model: Model, before: Model | None, key: str, text: str) -> bool:
    """Return True if a saved text that is to be overwritten has a part that was not read."""
    if key == settings.KEY:
        form = settings.read(text).last_form
        is_replaced = form not in {"", model.settings.last_form}
        return settings.is_damaged(text) or (is_replaced and forms.loses_part(form, model.storage_snapshot))
    if key == PUZZLES_KEY:
        from web.app.model.puzzles import progress

        return progress.loses_part(text)
    if key.startswith(user_bots.PREFIX):
        from web.app.model.workshop import bots

        return bots.loses_part(key.removeprefix(user_bots.PREFIX), text)
    if key.startswith(saved_matches.PREFIX):
        saved = before.library.matches.get(key.removeprefix(saved_matches.PREFIX)) if before else None
        return saved is not None and saved.text == text and saved.loses_part
    return key.startswith(lesson_progress.PREFIX) and lesson_progress.loses_part(text)


def with_stored_options(form: Form, stored: Mapping[str, str]) -> Form:
    """Return the form with the options that have changed in the storage."""
    chosen = dict(form.chosen)
    for name, part in form.chosen.items():
        options = options_of(name)
        there = options.from_json(options.to_json(part), stored)
        if options.files(there) != options.files(part):
            chosen[name] = there
    return replace(form, chosen=chosen)


def _option_texts(name: str, form: Form, stored: Mapping[str, str]) -> Mapping[str, str]:
    """Return the texts of a game's options in the storage."""
    options = options_of(name)
    return options.files(options.from_json(options.to_json(form.chosen[name]), stored))


def _settings(model: Model) -> tuple[str, str | None]:
    """Return the text of the settings; the saved text if it is equivalent or from a newer version."""
    old = model.storage_snapshot.get(settings.KEY)
    if settings.is_newer(old) or settings.read(old) == model.settings:
        return settings.KEY, old
    return settings.KEY, settings.write(model.settings)


def _progress(model: Model) -> Iterator[tuple[str, str | None]]:
    """Yield key and text of each opened lesson; None as the text of a lesson without progress."""
    known = lesson_progress.from_storage(model.storage_snapshot)
    for game, progress in model.lessons.items():
        key = lesson_progress.PREFIX + game
        old, new = model.storage_snapshot.get(key), lesson_progress.files({game: progress}).get(key)
        untouched = known.get(game) == progress or (new is None and game not in known)
        yield key, old if untouched or schema_version.is_newer(old, lesson_progress.VERSION) else new


def newer_keys(stored: Mapping[str, str]) -> tuple[str, ...]:
    """Return the keys of texts from a newer version. Changes to them last only until the page is closed."""
    return tuple(
        key
        for key, text in stored.items()
        if (key == settings.KEY and settings.is_newer(text))
        or (key == PUZZLES_KEY and schema_version.is_newer(text, schema_version.PUZZLES))
        or (key.startswith(lesson_progress.PREFIX) and schema_version.is_newer(text, lesson_progress.VERSION))
    )


def damaged_keys(stored: Mapping[str, str]) -> tuple[str, ...]:
    """Return the keys of unreadable settings and progress in lessons and puzzles."""
    return tuple(
        key
        for key, text in stored.items()
        if (key in {settings.KEY, PUZZLES_KEY} or key.startswith(lesson_progress.PREFIX))
        and schema_version.parse_object(text) is None
    )
