"""Luck and skill: the review in the background, the review's chart and sentence, the rating."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.reviewed import findings_of
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.model.match.review import to_json
from web.app.model.match.serialize import EXTRA

IN_BACKGROUND = storage_seed.settings(speed="instant", rating="on")
REVIEWING = 120_000
"""Maximum duration of the rest of a review on a busy computer, in milliseconds."""

DONE = (
    """(identity) => Object(JSON.parse(localStorage.getItem(`hofgarten/match/${identity}`))).hofgarten.review?.done"""
)


def finished(reviewed: int, identity: str = "prepared", seed: str = "4") -> PlayedMatch[Any]:
    """Return a finished match against a bot; its first turns have been reviewed, without luck."""
    match = storage_seed.a_match(99, bots={1: "greedy"}, names=("Ada", "Bot"), seed=seed, level=2, identity=identity)
    return replace(match, review=to_json(match, findings_of(match, reviewed, luck=False))) if reviewed else match


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.fresh
def test_a_finished_match_is_reviewed_while_nobody_does_anything(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, finished(14), preferences=IN_BACKGROUND)
    page.wait_for_function(DONE, arg=match.id, timeout=REVIEWING)
    saved = json.loads(storage_seed.saved_texts(page)[match.id])
    assert saved["events"] == list(match.record.events)
    assert [bool(losses) for losses in saved[EXTRA]["review"]["losses"]] == [True, False]
    page.get_by_role("button", name=ENGLISH("review.open"), exact=True).focus()
    page.keyboard.press("Enter")
    skill = page.get_by_role("region", name=ENGLISH("story.title"), exact=True)
    expect(skill).to_contain_text(re.compile(r"Best move: move \d+ by Ada \("))
    skill.get_by_text(ENGLISH("skill.title"), exact=True).click()
    expect(skill).to_contain_text("Your own moves cost you ")
    expect(page.get_by_role("progressbar")).to_have_count(0)
    for chart in ("luck_chart", "skill_chart"):
        expect(skill.get_by_role("img", name=ENGLISH.of("skill", chart), exact=True)).to_be_visible()
    lead = [score.total for score in match.game.score(match.state)]
    row = skill.get_by_role("row").filter(has=page.get_by_role("rowheader", name="Ada", exact=True)).first
    expect(row.get_by_role("cell").last).to_have_text(ENGLISH.points(lead[0] - lead[1]))
    table = skill.get_by_text(ENGLISH("review.as_table"), exact=True).first
    table.focus()
    page.keyboard.press("Enter")
    expect(skill.get_by_role("columnheader", name=ENGLISH("review.moves"), exact=True)).to_be_visible()
