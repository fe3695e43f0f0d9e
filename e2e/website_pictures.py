"""Take the pictures of `docs/websites.md`: run `python -m e2e.website_pictures` after visible changes.

They show a plain page with a rule in it, and the codes of the embed builder. No blogging system is in them.
"""

from functools import partial
from typing import Final

from playwright.sync_api import APIResponse, Page, Route, expect

from e2e.screens import scenes
from e2e.showcase import built_page, picture
from tests.kit.shared_page import new_context
from tests.kit.waiting import at_rest
from web.build.paths import ROOT

DOCS: Final = ROOT / "docs"

EXAMPLE: Final = "https://example.org/hofgarten/"
"""The address of the page in the documents."""

PAGES: Final = {"light": (320, 1080), "dark": (800, 760)}
"""The size of the page around the frame, for each theme."""

BLOG: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>A blog</title>
<style>:root {{ color-scheme: {theme}; font: 16px/1.5 sans-serif; }} body {{ margin: 16px; }}</style>
<h1>How to make room</h1><p>A garden can be moved. Try it:</p>
<script async src="embed.js"></script><hofgarten-demo rule="Z5.1" lang="en" theme="host"></hofgarten-demo>"""


def main() -> None:
    """Take the pictures."""
    with built_page() as (browser, site):
        for theme, (width, height) in PAGES.items():
            page = new_context(browser, color_scheme=theme).new_page()
            page.set_viewport_size({"width": width, "height": height})
            page.route("**/blog.html", partial(Route.fulfill, body=BLOG.format(theme=theme)))
            page.goto(f"{site}blog.html")
            expect(page.frame_locator("iframe").get_by_role("grid").first).to_be_visible()
            take(page, f"website-{theme}.webp")
        builder(new_context(browser, color_scheme="light").new_page(), site)


def builder(page: Page, site: str) -> None:
    """Take the picture of the codes that the embed builder writes."""
    (scene,) = (each for each in scenes() if each.name == "embed-builder")
    page.set_viewport_size({"width": 800, "height": 750})
    page.route(f"{EXAMPLE}**", lambda route: route.fulfill(response=served(route, site)))
    scene.show(page, EXAMPLE)
    page.locator("#embed-element").evaluate("(title) => title.scrollIntoView()")
    take(page, "website-codes.webp")


def served(route: Route, site: str) -> APIResponse:
    """Return the answer of the server to a request for the page at its address in the documents."""
    return route.fetch(url=route.request.url.replace(EXAMPLE, site))


def take(page: Page, name: str) -> None:
    """Save a picture of the window in the documents."""
    at_rest(page)
    (DOCS / name).write_bytes(picture(page))


if __name__ == "__main__":
    main()
