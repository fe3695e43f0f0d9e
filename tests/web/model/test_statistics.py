"""Statistics over saved matches, computed from their records."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.kit.golden_matches import RECORDS, finished, seats, shelf
from web.app.model.library import statistics
from web.app.model.library.statistics import (
    Entry,
    entries,
    figures,
    garden_of,
    grouped,
    opponents,
    pictured_entries,
    points_by_item,
    tally,
)
from web.app.model.match.serialize import to_text

ZEN, HANGING = "zen-garden", "hanging-gardens"
FOUR = "four-circuits"
"""A match of two persons."""


def changed(**keys: Any) -> str:
    """Return the record of a finished match with some keys replaced. A key set to None is removed."""
    raw = {**json.loads(to_text(finished(ZEN, FOUR))), **keys}
    return json.dumps({key: value for key, value in raw.items() if value is not None})


def entries_of(*matches: Any) -> list[Entry]:
    return entries(tally(shelf(*matches)).finished)


@pytest.mark.parametrize("path", sorted(RECORDS.rglob("*.jsonl")), ids=lambda path: path.stem)
def test_points_and_winners_are_those_of_the_match(path: Path) -> None:
    match = finished(path.parent.name, path.stem)
    (summary,) = tally(shelf(match)).finished
    assert [player.total for player in summary.players] == [score.total for score in match.game.score(match.state)]
    assert tuple(seat for seat, player in enumerate(summary.players) if player.won) == match.winners


def test_unfinished_and_damaged_matches_are_counted_separately_and_none_is_replayed() -> None:
    begun = changed(events=[], result=None)
    found = tally(shelf(finished(ZEN), begun=begun, bad="no record", worse=changed(result={})))
    assert (len(found.finished), found.unfinished, found.damaged) == (1, 1, 2)
    assert len(tally(shelf(odd=changed(events=["nonsense"]))).finished) == 1


TWO_SCORES: Any = [{"total": 1}, {"total": 2}]
WRONG_WINNERS: list[Any] = [[2], [0, 2], [], {}]
WRONG_RESULTS: list[Any] = [[], {"scores": [{"total": 1}], "winners": [0]}, {"scores": TWO_SCORES}]
WRONG_SCORES: list[Any] = [{"total": "2"}, {"total": True}, {"total": 10**30}, 2]


@pytest.mark.parametrize(
    "damage",
    [
        *({"result": {"scores": [{"total": 1}, score], "winners": [0]}} for score in WRONG_SCORES),
        *({"result": {"scores": TWO_SCORES, "winners": winners}} for winners in WRONG_WINNERS),
        *({"result": result} for result in WRONG_RESULTS),
        *({"options": {"boards": "all"}}, {"players": seats("Ada")}, {"game": "chess"}),
    ],
    ids=str,
)
def test_damaged_records_are_skipped(damage: dict[str, Any]) -> None:
    found = tally(shelf(finished(ZEN), bad=changed(**damage)))
    assert (len(found.finished), found.damaged) == (1, 1)


def test_entries_cover_persons_only_also_those_without_a_name() -> None:
    against = finished(ZEN, FOUR, identity="a", players=seats("Ada", Bot="greedy"))
    both = finished(HANGING, "shared-win", identity="b")
    found = entries_of(against, both)
    assert [(one.match.id, one.player.name) for one in found] == [("a", "Ada"), ("b", "Ada"), ("b", "Ben")]
    finished_ones = tally(shelf(against, both)).finished
    assert [one.match.id for one in entries(finished_ones, HANGING, "Ben")] == ["b"]
    assert entries(finished_ones, ZEN, "Ben") == []
    nameless = tally(shelf(finished(ZEN, FOUR, players=seats(" ", "Ben")))).finished
    assert ([one.player.name for one in entries(nameless)], len(entries(nameless, person="1"))) == (["1", "Ben"], 1)


def test_totals_of_entries() -> None:
    won = finished(ZEN, FOUR, identity="a", saved=2, players=seats("Ada", "Ben"))
    lost = finished(ZEN, FOUR, identity="b", saved=1, players=seats("Ben", "Ada"))
    sums = figures(entries(tally(shelf(won, lost)).finished, person="Ada"))
    assert sums is not None
    assert (sums.games, sums.wins, sums.average, sums.share) == (2, 1, (49 + 37) * 50, 50)
    assert sums.best.match.id == "a"
    both = figures(entries(tally(shelf(won, lost)).finished))
    assert both is not None
    assert (both.games, both.results, both.average, figures([])) == (2, 4, (49 + 37) * 50, None)


def test_groups_are_sorted_by_size_and_name_and_opponents_are_bots_by_name() -> None:
    found = entries_of(finished(ZEN, FOUR), finished(HANGING), finished(HANGING, "four-players", identity="four"))
    sizes = {name: sums.games for name, sums in grouped(found, lambda one: [one.player.name])}
    assert list(sizes.items()) == [("Ada", 3), ("Ben", 2), ("Cleo", 1), ("Dan", 1), ("Ringo", 1)]
    (one,) = entries_of(finished(HANGING, "three-players", players=seats("Ada", One="greedy", Two="random")))
    assert opponents(one) == {"greedy", "random"}
    person, _ = entries_of(finished(ZEN, FOUR))
    assert opponents(person) == {""}


def test_gardens_are_those_of_persons_and_winning_bots_by_score_or_by_date() -> None:
    lost = finished(HANGING, "shared-win", identity="both", players=seats("Ada", Bot="greedy"))
    beaten = finished(ZEN, FOUR, identity="one", players=seats("Ada", Bot="greedy"))
    hanging = pictured_entries(tally(shelf(lost, beaten)).finished)
    assert {(one.match.id, one.player.name) for one in hanging} == {("both", "Ada"), ("both", "Bot"), ("one", "Ada")}
    one, two = (pictured_entries(tally(shelf(lost, beaten)).finished, game, "Ada") for game in ("", HANGING))
    assert ([entry.match.id for entry in one], [entry.match.id for entry in two]) == (["both", "one"], ["both"])
    old = finished(ZEN, FOUR, identity="old", saved=1)
    new = finished(HANGING, "shared-win", identity="new", saved=2, players=[*seats(Bot="greedy"), *seats("Ada")])
    hanging = pictured_entries(tally(shelf(old, new)).finished)
    assert [one.player.name for one in statistics.best_first(hanging)] == ["Ringo", "Ada", "Ada", "Bot"]
    assert [one.player.name for one in statistics.newest_first(hanging)] == ["Ada", "Bot", "Ringo", "Ada"]


def test_items_have_the_average_of_their_entries_and_of_all_others() -> None:
    match = finished(HANGING, "three-players", players=seats("Ada", One="greedy", Two="random"))
    own, *others = match.game.score(match.state)
    assert points_by_item(entries_of(match), [*own, "nonsense"]) == [
        (item, own[item] * 100, sum(other[item] for other in others) * 100 // 2)
        for item in own
        if any(score[item] for score in (own, *others))
    ]
    assert points_by_item([], own) == []


def test_a_garden_is_found_by_match_and_seat() -> None:
    match = finished(ZEN)
    kept = shelf(match, begun=changed(events=[], result=None), odd=changed(events=["nonsense"]))
    found = garden_of(kept, f"{match.id}/3")
    assert found is not None
    assert (found[0].id, found[1]) == (match.id, 3)
    for nobody in ("/4", "/-1", "/", "", "/\N{SUPERSCRIPT TWO}"):
        assert garden_of(kept, f"{match.id}{nobody}") is None
    assert garden_of(kept, "begun/0") is garden_of(kept, "odd/0") is garden_of(kept, "nowhere/0") is None
