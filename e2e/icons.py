"""Draw the app's icons from `web/art/icon.svg`: run `python -m e2e.icons` after a change.

The pictures are in the repository, so that a build needs no browser; `icons.json` next to them names the drawing that
they show.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from tests.kit.browsers import chromium

ART: Final = Path(__file__).parent.parent / "web" / "art"
SOURCE: Final = ART / "icon.svg"
STAMP: Final = ART / "icons.json"
ROUND: Final = ' rx="112"'
"""Rounded corners of the drawing."""


class Icon(NamedTuple):
    """An icon file."""

    name: str
    size: int
    """Width and height in pixels."""
    whole: bool = False
    """True to fill the square, for platforms that cut the corners themselves."""


ICONS: Final = (
    Icon("icon-192.png", 192),
    Icon("icon-512.png", 512),
    Icon("icon-maskable-512.png", 512, whole=True),
    Icon("apple-touch-icon.png", 180, whole=True),
)


def stamp() -> dict[str, object]:
    """Return the data saved with the pictures: the drawing's fingerprint and each size."""
    digest = hashlib.sha256(SOURCE.read_bytes()).hexdigest()
    return {"source": digest, "sizes": {icon.name: icon.size for icon in ICONS}}


def main() -> int:
    """Draw all icons; return the exit status."""
    drawing = SOURCE.read_text("utf-8")
    if ROUND not in drawing:
        print(f"{SOURCE.name} no longer has{ROUND}: say here how its corners are rounded.", file=sys.stderr)
        return 1
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium(playwright).options())
        for icon in ICONS:
            page = browser.new_page(viewport={"width": icon.size, "height": icon.size})
            svg = drawing.replace(ROUND, "") if icon.whole else drawing
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{svg}")
            page.screenshot(path=ART / icon.name, omit_background=True)
            page.close()
        browser.close()
    STAMP.write_text(json.dumps(stamp(), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
