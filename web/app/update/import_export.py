"""Import and export matches: as files, through the clipboard, by drag and drop, or from another app."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.record import RecordError, read_record, write_record
from web.app.model.action import Fields
from web.app.model.library.daily import date_at
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.links.share_link import PLACES_OF_LINKS
from web.app.model.model import Dialog, Handler, Model, ReceivedFiles, Update
from web.app.model.transfer import device_texts, merge, ownership, parse
from web.app.model.transfer.device_texts import PARTS
from web.app.model.transfer.file_names import file_name
from web.app.model.transfer.types import FileUpload, ImportFile, ImportResult
from web.app.update.open_match import home, new_identity
from web.app.update.router import visit

if TYPE_CHECKING:
    from web.app.model.messages import Download

_ONE: Final = ("json", "application/json")
"""Extension and media type of a single match. Every device can open and share this type of file."""

_MANY: Final = ("jsonl", "application/x-ndjson")
_DAMAGED: Final = ("txt", "text/plain")


def _import(model: Model, *, files: Sequence[FileUpload]) -> Update:
    return _import_files(model, parse.import_files(files))


def _import_text(model: Model, *, fields: Fields) -> Update:
    return _import_files(model, [parse.import_text(str(fields.get("text", "")))])


def _import_files(model: Model, files: Sequence[ImportFile]) -> Update:
    """Import matches and show the result; a link to the page opens its place."""
    if place := parse.place_in(files, PLACES_OF_LINKS):
        return visit(model, place)
    if not files:
        return Update(model)
    model = home(model)
    state = merge.import_matches(
        model.library,
        files,
        model.now,
        lambda library: new_identity(replace(model, library=library)),
        model.form.own_name,
    )
    after, unusable = device_texts.merged(replace(model, library=state.library), state.texts, state.renamed)
    state = merge.with_unusable(state, unusable)
    return Update(replace(after, dialog=Dialog("import-result", _with_way_back(state.result, model, after))))


def _with_way_back(result: ImportResult, before: Model, after: Model) -> ImportResult:
    """Return the result of an import with the parts of the model that it has changed."""
    parts = [part for part in PARTS if getattr(before, part) != getattr(after, part)]
    changed = ["library", *parts]
    return result._replace(
        parts=tuple(parts),
        before={part: getattr(before, part) for part in changed},
        after={part: getattr(after, part) for part in changed},
    )


def _undo(model: Model) -> Update:
    """Take back the import whose result is shown. A part that has changed since stays as it is."""
    result = _result(model)
    if result is None or result.undone or not result.before:
        return Update(model)
    before, after = result.before["library"].matches, result.after["library"].matches
    matches = dict(model.library.matches)
    for identity in after:
        if after[identity] is matches.get(identity) and before.get(identity) is not after[identity]:
            matches.pop(identity)
            matches |= {identity: before[identity]} if identity in before else {}
    same = {part: result.before[part] for part in result.parts if getattr(model, part) is result.after[part]}
    library = replace(model.library, matches=matches)
    taken_back = Dialog("import-result", ImportResult(undone=True))
    return Update(replace(model, library=library, dialog=taken_back, **same))


def _result(model: Model) -> ImportResult | None:
    subject = model.dialog.subject if model.dialog else None
    return subject if isinstance(subject, ImportResult) else None


def _claim(model: Model, *, fields: Fields) -> Update:
    """Mark the seats of the chosen people as played here: in the new matches, or in the match of the dialog."""
    dialog, result = model.dialog, _result(model)
    if dialog is None:
        return Update(model)
    chosen = {str(value) for key, value in fields.items() if key.startswith("own-")}
    if result is None:
        return Update(replace(model, library=ownership.claimed(model.library, dialog.text, chosen)))
    added = []
    library = model.library
    for identity in result.added:
        library, here = ownership.claimed_import(library, identity, chosen)
        added.append(here)
    result = result._replace(added=tuple(added), after={**result.after, "library": library})
    return Update(replace(model, library=library, dialog=Dialog("import-result", result)))


def _received(model: Model, *, files: Sequence[FileUpload]) -> Update:
    """Ask the user before importing shared files: any other site may have posted them."""
    received = tuple(parse.import_files(files))
    if not received:
        return Update(model)
    return Update(replace(model, dialog=Dialog("received", ReceivedFiles(received))))


def _take_received(model: Model) -> Update:
    """Import the shared files after the user has agreed."""
    received = model.dialog.subject if model.dialog else None
    if not isinstance(received, ReceivedFiles):
        return Update(model)
    return _import_files(replace(model, dialog=None), received.files)


def _export_handler(export: Callable[[Model, SavedMatch], Update]) -> Handler:
    """Return a handler that exports the saved match named by the action."""

    def handle(model: Model, *, identity: str) -> Update:
        saved = model.library.matches.get(identity)
        return Update(model) if saved is None else export(replace(model, dialog=None), saved)

    return handle


def _download_match(model: Model, saved: SavedMatch) -> Update:
    """Download a match; a damaged text, or one from a newer version, is exported unchanged."""
    if saved.summary is None or saved.match is None:
        return Update(model, command=_download(model, _ONE if saved.newer else _DAMAGED, saved.text, saved.id))
    players = [player.name for player in saved.summary.players]
    names = [saved.match.name] if saved.match.name else players
    return Update(model, command=_download(model, _ONE, f"{saved.text}\n", saved.summary.game, *names))


def _copy(model: Model, saved: SavedMatch) -> Update:
    return Update(model, command={"kind": "copy", "text": saved.text})


def _download_all(model: Model) -> Update:
    """Download all readable matches, latest first, one per line."""
    lines = [line for saved in model.library.newest_first() if saved.summary and (line := _line(saved))]
    return (
        Update(model, command=_download(model, _MANY, "".join(f"{line}\n" for line in lines)))
        if lines
        else Update(model)
    )


def _download_everything(model: Model) -> Update:
    """Download all that this device has saved, for another one: a text per line, then each readable match."""
    matches = filter(None, map(ownership.line_of, model.library.newest_first()))
    text = "".join(f"{line}\n" for line in (*device_texts.lines(model), *matches))
    return Update(model, command=_download(model, _MANY, text, "everything"))


def _line(saved: SavedMatch) -> str:
    """Return a saved match on one line; an empty string if it is not a record."""
    if "\n" not in saved.text:
        return saved.text
    try:
        return write_record(read_record(saved.text))
    except RecordError:
        return ""


def _download(model: Model, kind: tuple[str, str], text: str, *parts: str) -> "Download":
    ending, content = kind
    day = date_at(model.now, model.offset).isoformat()
    return {"kind": "download", "name": file_name(ending, "hofgarten", *parts, day), "type": content, "text": text}


def _paste(model: Model) -> Update:
    """Ask the browser for the content of the clipboard; it arrives as an ``import`` action."""
    return Update(model, command={"kind": "paste"})


def _paste_refused(model: Model) -> Update:
    """Tell the user that the browser denies access to the clipboard, and how to paste a text instead."""
    return Update(replace(model, dialog=Dialog("import-matches", "refused")), focus="import-text")


HANDLERS: Final[dict[str, Handler]] = {
    "import": _import,
    "import-text": _import_text,
    "received": _received,
    "take-received": _take_received,
    "export-match": _export_handler(_download_match),
    "export-all": _download_all,
    "export-everything": _download_everything,
    "import-undo": _undo,
    "claim": _claim,
    "copy-match": _export_handler(_copy),
    "import-paste": _paste,
    "import-paste-refused": _paste_refused,
}
