"""A link of a room as a QR code and as text, and what keeps devices apart."""

from web.app.model.links.page_address import is_local
from web.app.model.model import Model
from web.app.model.room.connection import place_of_room
from web.app.model.room.servers import is_wide
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.components.qr import qr_code
from web.app.view.html import Element


def code_part(words: Words, model: Model, name: str, label: str) -> Element:
    """Return a link of the room, as a QR code, as text and to send. A friend elsewhere has no use for the QR code.

    ``name`` is that of the QR code, ``label`` that of the text.
    """
    place = place_of_room(model)
    link = f"{model.browser.address}{place}"
    return h.div(".room-code.stack.gap-2")[
        # Without a code of the browser, the link serves tabs of this browser only.
        h.figure(".sharing-code")[qr_code(name, link)] if "." in place and not is_wide(model) else None,
        h.label(".visually-hidden", for_="room-link")[label],
        h.input("#room-link", type="text", value=link, readonly=True, spellcheck="false"),
        h.div(".panel-buttons.cluster")[
            button(do("room-link", how="copy"), words("correspondence.copy"), picture="copy"),
            button(do("room-link", how="share"), words("correspondence.share"), picture="share", classes="is-main"),
        ],
    ]


def trouble_hint(words: Words, model: Model) -> Element:
    """Return what keeps devices apart, and the other way to play, unless a link would not get any further."""
    if is_wide(model):
        return h.p(".hint")[words("room.far_trouble")]
    address = model.browser.address
    return h.p(".hint")[words("room.trouble"), None if is_local(address) else [" ", words("room.otherwise")]]
