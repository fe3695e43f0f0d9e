"""Members of a class with their parameters and docstrings, from its source: also those of attributes."""

import ast
from importlib.util import find_spec
from pathlib import Path


def members(module: str, owner: str) -> dict[str, tuple[str, str]]:
    """Return the parameters and the docstring of each documented member of a class, by name."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    (body,) = (node.body for node in tree.body if isinstance(node, ast.ClassDef) and node.name == owner)
    found = dict[str, tuple[str, str]]()
    for node, following in zip(body, [*body[1:], None], strict=True):
        match node, following:
            case ast.FunctionDef(name=name), _ if text := ast.get_docstring(node):
                found[name] = (_parameters(node), text)
            case ast.Assign(targets=[ast.Name(id=name)]), ast.Expr(value=ast.Constant(value=str(text))):
                found[name] = ("", text)
    return found


def _parameters(node: ast.FunctionDef) -> str:
    """Return the names of a method's parameters, such as ``(state, move)``; an empty string for a property."""
    if any(isinstance(one, ast.Name) and one.id == "property" for one in node.decorator_list):
        return ""
    return f"({', '.join(one.arg for one in node.args.args[1:])})"
