"""The registry of actions: one module for each feature, imported with the first of its actions.

Each module has ``HANDLERS``, its actions by name; ``MODULES`` maps an action to its module.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Final, cast

if TYPE_CHECKING:
    from web.app.model.model import Handler

ACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "match": ("confirm", "answer", "show-next", "undo", "redo", "line", "look", "point", "point-away"),
    "start": ("form", "seed", "play", "again"),
    "router": ("go",),
    "library": ("delete", "more-matches", "restore", "rename", "save-picture"),
    "dialogs": ("dialog", "close"),
    "settings": ("set",),
    "hints": ("hint", "hinted", "hint-away", "hint-take", "hint-point", "ask-failed"),
    "review": ("review", "review-close", "review-pause", "review-go-on", "reviewed", "play-on"),
    "user_bots": ("add-bot", "remove-bot", "restore-bot"),
    "rule_book": ("rule-again", "rule-search", "rule-contents"),
    "tutorial": ("lesson-next", "lesson-back", "lesson-again", "lesson-do", "lesson-repeat", "first-match"),
    "replay": (
        *("look-back", "past", "past-slide", "past-step", "past-replay", "past-next", "past-play-on"),
        *("past-copy", "past-download"),
    ),
    "read_aloud": ("read",),
    "daily": ("daily",),
    "browser_commands": ("share", "print", "command-done"),
    "app_update": ("newer-version", "later", "update", "offline-ready"),
    "storage_events": (
        *("kept-elsewhere", "overtaken", "looked-up", "storage-failed", "storage-works", "keep-again", "play-here"),
    ),
    "import_export": (
        *("import", "import-text", "received", "take-received", "export-match", "export-all", "copy-match", "paste"),
        "paste-refused",
    ),
    "share": ("share-keep", "share-at", "share-copy", "share-send"),
    "correspondence": ("join-form", "join", "turn-send", "turn-sent", "turn-paste", "turn-news"),
    "embed": ("host-load", "host-set"),
    "embed_builder": ("embed-choose", "embed-copy"),
}
"""The actions of each module. The steps of the games are found by ``web.app.update.update``."""

MODULES: Final[Mapping[str, str]] = {action: module for module, actions in ACTIONS.items() for action in actions}


def handler_of(action: str) -> "Handler":
    """Return the handler of a registered action."""
    return cast("Handler", import_module(f"{__package__}.{MODULES[action]}").HANDLERS[action])
