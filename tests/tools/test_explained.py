"""``python -m tools explained``: shares of explained moves."""

import re

import pytest

from hofgarten.registry import GAMES
from tools.__main__ import main


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_facts_explain_most_moves(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explained", "--game", game, "--positions", "60"]) == 0
    alone, compared = (int(share) for share in re.findall(r"(\d+)%", capsys.readouterr().out))
    assert alone >= 70
    assert compared >= 60
