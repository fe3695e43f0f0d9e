"""The choice of different ideas for a hint."""

import pytest

from tests.kit import storage_seed
from web.app.model.game_api.move_input import move_input_of
from web.app.model.match.bot_protocol import answers, hint_request
from web.app.model.match.hint_search import different


def test_rotations_of_one_tile_are_one_idea() -> None:
    idea = move_input_of("zen-garden").idea
    moves = ["0a a1 se", "0a a1 sw", "0a b1 se", "1b a1 se", "0a a2 se e1", "2c d4 ne", "2d a1 se"]
    assert different(moves, idea) == [0, 3, 5]
    assert different(moves[:3], idea) == [0, 2], "one tile alone: its places are the ideas"


def test_cards_are_different_ideas_before_their_places() -> None:
    idea = move_input_of("hanging-gardens").idea
    assert different(["lay 1 0,0 0", "lay 1 0,0 90", "lay 1 1,0 0", "lay 2 0,0 0"], idea) == [0, 2, 3]
    assert different(["tile 1", "tile 4", "pass"], idea) == [0, 1, 2]


@pytest.mark.parametrize(("at", "tiles"), [(0, 3), (6, 3), (31, 2)])
def test_a_hint_takes_different_tiles(at: int, tiles: int) -> None:
    match = storage_seed.a_match(at, storage_seed.best_move, level=3)
    *_, answer = answers(hint_request(match, 1, "secret"))
    choices = answer["choices"]
    assert len({event.split()[0] for event, *_ in choices}) == len(choices) == tiles
    assert [lead for *_, lead in choices] == sorted((lead for *_, lead in choices), reverse=True)
