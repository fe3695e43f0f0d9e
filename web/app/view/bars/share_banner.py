"""The banner over a match opened from a share link or from a series of the workshop; the buttons to share and embed."""

from web.app.model.match.match import PlayedMatch
from web.app.model.model import EMBED, EMBED_WIDTH, HOME, WORKSHOP, Model
from web.app.model.settings import THEMES
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, dismiss_button, do, icon
from web.app.view.html import Element


def bar(words: Words, model: Model, match: PlayedMatch) -> Element:
    """Return the banner over a shared match; that of a series leads back to the bot."""
    state = model.workshop
    title, way = words("shared.title"), h.a(".button.is-quiet", href=HOME)[icon("home"), h.span[words("end.home")]]
    if state and state.opened == match.id:
        title = words("workshop.opened")
        place = f"#{WORKSHOP}/{state.bot}/series"
        way = h.a(".button.is-quiet", href=place)[icon("pencil"), h.span[words("way.workshop")]]
    return h.aside(".banner.cluster.across-3.shared-bar.not-printed", aria_label=title)[
        icon("share"),
        h.p[h.b[title], " ", h.span[words("shared.about")]],
        h.div(".banner-buttons.wrap")[
            button(do("share-keep"), words("shared.keep"), picture="plus", classes="is-main"),
            # A link rather than an action, so that the browser's back button returns here.
            way,
            dismiss_button(words, do("share-dismiss"), classes="is-quiet"),
        ],
    ]


def embed_link(words: Words, what: str, *subject: str, show_label: bool = True) -> Element:
    """Return the link to the embed builder with this content; ``subject`` follows the appearance in its place."""
    place = "/".join((f"#{EMBED}", what, words.language, THEMES[0], EMBED_WIDTH, *subject))
    name = h.span({"class": "" if show_label else "visually-hidden"})[words("share.embed")]
    return h.a(".button", href=place, title=None if show_label else words("share.embed"))[icon("frame"), name]


def share_button(words: Words, *, classes: str = "", show_label: bool = True) -> Element:
    """Return the button that opens the share dialog."""
    return button(
        do("dialog", name="share"), words("share.open"), picture="share", classes=classes, show_label=show_label
    )
