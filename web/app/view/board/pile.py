"""Piles: the button with their sizes, which opens the dialog about what they may still contain."""

from typing import NamedTuple

from web.app.view import html as h
from web.app.view.components import do, icon, named
from web.app.view.html import Element


class Pile(NamedTuple):
    """A pile of hidden pieces."""

    picture: str
    """The name of its icon."""
    size: int


def pile_button(dialog: str, title: str, label: str, *piles: Pile, key: str) -> Element:
    """Return the button that shows the sizes of piles and opens the dialog about their content."""
    return h.button(
        ".button.pile", type="button", data_do=do("dialog", name=dialog), aria_keyshortcuts=key, title=title
    )[
        named(
            label,
            (h.span(".pile-size")[icon(pile.picture), h.span[str(pile.size)]] for pile in piles),
        )
    ]
