"""Actions of share links: open one, save its match, and create a link."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Fields
from web.app.model.links.codec import LinkError
from web.app.model.links.share_link import Offer, find_saved, offer_of, opened
from web.app.model.match.replay import replayed
from web.app.model.model import Announcement, Dialog, Handler, Model, SharedMatch, Update
from web.app.texts import Words
from web.app.update.match import PAST, new_identity, reset_ui, store


def open_shared(model: Model, code: str) -> Update:
    """Open a share link; ``code`` is the part of the place after ``#share/``."""
    try:
        match, at, text = opened(code)
    except LinkError as error:
        return Update(replace(model, notice=f"share_{error.key}"), stop_timer=True)
    model = replace(reset_ui(replace(model, match=match, shared_match=SharedMatch(text))), replay_at=at)
    return Update(model, Announcement("past"), PAST, stop_timer=True)


def _keep(model: Model) -> Update:
    """Save the match of the link, unless it is already saved, and continue the replay."""
    match = model.match
    if model.shared_match is None or match is None or model.embed is not None:
        return Update(model)
    kept = find_saved(model.library, match)
    model = replace(model, shared_match=None, dialog=None)
    if kept is not None:
        return Update(replace(model, match=kept.match, notice="share_had"), focus=PAST)
    model = store(model, replace(match, id=new_identity(model)))
    return Update(replace(model, notice="share_kept"), focus=PAST)


def _choose_position(model: Model, *, fields: Fields) -> Update:
    """Choose the first position of the link in the dialog."""
    offer, chosen = _offer(model), str(fields.get("share-at", ""))
    if offer is None or model.dialog is None:
        return Update(model)
    identity = model.dialog.subject.partition("/")[0]
    return Update(replace(model, dialog=Dialog("share", f"{identity}/{chosen}"), notice=""))


def _copy(model: Model) -> Update:
    offer = _offer(model)
    return Update(model, command={"kind": "copy", "text": f"{model.address}{offer.place}"}) if offer else Update(model)


def _send(model: Model) -> Update:
    """Pass the link to the device's share sheet."""
    offer = _offer(model)
    if offer is None:
        return Update(model)
    words, match = Words(model.language), offer.match
    text = words("share.subject", game=words.of("game", match.record.game), names=words.versus(match.names))
    return Update(model, command={"kind": "share", "title": text, "text": text, "place": offer.place})


def _offer(model: Model) -> Offer | None:
    shown = model.dialog is not None and model.dialog.name == "share"
    return offer_of(replayed(model)) if shown else None


HANDLERS: Final[dict[str, Handler]] = {
    "share-keep": _keep,
    "share-at": _choose_position,
    "share-copy": _copy,
    "share-send": _send,
}
