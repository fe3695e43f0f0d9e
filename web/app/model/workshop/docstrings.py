"""The reference of everything that a bot uses, read from the sources: also the docstrings of attributes.

The built page does not have this module (``web.app.model.workshop.reference``).
"""

import ast
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

USED: Final[Mapping[str, tuple[tuple[str, str, tuple[str, ...]], ...]]] = {
    "game": (
        (
            "hofgarten.game",
            "Game",
            (
                *("distinct_moves", "moves", "apply", "to_move", "total", "score", "seats", "winners"),
                *("determinize", "sample_chance", "random_move", "move_count", "turns_played", "score_items"),
                *("name", "players", "canonical", "observe", "write_event", "write_position"),
            ),
        ),
        (
            "hofgarten.evaluation",
            "EvaluatedGame",
            ("turns_left", "rate_moves", "best_move", "features", "features_of", "prune_finished"),
        ),
    ),
    "rng": (("hofgarten.rng", "Rng", ("randrange", "choice", "shuffle", "below", "choose", "shuffled", "bits")),),
    "": (("hofgarten.game", "", ("CHANCE", "TERMINAL")),),
}
"""By the variable before the dot: module, class or an empty string, and members."""


def members(module: str, owner: str) -> dict[str, tuple[str, str]]:
    """Return the parameters and the docstring of each documented member of a class, or of a module, by name."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    tree = ast.parse(Path(spec.origin).read_text(encoding="utf-8"))
    classes = {node.name: node.body for node in tree.body if isinstance(node, ast.ClassDef)}
    body = classes[owner] if owner else tree.body
    by_name = dict[str, tuple[str, str]]()
    for node, following in zip(body, [*body[1:], None], strict=True):
        match node, following:
            case ast.FunctionDef(name=name), _ if text := ast.get_docstring(node):
                by_name[name] = (_parameters(node), text)
            case (
                ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ):
                by_name[name] = ("", text)
    return by_name


def _parameters(node: ast.FunctionDef) -> str:
    """Return the names of a method's parameters, such as ``(state, move)``; an empty string for a property."""
    if any(isinstance(decorator, ast.Name) and decorator.id == "property" for decorator in node.decorator_list):
        return ""
    return f"({', '.join(parameter.arg for parameter in node.args.args[1:])})"


GROUPS: Final = {
    variable: tuple(
        (name, *found[name]) for module, owner, names in parts for found in [members(module, owner)] for name in names
    )
    for variable, parts in USED.items()
}
"""Name, parameters and docstring of each member, by the variable before the dot."""
