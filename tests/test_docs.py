"""The bots in the documentation run as printed."""

import re
import sys
from pathlib import Path

import pytest

from hofgarten.bots import Bot
from hofgarten.cli import main
from hofgarten.game import CHANCE
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import more_games
from web.build.library_wheel import WHEEL

ROOT = Path(__file__).parents[1]
EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.DOTALL)


def bot(text: str) -> Bot:
    """Return the bot of an example."""
    names: dict[str, Bot] = {}
    exec(compile(text, "bots.md", "exec"), names)  # noqa: S102 - our own text
    return names["choose"]


@pytest.mark.parametrize("name", ["library", "position", "games", "rl"])
def test_the_examples_of_the_library_run(name: str) -> None:
    examples = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / f"{name}.md").read_text("utf-8"), re.DOTALL)
    assert examples
    if sys.version_info >= (3, 15):  # open_spiel has no wheel for it: docs/rl.md
        examples = [example for example in examples if "import pyspiel" not in example]
    with more_games():
        for example in examples:
            exec(compile(example, f"{name}.md", "exec"), {})  # noqa: S102 - our own text


def test_the_document_about_games_shows_the_page_of_the_example() -> None:
    text = (ROOT / "docs" / "games.md").read_text("utf-8")
    for name in ("table/move_input.py", "view/match_view.py"):
        assert (ROOT / "tests" / "kit" / "flower_bed" / "page" / name).read_text("utf-8") in text


def test_the_library_s_document_names_the_wheel() -> None:
    assert (ROOT / "docs" / "library.md").read_text("utf-8").count(f"hofgarten/{WHEEL}") == 2


@pytest.mark.parametrize("number", range(2))
def test_an_example_gives_the_same_legal_move_for_the_same_seed(number: int) -> None:
    choose = bot(EXAMPLES[number])
    for name, game in GAMES.items():
        options = game.options_from_flags({})
        state = game.initial_state(options, game.deal_setup(options, 2, Rng.of(name)), 2)
        for _ in range(2):
            while game.to_move(state) == CHANCE:
                state = game.apply(state, game.sample_chance(state, Rng.of(name)))
            seat = game.to_move(state)
            view = game.observe(state, seat)
            move = choose(game, view, seat, Rng(3))
            assert move == choose(game, view, seat, Rng(3))
            assert move in set(game.moves(state))
            state = game.apply(state, move)


def test_the_example_from_a_file_is_far_better_than_random(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(EXAMPLES) == 2
    file = tmp_path / "mine.py"
    file.write_text(EXAMPLES[0], encoding="utf-8")
    assert main(["arena", "--game", "zen-garden", "--bots", f"{file},random", "--games", "2", "--jobs", "1"]) == 0
    shown = capsys.readouterr()
    assert "100" in shown.out
    assert "forfeit" not in shown.err
