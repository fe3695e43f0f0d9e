"""The daily match: the same for all users on a date, played once, and shared without spoilers."""

import json
import re
from dataclasses import replace
from datetime import date, timedelta
from html import unescape

import pytest

from hofgarten.record import write_record
from tests.web.harness import Person
from web.app.model.game_api.game_page import games_with, options_of
from web.app.model.library import daily, daily_results
from web.app.model.library.daily import Deal
from web.app.model.library.fixed_deals import Result, begin, match_of
from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch, from_storage
from web.app.model.library.statistics import tally
from web.app.model.match.match import play
from web.app.model.match.serialize import to_text
from web.app.model.model import Own, match_page
from web.app.texts import Words
from web.app.update.open_match import store

DAY = date(2026, 11, 22)
NOON = 1_795_348_800_000
"""12:00 UTC on that day, in milliseconds since 1970."""

HOUR = 3_600_000

WITH_DEALS = games_with("daily")


def kept_days(*ago: int) -> dict[str, str]:
    """Return the storage with the deals of these many days ago, each finished on its day."""
    days = [(Deal("zen-garden", DAY - timedelta(days=days)), NOON - days * 24 * HOUR) for days in ago]
    return {PREFIX + deal.id: finished_daily(deal, saved).text for deal, saved in days}


def person(**start: object) -> Person:
    """Open the page on that day."""
    opened = Person(**{"now": NOON, "place": "#daily", **start})
    opened.now = NOON
    return opened


def finished_daily(deal: Deal, saved: int = 0) -> SavedMatch:
    """Return a daily match, played to its end, as a saved match."""
    match = begin(deal, deal.id, "Ada", ["Gardener"])
    while not match.over:
        match = play(match, match.game.write_event(next(match.game.moves(match.state))))
    return SavedMatch(deal.id, to_text(replace(match, saved=saved)))


@pytest.mark.parametrize(
    ("now", "offset", "day"),
    [
        (NOON, 0, 22),
        (NOON + 12 * HOUR - 1, 0, 22),
        (NOON + 12 * HOUR, 0, 23),
        (NOON, -13 * 60, 23),
        (NOON - 2 * HOUR, 11 * 60, 21),
    ],
)
def test_the_day_follows_the_browsers_time_zone(now: int, offset: int, day: int) -> None:
    assert daily.date_at(now, offset) == DAY.replace(day=day)


@pytest.mark.rule("Z2.1")
def test_five_days_in_a_row_use_all_levels() -> None:
    days = [Deal("zen-garden", DAY + timedelta(days=number)).options["boards"] for number in range(5)]
    assert sorted(map(len, days)) == [1, 2, 3, 4, 5]


def test_a_daily_match_is_created_once_and_resumed_with_its_save_time() -> None:
    player = person()
    player.do("daily", game="zen-garden", day=DAY.isoformat())
    player.let_computers_play()
    player.build_anything()
    at = player.match.at
    player.let_computers_play()
    again = person(storage=player.storage)
    again.do("daily", game="zen-garden", day=DAY.isoformat())
    assert again.match.at >= at > 0
    assert len(again.model.library.matches) == 1
    deal = Deal("zen-garden", DAY - timedelta(days=1))
    player = person(storage={PREFIX + deal.id: finished_daily(deal, saved=5).text})
    player.do("daily", game=deal.game, day=deal.day.isoformat())
    assert (player.reply["place"], player.match.saved) == (f"#match/{deal.id}", 5)
    assert "save" not in player.reply


@pytest.mark.parametrize(
    ("game", "day"),
    [("zen-garden", "2026-11-23"), ("zen-garden", "20261122"), ("chess", "2026-11-22"), ("zen-garden", "1969-12-31")],
)
def test_future_dates_and_unknown_games_cannot_be_played(game: str, day: str) -> None:
    player = person()
    player.do("daily", game=game, day=day)
    assert (player.open_match, person(place=f"#daily/{game}/{day}").reply["place"]) == (None, f"#daily/{game}/{day}")


@pytest.mark.parametrize(
    ("begun", "finished", "counts"),
    [(0, 11.9, True), (11.9, 12.1, True), (0, 17.9, True), (11.9, 18.1, False), (11.9, 36, False), (12.1, 12.5, False)],
)
@pytest.mark.parametrize("offset", [0, -60])
def test_a_deal_begun_before_midnight_counts_for_its_day_until_six_in_the_morning(
    begun: float, finished: float, counts: bool, offset: int
) -> None:
    """The hours are those after noon of the deal's day, by the browser's clock."""
    noon = NOON + offset * 60_000
    player = Person(now=noon, offset=offset, storage=kept_days(1))
    player.now = noon + int(begun * HOUR)
    player.do("daily", game="zen-garden", day=DAY.isoformat())
    place = player.reply["place"]
    player = Person(now=player.now, offset=offset, storage=player.storage, place=place)
    player.now = noon + int(finished * HOUR)
    player.play_to_the_end()
    assert (daily_results.streak(player.model.library, DAY, offset) == 2) == counts
    later = Person(now=noon + 60 * HOUR, offset=offset, storage=player.storage, place=place)
    deals = daily_results.finished_deals(
        saved.summary for saved in later.model.library.matches.values() if saved.summary
    )
    assert (DAY in daily_results.days_played(deals, offset)) == counts


def test_a_finished_deal_that_is_taken_back_on_another_day_keeps_its_day() -> None:
    player = person()
    player.do("daily", game="zen-garden", day=DAY.isoformat())
    player.play_to_the_end()
    player.now += 48 * HOUR
    player.do("undo")
    assert not player.match.over
    player.do("redo")
    player.let_computers_play()
    assert (player.match.over, player.match.day) == (True, DAY.isoformat())


@pytest.mark.parametrize(
    ("place", "shown"),
    [("#daily", "2026-11-{day}"), ("#puzzles", "2026-11-{day}"), ("", 'href="#daily".*?medal')],
)
def test_a_page_left_open_overnight_shows_the_new_day(place: str, shown: str) -> None:
    opened = Person(now=NOON, place=place, storage=kept_days(0))
    assert re.search(shown.format(day=22), opened.reply["html"])
    assert not re.search(shown.format(day=23), opened.reply["html"]) or not place
    opened.now = NOON + 20 * HOUR
    opened.do("new-day")
    assert bool(re.search(shown.format(day=23), opened.reply["html"])) == bool(place)


def test_another_match_under_a_daily_id_is_not_accepted() -> None:
    deal = Deal("zen-garden", DAY)
    match = begin(Deal("hanging-gardens", DAY), deal.id, "Ada", ["Bo"])
    assert match_of(deal, Library({deal.id: SavedMatch(deal.id, write_record(match.record))})) is None
    assert match_of(deal, Library({deal.id: SavedMatch(deal.id, "{")})) is None


def test_bars_show_the_score_items() -> None:
    assert Result(21, 3, won=True, shared=False, items=(14, 7, 0, -2, 1)).bars == "█▄▁▁▁"
    assert Result(0, 0, won=False, shared=True, items=(0, 0)).bars == "▁▁"


def test_the_streak_counts_days_in_a_row_with_matches_finished_on_their_day() -> None:
    library = from_storage(kept_days(0, 1, 3))
    assert [daily_results.streak(library, DAY + timedelta(days=more), 0) for more in (0, 1, 2, -1, -2)] == [
        2,
        2,
        0,
        1,
        1,
    ]
    late = finished_daily(Deal("zen-garden", DAY - timedelta(days=1)), saved=NOON)
    assert daily_results.streak(Library({late.id: late}), DAY, 0) == 0
    night = finished_daily(Deal("zen-garden", DAY), saved=NOON + 13 * HOUR)
    streaks = [daily_results.streak(Library({night.id: night}), DAY, offset) for offset in (0, 2 * 60)]
    assert streaks == [0, 1], "the day follows the browser's time zone"
    days = {DAY - timedelta(days=ago) for ago in (0, 1, 5, 6, 7, 9)}
    assert (daily_results.longest_streak(days), daily_results.longest_streak(set())) == (3, 0)


MIDNIGHT = NOON + 12 * HOUR


@pytest.mark.parametrize(
    ("finished", "offset", "counts"),
    [
        (MIDNIGHT - HOUR // 2, 0, True),
        (MIDNIGHT + HOUR // 2, 0, False),  # begun before midnight, finished after it
        (MIDNIGHT - HOUR // 2 - 2 * HOUR, -120, True),  # in summer time, which is winter time when it is looked at
        (MIDNIGHT + 7 * HOUR, 8 * 60, True),  # far in the west
    ],
)
def test_a_day_is_fixed_when_the_deal_is_finished(finished: int, offset: int, counts: bool) -> None:
    deal = Deal("zen-garden", DAY)
    kept = finished_daily(deal).match
    assert kept
    library = store(replace(person().model, now=finished, offset=offset), match_page(kept, Own()), kept).library
    again = Library({deal.id: SavedMatch(deal.id, library.matches[deal.id].text)})
    for elsewhere in (0, -60, -120, 60, 12 * 60, -12 * 60):
        assert daily_results.played_on(again, DAY, elsewhere) == counts
        assert daily_results.days_played(daily_results.finished_deals(tally(again).finished), elsewhere) == (
            {DAY} if counts else set()
        )


def test_the_browser_knows_the_days_of_earlier_builds() -> None:
    old = finished_daily(Deal("zen-garden", DAY), saved=MIDNIGHT - HOUR // 2)
    storage = {f"{PREFIX}{old.id}": old.text}
    assert not daily_results.played_on(person(storage=storage).model.library, DAY, -60)
    visitor = person(storage=storage, days={f"{PREFIX}{old.id}": DAY.isoformat()}, offset=-60)
    assert daily_results.played_on(visitor.model.library, DAY, -60)
    match = visitor.model.library.matches[old.id].match
    assert match
    assert match.day == DAY.isoformat(), "it is saved with the next change"


def summary(game: str, mine: int, other: int) -> Summary:
    """Return a finished match of the user and the bot."""
    players = (
        Player("Ada", None, "blue", mine, mine >= other, {}),
        Player("Bo", daily.OPPONENT, "red", other, other >= mine, {}),
    )
    return Summary("x", game, {}, 0, players, over=True)


@pytest.mark.parametrize("game", WITH_DEALS)
def test_medals_are_for_finishing_winning_and_a_wide_margin(game: str) -> None:
    gold = options_of(game).gold
    margins = {-1: "bronze", 0: "silver", 1: "silver", gold - 1: "silver", gold: "gold", gold + 1: "gold"}
    assert {margin: daily_results.medal_of(summary(game, 50 + margin, 50)) for margin in margins} == margins


def test_a_win_on_a_tie_break_is_silver_and_a_loss_on_one_bronze() -> None:
    level = summary("zen-garden", 50, 50)
    me, bot = level.players
    won, lost, helped = (me, bot._replace(won=False)), (me._replace(won=False), bot), me._replace(hints=1)
    medals = [daily_results.medal_of(level._replace(players=pair)) for pair in (won, lost, (helped, won[1]))]
    assert medals == ["silver", "bronze", "bronze"]


@pytest.mark.parametrize(
    ("month", "weeks", "first"),
    [
        (date(2026, 2, 1), 5, date(2026, 1, 26)),
        (date(2027, 2, 1), 4, date(2027, 2, 1)),
        (date(2026, 11, 1), 6, date(2026, 10, 26)),
        (date(9999, 12, 1), 5, date(9999, 11, 29)),
        (date(1970, 1, 1), 5, date(1969, 12, 29)),
    ],
)
def test_a_month_has_whole_weeks_from_monday(month: date, weeks: int, first: date) -> None:
    found = daily_results.weeks_of(month)
    assert (len(found), found[0][0]) == (weeks, first)
    days = [day for week in found for day in week if day.month == month.month]
    assert [day.day for day in days] == list(range(1, days[-1].day + 1))
    assert days[-1] == date.max or (days[-1] + timedelta(days=1)).day == 1


def test_months_stay_within_the_range_of_dates() -> None:
    assert daily_results.month_of(date(2026, 12, 31), 1) == date(2027, 1, 1)
    assert daily_results.month_of(date(2026, 1, 31), -1) == date(2025, 12, 1)
    assert (daily_results.month_of(date.max, 1), daily_results.month_of(date.min, -1)) == (
        date(9999, 12, 1),
        date(1, 1, 1),
    )


@pytest.mark.parametrize("subject", ["all/2026-11-20", "hanging-gardens/2026-11-20"])
def test_another_day_offers_its_deals_of_all_games_the_named_one_first(subject: str) -> None:
    html = person(place=f"#daily/{subject}").reply["html"]
    offered = [json.loads(unescape(text)) for text in re.findall('data-do="([^"]*)"', html) if "daily" in text]
    assert [each["day"] for each in offered] == ["2026-11-20"] * len(WITH_DEALS)
    assert len({each["game"] for each in offered}) == len(WITH_DEALS)
    assert offered[0]["game"] == (subject.partition("/")[0] if subject[0] == "h" else WITH_DEALS[0])
    assert Words("en")("daily.back") in html


@pytest.mark.parametrize(
    ("ago", "row", "keep"), [((), 0, False), ((0,), 1, False), ((1, 2), 2, True), ((2, 3), 0, False)]
)
def test_a_streak_that_ends_at_midnight_is_announced(ago: tuple[int, ...], row: int, keep: bool) -> None:
    words = Words("en")
    storage = kept_days(*ago)
    html = person(storage=storage).reply["html"]
    assert (words("daily.keep", number=row + 1) in html, words.count("daily.streak", row) in html) == (keep, bool(row))
    start = person(storage=storage, place="", offset=0).reply["html"]
    assert (words.count("daily.streak", row) in start) == bool(row), "the start screen says it, too"


def test_the_start_screen_and_the_end_of_a_daily_match_name_its_medal() -> None:
    html = person(storage=kept_days(0), place="").reply["html"]
    link = html.partition('href="#daily"')[2].partition("</a>")[0]
    for text in ("medal)", Words("en")("daily.open")):
        assert text in link
    assert Words("en")("way_hint.daily") in person(place="").reply["html"]
    deal = Deal("zen-garden", DAY)
    html = person(storage=kept_days(0), place=f"#match/{deal.id}").reply["html"]
    line = html.partition("end-news")[2].partition("</p>")[0]
    for text in (deal.place, "medal", Words("en").count("daily.streak", 1)):
        assert text in line


@pytest.mark.parametrize("text", ["{", "", to_text(begin(Deal("hanging-gardens", DAY), "x", "Ada", ["Bo"]))])
def test_unreadable_data_under_a_daily_id_is_left_unchanged(text: str) -> None:
    deal = Deal("zen-garden", DAY)
    player = person(storage={PREFIX + deal.id: text}, place=deal.place)
    assert Words("en")("notice.damaged") in player.reply["html"]
    player.do("daily", game=deal.game, day=DAY.isoformat())
    assert (player.model.notice, player.open_match) == ("damaged", None)
    assert (player.storage, "save" in player.reply) == ({PREFIX + deal.id: text}, False)


@pytest.mark.parametrize("subject", ["", "/zen-garden", "/chess", "/zen-garden/2026-11-20", "/x/<b>", "/" + "9" * 99])
def test_any_place_shows_something(subject: str) -> None:
    html = person(place=f"#daily{subject}").reply["html"]
    assert "<h1>" in html
    assert "<b>" not in html.partition("<main")[2].partition("<table")[0]
