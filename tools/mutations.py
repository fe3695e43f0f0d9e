"""Small faults in Python source, each in one place: a comparison flipped, a constant changed, a statement dropped."""

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple


class Mutation(NamedTuple):
    """One fault: the bytes from ``start`` to ``end`` replaced by ``text``."""

    line: int
    before: str
    text: str
    start: int
    end: int

    def apply(self, source: bytes) -> bytes:
        """Return the source with the fault."""
        return source[: self.start] + self.text.encode() + source[self.end :]


_FLIPPED: Final[dict[type[ast.AST], ast.AST]] = {
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.In: ast.NotIn(),
    ast.NotIn: ast.In(),
    ast.Is: ast.IsNot(),
    ast.IsNot: ast.Is(),
    ast.Add: ast.Sub(),
    ast.Sub: ast.Add(),
    ast.Mult: ast.Add(),
    ast.Div: ast.Mult(),
    ast.FloorDiv: ast.Mult(),
    ast.And: ast.Or(),
    ast.Or: ast.And(),
}
_EXCHANGED: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mutations(source: bytes) -> tuple[Mutation, ...]:
    """Return all faults of a module, in the order of the lines. Annotations and texts stay as they are."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in _values(ast.parse(source)):
        for text in _changes(node):
            start = starts[node.lineno - 1] + node.col_offset
            end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
            found.append(Mutation(node.lineno, source[start:end].decode(), text, start, end))
    return tuple(sorted(found, key=lambda mutation: (mutation.start, mutation.end)))


def _values(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Yield the expressions and statements below a node, without annotations, decorators and f-strings."""
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "bases"}:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.JoinedStr) or not isinstance(child, ast.AST):
                continue
            if isinstance(child, ast.expr | ast.stmt):
                yield child
            yield from _values(child)


def _changes(node: ast.expr | ast.stmt) -> Iterator[str]:
    """Yield what takes the place of a node."""
    match node:
        case ast.Compare(left, [operator], [right]) if type(operator) in _FLIPPED:
            flipped = _FLIPPED[type(operator)]
            assert isinstance(flipped, ast.cmpop)
            yield _text(ast.Compare(left, [flipped], [right]))
        case ast.BoolOp(operator, values):
            flipped = _FLIPPED[type(operator)]
            assert isinstance(flipped, ast.boolop)
            yield _text(ast.BoolOp(flipped, values))
        case ast.BinOp(left, operator, right) if type(operator) in _FLIPPED and not _is_text(left):
            flipped = _FLIPPED[type(operator)]
            assert isinstance(flipped, ast.operator)
            yield _text(ast.BinOp(left, flipped, right))
        case ast.UnaryOp(ast.Not(), operand):
            yield _text(operand)
        case ast.Constant(bool(value)):
            yield str(not value)
        case ast.Constant(int(number) | float(number)):
            yield repr(number + 1)
        case ast.IfExp(test, body, otherwise):
            yield _text(ast.IfExp(test, otherwise, body))
        case ast.Call(ast.Name(name), arguments, keywords) if name in _EXCHANGED:
            yield _text(ast.Call(ast.Name(_EXCHANGED[name]), arguments, keywords))
        case ast.Call(called, [first, second, *others], keywords) if not _is_text(second):
            if not isinstance(first, ast.Starred) and not (isinstance(called, ast.Name) and called.id == "isinstance"):
                yield _text(ast.Call(called, [second, first, *others], keywords))
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Continue() | ast.Break():
            yield "pass"
        case _:
            pass


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _text(node: ast.expr) -> str:
    return f"({ast.unparse(ast.fix_missing_locations(node))})"
