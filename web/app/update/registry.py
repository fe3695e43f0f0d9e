"""The registry of actions: one module for each feature, imported with the first of its actions.

Each module has ``HANDLERS``, its actions by name; ``MODULES`` maps an action to its module.
"""

from collections.abc import Callable, Mapping
from functools import wraps
from importlib import import_module
from typing import TYPE_CHECKING, Concatenate, Final, TypeVar, cast

from web.app.model.model import MatchPage, Update

if TYPE_CHECKING:
    from web.app.model.model import Handler, Model

T = TypeVar("T")

ACTIONS: Final[Mapping[str, tuple[str, ...]]] = {
    "match": ("confirm", "answer", "show-next", "undo", "redo", "line", "show-garden", "hover", "unhover"),
    "start": ("form", "seed", "play", "play-game", "rematch"),
    "router": ("go",),
    "library": ("delete", "more-matches", "restore", "rename", "save-picture"),
    "dialogs": ("dialog", "close", "notice-passed"),
    "settings": ("set",),
    "hints": ("hint", "hinted", "hint-away", "hint-take", "hint-point", "ask-failed"),
    "review": ("review", "review-close", "review-pause", "review-continue", "reviewed", "luck-found", "play-on"),
    "background_review": ("review-idle",),
    "user_bots": ("add-bot", "remove-bot", "restore-bot", "replace-bot"),
    "rule_book": ("rule-again", "rule-search", "rule-contents"),
    "tutorial": ("lesson-next", "lesson-back", "lesson-again", "lesson-do", "lesson-repeat", "first-match"),
    "replay": (
        *("replay", "replay-jump", "replay-slide", "replay-step", "replay-autoplay", "replay-next", "replay-play-on"),
        *("replay-copy", "replay-download"),
    ),
    "read_aloud": ("read",),
    "fixed_deals": ("daily", "stage"),
    "puzzles": (
        *("puzzle-next", "puzzle-show", "puzzle-retry", "puzzle-play-on"),
        *("storm-begin", "storm-tick", "storm-end"),
    ),
    "browser_commands": ("share", "print", "command-done"),
    "app_update": ("newer-version", "later", "update", "offline-ready"),
    "storage_events": (
        *("storage-changed", "storage-conflict", "storage-reread", "storage-failed", "storage-works", "storage-retry"),
        "play-here",
    ),
    "import_export": (
        *("import", "import-text", "received", "take-received", "export-match", "export-all", "copy-match"),
        *("import-paste", "import-paste-refused"),
    ),
    "share": ("share-keep", "share-dismiss", "share-at", "share-copy", "share-send"),
    "correspondence": ("invite-form", "invite-accept", "turn-send", "turn-sent", "turn-paste", "turn-news"),
    "room": (
        *("room-heard", "room-lost", "room-form", "room-join", "room-answer", "room-call-back", "room-seat"),
        *("room-close", "room-link", "room-code", "room-failed", "room-accept", "room-passed"),
        "room-scan",
    ),
    "embed": ("host-load", "host-set", "bot-watch", "bot-code"),
    "embed_builder": ("embed-choose", "embed-copy", "embed-measured"),
    "analysis": (
        *("totals-found", "analysis-step", "analysis-go", "analysis-line", "analysis-note", "analysis-delete"),
        *("analysis-play-on", "analysis-position", "analysis-copy"),
    ),
    "position_editor": (
        *(
            "edit-start",
            "edit-hold",
            "edit-put",
            "edit-turn",
            "edit-put-down",
            "edit-set",
            "edit-complete",
            "edit-first",
        ),
        *("edit-undo", "edit-redo", "edit-text", "edit-copy", "edit-done"),
    ),
    "workshop": (
        *(
            "workshop-new",
            "workshop-edit",
            "workshop-checked",
            "workshop-rename",
            "workshop-remove",
            "workshop-restore",
        ),
        *("workshop-save", "workshop-version", "workshop-size", "workshop-link", "workshop-download"),
        *("workshop-file", "workshop-accept", "workshop-decline"),
    ),
    "series": (
        *("series-form", "series-run", "series-stop", "series-news", "series-end", "series-open", "series-download"),
        *(
            "series-search",
            "training-run",
            "training-forget",
            "training-insert",
            "console-clear",
            "ladder-run",
            "ladder-form",
        ),
    ),
}
"""The actions of each module. The steps of the games are found by ``web.app.update.update``."""

MODULES: Final[Mapping[str, str]] = {action: module for module, actions in ACTIONS.items() for action in actions}


def on_page(kind: type[T], handle: "Callable[Concatenate[Model, T, ...], Update]") -> "Handler":
    """Return a handler that applies only on a kind of page."""

    @wraps(handle)
    def handler(model: "Model", **fields: object) -> Update:
        return handle(model, model.page, **fields) if isinstance(model.page, kind) else Update(model)

    return handler


def in_match(handle: "Callable[Concatenate[Model, MatchPage, ...], Update]") -> "Handler":
    """Return a handler that applies only while a match is open."""
    return on_page(MatchPage, handle)


def during(kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]") -> "Handler":
    """Return a handler that applies only during an activity in a match."""

    @wraps(handle)
    def handler(model: "Model", page: MatchPage, **fields: object) -> Update:
        return handle(model, page, page.activity, **fields) if isinstance(page.activity, kind) else Update(model)

    return in_match(handler)


def for_purpose(kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]") -> "Handler":
    """Return a handler that applies only in a match with a purpose."""

    @wraps(handle)
    def handler(model: "Model", page: MatchPage, **fields: object) -> Update:
        return handle(model, page, page.purpose, **fields) if isinstance(page.purpose, kind) else Update(model)

    return in_match(handler)


def handler_of(action: str) -> "Handler":
    """Return the handler of a registered action."""
    return cast("Handler", import_module(f"{__package__}.{MODULES[action]}").HANDLERS[action])
