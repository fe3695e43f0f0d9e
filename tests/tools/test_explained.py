"""``python -m tools explained``: shares of explained moves."""

import re

import pytest

from hofgarten.registry import GAMES
from tools.__main__ import main


@pytest.mark.parametrize("game", GAMES)
def test_facts_explain_most_moves(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explained", "--game", game, "--positions", "60"]) == 0
    told = capsys.readouterr().out
    by_fact, best, called, alone, mistakes, played = (int(share) for share in re.findall(r"(\d+)%", told))
    assert by_fact >= 60
    assert best >= 75
    assert called >= 75
    assert alone <= 55, "some bad moves bring points, such as the worst tile in reach"
    assert mistakes >= 95
    assert played >= 35
    assert re.search(r"\d+ µs", told)
