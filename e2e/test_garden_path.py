"""The garden path: a stage is continued to its end, its stars open the next one, and a link shows any."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import storage_seed
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, build, panel, press
from web.app.model.library.fixed_deals import begin
from web.app.model.library.garden_path import Stage, stages, stars_of
from web.app.model.library.read_summary import summary_of
from web.app.model.match.match import PlayedMatch, go_to, play
from web.app.model.match.serialize import to_text
from web.app.view.components.stars import stage_name, stars_in_words


def almost_finished(stage: Stage) -> PlayedMatch[Any]:
    """Return a stage before the user's last move."""
    match = begin(stage, stage.id, "Ada", ["Bot"])
    while not match.over:
        match = play(match, match.game.write_event(storage_seed.best_move(match)))
    return go_to(match, max(at for at, state in enumerate(match.states) if match.game.to_move(state) == 0))


def stone(page: Page, stage: Stage) -> Locator:
    return page.get_by_role("link", name=re.compile(f"^{stage_name(ENGLISH, stage)}: "))


@pytest.mark.thorough
def test_the_end_of_a_stage_opens_the_next_one(page: Page, site: str) -> None:
    first, second, *_, last = stages().values()
    match = almost_finished(first)
    storage_seed.seed_storage(page, site, match)
    page.goto(site)
    page.get_by_role("link", name=re.compile(ENGLISH("way.path"))).click()
    expect(stone(page, first)).to_have_accessible_name(re.compile(re.escape(stars_in_words(ENGLISH, 0))))
    expect(stone(page, second)).to_be_hidden()
    press(page, "daily.go_on")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("banner")).to_contain_text(str(first.plan.targets[1]))
    ended = build(page, match, storage_seed.best_move(match), then="becomes court architect")
    summary = summary_of(first.id, to_text(ended))
    assert summary
    earned = stars_in_words(ENGLISH, stars_of(first, summary))
    expect(panel(page)).to_contain_text(earned)
    expect(panel(page).get_by_role("button", name=ENGLISH("path.again"), exact=True)).to_be_visible()
    panel(page).get_by_role("link", name=ENGLISH("path.next"), exact=True).click()
    expect(page.get_by_role("heading", name=stage_name(ENGLISH, second), exact=True)).to_be_visible()
    expect(stone(page, first)).to_have_accessible_name(re.compile(re.escape(earned)))
    expect(stone(page, second)).to_have_attribute("aria-current", "true")
    press(page, "daily.play")
    page.wait_for_url(f"{site}#match/{second.id}")
    page.goto(f"{site}{last.place}")
    ready(page)
    preview = page.get_by_role("region", name=stage_name(ENGLISH, last), exact=True)
    expect(preview).to_contain_text(ENGLISH("path.closed", number=last.number - 1))
    expect(preview.get_by_role("button")).to_have_count(0)
    expect(stone(page, last)).to_be_hidden()
