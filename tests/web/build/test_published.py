"""Tests for what a page at a public address has besides: previews of links, robots.txt, sitemap, 404.html."""

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from web.app.texts import LANGUAGES
from web.build.manifest import ART, FOLDER
from web.build.paths import BuildError
from web.build.published import PREVIEW, PREVIEW_SIZE, checked, head, lost, write_published

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
        else:
            self.properties[values.get("property") or values["name"]] = values["content"]


def test_a_link_to_the_page_has_a_title_a_description_and_a_picture() -> None:
    found = Head(head(ADDRESS))
    assert found.links == {"canonical": ADDRESS, "alternate": ADDRESS}
    assert found.properties["og:url"] == ADDRESS
    assert found.properties["og:image"] == f"{ADDRESS}{FOLDER}/{PREVIEW}"
    assert found.properties["og:title"]
    assert re.search("Zen Garden.*The Hanging Gardens", found.properties["og:description"])


def test_a_page_without_an_address_names_none() -> None:
    assert head("") == ""


def test_the_picture_has_the_declared_size() -> None:
    picture = (ART / PREVIEW).read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert tuple(int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)) == PREVIEW_SIZE
    assert len(picture) < 600_000  # messengers show no larger ones


def test_crawlers_find_the_sitemaps_of_the_page_and_of_the_documents(tmp_path: Path) -> None:
    (tmp_path / FOLDER).mkdir()
    write_published(tmp_path, ADDRESS)
    maps = re.findall(r"^Sitemap: (.*)$", (tmp_path / "robots.txt").read_text("utf-8"), re.MULTILINE)
    assert maps == [f"{ADDRESS}sitemap.xml", f"{ADDRESS}docs/sitemap.xml"]
    sitemap = ET.fromstring((tmp_path / "sitemap.xml").read_text("utf-8"))
    assert [place.text for place in sitemap.findall(".//{*}loc")] == [ADDRESS]
    assert (tmp_path / FOLDER / PREVIEW).exists()


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
