"""Every numbered rule is named by a docstring where it is implemented and by a test that checks it."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

from hofgarten.game import folder_of
from tests.kit.games import COMPLETE
from web.app.model.game_api.start_data import games_with

REPOSITORY: Final = Path(__file__).parents[1]
WITH_BOOK: Final = games_with("rulebook")


def rule_book(game: str) -> dict[str, str]:
    """Return a game's rules as numbered by the page's rule book."""
    book = import_module(f"web.app.games.{folder_of(game)}.rulebook.en")
    rules = book.RULES
    assert isinstance(rules, dict)
    return rules


LETTERS: Final = "".join(sorted({number[0] for game in WITH_BOOK for number in rule_book(game)}))
NUMBER: Final = rf"[{LETTERS}]\d+(?:\.\d+)?"
MENTION: Final = re.compile(rf"\bRules?\s+({NUMBER}(?:(?:,\s+|\s+and\s+|\s+to\s+){NUMBER})*)")
PART: Final = re.compile(rf"({NUMBER})(?:\s+to\s+({NUMBER}))?")


@cache
def book(games: Iterable[str] = WITH_BOOK) -> frozenset[str]:
    """Return the numbers of all rules of games."""
    return frozenset(number for game in games for number in rule_book(game))


def chapters() -> set[str]:
    return {number.split(".")[0] for number in book()}


def named(text: str) -> set[str]:
    """Return the numbers that a text names: ``Rule Z5.4``, ``Rules Z3.3, Z3.4 and Z4.1``, ``Rules Z5.1 to Z5.3``.

    A chapter, as in ``Rule Z6`` or ``Rules Z3 to Z5``, does not name its rules.
    """
    numbers = set()
    for mention in MENTION.finditer(text):
        for first, last in PART.findall(mention[1]):
            numbers |= {first} | (set(span(first, last)) if "." in first and last else {last or first})
    return numbers


def span(first: str, last: str) -> Iterator[str]:
    """Yield the numbers of a range within one chapter."""
    (chapter, low), (end, high) = first.split("."), last.split(".")
    assert chapter == end, f"{first} to {last} leaves the chapter"
    assert int(low) < int(high), f"{first} to {last} goes backwards"
    return (f"{chapter}.{number}" for number in range(int(low), int(high) + 1))


def docstrings(tree: ast.Module) -> Iterator[str]:
    """Yield all docstrings of modules, classes, functions and attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


def marks(tree: ast.Module) -> Iterator[str]:
    """Yield the number of each ``pytest.mark.rule(...)``, on a test or on one of its parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def modules(folder: str) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted((REPOSITORY / folder).rglob("*.py")):
        yield file.relative_to(REPOSITORY), ast.parse(file.read_text("utf-8"))


@cache
def implemented() -> dict[str, list[str]]:
    """Return rule number -> modules of the library or the page with a docstring that names it."""
    found: dict[str, list[str]] = {}
    for file, tree in (*modules("engine"), *modules("web")):
        for number in {number for text in docstrings(tree) for number in named(text)}:
            found.setdefault(number, []).append(str(file))
    return found


@cache
def checked() -> dict[str, list[str]]:
    """Return rule number -> test files with a test marked with it."""
    found: dict[str, list[str]] = {}
    for file, tree in modules("tests"):
        for number in set(marks(tree)):
            found.setdefault(number, []).append(str(file))
    return found


def test_every_rule_is_implemented_where_a_docstring_names_it() -> None:
    assert sorted(book(COMPLETE) - implemented().keys()) == []


def test_every_rule_is_checked_by_a_test_that_names_it() -> None:
    assert sorted(book(COMPLETE) - checked().keys()) == []


def test_docstrings_name_only_rules_of_the_book() -> None:
    unknown = {number: files for number, files in implemented().items() if number not in book() | chapters()}
    assert unknown == {}


def test_tests_name_only_rules_of_the_book() -> None:
    assert {number: files for number, files in checked().items() if number not in book()} == {}


@pytest.mark.parametrize("game", WITH_BOOK)
def test_the_rule_book_numbers_its_rules_without_gaps(game: str) -> None:
    rules = rule_book(game)
    assert all(re.fullmatch(r"[A-Z]\d+\.\d+", number) for number in rules)
    assert all(text.strip() for text in rules.values())
    for chapter in {number.split(".")[0] for number in rules}:
        found = sorted(int(number.split(".")[1]) for number in rules if number.startswith(f"{chapter}."))
        assert found == list(range(found[0], found[0] + len(found)))
        assert found[0] in {0, 1}


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("Take a tile. Rule Z4.1.", {"Z4.1"}),
        ("Rules Z5.1 to Z5.3 and Z6.0.", {"Z5.1", "Z5.2", "Z5.3", "Z6.0"}),
        ("Rules Z3.3, Z3.4\n    and Z6.10: so", {"Z3.3", "Z3.4", "Z6.10"}),
        ("Rule Z3 and others", {"Z3"}),
        ("Rules Z3 to Z5", {"Z3", "Z5"}),
        ("Z4.1 alone is no mention, nor is rule Z4.1", set()),
    ],
)
def test_mentions_are_found(text: str, numbers: set[str]) -> None:
    assert named(text) == numbers
