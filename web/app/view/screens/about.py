"""About: who made the games, privacy, accessibility, licences, and the Python that is running.

See ``web.app.view.screens``.
"""

from typing import Final

from hofgarten import __version__
from web.app.model.model import Model, Screen
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components.inner_page import back_link
from web.app.view.html import Element

PARTS: Final = {
    "games": ("games_text", "reconstructed"),
    "privacy": ("privacy_text", "links", "rooms", "embeds"),
    "access": ("access_text", "access_limits"),
}
"""The texts below each heading."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.about")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    version = " · ".join(filter(None, [__version__, model.version.offline]))
    return h.main(".padded.stack.gap-4.centred")[
        back_link(words, page.origin),
        h.h1[title(words)],
        (
            h.section(".stack.gap-2")[
                h.h2[words.of("about", part)], (h.p(".pretty")[words.of("about", text)] for text in texts)
            ]
            for part, texts in PARTS.items()
        ),
        h.section(".stack.gap-2")[
            h.h2[words("about.python")],
            h.p(".pretty")[words("about.python_text")],
            h.p[h.a(href="python.html")[words("about.show")]],
            h.p(".pretty")[words("about.licence")],
            h.p[h.a(href="licences.html")[words("about.licences")]],
            h.p(".hint")[words("offline.version", version=version)],
        ],
    ]
