"""Modal dialogs: look up a dialog by its name, shared by all games or the game's own, and render it.

The module of a shared dialog has a function ``content_of(model)``, or ``content_of(model, shown)`` for a dialog of an
open match. It decides from the model alone: it returns the function that renders the content, or None if the dialog's
subject does not exist.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType
from typing import Final, NamedTuple

from web.app.model.match.shown_match import shown_match
from web.app.model.model import MatchPage, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.game_views import match_view_of, start_view_of
from web.app.view.game_api.match_view import Show
from web.app.view.html import Element


def facts_of(name: str) -> "DialogFacts":
    """Return the facts about a dialog, shared or a game's own."""
    return DIALOGS.get(name, DialogFacts())


def has_content(model: Model) -> bool:
    """Return True if a dialog is open and its subject exists."""
    return _show(model) is not None


def dialog(words: Words, model: Model) -> Element | None:
    """Return the open dialog; None if no dialog is open."""
    show = _show(model)
    if show is None:
        return None
    title, inside = show(words)
    facts = facts_of(model.dialog.name) if model.dialog else DialogFacts()
    return h.dialog(
        "#dialog",
        data_modal=True,
        data_cancel=do("close"),
        closedby="any" if facts.has_close_button and not facts.has_fields else None,
        aria_labelledby="dialog-title",
    )[
        h.header(".dialog-head.row.gap-3.quiet")[
            h.h2("#dialog-title")[title],
            button(do("close"), words("dialog.close"), picture="cancel", show_label=False, id="dialog-close")
            if facts.has_close_button
            else None,
        ],
        h.div(".dialog-body.stack.gap-4")[inside],
    ]


def _show(model: Model) -> Show | None:
    if model.dialog is None:
        return None
    name = model.dialog.name
    facts, show = DIALOGS.get(name), None
    if facts and not facts.of_match:
        show = _module(name).content_of(model)
    elif isinstance(model.page, MatchPage):
        shown = shown_match(model.page, model.settings)
        if facts:
            show = _module(name).content_of(model, shown)
        elif own := match_view_of(shown.match.record.game).dialogs.get(name):
            show = own(shown, model.dialog.text)
    else:
        game = model.form.game
        of_form = start_view_of(game).dialogs.get(name)
        of_game = of_form(model.form.options) if of_form else None
        if of_game is not None:
            return lambda words: of_game(words.of_game(game))
    return show


def _module(name: str) -> ModuleType:
    """Return the module of a shared dialog. It is imported on first use."""
    return import_module(f"{__name__}.{name.replace('-', '_')}")


class DialogFacts(NamedTuple):
    """The facts about a shared dialog that are known without its module."""

    of_match: bool = False
    """True if the dialog belongs to an open match."""
    has_pieces: bool = True
    """False if the dialog shows no piece of a game, so that it opens without the game's style sheet and pictures."""
    has_close_button: bool = True
    """False if the dialog's own button is the only one that closes it."""
    has_fields: bool = False
    """True if the dialog has text that is typed: then a press beside it does not close it."""


_WITHOUT_PIECES: Final = DialogFacts(has_pieces=False)
_OF_MATCH: Final = DialogFacts(of_match=True)

DIALOGS: Final[Mapping[str, DialogFacts]] = {
    "best": _OF_MATCH,
    "charts": _OF_MATCH,
    "costly-move": DialogFacts(),
    "explanation": _OF_MATCH,
    "face": _WITHOUT_PIECES,
    "garden-picture": DialogFacts(),
    "import-matches": _WITHOUT_PIECES._replace(has_fields=True),
    "import-result": _WITHOUT_PIECES,
    "keys": _WITHOUT_PIECES,
    "lines": _OF_MATCH,
    "menu": _WITHOUT_PIECES,
    "more": _OF_MATCH,
    "own-name": _WITHOUT_PIECES._replace(has_fields=True),
    "position": _OF_MATCH,
    "ready": DialogFacts(of_match=True, has_close_button=False),
    "recap": _OF_MATCH,
    "received": _WITHOUT_PIECES,
    "room": _OF_MATCH._replace(has_fields=True),
    "rule": DialogFacts(),
    "saved-match": _WITHOUT_PIECES._replace(has_fields=True),
    "sayings": _OF_MATCH._replace(has_pieces=False),
    "settings": _WITHOUT_PIECES,
    "share": DialogFacts(),
    "sheet": _OF_MATCH,
    "storm": DialogFacts(),
    "turn-code": _OF_MATCH,
}
"""The shared dialogs by name; ``web/app/view/dialogs/<name>.py`` is the module, with ``_`` for a hyphen."""
