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

from tests.kit import storage_seed, zen_garden_page
from tests.kit.golden_matches import finished, seats
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import Match
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


def totals(match: Match[Any]) -> list[int]:
    """Return a match's final scores."""
    return [score.total for score in match.game.score(match.state)]


@pytest.mark.thorough
def test_saved_matches_are_counted_and_their_gardens_are_shown(page: Page, site: str) -> None:
    storage_seed.revisit(page, site, *MANY, storage_seed.a_match(3, identity="begun"), bad="damaged")
    link(page, ENGLISH("way.progress")).click()
    expect(page.get_by_role("heading", name=ENGLISH("way.progress"), exact=True)).to_be_visible()
    parts = page.get_by_role("navigation", name=ENGLISH("way.progress"), exact=True)
    expect(page.get_by_text(ENGLISH.count("progress.unfinished", 1))).to_contain_text(
        ENGLISH.count("progress.damaged", 1)
    )
    latest = page.get_by_role("heading").filter(has_text=ENGLISH.of("game", "hanging-gardens"))
    expect(latest.first).to_be_visible()
    games = page.get_by_role("navigation", name=ENGLISH("start.game"), exact=True)
    games.get_by_role("link", name=ENGLISH.of("game", "zen-garden"), exact=True).click()
    expect(latest).to_have_count(0)
    people = page.get_by_role("table").filter(has=page.get_by_role("rowheader", name="Ben", exact=True)).last
    points = totals(ZEN)
    assert [row[0] for row in rows(people)] == ["Ada", "Ben"]
    assert [row[-1] for row in rows(people)] == list(map(str, points))
    persons = page.get_by_role("navigation", name=ENGLISH("progress.person"), exact=True)
    persons.get_by_role("link", name="Ben", exact=True).click()
    expect(page.get_by_role("rowheader", name="Ada", exact=True)).to_have_count(0)
    assert storage_seed.address(page).endswith("#progress/results/zen-garden/Ben")
    part = parts.get_by_role("link", name=ENGLISH("progress_part.achievements"))
    part.press("Enter")
    expect(part).to_have_attribute("aria-current", "page")
    expect(part).to_be_focused()
    achievements = page.get_by_role("region", name=ENGLISH("progress_part.achievements"), exact=True)
    expect(achievements).to_contain_text(ENGLISH("achievements.progress", number=points[1], of=60))
    persons.get_by_role("link", name="Ada", exact=True).click()
    expect(achievements).to_contain_text(ENGLISH("achievements.progress", number=points[0], of=60))
    circuits = achievements.get_by_role("listitem").filter(has_text=ENGLISH.of("achievement", "circuits"))
    expect(circuits).to_contain_text(ENGLISH("achievements.earned"))
    persons.get_by_role("link", name=ENGLISH("progress.everyone"), exact=True).click()
    games.get_by_role("link", name=ENGLISH("progress.all_games"), exact=True).click()
    parts.get_by_role("link", name=ENGLISH("progress_part.gardens")).click()
    hanging = page.get_by_role("main").get_by_role("listitem").filter(has=page.get_by_role("button"))
    expect(hanging).to_have_count(12)
    expect(hanging.first).to_contain_text(ENGLISH("garden.of", name="Bot"))
    link(page, ENGLISH.of("gardens.order", "newest")).click()
    expect(hanging.first).to_contain_text(ENGLISH("garden.of", name="Ada"))
    ada = ENGLISH("garden.of", name="Ada")
    best = hanging.filter(has_text=ada).filter(has_text=ENGLISH.of("game", "hanging-gardens"))
    best.get_by_role("button", name=ENGLISH("gardens.share", name=ada), exact=True).click()
    expect(zen_garden_page.dialog(page, ENGLISH("share.title"))).to_be_visible()
    zen_garden_page.close(page)
    best.get_by_role("button").first.click()
    opened = zen_garden_page.dialog(page, ENGLISH("garden_picture.title"))
    expect(opened.get_by_role("img", name=ada)).to_be_visible()
    page.get_by_role("dialog").get_by_text(ENGLISH("end.more"), exact=True).click()
    link(page, ENGLISH("garden_picture.open")).click()
    expect(zen_garden_page.panel(page)).to_be_visible()
    assert storage_seed.address(page).endswith(f"#match/{HANGING.id}")


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
