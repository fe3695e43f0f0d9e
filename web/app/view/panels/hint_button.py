"""The button of a hint, and its progress indicator."""

from web.app.model.model import Hint
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Element, Node


def hint_button(words: Words, hint: Hint | None) -> Element:
    """Return the button that requests a hint, cancels the search or closes the hint."""
    if hint is None or hint.folded:
        return button(do("hint"), words("hint.ask"), picture="hint", classes="hint-ask", key="h", id="hint")
    label = words("hint.close" if hint.choices else "hint.cancel")
    return button(do("hint-away"), label, picture="cancel", key="h Escape", show_label=False, id="hint-away")


def hint_help(words: Words, hint: Hint | None) -> Node:
    """Return the heading of an open hint, or its progress indicator; None without an open hint."""
    if hint is None or hint.folded:
        return None
    if hint.choices:
        return words("hint.title")
    return [words("hint.thinking"), " ", h.span(".thinking", aria_hidden="true")]
