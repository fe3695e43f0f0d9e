"""Compiles the page's Python, leaving out what only a reader of the source needs. Runs inside Pyodide, see `inside.py`.

The library is half as large without docstrings, without the annotations of our own functions and modules (Python 3.14
makes functions of them) and without columns (see pack.mjs). Lines stay: a traceback tells where something went wrong.
"""

import ast
import importlib
from types import CodeType
from typing import Any, TypeVar

NO_DOCSTRING = "."
"""Stands for a class's docstring: where a dataclass has none, Python works out its signature, each time it starts."""

NO_HASH = bytes(8)

Function = TypeVar("Function", ast.FunctionDef, ast.AsyncFunctionDef)


def compiled(source: bytes, path: str, *, ours: bool) -> bytes:
    """Return the bytes of an unchecked-hash `.pyc`: no clock in it, and no source looked for when it is imported.

    Nor is there a hash in it, which nothing would read and nothing could compress: 3 kB for all modules. Modules that
    are not `ours` keep their annotations: some libraries look at them when they run.
    """
    tree = Lean(annotated=not ours).visit(ast.parse(source))
    code: CodeType = compile(ast.fix_missing_locations(tree), path, "exec", dont_inherit=True, optimize=0)
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(code, NO_HASH, checked=False))


class Lean(ast.NodeTransformer):
    """Takes out of a module what it runs just as well without."""

    def __init__(self, *, annotated: bool) -> None:
        """Remember whether functions and modules keep their annotations."""
        self._annotated = annotated

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Leave out the docstring, and what the names of a module of ours are annotated with."""
        self.generic_visit(node)
        node.body = _without_docstring(node.body)
        if not self._annotated:
            node.body = [plain for statement in node.body for plain in _without_annotation(statement)]
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Shorten the docstring. What fields are annotated with stays: dataclasses ask for it."""
        self.generic_visit(node)
        if ast.get_docstring(node) is not None:
            node.body[0] = ast.copy_location(ast.Expr(ast.Constant(NO_DOCSTRING)), node.body[0])
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Leave out the docstring, and the annotations of a function of ours."""
        return self._without(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        """Do as with any other function."""
        return self._without(node)

    def _without(self, node: Function) -> Function:
        self.generic_visit(node)
        node.body = _without_docstring(node.body) or [ast.copy_location(ast.Pass(), node.body[0])]
        if not self._annotated:
            node.returns = None
            for argument in ast.walk(node.args):
                if isinstance(argument, ast.arg):
                    argument.annotation = None
        return node


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
