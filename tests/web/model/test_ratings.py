"""Performance ratings of people: which matches count, and from how many on."""

import json
from collections.abc import Sequence

import pytest

from hofgarten.bots import rating
from tests.kit.golden_matches import finished, seats
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.view.test_views import Page
from web.app.model.library.match_summary import Losses, Player, Summary
from web.app.model.library.ratings import MIN_MATCHES, can_be_rated, careers, level_in
from web.app.model.library.saved_matches import PREFIX
from web.app.model.library.statistics import Entry
from web.app.model.match.serialize import EXTRA, line_digest, to_text
from web.app.texts import Words

GAME = "zen-garden"
LOSSES = {"random": 700.0, "apprentice": 400.0, "gardener": 200.0, "master": 100.0, "architect": 50.0}


@pytest.fixture(autouse=True)
def anchors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let matches of two players be rated, by known losses of the levels."""
    monkeypatch.setattr(rating, "data_of", lambda _game: {"losses": {"2": LOSSES}})


def played(losses: Sequence[int | None], players: int = 2, name: str = "Ada") -> list[Entry]:
    """Return a person's entries with these mean losses of 16 turns; None for a match that has not been reviewed."""
    others = [Player(f"Bot {seat}", "greedy", "blue", 30, won=False) for seat in range(1, players)]
    found = []
    for number, loss in enumerate(losses, 1):
        person = Player(name, None, "red", 40, won=True, losses=None if loss is None else Losses(16, 16 * loss))
        found.append(Entry(Summary(f"{name}{number}", GAME, {}, number, (person, *others), over=True), 0))
    return found


def test_each_person_has_a_rating_for_each_match_from_the_fifth_on() -> None:
    (career,) = careers(GAME, played([100] * 8))
    assert [one.rating.value for one in career.ratings] == [1900] * (8 - MIN_MATCHES + 1)
    assert ([one.entry.match.saved for one in career.ratings], career.missing) == (list(range(MIN_MATCHES, 9)), 0)
    found = careers(GAME, [*played([100] * 5, name="Ben"), *played([200] * 6)])
    assert [(career.person, career.ratings[-1].rating.value) for career in found] == [("Ada", 1500), ("Ben", 1900)]
    (career,) = careers(GAME, [*played([100, None, 100]), *played([100] * 9, players=3)])
    assert (career.ratings, career.missing) == ((), MIN_MATCHES - 2)


def test_smaller_losses_give_a_higher_rating_with_an_interval_that_shrinks() -> None:
    (career,) = careers(GAME, played([200] * 5 + [50] * 20))
    values = [one.rating.value for one in career.ratings]
    assert (values, values[0]) == (sorted(values), 1500)
    assert values[-1] == 2150, "only the latest matches count"
    first, last = career.ratings[0].rating, career.ratings[-1].rating
    assert first.high - first.low > last.high - last.low


@pytest.mark.parametrize(
    ("loss", "level"), [(0, "architect"), (120, "master"), (390, "apprentice"), (490, "apprentice"), (510, "below")]
)
def test_a_match_has_the_nearest_level_or_is_below_all(loss: int, level: str) -> None:
    assert level_in(GAME, rating.MatchLosses(2, 16, 16 * loss)) == (
        "apprentice" if level == "below" else level,
        level == "below",
    )


def test_a_game_without_known_losses_has_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert can_be_rated(GAME)
    monkeypatch.setattr(rating, "data_of", lambda _game: {})
    assert not can_be_rated(GAME)


def saved(count: int, *losses: int) -> dict[str, str]:
    """Return the storage with reviewed matches of people with these losses, and a bot in the other seat."""
    players = seats("Ada", "Ben") if len(losses) > 1 else seats("Ada", Bot="greedy")
    match = finished(GAME, "four-circuits", players=players)
    raw = json.loads(to_text(match))
    found = [[16, loss] for loss in losses]
    raw[EXTRA]["review"] = {"version": 2, "line": line_digest(raw["events"]), "losses": [*found, None][:2]}
    return {f"{PREFIX}m{number}": json.dumps(raw) for number in range(count)}


@languages
def test_progress_shows_the_rating_and_its_history(language: str) -> None:
    words = Words(language, GAME)
    storage = saved(MIN_MATCHES + 2, 1600)
    page = Page(Person(storage=storage, place=f"#progress/rating/{GAME}/Ada", languages=[language]).reply["html"])
    levels = [f"{words.of('bot', level)} {number}" for level, number in rating.LEVEL_RATINGS.items()]
    wanted = {words("rating.of", game=words.of("game", GAME)), words("rating.ends", name="Ada", begin=1900, end=1900)}
    wanted |= {words("rating.explained", number=rating.LATEST, levels=", ".join(levels)), *levels}
    assert wanted <= set(page.named.values()), "the levels mark the scale"
    ids = page.attributes("id")
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("reviewed", [0, 1, MIN_MATCHES - 1])
def test_statistics_say_how_many_matches_are_missing(reviewed: int) -> None:
    storage = saved(max(reviewed, 1), 1600)
    if not reviewed:
        storage = {key: text.replace('"losses"', '"others"') for key, text in storage.items()}
    person, words = Person(storage=storage, place="#progress/rating"), Words("en")
    missing = words.count("rating.missing", MIN_MATCHES - reviewed)
    assert {missing, words("rating.idle")} <= {*Page(person.reply["html"]).named.values()}
    person.do("set", name="rating", fields={})
    assert {missing, words("rating.off")} <= {*Page(person.reply["html"]).named.values()}


def test_several_people_are_compared_in_a_table() -> None:
    html = Person(storage=saved(MIN_MATCHES, 1600, 3200), place="#progress/rating").reply["html"]
    assert [value in html for value in (">1900<", ">1500<")] == [True, True]
    assert "rating-band" not in html
