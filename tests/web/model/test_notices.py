"""Notices: each has a row of facts and words, and is shown by an action."""

import ast
from collections.abc import Iterator
from pathlib import Path

from web.app.model import notices
from web.app.model.notices import NOTICES
from web.app.model.user_files.user_bots import FAILURES
from web.app.texts import words_of
from web.build.paths import APP


def nodes() -> Iterator[ast.AST]:
    """Yield the syntax of the page's model and updates, without the table of notices."""
    for folder in ("model", "update"):
        for path in sorted((APP / folder).rglob("*.py")):
            if path != Path(str(notices.__file__)):
                yield from ast.walk(ast.parse(path.read_text("utf-8")))


def strings(tree: ast.AST) -> set[str]:
    """Return the texts that an expression can be; an f-string counts as its beginning, with ``*``."""
    match tree:
        case ast.Constant(value=str() as text):
            return {text}
        case ast.IfExp(body=body, orelse=other):
            return strings(body) | strings(other)
        case ast.JoinedStr(values=[ast.Constant(value=str() as start), *_]):
            return {f"{start}*"}
        case _:
            return set()


def used() -> set[str]:
    """Return the notices that the code writes down: arguments, variables and tables named after them."""
    found: set[str] = set()
    for node in nodes():
        match node:
            case ast.keyword(arg="notice", value=value) | ast.Assign(targets=[ast.Name(id="notice")], value=value):
                found |= strings(value)
            case ast.AnnAssign(target=ast.Name(id="_NOTICES"), value=ast.Dict(values=values)):
                found |= {text for value in values for text in strings(value)}
            case _:
                pass
    return found - {""}


def test_every_notice_that_the_code_shows_has_a_row() -> None:
    plain = {name for name in used() if not name.endswith("*")}
    assert len(plain) > 40
    assert plain <= NOTICES.keys()
    starts = {name.removesuffix("*") for name in used() - plain}
    assert starts
    assert all(any(name.startswith(start) for name in NOTICES) for start in starts)


def test_every_row_is_of_a_notice_that_the_code_shows() -> None:
    written = {text for node in nodes() for text in strings(node)} | {*FAILURES.values()}
    starts = tuple(text.removesuffix("*") for text in written if text.endswith("_*"))
    assert not [name for name in NOTICES if name not in written and not name.startswith(starts)]


def test_every_row_has_words_and_every_words_of_a_notice_a_row() -> None:
    assert {key.removeprefix("notice.") for key in words_of("en") if key.startswith("notice.")} == NOTICES.keys()
