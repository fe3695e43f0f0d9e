"""The button that takes moves back."""

from web.app.model.mode import may
from web.app.model.model import MatchPage
from web.app.texts import Words
from web.app.view.components import button, do
from web.app.view.html import Element


def undo_button(
    words: Words, page: MatchPage, *, disabled: bool = False, classes: str = "", aria_disabled: str | None = None
) -> Element:
    """Return the button; it is disabled where the match permits no undo."""
    return button(
        do("undo"),
        words("undo"),
        picture="undo",
        classes=classes,
        key="u",
        show_label=False,
        disabled=disabled or not may(page, "undo"),
        aria_disabled=aria_disabled,
    )
