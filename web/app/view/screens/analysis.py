"""The choice of a position for the analysis board (see ``web.app.view.screens``)."""

from web.app.model.model import Model, Screen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.analysis import position_form, refused_position
from web.app.view.html import Element
from web.app.view.inner_page import back_link, page_style


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.analysis")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the choice of a position."""
    if page.draft is not None:
        from web.app.view.position_editor import editor_screen

        return editor_screen(words, page.draft, page.origin, refused_position(model))
    from web.app.view.position_editor import start_form

    return h.main({"class": f"analysis-start stack gap-3 {page_style(model)}"})[
        back_link(words, page.origin),
        h.h1[title(words)],
        h.p[words("analysis.intro")],
        position_form(words, refused=refused_position(model)),
        start_form(words),
    ]
