"""Counters: a player's coins, temples and the like, one picture for each."""

from web.app.view import html as h
from web.app.view.html import Node


def counter(label: str, picture: Node, total: int, left: int) -> Node:
    """Return a row of equal pictures with a text for screen readers. All but the first ``left`` are pale."""
    return [
        h.span(".counter", aria_hidden="true", title=label)[
            (h.span({"class": "" if number < left else "is-spent"})[picture] for number in range(total))
        ],
        h.span(".visually-hidden")[label],
    ]
