"""The cost of a move, counted: independent of the length of the match and of the number of saved matches."""

import json
from typing import Any

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person
from web.app.model import settings
from web.app.model.library import read_summary, saved_matches
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.match import PlayedMatch, new_match

NO_ANIMATIONS = {settings.KEY: json.dumps({"version": settings.VERSION, "speed": "instant"})}


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> list[object]:
    """All events applied by a game's rules, in order."""
    events: list[object] = []
    game: Any = GAMES[request.getfixturevalue("game")]
    play = game.apply

    def counted(state: object, event: object) -> object:
        events.append(event)
        return play(state, event)

    monkeypatch.setattr(type(game), "apply", staticmethod(counted))
    return events


def spectator(game: str, **others: str) -> Person:
    """Return a spectator of a match between bots without animations."""
    rules = GAMES[game]
    seats = [{"name": name, "bot": "apprentice"} for name in ("Ada", "Bo")]
    match = new_match("x", rules, rules.options_from_flags({}), seats, "7")
    return Person(storage={**others, **storage(match), **NO_ANIMATIONS}, place="#match/x")


def many(game: str, number: int) -> dict[str, str]:
    """Return a storage with a finished match under many ids."""
    (text,) = storage(finished(game)).values()
    return {f"{PREFIX}m{at}": text for at in range(number)}


def play_bot_move(person: Person) -> PlayedMatch[Any]:
    match, bot_move = person.match, person.page.bot_move
    assert bot_move
    event = match.game.random_move(match.state, Rng.of("cost", match.at))
    person.do("answer", number=bot_move.number, event=match.game.write_event(event))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_move_is_applied_three_times_at_most_at_any_length_of_the_match(game: str, played: list[object]) -> None:
    person = spectator(game)
    while not person.match.over:
        del played[:]
        before = play_bot_move(person)
        chance_events = person.match.at - before.at - 1
        # To check that it is legal, in the match, and for its change of score; at the end all cards show more.
        at_the_end = len(person.match.names) if person.match.over else 0
        assert len(played) <= 3 + chance_events + at_the_end


@pytest.mark.parametrize("game", ["zen-garden"])
def test_a_players_actions_apply_no_more_events_late_than_early(game: str, played: list[object]) -> None:
    person = Person(storage=NO_ANIMATIONS)
    person.start_match()
    counts = []
    while not person.match.over:
        del played[:]
        person.build_anything()
        counts.append(len(played))
    assert game == person.match.record.game
    assert max(counts[-8:]) <= max(counts[:8])


@pytest.mark.parametrize("game", GAMES)
def test_only_the_current_match_is_written_with_many_saved_matches(game: str) -> None:
    person = spectator(game, **many(game, 100))
    play_bot_move(person)
    assert person.reply["save"].keys() == {f"{PREFIX}x"}


def test_no_saved_match_is_parsed_while_another_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    person = spectator("zen-garden", **many("zen-garden", 5))
    monkeypatch.setattr(saved_matches, "from_text", lambda identity, _text: read.append(identity))
    monkeypatch.setattr(read_summary, "summary_of", lambda identity, _text: read.append(identity))
    play_bot_move(person)
    assert read == []
