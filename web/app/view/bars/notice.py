"""The notice over the page, and its words where a field or a dialog shows it."""

from typing import Final

from web.app.model.model import Model
from web.app.model.notices import NOTICES
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, dismiss_button, do
from web.app.view.html import Element, Node

_READING: Final = 15
"""Characters that a slow reader reads in a second."""


def notice(words: Words, model: Model) -> Element | None:
    """Return the model's notice over the page; None if a field shows it."""
    facts = NOTICES[model.notice]
    if facts.at_field:
        return None
    text = notice_text(words, model)
    return h.div(
        ".notice.row.gap-3.is-good" if facts.is_good else ".notice.row.gap-3",
        data_passing=do("notice-passed", notice=model.notice) if facts.is_good else None,
        data_css=f"--stay: {5 + len(text) // _READING}s" if facts.is_good else None,
        role="alert",
    )[h.p[text], _buttons(words, model), dismiss_button(words, do("close"))]


def _buttons(words: Words, model: Model) -> Node:
    match NOTICES[model.notice].button:
        case "restore":
            return button(do("restore"), words("saved.restore"), picture="undo", id="restore")
        case "storage-retry":
            from web.app.view.bars.storage_notices import remedies

            return remedies(words, model)
        case "":
            return None


def notice_text(words: Words, model: Model) -> str:
    """Return the words of the model's notice."""
    return words(f"notice.{model.notice}", **model.notice_args)


def repeated_notice(words: Words, model: Model) -> str | None:
    """Return the words of the model's notice for an open dialog; None if the dialog does not repeat it."""
    return notice_text(words, model) if model.notice and NOTICES[model.notice].in_dialog else None
