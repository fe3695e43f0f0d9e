"""The faults of a source that Python finds when it compiles it. The source is not run.

Only the worker for this calls it: some texts crash Python's parser.
"""

import ast
import warnings
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

MAX_TEXT_SIZE: Final = 500
"""Characters of a message."""

MAX_FAULTS: Final = 50
"""Faults that are reported."""


class SyntaxFault(NamedTuple):
    """A fault in one line."""

    line: int
    """Counted from 1."""
    column: int
    """The first character, counted from 0."""
    until: int
    """The character after the last one."""
    text: str
    """Python's message, in English."""
    severity: Literal["error", "warning"]


def faults(source: str) -> list[SyntaxFault]:
    """Return the faults of a source: one error of its syntax, else warnings and a missing ``choose``."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        try:
            tree = ast.parse(source, "bot")
            compile(tree, "bot", "exec", dont_inherit=True)
        except SyntaxError as error:
            return [_fault_of(source, error)]
        except (ValueError, MemoryError, RecursionError) as error:
            return [SyntaxFault(1, 0, 0, _short(f"{type(error).__name__}: {error}"), "error")]
    cautions = [SyntaxFault(seen.lineno, 0, MAX_TEXT_SIZE, _short(str(seen.message)), "warning") for seen in caught]
    return [*cautions, *_without_choose(tree)][:MAX_FAULTS]


def _fault_of(source: str, error: SyntaxError) -> SyntaxFault:
    """Return the fault of an error; without a place, it is the last line."""
    line = error.lineno or source.count("\n") + 1
    column = max((error.offset or 1) - 1, 0)
    same = error.end_lineno in {None, error.lineno}
    until = (error.end_offset or 0) - 1 if same else MAX_TEXT_SIZE
    return SyntaxFault(line, column, max(until, column + 1), _short(f"{type(error).__name__}: {error.msg}"), "error")


def _short(text: str) -> str:
    return text[:MAX_TEXT_SIZE]


def _without_choose(tree: ast.Module) -> Iterator[SyntaxFault]:
    """Yield a warning if no statement at the top can define ``choose``."""
    if not any("choose" in names or "*" in names for names in map(_defined, tree.body)):
        yield SyntaxFault(1, 0, MAX_TEXT_SIZE, "there is no function choose(game, view, seat, rng)", "warning")


def _defined(statement: ast.stmt) -> set[str]:
    """Return the names that a statement, with those inside it, may define."""
    names = set[str]()
    for node in ast.walk(statement):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name) | ast.alias(name=name, asname=None):
                names.add(name)
            case ast.alias(asname=str(name)):
                names.add(name)
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
    return names
