"""Checks for `make lint`: the numbers of rules in docstrings and tests, and the length of modules.

`python -m tests.style` prints each fault with its place.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from tests.kit.games import COMPLETE
from web.app.model.game_api.game_page import games_with
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import LANGUAGES

ROOT: Final = Path(__file__).parents[1]
FOLDERS: Final = ("engine", "web", "tools", "tests", "e2e", "bench")
MAX_LINES: Final = 500

NUMBER: Final = r"[A-Z]\d+(?:\.\d+)?"
MENTION: Final = re.compile(rf"\bRules?\s+({NUMBER}(?:(?:,\s+|\s+and\s+|\s+to\s+){NUMBER})*)")
"""Names rules: ``Rule Z5.4``, ``Rules Z3.3, Z3.4 and Z4.1``, ``Rules Z5.1 to Z5.3``, and chapters."""
PART: Final = re.compile(rf"({NUMBER})(?:\s+to\s+({NUMBER}))?")


def main() -> int:
    """Print all faults; return the exit status."""
    files = [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]
    trees = {path.relative_to(ROOT): ast.parse(path.read_text("utf-8")) for path in files}
    faults = [*faults_of_rules(trees), *_long_files(files, trees)]
    print(*faults, sep="\n", end="\n" if faults else "")
    return 1 if faults else 0


def faults_of_rules(trees: dict[Path, ast.Module]) -> Iterator[str]:
    """Yield the rules that no docstring or no test names, and names of rules that the rule book does not have."""
    book = _rule_numbers(games_with("rulebook"))
    known = book | {number.split(".")[0] for number in book}
    # A new game may name rules in its docstrings before it has a rule book.
    bookless = {module_name(game) for game in GAMES} - {module_name(game) for game in games_with("rulebook")}
    implemented = {
        number
        for path, tree in trees.items()
        if path.parts[0] in {"engine", "web"} and bookless.isdisjoint(path.parts)
        for number in _named(tree)
    }
    checked = {number for path, tree in trees.items() if path.parts[0] == "tests" for number in _marks(tree)}
    complete = _rule_numbers(COMPLETE)
    yield from (f"rule {number}: no docstring names it" for number in sorted(complete - implemented))
    yield from (f"rule {number}: no test is marked with it" for number in sorted(complete - checked))
    yield from (f"rule {number}: the rule book does not have it" for number in sorted((implemented | checked) - known))


def _rule_numbers(games: Iterable[str]) -> set[str]:
    return {number for game in games for number in rule_book(game, LANGUAGES[0]).rules}


def _named(tree: ast.Module) -> Iterator[str]:
    """Yield the numbers that docstrings name, also those below attributes."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            for mention in MENTION.finditer(node.value.value):
                for first, last in PART.findall(mention[1]):
                    yield from _span(first, last) if "." in first and last else (first, last) if last else (first,)


def _span(first: str, last: str) -> Iterator[str]:
    """Yield the numbers of a range within one chapter."""
    chapter, low = first.split(".")
    return (f"{chapter}.{number}" for number in range(int(low), int(last.split(".")[1]) + 1))


def _marks(tree: ast.Module) -> Iterator[str]:
    """Yield the number of each ``pytest.mark.rule(...)``, on a test or on one of its parameters."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def _long_files(files: list[Path], trees: dict[Path, ast.Module]) -> Iterator[str]:
    """Yield the files that are too long. Declarations do not count: constants, and fields with their docstrings."""
    others = [*(ROOT / "web" / "browser").rglob("*.js"), *(ROOT / "web").rglob("*.css")]
    for path in [*files, *sorted(others)]:
        place = path.relative_to(ROOT)
        length = len(path.read_text("utf-8").splitlines()) - (_declared(trees[place]) if place in trees else 0)
        if length > MAX_LINES:
            yield f"{place}: {length} lines beside its declarations; at most {MAX_LINES}"


def _declared(tree: ast.Module) -> int:
    """Return the number of lines of the declarations in a module and in its classes."""
    bodies = [tree.body, *(node.body for node in tree.body if isinstance(node, ast.ClassDef))]
    declarations = (node for body in bodies for node in body if isinstance(node, ast.Assign | ast.AnnAssign | ast.Expr))
    return sum((node.end_lineno or node.lineno) - node.lineno + 1 for node in declarations)


if __name__ == "__main__":
    sys.exit(main())
