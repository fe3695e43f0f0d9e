"""Start view of The Hanging Gardens."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from hofgarten.game import Json
from web.app.games.hanging_gardens.table.options import BUILT_IN, Editions
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.start_view import Opener, StartView
from web.app.view.html import Node


def _editions_dialog(chosen: Editions) -> Callable[[Words], tuple[str, Node]]:
    """Return the dialog of editions. The start screen does not load its module."""
    from web.app.games.hanging_gardens.view.dialogs import editions_dialog

    return editions_dialog(chosen)


class HangingGardensStart(StartView):
    """The choice of an edition."""

    dialogs: Mapping[str, Opener] = MappingProxyType({"edition": _editions_dialog})

    def about(self, words: Words, options: Mapping[str, Json]) -> str:
        """Return the name of a match's own edition, or an empty string for the built-in one."""
        edition = options.get("edition")
        return words("hg.about_edition", name=edition["name"]) if isinstance(edition, dict) else ""

    def summary(self, words: Words, chosen: Editions) -> str:
        """Return the name of the chosen edition, or an empty string for the built-in one."""
        return "" if chosen.chosen == BUILT_IN else words("hg.about_edition", name=chosen.chosen)

    def options_part(self, words: Words, chosen: Editions) -> Node:
        """Return the choice of an edition, if several exist, and the button to the dialog."""
        return h.div(".edition.lead.across-3")[
            _choice(words, chosen)
            if chosen.playable
            else [h.b[words("hg.edition")], h.span[words("hg.reconstructed")]],
            button(do("dialog", name="edition"), words("hg.edition_open"), picture="cards"),
        ]


def _choice(words: Words, editions: Editions) -> Node:
    return [
        h.label(".strong", for_="edition")[words("hg.edition")],
        h.select("#edition.select", name="edition")[
            (
                h.option(value=name, selected=name == editions.chosen)[name or words("hg.reconstructed")]
                for name in (BUILT_IN, *editions.playable)
            )
        ],
    ]


START_VIEW: Final = HangingGardensStart()
