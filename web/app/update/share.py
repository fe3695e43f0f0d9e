"""Actions about a match that is shown to others by a link."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, fields_of
from web.app.model.links.codec import LinkError
from web.app.model.links.share_link import Offer, kept_already, offer_of, opened
from web.app.model.match.replay import looked_back
from web.app.model.model import Dialog, Guest, Handler, Outcome, Said, Table
from web.app.texts import Words
from web.app.update.match import PAST, anew, new_identity, store


def open_shared(table: Table, code: str) -> Outcome:
    """Look at a match that came by a link; ``code`` is what stands in the place after ``#share/``."""
    try:
        match, at, text = opened(code)
    except LinkError as error:
        return Outcome(replace(table, notice=f"share_{error.key}"), stop_timer=True)
    table = replace(anew(replace(table, match=match, guest=Guest(text))), past=at)
    return Outcome(table, Said("past"), PAST, stop_timer=True)


def _keep(table: Table, _action: Action) -> Outcome:
    """Put the match that came by a link on the shelf, unless it is there already, and go on looking back at it."""
    match = table.match
    if table.guest is None or match is None or table.embed is not None:
        return Outcome(table)
    kept = kept_already(table.shelf, match)
    table = replace(table, guest=None, dialog=None)
    if kept is not None:
        return Outcome(replace(table, match=kept.match, notice="share_had"), focus=PAST)
    table = store(table, replace(match, id=new_identity(table)))
    return Outcome(replace(table, notice="share_kept"), focus=PAST)


def _begin_at(table: Table, action: Action) -> Outcome:
    """Choose with which position the link begins that the dialog offers."""
    offer, chosen = _offer(table), str(fields_of(action).get("share-at", ""))
    if offer is None or table.dialog is None:
        return Outcome(table)
    identity = table.dialog.subject.partition("/")[0]
    return Outcome(replace(table, dialog=Dialog("share", f"{identity}/{chosen}"), notice=""))


def _copy(table: Table, _action: Action) -> Outcome:
    offer = _offer(table)
    return Outcome(table, deed={"kind": "copy", "text": f"{table.address}{offer.place}"}) if offer else Outcome(table)


def _send(table: Table, _action: Action) -> Outcome:
    """Hand the link to the device's own sheet for sharing."""
    offer = _offer(table)
    if offer is None:
        return Outcome(table)
    words, match = Words(table.language), offer.match
    text = words("share.subject", game=words.of("game", match.record.game), names=words.versus(match.names))
    return Outcome(table, deed={"kind": "share", "title": text, "text": text, "place": offer.place})


def _offer(table: Table) -> Offer | None:
    shown = table.dialog is not None and table.dialog.name == "share"
    return offer_of(looked_back(table)) if shown else None


HANDLERS: Final[dict[str, Handler]] = {
    "share-keep": _keep,
    "share-at": _begin_at,
    "share-copy": _copy,
    "share-send": _send,
}
