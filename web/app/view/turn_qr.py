"""The dialog with the QR code of a turn link."""

from web.app.model.links.turn_link import turn_link
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Content
from web.app.view.qr import qr_code


def content(words: Words, model: Model) -> Content | None:
    """Return the dialog; None if there is no turn link to send."""
    match = model.match
    if match is None or match.correspondence is None or not (match.over or match.remote(match.turn)):
        return None
    title = words("by_link.code_title")
    picture = qr_code(title, f"{model.address}{turn_link(match)}")
    if picture is None:
        copy = button(do("turn-send", how="copy"), words("by_link.copy"), picture="copy", classes="is-main")
        return title, [h.p[words("by_link.code_long")], h.div(".panel-buttons")[copy]]
    return title, [
        picture,
        h.p[words("by_link.code_hint")],
        None if match.over else h.p(".hint")[words("by_link.honest")],
    ]
