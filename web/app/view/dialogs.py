"""Modal dialogs: look up a dialog by its name, shared by all games or the game's own, and render it.

The module of a shared dialog has a function ``opens(model)``, or ``opens(model, shown)`` for a dialog of an open match.
It decides from the model alone: it returns the function that renders the content, or None if the dialog's subject does
not exist.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, cast

from web.app.model.match.shown_match import shown_match
from web.app.model.model import MatchPage, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.game_views import match_view_of, start_view_of
from web.app.view.game_api.match_view import Show
from web.app.view.html import Element

_WITH_ONE_WAY_OUT: Final = frozenset({"ready"})
"""The dialogs whose own button is the only one that closes them."""


def has_content(model: Model) -> bool:
    """Return True if a dialog is open and its subject exists."""
    return _show(model) is not None


def dialog(words: Words, model: Model) -> Element | None:
    """Return the open dialog; None if no dialog is open."""
    show = _show(model)
    if show is None:
        return None
    title, inside = show(words)
    return h.dialog("#dialog", data_modal=True, data_cancel=do("close"), aria_labelledby="dialog-title")[
        h.header(".dialog-head.row.gap-3.quiet")[
            h.h2("#dialog-title")[title],
            button(do("close"), words("dialog.close"), picture="cancel", show_label=False, id="dialog-close")
            if model.dialog and model.dialog.name not in _WITH_ONE_WAY_OUT
            else None,
        ],
        h.div(".dialog-body.stack.gap-4")[inside],
    ]


def _show(model: Model) -> Show | None:
    if model.dialog is None:
        return None
    name, subject = model.dialog
    if module := _MODULES.get(name):
        return cast("Show | None", _module(module).opens(model))
    if not isinstance(model.page, MatchPage):
        game = model.form.game
        of_form = start_view_of(game).dialogs.get(name)
        show = of_form(model.form.options) if of_form else None
        return (lambda words: show(words.of_game(game))) if show else None
    shown = shown_match(model.page, model.settings)
    if module := _OF_MATCHES.get(name):
        return cast("Show | None", _module(module).opens(model, shown))
    own = match_view_of(shown.match.record.game).dialogs.get(name)
    return own(shown, subject) if own else None


def _module(name: str) -> Any:
    """Return the module of a shared dialog. It is imported on first use."""
    return import_module(f"web.app.view.{name}")


_MODULES: Final[Mapping[str, str]] = {
    "import-result": "import_result",
    "import": "import_dialog",
    "costly": "workshop.costly_move",
    "saved-match": "saved_match_dialog",
    "face": "face_dialog",
    "keys": "shortcuts_dialog",
    "menu": "menu",
    "own_name": "accept_invite",
    "garden-picture": "garden_picture",
    "received": "shared_files_dialog",
    "rule": "rule_dialog",
    "settings": "settings",
    "share": "share_dialog",
    "storm": "storm_dialog",
}
"""Dialog name -> module of ``web.app.view`` with the dialog's function ``opens``."""

WITHOUT_PIECES: Final = frozenset(
    {*("import", "import-result", "saved-match", "face", "keys"), *("menu", "own_name", "received", "settings")}
)
"""The shared dialogs that show no piece of a game, so that they open without its style sheet and pictures."""

_OF_MATCHES: Final[Mapping[str, str]] = {
    "charts": "charts_dialog",
    "lines": "variations",
    "more": "end_panel",
    "best": "best_move",
    "position": "mistake_card",
    "ready": "ready_dialog",
    "recap": "recap",
    "room": "room",
    "sheet": "print_sheet",
    "turn_code": "qr",
    "explanation": "move_explanation",
}
"""The same for the dialogs of an open match."""
