"""Compiles the page's Python without the parts that only readers of the source need. Runs inside Pyodide.

See `compile_in_pyodide.py`. The library is half as large without docstrings, without the annotations of our own
functions and modules (Python 3.14 makes functions of them) and without columns (see run_pyodide.mjs). Line numbers
stay, for tracebacks. So do the annotations that declare the fields of actions (``web.app.model.action.bind``).
"""

import ast
import importlib
import re
from types import CodeType
from typing import Any

NO_DOCSTRING = "."
"""Replaces a class's docstring: without one, a dataclass computes its signature at each start."""

NO_HASH = bytes(8)

DECLARES = re.compile(r"web/app/(update|games/\w+/table)/")
"""The modules in which keyword-only parameters declare the fields of actions."""

BLOCKS = ("body", "orelse", "finalbody", "handlers", "cases")
"""Fields of statements that contain statements. Expressions are skipped: they contain nothing to remove."""


def compiled(source: bytes, path: str, *, ours: bool) -> bytes:
    """Return an unchecked-hash `.pyc`: it has no time stamp, and importing it looks for no source.

    The hash is zero, since nothing reads it and it does not compress: 3 kB for all modules. Modules that are not `ours`
    keep their annotations: some libraries inspect them at run time.
    """
    tree = ast.parse(source)
    tree.body = _without_docstring(tree.body)
    if ours:
        tree.body = [plain for statement in tree.body for plain in _without_annotation(statement)]
    _make_lean(tree, ours=ours, declares=DECLARES.match(path) is not None)
    code: CodeType = compile(tree, path, "exec", dont_inherit=True, optimize=0)
    return _pyc(code)


def compiled_as_it_is(source: bytes, path: str) -> bytes:
    """Return a `.pyc` without docstrings and assertions only: this is much faster."""
    code: CodeType = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return _pyc(code)


def _pyc(code: CodeType) -> bytes:
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))


def _make_lean(node: ast.AST, *, ours: bool, declares: bool) -> None:
    """Remove the parts of all statements in a node that are not needed to run them."""
    for name in BLOCKS:
        for statement in getattr(node, name, ()):
            if isinstance(statement, ast.ClassDef):
                _shorten(statement)
            elif isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
                _strip(statement, ours=ours, declares=declares)
            _make_lean(statement, ours=ours, declares=declares)


def _shorten(node: ast.ClassDef) -> None:
    """Shorten a class's docstring. Annotations of fields stay: dataclasses need them."""
    match node.body:
        case [ast.Expr(ast.Constant(str()) as docstring), *_]:
            docstring.value = NO_DOCSTRING


def _strip(node: ast.FunctionDef | ast.AsyncFunctionDef, *, ours: bool, declares: bool) -> None:
    """Remove a function's docstring, and the annotations if it is ours; keyword-only parameters may keep theirs."""
    node.body = _without_docstring(node.body) or [ast.copy_location(ast.Pass(), node.body[0])]
    if ours:
        node.returns = None
        taken = node.args
        keywords = () if declares else taken.kwonlyargs
        for argument in (*taken.posonlyargs, *taken.args, *keywords, taken.vararg, taken.kwarg):
            if argument is not None:
                argument.annotation = None


def _without_annotation(statement: ast.stmt) -> list[ast.stmt]:
    match statement:
        case ast.AnnAssign(target=target, value=ast.expr() as value):
            return [ast.copy_location(ast.Assign([target], value), statement)]
        case ast.AnnAssign():
            return []
        case _:
            return [statement]


def _without_docstring(body: list[ast.stmt]) -> list[ast.stmt]:
    match body:
        case [ast.Expr(ast.Constant(str())), *rest]:
            return rest
        case _:
            return body
