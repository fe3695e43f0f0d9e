"""The banner over a match opened from a share link, and the share button."""

from web.app.model.model import HOME
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, dismiss_button, do, icon
from web.app.view.html import Element


def bar(words: Words) -> Element:
    """Return the banner over a shared match."""
    return h.aside(".banner.shared-bar.not-printed", aria_label=words("shared.title"))[
        icon("share"),
        h.p[h.b[words("shared.title")], " ", h.span[words("shared.about")]],
        h.div(".banner-buttons")[
            button(do("share-keep"), words("shared.keep"), picture="plus", classes="is-main"),
            # A link rather than an action, so that the browser's back button returns here.
            h.a(".button.is-quiet", href=HOME)[icon("home"), h.span[words("end.home")]],
            dismiss_button(words, do("share-dismiss"), classes="is-quiet"),
        ],
    ]


def share_button(words: Words, *, classes: str = "", show_label: bool = True) -> Element:
    """Return the button that opens the share dialog."""
    return button(
        do("dialog", name="share"), words("share.open"), picture="share", classes=classes, show_label=show_label
    )
