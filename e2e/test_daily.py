"""The daily deal: its days follow the clock of the device."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.kit import storage_seed
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.library import daily, fixed_deals
from web.app.model.library.daily import Deal
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.view.components.dates import date_words

ZEN, HANGING = "zen-garden", "hanging-gardens"
NOW = datetime(2026, 11, 22, 23, 30, tzinfo=UTC)
DAY = (NOW + timedelta(hours=1)).date()
"""In Berlin it is already the next day."""


def played(deal: Deal, at: datetime) -> PlayedMatch[Any]:
    """Return a deal as an earlier build saved it at its end: without its date."""
    ended = fixed_deals.begin(deal, deal.id, "Ada", [ENGLISH.of("bot", daily.OPPONENT)])
    while not ended.over:
        ended = matches.play(ended, ended.game.write_event(storage_seed.any_move(ended)))
    return replace(ended, saved=int(at.timestamp() * 1000))


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(timezone_id="Europe/Berlin")
def test_a_day_won_before_the_clock_changed_still_counts(page: Page, site: str) -> None:
    # In summer time it was half past midnight, by today's winter time half past eleven on the day before.
    times = datetime(2026, 10, 23, 22, 30, tzinfo=UTC), datetime(2026, 10, 25, 11, tzinfo=UTC)
    won = [played(Deal(ZEN, date(2026, 10, day)), at) for day, at in zip((24, 25), times, strict=True)]
    page.clock.set_fixed_time(datetime(2026, 10, 26, 11, tzinfo=UTC))
    storage_seed.seed_storage(page, site, *won)
    page.goto(f"{site}#daily")
    expect(page.get_by_text(ENGLISH.count("daily.streak", 2), exact=True)).to_be_visible()


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(timezone_id="Europe/Berlin")
def test_a_page_left_open_shows_the_deals_of_each_new_day(page: Page, site: str) -> None:
    """At midnight while it stays visible; after a night's sleep, in which timers stop, when it is seen again."""
    page.clock.install(time=NOW - timedelta(minutes=32))
    page.goto(f"{site}#daily")
    ready(page)
    section = page.get_by_role("region", name=ENGLISH.of("game", ZEN), exact=True)
    expect(section).to_contain_text(date_words(ENGLISH, DAY - timedelta(days=1)))
    page.clock.run_for("03:00")
    expect(section).to_contain_text(date_words(ENGLISH, DAY))
    page.clock.set_system_time(NOW + timedelta(hours=32))
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(section).to_contain_text(date_words(ENGLISH, DAY + timedelta(days=1)))
