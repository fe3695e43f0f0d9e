"""The dialog with the link by which a match is handed over, as a QR code."""

from web.sending import send
from web.state import Table
from web.texts import Words
from web.views import elements as h
from web.views.html import button, do
from web.views.look import Content
from web.views.qr import qr_code


def content(words: Words, table: Table) -> Content | None:
    """Return the code; nothing where there is no match to be handed over."""
    match = table.match
    if match is None or match.link is None or not (match.over or match.remote(match.turn)):
        return None
    title = words("by_link.code_title")
    picture = qr_code(title, f"{table.address}{send(match)}")
    if picture is None:
        copy = button(do("turn-send", how="copy"), words("by_link.copy"), picture="copy", classes="is-main")
        return title, [h.p[words("by_link.code_long")], h.div(".panel-buttons")[copy]]
    return title, [
        picture,
        h.p[words("by_link.code_hint")],
        None if match.over else h.p(".hint")[words("by_link.honest")],
    ]
