"""Take screenshots of every screen.

python -m e2e.screenshots [--out FOLDER] [--dist FOLDER] [SCENE ...]

Each screen in four sizes and both themes; the larger ones also with simulated colour blindness, with forced colours
and with text of twice the size. They are for inspection by eye.
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from e2e.screens import SIZES, THEMES, Scene, scenes
from tests.kit.browsers import chromium
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.waiting import at_rest
from web.build.__main__ import build

SIGHTS = ("protanopia", "deuteranopia", "tritanopia", "achromatopsia")
"""Colour vision deficiencies, as named by Chromium's emulation."""

TWICE = "document.documentElement.style.fontSize = "
"""Sets the text size; an empty string is the default."""


def main() -> None:
    """Take the screenshots."""
    parser = argparse.ArgumentParser(description="Pictures of every screen of the page.")
    parser.add_argument("--out", type=Path, default=Path("screenshots"), help="the folder for the pictures")
    parser.add_argument("--dist", type=Path, help="a page that has been built; without it, one is")
    parser.add_argument("scenes", nargs="*", metavar="SCENE", help="names of scenes, or how they begin; all of them")
    wanted = parser.parse_args()
    wanted.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        dist = wanted.dist or Path(folder, "dist")
        if wanted.dist is None:
            build(dist)
        chosen = [scene for scene in scenes() if scene.name.startswith(tuple(wanted.scenes))] if wanted.scenes else None
        photograph(serve(dist), list(scenes()) if chosen is None else chosen, wanted.out)


def photograph(site: str, chosen: list[Scene], out: Path) -> None:
    """Take the screenshots of some screens."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(**chromium(driver).options())
        page = new_context(browser).new_page()
        for scene in chosen:
            page.set_viewport_size({"width": 1440, "height": 900})
            scene.show(page, site)
            pictures(page, out, scene.name)
            print(scene.name, flush=True)
        browser.close()


def pictures(page: Page, out: Path, name: str) -> None:
    """Take all screenshots of the current screen."""
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            at_rest(page)
            page.screenshot(path=out / f"{name}-{size}-{theme}.png")
    page.emulate_media(color_scheme="light", forced_colors="active")
    page.screenshot(animations="disabled", path=out / f"{name}-forced-colours.png")
    page.emulate_media(color_scheme="null", forced_colors="null")
    page.evaluate(f"{TWICE}'200%'")
    page.screenshot(animations="disabled", path=out / f"{name}-large-text.png", full_page=True)
    page.evaluate(f"{TWICE}''")
    view = page.context.new_cdp_session(page)
    for sight in SIGHTS:
        view.send("Emulation.setEmulatedVisionDeficiency", {"type": sight})
        page.screenshot(animations="disabled", path=out / f"{name}-{sight}.png")
    view.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    view.detach()


if __name__ == "__main__":
    main()
