"""The site of the documents, beside the page: its links, its independence, search, embeds, and use without scripts."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.axe import faults_of
from tests.kit.page_guard import PageGuard
from tests.kit.same_origin import CSS_LOAD, Finder, is_foreign
from tests.kit.shared_page import new_context

DOCS = "docs"


class Links(HTMLParser):
    """Collects the links and the ids of a page."""

    def __init__(self, path: Path) -> None:
        """Read a page."""
        super().__init__()
        self.links = list[str]()
        self.ids = set[str]()
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the id and the address of an element."""
        values = dict(attrs)
        if name := values.get("id"):
            self.ids.add(name)
        address = values.get("href") if tag in {"a", "link"} else values.get("src")
        if address:
            self.links.append(address)


@pytest.fixture(scope="module")
def pages(dist: Path) -> dict[Path, Links]:
    """Return every page of the site."""
    found = {path: Links(path) for path in sorted((dist / DOCS).rglob("*.html"))}
    assert found, "make docs builds the site"
    return found


def targets(page: Path, links: Links) -> Iterator[tuple[Path, str]]:
    """Yield the file and the fragment of each link of a page that leads into this folder."""
    for link in links.links:
        parts = urlsplit(link)
        if not parts.scheme and not parts.netloc:
            path = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            yield (path / "index.html" if path.is_dir() else path), unquote(parts.fragment)


def test_every_link_of_the_site_leads_to_a_page_and_a_place_on_it(dist: Path, pages: dict[Path, Links]) -> None:
    page = dist / "index.html"
    for source, links in pages.items():
        for target, fragment in targets(source, links):
            assert target.exists(), f"{source}: {target}"
            # The page itself interprets its fragments, and MkDocs's search and top links have none.
            assert target == page or not fragment or fragment in pages[target].ids, f"{source}: {target}#{fragment}"


def test_the_site_asks_no_other_origin_and_every_page_has_a_policy(dist: Path, pages: dict[Path, Links]) -> None:
    for path in pages:
        finder = Finder()
        finder.feed(path.read_text("utf-8"))
        assert [address for address in finder.loaded if is_foreign(address)] == []
        assert finder.policy.startswith("default-src 'none';")
        assert not re.search(r"https?:|\*", finder.policy)
    for path in (dist / DOCS).rglob("*.css"):
        for groups in CSS_LOAD.findall(path.read_text("utf-8")):
            assert not any(map(is_foreign, groups)), path


def test_every_document_and_every_rule_is_in_the_site(pages: dict[Path, Links]) -> None:
    root = Path(__file__).parents[1] / DOCS
    there = {path.parent.name for path in pages}
    assert {path.stem for path in root.glob("*.md")} - {"README"} <= there
    rules = {one for links in pages.values() for one in links.ids if re.fullmatch(r"[ZH]\d+\.\d+", one)}
    assert len(rules) > 60


def test_a_reader_searches_and_tries_a_rule(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("can escape its sandboxing")  # an embed of the same origin: docs/embed.md
    page.goto(f"{site}{DOCS}/")
    # The site searches when a key is released.
    page.get_by_role("textbox", name="Search").press_sequentially("coin bonus")
    page.get_by_role("link").filter(has_text=re.compile(r"^\s*Z5\.4\s+Coin bonus")).first.click()
    expect(page.get_by_role("heading", name=re.compile("Z5.4 Coin bonus"))).to_be_in_viewport()
    page.get_by_text("Try rule Z5.4", exact=True).click()
    frame = page.frame_locator("iframe[title='Zen Garden, rule Z5.4']")
    expect(frame.get_by_role("heading", level=1)).to_contain_text("Z5.4")
    expect(frame.locator("html")).to_have_attribute("data-python", "ready")
    page.goto(f"{site}{DOCS}/")
    expect(page.locator("iframe").content_frame.get_by_role("heading", level=1)).to_contain_text("Z5.4")
    page.get_by_role("link", name="Play now", exact=True).click()
    expect(page).to_have_url(site)


@pytest.mark.thorough
def test_the_home_of_the_site_can_be_read_in_both_themes(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("can escape its sandboxing")
    page.goto(f"{site}{DOCS}/")
    assert [fault for fault in faults_of(page) if "color-contrast" in fault] == []
    page.get_by_role("link", name="Install the library").focus()
    assert [fault for fault in faults_of(page) if "color-contrast" in fault] == []


def test_a_reader_without_scripts_follows_the_navigation(browser: Browser, site: str) -> None:
    context = new_context(browser, java_script_enabled=False)
    page = context.new_page()
    page.goto(f"{site}{DOCS}/")
    page.get_by_role("link", name="Write a bot", exact=True).first.click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.goto(f"{site}{DOCS}/rules/zen-garden/")
    page.get_by_text("Try rule Z5.1", exact=True).click()
    link = page.get_by_role("link", name="Open rule Z5.1 in the page")
    expect(link).to_be_visible()
    assert link.get_attribute("href") == "../../../#rules/zen-garden/Z5.1"
    context.close()
