"""The button that opens the replay."""

from web.app.model.match.match import PlayedMatch
from web.app.texts import Words
from web.app.view.components import button, do
from web.app.view.html import Element


def replay_button(words: Words, match: PlayedMatch, *, show_label: bool = False) -> Element:
    """Return the button that opens the replay: an icon in the page's header or, with its label, an entry of a menu."""
    return button(
        do("replay"),
        words("replay.open"),
        picture="log",
        classes="replay-button",
        key="l",
        show_label=show_label,
        disabled=not match.at,
    )
