"""The panel with the reference of everything that a bot uses (``web.app.model.workshop.reference``)."""

from typing import Final

from web.app.model.model import Model
from web.app.model.workshop.reference import Entry, Groups, groups, states
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element, Node
from web.app.view.workshop.guide import in_code

DOCUMENTS: Final = Element("hofgarten-documents")

MOVES: Final = "docs/bot-reference/"
"""The address of the document about moves and views, from the page's folder."""


def section(words: Words, model: Model) -> Element:
    """Return the panel. Its entries are English, as is the code."""
    return h.section(".workshop-panel", aria_label=words("workshop.reference"))[
        h.h2[words("workshop.reference")],
        h.p(".hint")[words("workshop.reference_hint")],
        # Shown by web/browser/workshop/documents.js: a page can be hosted without the documents.
        DOCUMENTS[h.a(href=MOVES)[words("workshop.documents")]],
        _lists(groups()),
        (
            h.details(".more")[
                h.summary[words("workshop.reference_game", game=words.of("game", game))],
                h.p(".hint")[in_code(words("workshop.reference_print"))],
                _lists(found),
            ]
            for game, found in states().items()
        ),
    ]


def _lists(found: Groups) -> Node:
    return [
        [
            h.h3[h.code[variable or "hofgarten.game"]],
            h.dl(".reference-list.stack.gap-1.across-3", lang="en")[(_entry(variable, entry) for entry in entries)],
        ]
        for variable, entries in found.items()
    ]


def _entry(variable: str, entry: Entry) -> Node:
    name = f"{variable}.{entry.name}" if variable and not entry.name[0].isupper() else entry.name
    return [h.dt[h.code[h.b[name], entry.signature]], h.dd[in_code(entry.text.replace("``", "`"))]]
