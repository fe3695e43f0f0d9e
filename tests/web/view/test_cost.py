"""What a move costs, counted: no more late in a match than early, and no more with many matches kept."""

import json
from typing import Any

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from web.app.model import settings
from web.app.model.library import saved_matches as shelves
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import Match, new_match

AT_ONCE = {settings.KEY: json.dumps({"version": settings.VERSION, "speed": "instant"})}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[object]:
    """The events that have been played in a game, whatever for."""
    events: list[object] = []
    of_game = type(GAMES[request.getfixturevalue("game")])
    play = of_game.apply

    def counted(self: Any, state: object, event: object) -> object:  # noqa: ANN401
        events.append(event)
        return play(self, state, event)

    monkeypatch.setattr(of_game, "apply", counted)
    return events


def among_computers(game: str, **others: str) -> Person:
    """Return somebody who looks on at a match between computers that move at once."""
    rules = GAMES[game]
    seats = [{"name": name, "bot": "apprentice"} for name in ("Ada", "Bo")]
    match = new_match("x", rules, rules.options_from_flags({}), seats, "7")
    return Person(storage={**others, **storage(match), **AT_ONCE}, place="#match/x")


def let_move(person: Person) -> Match:
    """Let the computer play any move; returns the match before."""
    match, showing = person.match, person.model.bot_move
    assert showing
    event = match.game.random_move(match.state, Rng.of("cost", match.at))
    person.do("answer", number=showing.number, event=match.game.write_event(event))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_computers_move_is_played_twice_however_long_the_match(game: str, played: list[object]) -> None:
    person = among_computers(game)
    while not person.match.over:
        del played[:]
        before = let_move(person)
        by_chance = person.match.at - before.at - 1
        assert len(played) == 2 + by_chance, "once to see whether it is legal, once on the table"


@pytest.mark.parametrize("game", ["zen-garden"])
def test_what_a_person_does_is_played_as_often_late_as_early(game: str, played: list[object]) -> None:
    person = Person(storage=AT_ONCE)
    person.start_match()
    counts = []
    while not person.match.over:
        del played[:]
        person.build_anything()
        counts.append(len(played))
    assert game == person.match.record.game
    assert max(counts[-8:]) <= max(counts[:8])


@pytest.mark.parametrize("game", GAMES)
def test_only_the_match_on_the_table_is_written_however_many_are_kept(game: str) -> None:
    match = finished(game)
    others = {f"{PREFIX}m{number}": text for number in range(100) for text in storage(match).values()}
    person = among_computers(game, **others)
    let_move(person)
    assert person.reply["save"].keys() == {f"{PREFIX}x"}


def test_no_kept_match_is_read_while_another_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    match = finished("zen-garden")
    others = {f"{PREFIX}m{number}": text for number in range(5) for text in storage(match).values()}
    person = among_computers("zen-garden", **others)
    monkeypatch.setattr(shelves, "from_text", lambda identity, _text: read.append(identity))
    monkeypatch.setattr(shelves, "summary_of", lambda identity, _text: read.append(identity))
    let_move(person)
    assert read == []
