"""A match is the same in the library and on the page."""

import pytest

import hofgarten
from hofgarten.registry import GAMES
from web.app.model.match.match import new_match, play


def test_the_same_arguments_deal_the_same_match_as_in_the_library() -> None:
    match = hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=7, level=3)
    options = {"boards": [1, 2, 3], "majority_ties": "full"}
    page = new_match("id", match.game, options, [{"name": "Ada"}, {"name": "Ben"}], "7")
    assert page.record == match.record


@pytest.mark.usefixtures("flower_bed")
def test_chance_is_the_same_in_the_library_and_on_the_page() -> None:
    players = [{"name": "Ada"}, {"name": "Ben"}]
    match = hofgarten.new_game("flower-bed", players=["Ada", "Ben"], seed="twins")
    page = new_match("x", GAMES["flower-bed"], {}, players, "twins")
    while not match.is_over:
        move = next(iter(match.legal_moves))
        match, page = match.play(move), play(page, move)
        assert match.record.events == page.record.events
