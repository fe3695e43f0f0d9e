"""What is remembered has a bound: the page plays one match after another, for hours."""

import ast
from collections.abc import Iterator

from web.build.paths import WEB

FEW = {
    "game",
    "name",
    "language",
    "action",
    "kind",
    "letter",
    "feature",
    "classes",
    "code",
    "quarters",
    "selector",
}
"""Of what these arguments can be there are few, whatever is played."""


def forgetting_nothing() -> Iterator[tuple[str, set[str]]]:
    """Yield each function of the page's Python that remembers all it has ever returned, with its arguments."""
    for path in sorted(WEB.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and any(
                isinstance(each, ast.Name) and each.id == "cache" for each in node.decorator_list
            ):
                arguments = (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)
                yield f"{path.name}: {node.name}", {each.arg for each in arguments}


def test_only_what_has_few_keys_is_remembered_for_ever() -> None:
    found = dict(forgetting_nothing())
    assert len(found) > 10
    assert {name: arguments - FEW for name, arguments in found.items() if arguments - FEW} == {}
