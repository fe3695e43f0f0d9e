"""axe-core, which checks the accessibility of a page."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from e2e.screens import SIZES, THEMES
from tests.kit.waiting import at_rest

AXE = Path(__file__).parents[1] / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations'] })"
"""All default rules of axe (WCAG A and AA, best practices), and the target size of WCAG 2.2."""

UNCOVER = "() => document.querySelector('dialog[open]')?.scrollTo(0, 0)"
"""Scrolls a dialog to its top, where its heading covers no part of a button."""
USUAL = (("phone", THEMES[0]), ("desktop", THEMES[1]))
"""The sizes and themes in which a screen is checked."""


def faults_of(page: Page, looks: Sequence[tuple[str, str]] = USUAL) -> list[str]:
    """Return the faults of a screen in some sizes and themes."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    faults = []
    for size, theme in looks:
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.evaluate(UNCOVER)
        at_rest(page)
        faults += [f"{size}, {theme}: {fault}" for fault in _found(page)]
    return faults


def _found(page: Page) -> list[str]:
    """Return the faults that axe finds: rule and element."""
    result: dict[str, Any] = page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['target']} {node['html'][:200]} {node.get('failureSummary', '')}"
        for fault in result["violations"]
        for node in fault["nodes"]
    ]
