"""Actions of share links: open one, save its match, and create a link."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Fields
from web.app.model.links import share_link
from web.app.model.links.codec import LinkError
from web.app.model.links.preview import with_preview
from web.app.model.links.share_link import ShareOffer, find_saved, offer_of
from web.app.model.match.default_names import in_language
from web.app.model.model import Announcement, Dialog, Handler, MatchPage, Model, Own, Replay, Shared, Update, match_page
from web.app.texts import Words
from web.app.update.open_match import REPLAY_SLIDER, new_identity, store
from web.app.update.registry import for_purpose


def open_shared(model: Model, code: str) -> Update:
    """Open a share link; ``code`` is the part of the place after ``#share/``."""
    try:
        match, at, text = share_link.read_share_link(code)
    except LinkError as error:
        return Update(replace(model, notice=f"share_{error.key}"))
    page = match_page(in_language(match, Words(model.language)), Shared(text))._replace(activity=Replay(at))
    return Update(replace(model, page=page), Announcement("replayed"), REPLAY_SLIDER)


def _keep(model: Model, page: MatchPage, _shared: Shared) -> Update:
    """Save the match of the link, unless it is already saved, and continue the replay."""
    model, page = replace(model, dialog=None), page._replace(purpose=Own())
    if saved := find_saved(model.library, page.match):
        return Update(replace(model, page=page._replace(match=saved), notice="share_had"), focus=REPLAY_SLIDER)
    model = store(model, page, replace(page.match, id=new_identity(model), own=()))
    return Update(replace(model, notice="share_kept"), focus=REPLAY_SLIDER)


def _dismiss(model: Model, page: MatchPage, shared: Shared) -> Update:
    """Close the banner about the link."""
    return Update(replace(model, page=page._replace(purpose=shared._replace(dismissed=True))))


def _choose_position(model: Model, *, fields: Fields) -> Update:
    """Choose the first position of the link in the dialog."""
    offer, chosen = _offer(model), str(fields.get("share-at", ""))
    if offer is None or model.dialog is None:
        return Update(model)
    identity = model.dialog.text.partition("/")[0]
    return Update(replace(model, dialog=Dialog("share", f"{identity}/{chosen}"), notice=""))


def _copy(model: Model) -> Update:
    offer = _offer(model)
    if offer is None:
        return Update(model)
    return Update(model, command={"kind": "copy", "text": f"{model.browser.address}{_way(model, offer)}"})


def _send(model: Model) -> Update:
    """Pass the link to the device's share sheet."""
    offer = _offer(model)
    if offer is None:
        return Update(model)
    words, match = Words(model.language), offer.match
    text = words("share.subject", game=words.of("game", match.record.game), names=words.beside(match.names))
    return Update(model, command={"kind": "share", "title": text, "text": text, "place": _way(model, offer)})


def _way(model: Model, offer: ShareOffer) -> str:
    return with_preview(model, offer.place, offer.match.record.game)


def _offer(model: Model) -> ShareOffer | None:
    shown = model.dialog is not None and model.dialog.name == "share"
    return offer_of(model) if shown else None


HANDLERS: Final[dict[str, Handler]] = {
    "share-keep": for_purpose(Shared, _keep),
    "share-dismiss": for_purpose(Shared, _dismiss),
    "share-at": _choose_position,
    "share-copy": _copy,
    "share-send": _send,
}
