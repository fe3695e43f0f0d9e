"""Tests of the prose in docstrings: their first words, and words that have gone out of use."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ("engine/hofgarten", "web/app", "web/build", "tests", "e2e", "bench")
QUESTION = re.compile(r"(What|Who|Whom|Whose|Whether|How|Whoever|Where|Why|Of what|Of which|To what|In how many)\b")
ARCHAIC = re.compile(r"\b(lest|shall|whence|thereof|therein|anew|be it|of its own accord|aught)\b", re.IGNORECASE)


def docstrings() -> Iterator[tuple[str, str]]:
    """Yield the place and the text of every docstring."""
    for path in (path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                text = ast.get_docstring(node)
                if text:
                    yield f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}", text


def test_docstrings_start_with_a_verb_or_a_noun() -> None:
    assert [place for place, text in docstrings() if QUESTION.match(text)] == []


def test_docstrings_use_current_words() -> None:
    assert [place for place, text in docstrings() if ARCHAIC.search(text)] == []
