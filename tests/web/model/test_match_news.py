"""The news at the end of a match: personal bests and suggestions."""

from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from tests.kit.golden_matches import finished, seats, shelf
from web.app.model.library.daily import Deal
from web.app.model.library.match_news import ENOUGH_WINS, Advice, Best, News, news_of
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import PlayedMatch

ZEN = "zen-garden"
DAY = 86_400_000


def won(number: int, bot: str = "gardener", **keys: object) -> PlayedMatch[Any]:
    """Return a match that Ada won against a bot, saved as the given one of several."""
    return finished(ZEN, "four-circuits", identity=f"m{number}", saved=number, players=players(bot), **keys)


def players(bot: str, *, ada_wins: bool = True) -> list[dict[str, str]]:
    """Return the players of the golden match; the bot has the other seat."""
    match = finished(ZEN, "four-circuits")
    ada = seats("Ada")[0]
    other = seats(Bot=bot)[0]
    return [ada if (seat in match.winners) == ada_wins else other for seat in range(2)]


def news(library: Library, identity: str, now: int = DAY) -> News:
    return news_of(identity, library, now, 0)


def test_a_better_result_with_the_same_options_is_a_record() -> None:
    weak = finished(ZEN, "four-circuits", identity="weak", saved=1, players=players("gardener", ada_wins=False))
    strong = won(2)
    totals = sorted(strong.game.total(strong.state, seat) for seat in range(2))
    assert news(shelf(weak), "weak").bests == ()
    assert news(shelf(weak, strong), "m2").bests == (Best("Ada", totals[1] - totals[0]),)
    assert news(shelf(weak, strong), "weak").bests == (), "a later match does not count"
    assert news(shelf(strong, won(3)), "m3").bests == (), "an equal result is not a record"
    seat = next(seat for seat, player in enumerate(strong.record.players) if player["name"] == "Ada")
    hints = tuple(int(number == seat) for number in range(2))
    assert news(shelf(weak, replace(strong, hints=hints)), "m2").bests == (), "with hints there is no record"
    assert news(shelf(weak, replace(won(1), hints=hints), strong), "m2").bests, "nor is there one to beat"
    other = finished(ZEN, "unity", identity="other", saved=1, players=seats("Ada", "Ben"))
    assert other.record.options != won(2).record.options
    assert news(shelf(other, won(2)), "m2").bests == ()


def test_after_several_wins_the_next_bot_is_suggested() -> None:
    several = [won(number) for number in range(1, ENOUGH_WINS + 1)]
    assert news(shelf(*several), "m3").advice == Advice("gardener", ENOUGH_WINS)
    assert news(shelf(*several[1:]), "m3").advice == Advice("daily")
    beaten = won(9, "master")
    assert news(shelf(*several, beaten), "m3").advice == Advice("gardener", ENOUGH_WINS), "a later match does not count"
    earlier = finished(ZEN, "four-circuits", identity="e", saved=0, players=players("master"))
    assert news(shelf(*several, earlier), "m3").advice == Advice("daily"), "the next bot is beaten already"
    several = [won(number, "architect") for number in range(1, ENOUGH_WINS + 1)]
    assert news(shelf(*several), "m3").advice == Advice("daily")


LOSS = players("gardener", ada_wins=False)


@pytest.mark.parametrize(
    ("people", "advice"), [(LOSS, "review"), (seats("Ada", "Ben"), "daily"), (seats("Ada", Bot="random"), "daily")]
)
def test_after_a_loss_a_review_is_suggested_and_without_a_known_bot_the_daily_deal(
    people: list[dict[str, str]], advice: str
) -> None:
    match = finished(ZEN, "four-circuits", identity="m", saved=1, players=people)
    assert news(shelf(match), "m").advice == Advice(advice)


def test_a_finished_daily_deal_is_not_suggested_again() -> None:
    deal = finished(ZEN, "four-circuits", identity=Deal(ZEN, date(1970, 1, 1)).id, saved=1, players=players("gardener"))
    assert news(shelf(deal, won(2)), "m2", now=2).advice is None
    assert news(shelf(deal), deal.id, now=2).advice is None
    assert news(shelf(deal), deal.id).advice is None, "the end of a deal links to the others already"
