"""The dialog with the QR code of a turn link."""

from web.app.model.links.turn_link import is_to_send, turn_link
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.qr import loopback_hint, qr_code
from web.app.view.game_api.match_view import Content, Show


def content_of(model: Model, shown: ShownMatch) -> Show | None:
    """Return the dialog; None if there is no turn link to send."""
    match, address = shown.match, model.browser.address
    if not is_to_send(match):
        return None
    return lambda words: _content(words, match, address)


def _content(words: Words, match: PlayedMatch, address: str) -> Content:
    title = words("correspondence.code_title")
    picture = qr_code(title, f"{address}{turn_link(match, words)}")
    if picture is None:
        copy = button(do("turn-send", how="copy"), words("correspondence.copy"), picture="copy", classes="is-main")
        return title, [h.p[words("correspondence.code_long")], h.div(".panel-buttons.cluster")[copy]]
    return title, [
        picture,
        h.p[words("correspondence.code_hint")],
        loopback_hint(words, address),
    ]
