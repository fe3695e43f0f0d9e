"""Every screen passes axe's rules, and fits the width of a phone with long names and long words."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.axe import USUAL, faults_of
from e2e.interactive_elements import PRESSED
from e2e.screens import Scene, scenes, set_language
from hofgarten.registry import GAMES
from tests.kit.deals import LONGEST, Deal, turn_place
from web.app.texts import LANGUAGES

WIDTHS = (320, 360, 375, 390, 412)
"""Widths of phones in CSS pixels."""
HIGH = 740
NARROWEST = WIDTHS[:2]
"""One for each of the two layouts of phones."""
LONGEST_WORDS = ("fr", "de")
"""The languages with the longest words: in these, every screen is checked."""
ALIKE = ("-german", "-left")
"""Suffixes of screens that differ from another one only in their language or side."""
COVERED = ("shared",)
"""Screens with a message that lies over the tools of the board on a desktop with a touch screen until it is closed."""
DIALOGS = tuple(f"{game}-{name}" for game in tuple(GAMES)[1:] for name in ("tries-listed", "menu", "more", "keys"))
"""Dialogs that are the same in each game: those of the first game are checked."""
FULLEST = ("-begin", "-four", "-tries", "-room")
"""Suffixes of the screens with the fullest header and panel: these are checked in every language at every width."""

IN_EACH_RUN = frozenset(("start-form", "hanging-gardens-choice", "zen-garden-end"))
"""Screens with different layouts: `make test` checks these."""

LOOK = f"""() => {{
    {PRESSED}
    const dialog = document.querySelector("dialog");
    return {{
        screen: screen.width,
        wide: document.documentElement.scrollWidth,
        outside: pressed.filter(({{ left, right }}) => left < -0.5 || right > screen.width + 0.5).map(name),
        hidden: dialog ? dialog.scrollWidth - dialog.clientWidth : 0,
    }};
}}"""
"""Returns the widths of screen and page, the interactive elements beyond the screen, and the hidden width of a dialog.
The width of the viewport is not enough: on a phone it grows with a page that is too wide.
"""


def different() -> Iterator[Scene]:
    """Yield the screens with different content, with the longest possible names."""
    for scene in scenes():
        if not scene.name.endswith(ALIKE) and scene.name not in DIALOGS:
            yield replace(scene, deals=tuple(replace(deal, names=LONGEST[: len(deal.names)]) for deal in scene.deals))
    for game in GAMES:
        deal = Deal(game, 22, LONGEST[: max(GAMES[game].players)], link="waiting")
        yield Scene(f"{game}-join-long", turn_place(deal))


def seen(page: Page, width: int) -> dict[str, Any]:
    """Return the faults of a screen with this width."""
    page.set_viewport_size({"width": width, "height": HIGH})
    found: dict[str, Any] = page.evaluate(LOOK)
    return {} if found == {"screen": width, "wide": width, "outside": [], "hidden": 0} else found


@pytest.mark.context(has_touch=True, is_mobile=True)
@pytest.mark.parametrize(
    "scene",
    [
        pytest.param(scene, id=scene.name, marks=[] if scene.name in IN_EACH_RUN else [pytest.mark.thorough])
        for scene in different()
    ],
)
def test_a_screen_is_accessible_and_not_too_wide(page: Page, site: str, scene: Scene) -> None:
    scene.show(page, site)
    faults = faults_of(page, USUAL[:1] if scene.name in COVERED else USUAL)
    assert not faults, "\n".join(faults)
    too_wide: dict[tuple[str, int], dict[str, Any]] = {}
    is_full = scene.name.endswith(FULLEST)
    for language in LANGUAGES if is_full else LONGEST_WORDS:
        set_language(page, language)
        too_wide |= {(language, width): seen(page, width) for width in (WIDTHS if is_full else NARROWEST)}
    assert not any(too_wide.values()), "\n".join(f"{at}: {fault}" for at, fault in too_wide.items() if fault)
