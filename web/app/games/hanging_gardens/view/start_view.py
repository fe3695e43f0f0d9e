"""Start view of The Hanging Gardens. See ``web.app.view.game_api.start_view.StartView``."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.game import Json
from web.app.games.hanging_gardens.table.editions import BUILT_IN, Editions
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Node

__all__ = ["about", "dialogs", "options_part", "scene", "summary"]

GAME: Final = "hanging-gardens"

scene: Final = "scene-hanging"


def about(words: Words, options: Mapping[str, Json]) -> str:
    """Return the name of a match's own edition, or an empty string for the built-in one."""
    edition = options.get("edition")
    return words("hg.about_edition", name=edition["name"]) if isinstance(edition, dict) else ""


def summary(words: Words, form: Form) -> str:
    """Return the name of the chosen edition, or an empty string for the built-in one."""
    chosen: Editions = form.chosen[GAME]
    return "" if chosen.chosen == BUILT_IN else words("hg.about_edition", name=chosen.chosen)


def _editions_dialog(form: Form) -> Callable[[Words], tuple[str, Node]]:
    """Return the dialog of editions. The start screen does not load its module."""
    from web.app.games.hanging_gardens.view.edition import editions_dialog

    return editions_dialog(form)


dialogs: Final[Mapping[str, Callable[[Form], Callable[[Words], tuple[str, Node]]]]] = {"edition": _editions_dialog}


def options_part(words: Words, form: Form) -> Node:
    """Return the choice of an edition, if several exist, and the button to the dialog."""
    editions: Editions = form.chosen[GAME]
    return h.div(".edition")[
        _choice(words, editions)
        if editions.playable
        else [h.b[words("hg.edition")], h.span[words("hg.reconstructed")]],
        button(do("dialog", name="edition"), words("hg.edition_open"), picture="cards"),
        h.p(".hint")[words("hg.reconstructed_hint")] if editions.chosen == BUILT_IN else None,
    ]


def _choice(words: Words, editions: Editions) -> Node:
    return [
        h.label(for_="edition")[words("hg.edition")],
        h.select("#edition.select", name="edition")[
            (
                h.option(value=name, selected=name == editions.chosen)[name or words("hg.reconstructed")]
                for name in (BUILT_IN, *editions.playable)
            )
        ],
    ]
