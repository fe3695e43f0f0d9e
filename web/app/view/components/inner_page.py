"""Parts of the pages besides the start page and a match: the way back, the look of the game last played."""

from hofgarten.registry import GAMES
from web.app.model.model import HOME, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon, style_of
from web.app.view.html import Element


def page_style(model: Model, game: str = "") -> str:
    """Return the class of a page about a game; about all games, that of the game last played, else last selected."""
    played = next((summary.game for _, summary in model.library.recent()), model.form.game)
    return style_of(game if game in GAMES else played)


def back_link(words: Words, origin: str) -> Element:
    """Return the link at the top of a page: to the match from which it was opened, else to the start page.

    See ``Screen.origin``.
    """
    return h.p(".page-back.quiet.not-printed")[
        h.a(".button", href=origin or HOME)[
            icon("west"), h.span[words("rulebook.back") if origin else words("end.home")]
        ]
    ]
