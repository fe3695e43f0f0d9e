"""The README's examples run as printed."""

import re
from pathlib import Path
from subprocess import run

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng

ROOT = Path(__file__).parents[1]
TEXT = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_library_example_plays_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "README.md", "exec"), {})
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "Zen Garden, round 8 of 8, over"
    assert re.fullmatch(r"\d+ \((0,|1,|0, 1)\)", printed[-1])


def test_the_bot_example_chooses_a_legal_move() -> None:
    names: dict[str, object] = {}
    exec(compile(BLOCKS[1], "README.md", "exec"), names)
    choose = names["choose"]
    assert callable(choose)
    game = GAMES["zen-garden"]
    options = game.options_from_flags({})
    state = game.initial_state(options, game.deal_setup(options, 2, Rng(1)), 2)
    seat = game.to_move(state)
    assert choose(game, game.observe(state, seat), seat, Rng(2)) in list(game.moves(state))


def test_every_named_command_exists() -> None:
    targets = re.findall(r"(?:`|    )make (\w+)", TEXT)
    assert targets
    # With --question, make runs no command and returns 2 if it does not know a target.
    assert run(["make", "--question", *targets], cwd=ROOT, check=False, capture_output=True).returncode < 2


def test_every_link_in_the_documents_leads_to_a_file() -> None:
    for document in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]:
        for target in re.findall(r"\]\((?!https?:)([^)#]+)", document.read_text("utf-8")):
            assert (document.parent / target).exists(), f"{document.name}: {target}"
