"""Contract tests for every game: completeness of its modules, and visibility of hidden information."""

import re

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.registry import GAMES
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.model.test_match import GAME, begun, played
from web.app.model.game_api.game_page import options_of
from web.app.model.match import match as matches
from web.app.model.model import Model
from web.app.model.new_match_form import FACES
from web.app.texts import Words
from web.app.view.start import start_screen


@pytest.mark.parametrize("game", GAMES)
def test_default_options_start_a_match_and_survive_storage(game: str) -> None:
    part = options_of(game)
    options = part.options(part.default)
    assert GAMES[game].read_options(options).items() >= options.items()
    assert part.options(part.from_json(part.to_json(part.default), {})) == options
    assert part.from_json(None, {}) == part.default


@languages
def test_the_game_choice_appears_only_with_several_games(language: str) -> None:
    model = Model(language=language)
    words = Words(language)
    html = str(start_screen(words, model.form, model.library, model.bots))
    assert html.count('name="game"') == (len(GAMES) if len(GAMES) > 1 else 0)
    for game in GAMES:
        assert words.of("game", game) in html


@pytest.mark.parametrize(("bots", "watcher"), [("-r", 0), ("r-", 1), ("--", SPECTATOR), ("rr", SPECTATOR)])
def test_players_see_only_permitted_information(bots: str, watcher: int) -> None:
    match = played(begun(bots), 3)
    assert matches.viewer_seat(match) == watcher
    assert matches.visible_position(match) == GAME.observe(match.state, watcher)
    assert matches.visible_position(match, 1) == GAME.observe(match.states[1], watcher)
    assert matches.visible_position(match) != match.state, "the order of the supply is hidden"


def test_everything_is_visible_after_the_end() -> None:
    match = played(begun("-r"), 32)
    assert match.over
    assert matches.visible_position(match, 3) is match.states[3]


@pytest.mark.parametrize("game", GAMES)
def test_a_face_stands_beside_every_name_that_may_be_cut(game: str) -> None:
    person = Person()
    person.start_match(game=game, players="3", **{"kind-2": "master", "face-0": FACES[3]})
    parts = dict(re.findall(r'class="(score-player|standing|player-name)\b.*?href="#face-(\w+)"', person.reply["html"]))
    faces = re.findall(r'class="(?:score-player|standing|player-name)\b.*?href="#face-(\w+)"', person.reply["html"])
    assert set(parts) == {"score-player", "standing", "player-name"}
    assert sorted(faces) == sorted(3 * [FACES[3], FACES[1], "master"])
