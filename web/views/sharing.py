"""What stands over a match that came by a link, and the button that makes such a link."""

from web.state import HOME, Table
from web.texts import Words
from web.views import elements as h
from web.views.elements import Element, Node
from web.views.html import button, do, icon


def bar(words: Words, table: Table) -> Node:
    """Return what stands over a match that came by a link; None over any other."""
    if table.guest is None:
        return None
    return h.aside(".banner.shared-bar.not-printed", aria_label=words("shared.title"))[
        icon("share"),
        h.p[h.b[words("shared.title")], " ", h.span[words("shared.about")]],
        h.div(".banner-buttons")[
            button(do("share-keep"), words("shared.keep"), picture="plus", classes="is-main"),
            # A link, so that the way back leads here again.
            h.a(".button.is-quiet", href=HOME)[icon("home"), h.span[words("end.home")]],
        ],
    ]


def share_button(words: Words, *, classes: str = "", show_label: bool = True) -> Element:
    """Return the button that offers the match on the table to be shared."""
    return button(
        do("dialog", name="share"), words("share.open"), picture="share", classes=classes, show_label=show_label
    )
