"""Unbounded caches: the page plays many matches in a row, so only functions with few distinct arguments have one."""

import ast
from collections.abc import Iterator

from web.build.paths import WEB

FEW_VALUES = {
    "game",
    "name",
    "language",
    "action",
    "kind",
    "letter",
    "feature",
    "classes",
    "code",
    "declaration",
    "quarters",
    "selector",
}
"""Names of arguments that have few possible values, independent of the matches played."""


def unbounded_caches() -> Iterator[tuple[str, set[str]]]:
    """Yield each function of the page's Python with an unbounded cache, and the names of its arguments."""
    for path in sorted(WEB.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(each, ast.Name) and each.id == "cache" for each in node.decorator_list
            ):
                arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                yield f"{path.name}: {node.name}", {each.arg for each in arguments}


def test_unbounded_caches_have_few_keys() -> None:
    found = dict(unbounded_caches())
    assert len(found) > 10
    assert {name: arguments - FEW_VALUES for name, arguments in found.items() if arguments - FEW_VALUES} == {}
