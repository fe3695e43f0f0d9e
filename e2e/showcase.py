"""Take the screenshots shown before installation: run `python -m e2e.showcase` after visible changes.

They are saved in `web/art/`, so that a build needs no browser; `screenshots.json` next to them describes each.
"""

import base64
import json
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

from e2e.icons import ART
from e2e.screens import Scene, scenes
from tests.kit.browsers import chromium
from tests.kit.games import COMPLETE
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.waiting import at_rest
from web.build.__main__ import build
from web.build.open_graph import SIZE, preview

SIZES: Final = {"wide": (1280, 800), "narrow": (412, 824)}
"""Form factors of a manifest, and the page's size for each, in CSS pixels."""

SCENE: Final = "middle"
"""The screen of each game, as named in `e2e.screens`."""

QUALITY: Final = 80
"""WebP quality of the pictures."""


def main() -> None:
    """Take the screenshots."""
    with built_page() as (browser, site):
        page = new_context(browser, color_scheme="light").new_page()
        taken: dict[str, dict[str, str]] = {}
        for game in COMPLETE:
            (scene,) = (one for one in scenes() if one.name == f"{game}-{SCENE}")
            taken |= pictures(page, site, game, scene)
            page.set_viewport_size({"width": SIZE[0], "height": SIZE[1]})
            scene.show(page, site)
            at_rest(page)
            page.screenshot(path=ART / preview(game))
    (ART / "screenshots.json").write_text(json.dumps(taken, indent=2) + "\n", encoding="utf-8")


@contextmanager
def built_page() -> Iterator[tuple[Browser, str]]:
    """Build and serve the page; yield a browser and the page's address."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium(playwright).options())
        dist = Path(folder, "dist")
        build(dist)
        yield browser, serve(dist)
        browser.close()


def pictures(page: Page, site: str, game: str, scene: Scene) -> dict[str, dict[str, str]]:
    """Take the screenshots of one game; return their descriptions by name."""
    taken = {}
    for form, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        scene.show(page, site)
        at_rest(page)
        name = f"screenshot-{form}-{game}.webp"
        (ART / name).write_bytes(picture(page))
        taken[name] = {"game": game, "form_factor": form, "sizes": f"{width}x{height}"}
    return taken


def picture(page: Page) -> bytes:
    """Return a screenshot as WebP, a format that Playwright itself does not write."""
    view = page.context.new_cdp_session(page)
    shot = view.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    view.detach()
    return base64.b64decode(shot["data"])


if __name__ == "__main__":
    main()
