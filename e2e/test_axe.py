"""axe-core finds no fault on any screen, in both themes, on a phone and on a desktop."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from e2e.screens import SIZES, THEMES, Scene, scenes
from tests.kit.waiting import at_rest

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })"
"""All default rules of axe (WCAG A and AA, best practices), and the target size of WCAG 2.2."""

ALIKE = ("-german", "-left", "-begin", "-end-four")
"""Suffixes of screens that exist only for screenshots: other screens have the same elements."""


def found(page: Page) -> list[str]:
    """Return the faults that axe finds: rule and element."""
    result: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['target']} {node['html'][:200]} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]


def faults_of(page: Page) -> list[str]:
    """Return the faults of a screen."""
    faults = []
    for size, theme in (("phone", THEMES[0]), ("desktop", THEMES[1])):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        at_rest(page)
        faults += [f"{size}, {theme}: {fault}" for fault in found(page)]
    return faults


def different() -> list[Scene]:
    """Return the screens without those that differ only in order or language."""
    return [scene for scene in scenes() if not scene.name.endswith(ALIKE)]


@pytest.mark.parametrize("scene", different(), ids=lambda scene: scene.name)
def test_no_fault_is_found(page: Page, site: str, scene: Scene) -> None:
    scene.show(page, site)
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    faults = faults_of(page)
    assert not faults, "\n".join(faults)
