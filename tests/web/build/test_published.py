"""Tests for what a page at a public address has besides: previews of links, robots.txt, sitemap, 404.html."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hofgarten.registry import GAMES
from web.app.model.links.preview import with_preview
from web.app.model.model import Browser, Model
from web.app.texts import LANGUAGES, Words
from web.build.link_pages import Link, links, page_of
from web.build.manifest import ART, FOLDER
from web.build.open_graph import SIZE, preview, previews
from web.build.paths import BuildError
from web.build.published import checked, head, lost, write_published

ADDRESS = "https://example.org/hofgarten/"


class Head(HTMLParser):
    """Collects the properties and the links of the elements for the page's head."""

    def __init__(self, text: str) -> None:
        """Parse the elements."""
        super().__init__()
        self.properties = dict[str, str]()
        self.links = dict[str, str]()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element."""
        values = {name: value or "" for name, value in attrs}
        if tag == "link":
            self.links[values["rel"]] = values["href"]
        elif tag == "meta" and ("property" in values or values.get("name") == "twitter:card"):
            self.properties[values.get("property") or values["name"]] = values["content"]


def test_a_link_to_the_page_has_a_title_a_description_and_a_picture() -> None:
    found = Head(head(ADDRESS))
    assert found.links == {"canonical": ADDRESS, "alternate": ADDRESS}
    assert found.properties["og:url"] == ADDRESS
    assert found.properties["og:image"] == f"{ADDRESS}{FOLDER}/{preview('zen-garden')}"
    assert found.properties["og:title"]
    assert re.search("Zen Garden.*The Hanging Gardens", found.properties["og:description"])


def test_a_page_without_an_address_names_none() -> None:
    assert head("") == ""


@pytest.mark.parametrize("link", [*links()], ids=lambda link: link.folder)
def test_a_link_to_a_puzzle_a_daily_game_or_a_match_is_shown_in_the_language_of_its_sender(link: Link) -> None:
    found = Head(page_of(link, ADDRESS))
    assert found.properties["og:title"].count(Words(link.language).of("game", link.game)) == 1
    assert found.properties["og:description"]
    assert found.properties["og:image"] == f"{ADDRESS}{FOLDER}/{preview(link.game)}"
    assert found.properties["og:locale"].startswith(f"{link.language}_")


def test_each_kind_of_link_has_a_page_for_each_game_and_language(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    write_published(tmp_path, ADDRESS)
    pages = {path.parent.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("link/**/index.html")}
    model = Model(browser=Browser(previews=True))
    ways = [
        with_preview(replace(model, language=language), place, game).partition("/#")[0]
        for language in LANGUAGES
        for game in GAMES
        for place in (f"#daily/{game}/2026-11-29", f"#puzzles/{game}/abc", "#share/1ePn")
    ]
    assert pages == {*ways}
    size = sum(path.stat().st_size for path in tmp_path.rglob("link/**/*") if path.is_file())
    assert size < 60_000, "messengers and hosts ask for a few small pages"


@pytest.mark.parametrize("place", ["#puzzles/mistake/abc", "#turn/1abc", "#rules/zen-garden", "#daily", ""])
def test_other_places_have_no_preview(place: str) -> None:
    assert with_preview(Model(browser=Browser(previews=True)), place) == place


def test_a_build_without_an_address_has_no_preview() -> None:
    assert with_preview(Model(), "#daily/zen-garden/2026-11-29") == "#daily/zen-garden/2026-11-29"


@pytest.mark.parametrize("name", previews())
def test_a_picture_has_the_declared_size(name: str) -> None:
    picture = (ART / name).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert tuple(int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)) == SIZE
    assert len(picture) < 600_000  # messengers show no larger ones


def test_crawlers_find_the_sitemaps_of_the_page_and_of_the_documents(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    write_published(tmp_path, ADDRESS)
    maps = re.findall(r"^Sitemap: (.*)$", (tmp_path / "robots.txt").read_text("utf-8"), re.MULTILINE)
    assert maps == [f"{ADDRESS}sitemap.xml", f"{ADDRESS}docs/sitemap.xml"]
    sitemap = ET.fromstring((tmp_path / "sitemap.xml").read_text("utf-8"))
    assert [place.text for place in sitemap.findall(".//{*}loc")] == [ADDRESS]
    assert {path.name for path in (tmp_path / FOLDER).iterdir()} == {preview(game) for game in GAMES}


def test_an_address_that_leads_nowhere_helps_in_every_language() -> None:
    page = lost(ADDRESS)
    assert re.findall(r'<section lang="(\w+)">', page) == list(LANGUAGES)
    assert page.count(f'href="{ADDRESS}"') == page.count(f'href="{ADDRESS}docs/"') == len(LANGUAGES)


@pytest.mark.parametrize("address", ["example.org", "ftp://example.org/", "https://", "https://a/?b=c", "https://a/#b"])
def test_an_address_that_is_none_is_refused(address: str) -> None:
    with pytest.raises(BuildError, match="is not the address of a folder"):
        checked(address)


def test_an_address_gets_its_slash() -> None:
    assert checked("https://example.org/hofgarten") == ADDRESS
