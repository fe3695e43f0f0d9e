"""Achievements: computed from finished saved matches alone."""

from collections.abc import Iterable
from dataclasses import replace
from datetime import date, timedelta

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, seats, shelf
from web.app.model.game_api.game_page import achievements_of
from web.app.model.library.achievements import DAYS, GAMES_TO_WIN, GOLD_MEDALS, Standing, earned_in, standings
from web.app.model.library.daily import Deal
from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.read_summary import summary_of
from web.app.model.library.statistics import tally
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.serialize import to_text
from web.app.model.new_match_form import OPPONENTS

ZEN, HANGING = "zen-garden", "hanging-gardens"
NOON = 1_795_348_800_000
"""12:00 UTC on 22 November 2026, in milliseconds since 1970."""

DAY = 86_400_000


def played(
    game: str = ZEN, mine: int = 30, other: int = 20, bot: str | None = "gardener", identity: str = "one", **items: int
) -> Summary:
    """Return a finished match of two players."""
    players = (
        Player("Ada", None, "blue", mine, mine >= other, {**items, "total": mine}),
        Player("Ben", bot, "yellow", other, other >= mine, {"total": other}),
    )
    return Summary(identity, game, {}, 0, players, over=True)


def elsewhere(match: Summary, seat: int) -> Summary:
    """Return a match in which nobody at this device had a seat."""
    players = [player._replace(own=at != seat) for at, player in enumerate(match.players)]
    return match._replace(players=tuple(players))


def deals(margin: int, *ago: int) -> list[Summary]:
    """Return daily deals finished on their days."""
    today = date(2026, 11, 22)
    days = [(today - timedelta(days=number), NOON - number * DAY) for number in ago]
    return [played(mine=20 + margin, identity=Deal(ZEN, day).id)._replace(saved=saved) for day, saved in days]


def reached(*matches: Summary, offset: int = 0) -> dict[str, int]:
    """Return the progress of each achievement, without those of 0."""
    return {one.name: one.reached for one in standings(matches, offset) if one.reached}


def names(found: Iterable[Standing]) -> set[str]:
    return {one.name for one in found}


def test_without_matches_nothing_is_reached() -> None:
    found = standings((), 0)
    assert not any(one.reached or one.done for one in found)
    assert len(names(found)) == len(found) == 4 + sum(len(achievements_of(game)) for game in GAMES)
    assert [one.game for one in found] == sorted((one.game for one in found), key=["", *GAMES].index)


BOTS = (*OPPONENTS, "gardener", "random", "own:mine", None)


@pytest.mark.rule("Z6.1")
@pytest.mark.parametrize(
    ("matches", "name", "progress"),
    [
        ([played(ZEN)], "both", 1),  # two games have to be won
        ([played(ZEN, 10)], "both", 0),
        ([played(identity=f"{bot}", bot=bot) for bot in BOTS], "ladder", len(OPPONENTS)),  # each bot counts once
        ([played(mine=19, identity="lost"), played(mine=20, other=20)], "ladder", 0),  # a shared win beats nobody
        (deals(1, 3, 4, 5, 9, *range(20, 20 + DAYS)), "week", DAYS),  # days in a row need no end today
        (deals(1, 0, 1, 3, 4, 5), "week", 3),
        ([deals(1, 0)[0]._replace(saved=NOON + DAY)], "week", 0),
        ([*deals(10, 1, 5), *deals(9, 7, 8)], "gold", 2),
        *(([played(circuits=points)], "circuits", number) for points, number in ((0, 0), (3, 1), (6, 2), (10, 3))),
        *(([played(circuits=points)], "circuits", 4) for points in (15, 99)),
        ([played(mine=-1, other=80)], "zen-points", 0),  # bots and players on other devices earn nothing
        ([played(mine=-1, other=80, bot=None)], "zen-points", 60),
        ([elsewhere(played(mine=-1, other=80, bot=None), 1)], "zen-points", 0),
        ([elsewhere(played(ZEN), 0), elsewhere(played(HANGING), 0)], "both", 0),
        ([elsewhere(match, 0) for match in deals(10, 1, 5)], "gold", 0),
        ([played(mine=59), played(mine=-3, identity="b")], "zen-points", 59),  # the best match counts
        ([played(mine=61)], "zen-points", 60),  # progress ends at the target
    ],
)
def test_progress_is_counted(matches: list[Summary], name: str, progress: int) -> None:
    (found,) = (one for one in standings(matches, 0) if one.name == name)
    assert (found.reached, found.done) == (progress, progress == found.target)


def test_two_games_won_and_gold_medals_reach_their_target() -> None:
    every = [played(game, identity=game) for game in GAMES]
    assert Standing("both", "", GAMES_TO_WIN, GAMES_TO_WIN) in standings(every, 0)
    assert Standing("gold", "", GOLD_MEDALS, GOLD_MEDALS) in standings(deals(30, *range(0, 12, 2)), 0)


@pytest.mark.rule("Z6.7", "Z6.8")
@pytest.mark.parametrize(
    ("unity", "minimalist", "done"), [(10, 12, True), (10, 18, True), (10, 6, False), (0, 18, False)]
)
def test_harmony_needs_unity_and_few_grounds(unity: int, minimalist: int, done: bool) -> None:
    assert ("harmony" in reached(played(unity=unity, minimalist=minimalist))) == done


def test_series_and_persons_are_counted() -> None:
    found = reached(played(HANGING, mine=45, queen=1, king=3, gate=0, missing=9, priest=3, guard=6))
    assert (found["series"], found["persons"], found["hanging-points"]) == (2, 2, 45)
    assert "zen-points" not in found


@pytest.mark.parametrize("game", GAMES)
def test_a_record_without_items_is_harmless(game: str) -> None:
    assert all(one.measure({"total": 0}) == 0 for one in achievements_of(game))


def test_real_records_reach_achievements() -> None:
    rounds = finished(ZEN, "four-circuits", identity="a", players=seats("Ada", "Ben"))
    unity = finished(ZEN, "unity", identity="b", players=seats("Ada", "Ben"))
    found = {one.name: one for one in standings(tally(shelf(rounds, unity)).finished, 0)}
    assert (found["circuits"].done, found["harmony"].done) == (True, False)
    summary = summary_of("a", to_text(replace(rounds, venue=Correspondence(1, 3, 3))))
    assert summary is not None
    assert summary.seat == 1, "the seat on this device"


def test_an_achievement_is_earned_once_by_the_match_that_reached_it_first() -> None:
    first, again = played(mine=60)._replace(saved=5), played(mine=70, identity="two")._replace(saved=9)
    every = [(first, [first, again]), (again, [first, again]), (again, [again])]
    assert ["zen-points" in names(earned_in(one, finished, 0)) for one, finished in every] == [True, False, True]


def test_a_match_with_hints_counts_for_no_achievement() -> None:
    alone = played(mine=70)
    helped = alone._replace(players=(alone.players[0]._replace(hints=2), alone.players[1]))
    assert {"both", "ladder", "zen-points"} <= reached(alone).keys()
    assert not {"both", "ladder", "zen-points"} & reached(helped).keys()


def test_a_player_has_only_achievements_of_the_own_matches() -> None:
    theirs = [
        shown._replace(players=(shown.players[0]._replace(name="Zoë"), *shown.players[1:])) for shown in deals(30, 0)
    ]
    matches = [*deals(30, 1), *theirs]
    gold = {
        person: next(one.reached for one in standings(matches, 0, person) if one.name == "gold")
        for person in ("", "Ada", "Zoë", "Nobody")
    }
    assert gold == {"": 2, "Ada": 1, "Zoë": 1, "Nobody": 0}
