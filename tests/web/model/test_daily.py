"""The daily match: the same for all users on a date, played once, and shared without spoilers."""

import json
import re
from dataclasses import replace
from datetime import date, timedelta
from html import unescape

import pytest

from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.web.harness import Person, reopened
from web.app.model.library import daily
from web.app.model.library.daily import Deal, Result
from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch
from web.app.model.match.serialize import to_text
from web.app.texts import LANGUAGES, Words

DAY = date(2026, 11, 22)
NOON = 1_795_348_800_000
"""12:00 UTC on that day, in milliseconds since 1970."""

HOUR = 3_600_000


def person(**start: object) -> Person:
    """Open the page on that day."""
    opened = Person(**{"now": NOON, "place": "#daily", **start})
    opened.now = NOON
    return opened


def finished_daily(deal: Deal, saved: int = 0) -> SavedMatch:
    """Return a daily match, played to its end, as a saved match."""
    match = daily.begin(deal, "Ada", "Gardener")
    game, states = match.game, match.states
    events = list[str]()
    while game.to_move(states[-1]) >= 0:
        move = next(game.moves(states[-1]))
        events.append(game.write_event(move))
        states = (*states, game.apply(states[-1], move))
    record = replace(match.record, events=tuple(events))
    return SavedMatch(deal.id, to_text(replace(match, record=record, states=states, at=len(events), saved=saved)))


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


@pytest.mark.parametrize("now", [-(10**30), 10**30])
def test_any_clock_value_gives_a_date(now: int) -> None:
    assert daily.date_at(now, 0) in {date(1970, 1, 1), date.max}


@pytest.mark.parametrize("game", GAMES)
def test_two_browsers_get_the_same_setup_and_each_day_another(game: str) -> None:
    one, other = person(entropy="01"), person(entropy="02", languages=["de"], offset=-60)
    for each in (one, other):
        each.do("daily", game=game, day=DAY.isoformat())
        assert each.reply["place"] == f"#match/daily-{game}-2026-11-22"
    assert one.match.record.setup == other.match.record.setup
    assert [player.get("bot") for player in one.match.record.players] == [None, "gardener"]
    one.do("daily", game=game, day="2026-11-21")
    assert one.match.record.setup != other.match.record.setup


@pytest.mark.rule("Z2.1")
def test_five_days_in_a_row_use_all_levels() -> None:
    days = [Deal("zen-garden", DAY + timedelta(days=number)).options["boards"] for number in range(5)]
    assert sorted(map(len, days)) == [1, 2, 3, 4, 5]


def test_a_daily_match_is_created_once_and_resumed() -> None:
    player = person()
    player.do("daily", game="zen-garden", day=DAY.isoformat())
    player.let_computers_play()
    player.build_anything()
    at = player.match.at
    player.let_computers_play()
    again = reopened(player, "#daily")
    again.now = NOON
    again.do("daily", game="zen-garden", day=DAY.isoformat())
    assert again.match.at >= at > 0
    assert len(again.model.library.kept) == 1


@pytest.mark.parametrize(
    ("game", "day"),
    [("zen-garden", "2026-11-23"), ("zen-garden", "20261122"), ("chess", "2026-11-22"), ("zen-garden", "1969-12-31")],
)
def test_future_dates_and_unknown_games_cannot_be_played(game: str, day: str) -> None:
    player = person()
    player.do("daily", game=game, day=day)
    assert player.open_match is None
    assert person(place=f"#daily/{game}/{day}").reply["place"] == f"#daily/{game}/{day}"


def test_another_match_under_a_daily_id_is_not_accepted() -> None:
    deal = Deal("zen-garden", DAY)
    match = daily.begin(Deal("hanging-gardens", DAY), "Ada", "Bo")
    assert daily.match_of(deal, Library({deal.id: SavedMatch(deal.id, write(match.record))})) is None
    assert daily.match_of(deal, Library({deal.id: SavedMatch(deal.id, "{")})) is None


def test_bars_show_the_score_items() -> None:
    assert Result(21, 3, won=True, shared=False, items=(14, 7, 0, -2, 1)).bars == "█▄▁▁▁"
    assert Result(0, 0, won=False, shared=True, items=(0, 0)).bars == "▁▁"


def test_the_streak_counts_days_in_a_row_up_to_today_or_yesterday() -> None:
    library = Library()
    for ago in (0, 1, 3):
        kept = finished_daily(Deal("zen-garden", DAY - timedelta(days=ago)), saved=NOON - ago * 24 * HOUR)
        library = replace(library, kept={**library.kept, kept.id: kept})
    assert [daily.streak(library, DAY + timedelta(days=more), 0) for more in (0, 1, 2, -1, -2)] == [2, 2, 0, 1, 1]


def test_a_daily_match_finished_later_does_not_count_for_the_streak() -> None:
    late = finished_daily(Deal("zen-garden", DAY - timedelta(days=1)), saved=NOON)
    assert daily.streak(Library({late.id: late}), DAY, 0) == 0
    night = finished_daily(Deal("zen-garden", DAY), saved=NOON + 13 * HOUR)
    library = Library({night.id: night})
    assert [daily.streak(library, DAY, offset) for offset in (0, 2 * 60)] == [0, 1], (
        "the day follows the browser's time zone"
    )


@pytest.mark.parametrize("text", ["{", "", to_text(daily.begin(Deal("hanging-gardens", DAY), "Ada", "Bo"))])
def test_unreadable_data_under_a_daily_id_is_left_unchanged(text: str) -> None:
    deal = Deal("zen-garden", DAY)
    player = person(storage={PREFIX + deal.id: text}, place=deal.place)
    said = Words("en")("notice.damaged")
    assert said in player.reply["html"]
    player.do("daily", game=deal.game, day=DAY.isoformat())
    assert player.model.notice == "damaged"
    assert player.open_match is None
    assert player.storage == {PREFIX + deal.id: text}
    assert "save" not in player.reply


def test_resuming_a_daily_match_does_not_change_its_save_time() -> None:
    deal = Deal("zen-garden", DAY - timedelta(days=1))
    kept = finished_daily(deal, saved=5)
    player = person(storage={PREFIX + kept.id: kept.text})
    player.do("daily", game=deal.game, day=deal.day.isoformat())
    assert player.reply["place"] == f"#match/{deal.id}"
    assert player.match.saved == 5
    assert "save" not in player.reply


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_is_shown_and_shared_without_spoilers(language: str) -> None:
    deal = Deal("zen-garden", DAY)
    kept = finished_daily(deal)
    player = person(storage={PREFIX + kept.id: kept.text}, languages=[language])
    match = daily.match_of(deal, player.model.library)
    assert match is not None
    result = daily.result_of(match)
    actions = re.findall('data-do="([^"]*)"', str(player.reply["html"]))
    action = next(found for text in actions if (found := json.loads(unescape(text)))["do"] == "share")
    player.do(action.pop("do"), **action)
    command = player.reply["command"]
    assert command["place"] == deal.place
    assert command["text"].splitlines()[2] == result.bars
    assert str(result.mine) in command["text"].splitlines()[1]
    assert command["text"].startswith("Hofgarten · ")
    player.do("command-done", kind="share", how="copied")
    assert player.model.notice == "copied"


@pytest.mark.parametrize("subject", ["", "/zen-garden", "/chess", "/zen-garden/2026-11-20", "/x/<b>", "/" + "9" * 99])
def test_any_place_shows_something(subject: str) -> None:
    html = person(place=f"#daily{subject}").reply["html"]
    assert "<h1>" in html
    assert "<b>" not in html.partition("<main")[2].partition("<table")[0]
