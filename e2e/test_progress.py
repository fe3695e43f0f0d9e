"""Progress, charts, and pictures of gardens."""

import base64
import re
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as ET

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import zen_garden_page
from tests.kit.golden_matches import finished, seats
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.view.components.garden_picture import HIGH, WIDE

ZEN = finished("zen-garden", "four-circuits", identity="zen", saved=1_780_000_000_000, players=seats("Ada", "Ben"))
HANGING = finished(
    "hanging-gardens",
    "person-with-series",
    identity="hanging",
    saved=1_790_000_000_000,
    players=seats("Ada", Bot="greedy"),
)
BOTH = (ZEN, HANGING)
MANY = (*BOTH, *(replace(ZEN, id=f"zen-{number}", saved=ZEN.saved - number) for number in range(1, 5)))
"""Enough matches for totals and charts, and 12 gardens: one page of them."""
SHARPNESS = 2
FEW_COLOURS = 400
"""More colours than an incomplete picture has, one without symbols or with only the frame."""

COUNT_COLOURS = """async (data) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${data}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const points = new Uint32Array(context.getImageData(0, 0, canvas.width, canvas.height).data.buffer);
    return [canvas.width, canvas.height, new Set(points).size];
}"""


def link(page: Page, name: str) -> Locator:
    """Return a link by its text or the beginning of it."""
    return page.get_by_role("link", name=re.compile(f"^{re.escape(name)}"))


def rows(table: Locator) -> list[list[str]]:
    """Return the cells of a table's rows, without the header."""
    return [row.locator("th, td").all_inner_texts() for row in table.get_by_role("row").all()[1:]]


def totals(match: PlayedMatch[Any]) -> list[int]:
    """Return a match's final scores."""
    return [score.total for score in match.game.score(match.state)]


@pytest.mark.thorough
def test_a_finished_garden_is_saved_as_a_picture_and_its_match_drawn_in_charts(page: Page, site: str) -> None:
    for match in BOTH:
        zen_garden_page.open_match(page, site, match)
        zen_garden_page.press(page, "end.more")
        zen_garden_page.press(page, "charts.title")
        charts = zen_garden_page.dialog(page, ENGLISH("charts.title"))
        expect(charts.get_by_role("img", name=ENGLISH("charts.rounds"))).to_be_visible()
        assert rows(charts.get_by_role("table").first)[-1][1:] == list(map(str, totals(match)))
        zen_garden_page.close(page)
        zen_garden_page.press(page, "share.open")
        frame = zen_garden_page.dialog(page, ENGLISH("garden_picture.title"))
        frame.get_by_role("button", name="Ada", exact=True).click()
        expect(frame.get_by_role("img", name=ENGLISH("garden.of", name="Ada"))).to_be_visible()
        name = f"hofgarten-{match.record.game}-ada-{totals(match)[0]}"
        frame.get_by_text(ENGLISH("end.more"), exact=True).click()
        expect_picture_alone(download(page, "svg", f"{name}.svg"), ["Ada", str(totals(match)[0]), "Hofgarten"])
        wide, high, colours = page.evaluate(
            COUNT_COLOURS, base64.b64encode(download(page, "png", f"{name}.png")).decode()
        )
        assert (wide, high) == (WIDE * SHARPNESS, HIGH * SHARPNESS)
        assert colours > FEW_COLOURS
        zen_garden_page.close(page)


def download(page: Page, form: str, name: str) -> bytes:
    """Save the picture; return the file, which must have this name."""
    with page.expect_download() as coming:
        zen_garden_page.press(page, f"garden_picture.{form}")
    assert coming.value.suggested_filename == name
    return Path(coming.value.path()).read_bytes()


def expect_picture_alone(text: bytes, said: Sequence[str]) -> None:
    """Expect a self-contained picture with these texts."""
    picture = ET.fromstring(text)
    elements = list(picture.iter())
    assert not [one for one in elements if one.tag.endswith(("script", "foreignObject", "image"))]
    attributes = [(name.rpartition("}")[2], value) for one in elements for name, value in one.attrib.items()]
    assert not {name for name, _ in attributes} & {"class", "style"}
    assert not [value for _, value in attributes if "var(" in value or "light-dark" in value]
    ids = {value for name, value in attributes if name == "id"}
    assert {value for name, value in attributes if name == "href"} <= {f"#{one}" for one in ids}
    faces = [one.text or "" for one in elements if one.tag.endswith("style")]
    named = re.findall(r"""url\(["']?([^)"']{1,40})""", " ".join([*faces, *(value for _, value in attributes)]))
    assert named
    assert all(one.startswith("data:font/") or one.removeprefix("#") in ids for one in named)
    texts = [one.text for one in elements if one.tag.endswith("text")]
    assert set(said) <= set(texts)
