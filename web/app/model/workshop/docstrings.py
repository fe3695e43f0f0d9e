"""The reference of everything that a bot uses, read from the sources: also the docstrings of attributes.

The built page does not have this module (``web.app.model.workshop.reference``).
"""

import ast
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from hofgarten.game import module_name
from hofgarten.registry import GAMES

_GAME_MEMBERS: Final = (
    "distinct_moves", "moves", "apply", "to_move", "total", "score", "seats", "winners", "determinize", "sample_chance",
    "random_move", "move_count", "turns_played", "score_items", "name", "players", "canonical", "observe",
    "write_event", "write_position",
)  # fmt: skip

USED: Final[Mapping[str, tuple[tuple[str, str, tuple[str, ...]], ...]]] = {
    "game": (
        (
            "hofgarten.game",
            "Game",
            _GAME_MEMBERS,
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

VARIABLES: Final = {"State": "view", "PlayerState": "view.seats[seat]", "Deal": "view.deal"}
"""Classes of a game's module ``state``, and the expressions of a bot that have them. All others are moves."""

MOVE: Final = "move"
"""The variable of the moves, of which a game may have several classes."""


def parsed(module: str) -> ast.Module:
    """Return the syntax tree of a module's source."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    return ast.parse(Path(spec.origin).read_text(encoding="utf-8"))


def state_members(tree: ast.Module) -> dict[str, list[tuple[str, str, str]]]:
    """Return name, type and docstring of each attribute of a game's view and moves, by the expression before the dot.

    Before the attributes of a class of moves come its name, its parameters and its docstring.
    """
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    found = {variable: _attributes(classes[name]) for name, variable in VARIABLES.items() if name in classes}
    for name, node in classes.items():
        if name not in VARIABLES:
            attributes = _attributes(node)
            parameters = ", ".join(attribute for attribute, *_ in attributes)
            head = (name, f"({parameters})", ast.get_docstring(node) or "")
            found.setdefault(MOVE, []).extend([head, *attributes])
    return found


def _attributes(owner: ast.ClassDef) -> list[tuple[str, str, str]]:
    return [
        (
            name,
            f": {ast.unparse(annotation)}",
            text if isinstance(following, ast.Expr) and (text := _text(following)) else "",
        )
        for node, following in zip(owner.body, [*owner.body[1:], None], strict=True)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
        for name, annotation in [(node.target.id, node.annotation)]
    ]


def _text(node: ast.Expr) -> str:
    return node.value.value if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str) else ""


def members(module: str, owner: str) -> dict[str, tuple[str, str]]:
    """Return the parameters and the docstring of each documented member of a class, or of a module, by name."""
    tree = parsed(module)
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

STATES: Final = {
    game: {
        variable: tuple(entries)
        for variable, entries in state_members(parsed(f"hofgarten.games.{module_name(game)}.state")).items()
    }
    for game in GAMES
    if find_spec(f"hofgarten.games.{module_name(game)}") and find_spec(f"hofgarten.games.{module_name(game)}.state")
}
"""The attributes of views and moves: name, type and docstring by game and by the expression before the dot."""
