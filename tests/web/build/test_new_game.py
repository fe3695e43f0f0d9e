"""A contributor's first minutes with a game of their own: after `new-game`, the checks find nothing."""

import ast
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.kit.scratch_game import PYTHON, copy_of_repository, run
from tests.style import faults_of_rules
from web.build.new_game import EXAMPLE

NAME: Final = "tulip-field"
NEAR: Final = (
    "tests/engine/test_game_position.py::test_a_copy_of_a_position_has_the_game_itself[tulip-field]",
    "tests/engine/test_game_position.py::test_the_moves_of_a_position_are_listed_once[tulip-field]",
    "tests/web/games/test_lesson_ends.py::test_each_lesson_is_offered_beside_its_game_until_it_is_finished",
    "tests/web/model/test_referee.py::test_a_wish_for_another_state_of_the_match_changes_nothing[undo-tulip-field]",
    "tests/web/texts/test_texts.py::test_words_and_spaces_of_a_language[en]",
    "tests/web/update/test_correspondence.py::test_the_next_link_comes_from_whom_the_sender_of_the_last_one_is_told[tulip-field-3-0]",
    "tests/web/update/test_declarations.py::test_types_of_the_scripts_are_up_to_date",
    "tests/web/update/test_puzzles.py::test_a_puzzle_that_is_done_does_not_change",
    "tests/web/update/test_saved_texts.py::test_the_page_reads_all_that_it_writes[en-teaching]",
    "tests/web/update/test_workshop.py::test_the_reference_knows_the_attributes_of_views_and_moves",
    "tests/web/view/test_cost.py::test_a_bot_move_is_applied_three_times_at_most_at_any_length_of_the_match[tulip-field]",
    "tests/web/view/test_single_keys.py::test_only_named_keys_are_left_when_they_are_off[tulip-field]",
    "tests/web/view/test_views.py::test_a_class_of_a_view_is_in_a_style_sheet_and_the_reverse",
)
"""Tests of each module that a game without texts, lesson, rule book and puzzles may surprise."""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository with a new game."""
    tree = copy_of_repository(tmp_path_factory.mktemp("new_game") / "tree")
    run(tree, PYTHON, "-m", "web.build", "new-game", NAME)
    return tree


@pytest.mark.thorough
def test_tests_of_a_new_game_pass(tree: Path) -> None:
    passed = run(tree, PYTHON, "-m", "pytest", "-q", "-p", "no:cacheprovider", *NEAR)
    assert f"{len(NEAR)} passed" in passed


@pytest.mark.usefixtures("flower_bed")
@pytest.mark.parametrize(("folder", "is_refused"), [("flower_bed", False), ("zen_garden", True)])
def test_only_a_game_without_a_rule_book_names_rules_that_no_book_has(folder: str, is_refused: bool) -> None:
    source = ast.parse((EXAMPLE / "game.py").read_text("utf-8"))
    faults = faults_of_rules({Path("engine", "hofgarten", "games", folder, "game.py"): source})
    assert ("rule F1: the rule book does not have it" in faults) == is_refused


@pytest.mark.thorough
def test_all_checks_of_a_new_game_pass(tree: Path) -> None:
    run(tree, PYTHON, "-m", "tests.style")
    for command in (("check",), ("format", "--check")):
        run(tree, sys.executable, "-m", "ruff", *command, "--quiet", ".")
    run(
        tree,
        PYTHON,
        "-m",
        "pytest",
        "-q",
        "-m",
        "not thorough",
        "--ignore",
        "tests/web/build",
        "tests/engine",
        "tests/web",
    )
