"""Screens without a match (``web.app.model.model.Screen``), each imported on first use.

``web/app/view/screens/<name>.py`` has the members of ``ScreenModule``.
"""

from functools import cache
from importlib import import_module
from typing import Protocol, cast

from web.app.model.model import Model, Screen
from web.app.model.screens import SCREENS
from web.app.texts import Words
from web.app.view.html import Element


class ScreenModule(Protocol):
    """The interface of a screen's module."""

    def title(self, words: Words, /) -> str:
        """Return the screen's title, for the page's title and the heading."""

    def screen(self, words: Words, model: Model, page: Screen, /) -> Element:
        """Return the screen, a ``main``."""


@cache
def screen_of(name: str) -> ScreenModule:
    """Return the module of a screen."""
    return cast("ScreenModule", import_module(f"{__name__}.{SCREENS[name].module or name}"))
