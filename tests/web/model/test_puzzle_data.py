"""The puzzles that the page ships."""

import gzip
from importlib.resources import files

import pytest

from hofgarten.game import module_name
from hofgarten.puzzle import position_of
from hofgarten.registry import GAMES
from tools.make_puzzles import MIN_GAP, is_ordered_by_level
from web.app.model.game_api.game_page import games_with
from web.app.model.puzzles.collection import FILE, puzzles_of
from web.app.texts import texts_in

MOST_BYTES = 60_000
"""Bytes of a game's puzzles, compressed by gzip."""

GAMES_WITH = games_with("puzzles")


@pytest.mark.parametrize("game", GAMES_WITH)
def test_every_puzzle_is_legal_and_has_one_good_answer(game: str) -> None:
    puzzles, rules = puzzles_of(game), GAMES[game]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    for puzzle in puzzles:
        state = position_of(puzzle)[1][-1]
        view = rules.observe(state, rules.to_move(state))
        answers = [
            {rules.answer_of(view, rules.read_event(event)) for event in events}
            for events in (puzzle.solutions, *(other.events for other in puzzle.others))
        ]
        for event in (*puzzle.solutions, *(event for other in puzzle.others for event in other.events)):
            rules.apply(view, rules.read_event(event))
        assert not any(answers[0] & other for other in answers[1:])
        assert puzzle.gap >= MIN_GAP
        assert all(texts_in("en", game).of("puzzle_theme", theme) for theme in puzzle.themes)


@pytest.mark.parametrize("game", GAMES_WITH)
def test_a_stronger_level_misses_less_and_the_file_is_small(game: str) -> None:
    assert is_ordered_by_level(puzzles_of(game))
    content = files(f"web.app.games.{module_name(game)}.puzzles").joinpath(FILE).read_bytes()
    assert len(gzip.compress(content, mtime=0)) <= MOST_BYTES
