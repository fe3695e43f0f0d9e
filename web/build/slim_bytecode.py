"""Compiles the page's Python without the parts that only readers of the source need. Runs inside Pyodide.

See `compile_in_pyodide.py`. The library is half as large without docstrings, without the annotations of our own
functions, modules and fields (Python 3.14 makes functions of them), without the imports that only these need, and
without columns (see run_pyodide.mjs). Line numbers stay, for tracebacks. So do the annotations that declare the fields
of actions (``web.app.model.action.bind``).
"""

import ast
import importlib
import re
from collections.abc import Collection
from typing import Any

NO_HASH = bytes(8)

DECLARES = re.compile(r"web/app/(update|model/game_api|games/\w+/table)/")
"""The modules in which keyword-only parameters declare the fields of actions."""


def compiled(source: bytes, path: str, *, ours: bool) -> bytes:
    """Return an unchecked-hash `.pyc`: it has no time stamp, and importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules. Modules that are not `ours`
    keep their annotations: some libraries inspect them at run time.
    """
    # Level 2 removes docstrings and assertions.
    lean = _without_annotations(source, declares=DECLARES.match(path) is not None) if ours else source
    code = compile(lean, path, "exec", dont_inherit=True, optimize=2)
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))


def _without_annotations(source: bytes, *, declares: bool) -> ast.Module:
    """Return a parsed module without annotations.

    Fields of data classes and named tuples keep an empty one, which makes them fields; those of other classes stay.
    ``declares``: True to keep those of keyword-only parameters.
    """
    tree = ast.parse(source)
    tree.body = [plain for statement in tree.body for plain in _without_annotation(statement)]
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
            taken = node.args
            keywords = () if declares else taken.kwonlyargs
            for argument in (*taken.posonlyargs, *taken.args, *keywords, taken.vararg, taken.kwarg):
                if argument is not None:
                    argument.annotation = None
        elif isinstance(node, ast.ClassDef) and _has_fields(node):
            for field in node.body:
                if isinstance(field, ast.AnnAssign):
                    field.annotation = ast.copy_location(ast.Constant(None), field.annotation)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    if "__all__" not in used:
        tree.body = [plain for statement in tree.body for plain in _without_unused(statement, used)]
    return tree


def _has_fields(node: ast.ClassDef) -> bool:
    """Return True for a data class or a named tuple."""
    names = {
        one.id for each in (*node.bases, *node.decorator_list) for one in ast.walk(each) if isinstance(one, ast.Name)
    }
    return bool(names & {"NamedTuple", "dataclass"})


def _without_annotation(statement: ast.stmt) -> list[ast.stmt]:
    match statement:
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return [ast.copy_location(ast.Assign([target], value), statement)]
        case ast.AnnAssign() | ast.If(test=ast.Name("TYPE_CHECKING"), orelse=[]):
            return []
        case _:
            return [statement]


def _without_unused(statement: ast.stmt, used: Collection[str]) -> list[ast.stmt]:
    """Return a statement without imported names that are not `used`: mypy lets no module import them from here."""
    match statement:
        case ast.ImportFrom(module=module, names=names) if module != "__future__":
            kept = [name for name in names if (name.asname or name.name) in used]
            return [ast.copy_location(ast.ImportFrom(module, kept, statement.level), statement)] if kept else []
        case _:
            return [statement]
