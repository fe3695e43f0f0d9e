"""The workshop: the user's bots, an editor, and panels beside it (see ``web.app.view.screens``)."""

from collections.abc import Callable, Mapping
from typing import Final

from web.app.model.model import WORKSHOP, Model, Screen
from web.app.model.workshop.bots import WorkshopBot, bot_of
from web.app.model.workshop.workshop import PANELS, Workshop, workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import filters
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.html import Element, Node
from web.app.view.workshop import bot_list, console, editor, guide, ladder, offer, reference, series_panel, training

SECTIONS: Final[Mapping[str, Callable[[Words, Model], Node]]] = {
    "guide": guide.section,
    "series": series_panel.section,
    "console": console.section,
    "ladder": ladder.section,
    "training": training.section,
    "reference": reference.section,
}
"""The content of each panel."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.workshop")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the list of bots, or an open bot."""
    state = workshop_of(model.workshop)
    return h.main({"class": f"workshop stack gap-4 {page_style(model)}"})[
        back_link(words, page.origin) if page.origin or not bot_of(model.bots, state.bot) else None,
        _content(words, model, state),
    ]


def _content(words: Words, model: Model, state: Workshop) -> Node:
    if state.offer:
        return offer.section(words, state.offer)
    bot = bot_of(model.bots, state.bot)
    return _open_bot(words, model, state, bot) if bot else bot_list.overview(words, model, state)


def _open_bot(words: Words, model: Model, state: Workshop, bot: WorkshopBot) -> Node:
    return [
        editor.head(words, model, bot),
        offer.fault(words, state),
        h.div(".workshop-parts.stack.gap-4")[
            editor.editor(words, model, state, bot),
            h.aside(".workshop-panels", aria_label=words("workshop.panels"))[
                filters(
                    words("workshop.panels"),
                    [(words.of("workshop", panel), _place(bot, panel)) for panel in PANELS],
                    _place(bot, state.panel),
                ),
                SECTIONS[state.panel](words, model),
            ],
        ],
    ]


def _place(bot: WorkshopBot, panel: str) -> str:
    return f"#{WORKSHOP}/{bot.id}" if panel == PANELS[0] else f"#{WORKSHOP}/{bot.id}/{panel}"
