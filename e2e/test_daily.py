"""The daily deal: the same in two browsers, played, shared and found again."""

import re
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.library import daily, fixed_deals
from web.app.model.library.daily import Deal, medal_of
from web.app.model.library.match_summary import summary_of
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.match.serialize import to_text
from web.app.texts import Words
from web.app.view.components.dates import date_words

ZEN, HANGING = "zen-garden", "hanging-gardens"
NOW = datetime(2026, 11, 22, 23, 30, tzinfo=UTC)
DAY = (NOW + timedelta(hours=1)).date()
"""In Berlin it is already the next day."""


def begin(page: Page, site: str, game: str, words: Words) -> str:
    """Start a game's daily deal; return the dealt match."""
    page.clock.set_fixed_time(NOW)
    page.goto(f"{site}#daily")
    ready(page)
    section = page.get_by_role("region", name=words.of("game", game), exact=True)
    section.get_by_role("button").click()
    expect(page.get_by_role("button", name=words("undo"), exact=True)).to_be_visible()
    return str(storage_seed.saved(page).record.setup)


def played(deal: Deal, at: datetime) -> Match:
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
@pytest.mark.context(timezone_id="Europe/Berlin", permissions=["clipboard-read", "clipboard-write"])
def test_a_deal_is_the_same_for_all_and_its_result_is_shared(page: Page, site: str, browser: Browser) -> None:
    deals = [begin(page, site, game, ENGLISH) for game in (ZEN, HANGING)]
    assert storage_seed.address(page).endswith(f"#match/{Deal(HANGING, DAY).id}")
    with browser.new_context(locale="fr-FR", timezone_id="Europe/Berlin") as context:
        other = context.new_page()
        assert [begin(other, site, game, Words("fr")) for game in (ZEN, HANGING)] == deals
    deal = Deal(ZEN, DAY)
    ended = played(deal, NOW)
    summary = summary_of(deal.id, to_text(ended))
    assert summary
    storage_seed.seed_storage(page, site, ended)
    page.goto(site)
    page.get_by_role("link", name=re.compile(f"{ENGLISH('way.daily')}.*{ENGLISH.count('daily.streak', 1)}")).click()
    section = page.get_by_role("region", name=ENGLISH.of("game", ZEN), exact=True)
    result = fixed_deals.result_of(ended)
    expect(section).to_contain_text(ENGLISH("daily.points", mine=result.mine, other=result.other))
    expect(page.get_by_text(ENGLISH.count("daily.streak", 1), exact=True)).to_be_visible()
    page.evaluate("navigator.canShare = undefined")
    section.get_by_role("button", name=ENGLISH("daily.share"), exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.copied"))
    expect(section.get_by_role("figure")).to_contain_text(f"{site}{deal.place}")
    line, address = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert line.endswith(result.bars)
    assert address == f"{site}{deal.place}"
    today = page.get_by_role("table").get_by_role("link", name=re.compile(re.escape(date_words(ENGLISH, DAY))))
    expect(today).to_have_accessible_name(re.compile(re.escape(ENGLISH.of("medal", medal_of(summary)))))
    expect(today).to_have_attribute("aria-current", "date")
    page.get_by_role("link", name=f"{ENGLISH('daily.months').split()[DAY.month - 2]} {DAY.year}", exact=True).click()
    days = (DAY.replace(day=1) - timedelta(days=1)).day
    expect(page.get_by_role("table").get_by_role("link")).to_have_count(days)
    page.get_by_role("link", name=ENGLISH("daily.back"), exact=True).click()
    expect(today).to_be_visible()
    section.get_by_role("link", name=ENGLISH("daily.look"), exact=True).click()
    expect(page.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()
    page.evaluate("navigator.clipboard.writeText('')")
    zen_garden_page.press(page, "daily.share")
    page.wait_for_function("async () => await navigator.clipboard.readText()")
    assert page.evaluate("navigator.clipboard.readText()").splitlines() == [line, address], "the end shares it, too"
    page.get_by_role("link", name=ENGLISH("way.daily"), exact=True).click()
    expect(section.get_by_role("button", name=ENGLISH("daily.share"), exact=True)).to_be_visible()
    page.get_by_role("link", name=ENGLISH("rulebook.back"), exact=True).click()
    expect(page.get_by_role("heading", name=ENGLISH("score.final"), exact=True)).to_be_visible()
    page.goto(f"{site}{Deal(ZEN, DAY + timedelta(days=1)).place}")
    expect(page.get_by_role("link", name=ENGLISH("daily.back"), exact=True)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)


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
