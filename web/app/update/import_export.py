"""Actions that take matches out of the page and into it: as files, by the clipboard, dropped, or from another app."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from hofgarten.record import RecordError, read, write
from web.app.model.action import Action
from web.app.model.library.daily import date_at
from web.app.model.library.saved_matches import Kept, Shelf
from web.app.model.links.share_link import PLACES_OF_LINKS
from web.app.model.model import HOME, Dialog, Handler, Outcome, Table
from web.app.model.transfer import merge, parse
from web.app.model.transfer.file_names import file_name
from web.app.model.transfer.types import Gift
from web.app.update.match import new_identity
from web.app.update.router import visit

_ONE: Final = ("json", "application/json")
"""How the file of one match ends, and its type: such a file every device can open and share."""

_MANY: Final = ("jsonl", "application/x-ndjson")
_DAMAGED: Final = ("txt", "text/plain")


def _import(table: Table, action: Action) -> Outcome:
    """Put what is brought on the shelf and say what has come of it; a link of ours leads to its place."""
    if table.embed is not None:
        return Outcome(table)
    return _taken(table, parse.gifts_of(action))


def _taken(table: Table, gifts: Sequence[Gift]) -> Outcome:
    if place := parse.place_in(gifts, PLACES_OF_LINKS):
        return visit(table, place)
    if not gifts:
        return Outcome(table)
    home = visit(table, HOME).table
    shelf, came = merge.take(home.shelf, gifts, home.now, lambda shelf: _identity(home, shelf))
    return Outcome(replace(home, shelf=shelf, arrivals=came, dialog=Dialog("arrivals")), stop_timer=True)


def _received(table: Table, action: Action) -> Outcome:
    """Ask before anything becomes of what was shared with the page: any other page may have posted it."""
    gifts = tuple(parse.gifts_of(action))
    if table.embed is not None or not gifts:
        return Outcome(table)
    return Outcome(replace(table, received=gifts, dialog=Dialog("received")))


def _take_received(table: Table, _action: Action) -> Outcome:
    """Take what was shared with the page, now that somebody has agreed."""
    return _taken(replace(table, received=(), dialog=None), table.received)


def _identity(table: Table, shelf: Shelf) -> str:
    return new_identity(replace(table, shelf=shelf))


def _of_one(hand_out: Callable[[Table, Kept], Outcome]) -> Handler:
    """Return what hands out the kept match that an action names."""

    def handle(table: Table, action: Action) -> Outcome:
        kept = table.shelf.kept.get(str(action.get("id")))
        return Outcome(table) if kept is None else hand_out(replace(table, dialog=None), kept)

    return handle


def _save(table: Table, kept: Kept) -> Outcome:
    """Let the browser save a match; what is damaged, or a newer version's, as it is."""
    if kept.summary is None or kept.match is None:
        return Outcome(table, deed=_download(table, _ONE if kept.newer else _DAMAGED, kept.text, kept.id))
    players = [player.name for player in kept.summary.players]
    names = [kept.match.name] if kept.match.name else players
    return Outcome(table, deed=_download(table, _ONE, f"{kept.text}\n", kept.summary.game, *names))


def _copy(table: Table, kept: Kept) -> Outcome:
    return Outcome(table, deed={"kind": "copy", "text": kept.text})


def _save_all(table: Table, _action: Action) -> Outcome:
    """Let the browser save all matches that can be read, the latest first, a line each."""
    lines = [line for kept in table.shelf.newest_first() if kept.summary and (line := _line(kept))]
    return (
        Outcome(table, deed=_download(table, _MANY, "".join(f"{line}\n" for line in lines)))
        if lines
        else Outcome(table)
    )


def _line(kept: Kept) -> str:
    """Return a kept match on one line, whoever has written its text; empty when it is no record."""
    if "\n" not in kept.text:
        return kept.text
    try:
        return write(read(kept.text))
    except RecordError:
        return ""


def _download(table: Table, kind: tuple[str, str], text: str, *parts: str) -> dict[str, Any]:
    ending, content = kind
    day = date_at(table.now, table.offset).isoformat()
    return {"kind": "download", "name": file_name(ending, "hofgarten", *parts, day), "type": content, "text": text}


def _paste(table: Table, _action: Action) -> Outcome:
    """Ask the browser for what is in the clipboard; it comes as an ``import``."""
    return Outcome(table, deed={"kind": "paste"})


def _paste_refused(table: Table, _action: Action) -> Outcome:
    """Say that the browser does not let the page look, and how a text comes in all the same."""
    return Outcome(replace(table, dialog=Dialog("bring", "refused")), focus="bring-text")


HANDLERS: Final[dict[str, Handler]] = {
    "import": _import,
    "received": _received,
    "take-received": _take_received,
    "export-match": _of_one(_save),
    "export-all": _save_all,
    "copy-match": _of_one(_copy),
    "paste": _paste,
    "paste-refused": _paste_refused,
}
