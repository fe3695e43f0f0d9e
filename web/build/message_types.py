"""Writes ``messages.d.ts``: the types of the messages between the page's scripts and Python, for ``tsc``.

The source is Python's own: ``web.app.model.messages`` for replies, the signature of its handler for each action.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from web.app.model import messages
from web.app.model.action import REQUIRED, Action, Fields, fields_of
from web.app.model.transfer.types import FileUpload
from web.app.update.update import declarations, in_context
from web.build.paths import ROOT

FILE: Final = ROOT / "web" / "browser" / "messages.d.ts"

HEAD: Final = "// Generated from the types of the page's Python by `python -m web.build.message_types`."

_ALIASES: Final[Mapping[Any, str]] = {
    messages.Entries: "Entries",
    messages.Command: "Command",
    messages.BotRequest: "BotRequest",
    messages.HostMessage: "HostMessage",
    Fields: "Fields",
}
_SIMPLE: Final[Mapping[Any, str]] = {
    str: "string",
    int: "number",
    bool: "boolean",
    NoneType: "null",
    object: "unknown",
    Action: "Action",
}
_NAMES: Final = {**_ALIASES, **_SIMPLE}


def text() -> str:
    """Return the content of the file."""
    return "\n".join([HEAD, "", *_replies(), *_actions()]) + "\n"


def _replies() -> Iterator[str]:
    """Yield the types of ``web.app.model.messages``, and those that actions use."""
    for kind in (FileUpload, *vars(messages).values()):
        if is_typeddict(kind):
            fields = ((key, of, key in kind.__optional_keys__) for key, of in kind.__annotations__.items())
            yield f"export type {kind.__name__} = {_object(fields)};"
    for kind, name in _ALIASES.items():
        origin, args = get_origin(kind), get_args(kind)
        union = " | ".join(map(_type, args))
        yield f"export type {name} = {union if origin is UnionType else f'Record<string, {_type(args[1])}>'};"


def _actions() -> Iterator[str]:
    """Yield the type of an action, a union over all names."""
    yield ""
    yield f"export type Action = {_declared(in_context)} & ("
    yield from sorted({f"    | {_declared(declaration, name)}" for name, declaration in declarations()})
    yield ");"


def _declared(declaration: Callable[..., object], name: str = "") -> str:
    """Return the type of an action from the function that declares its fields."""
    do = [("do", Literal[name], False)] if name else []
    fields = [(key, kind, default is not REQUIRED) for key, kind, default in fields_of(declaration)]
    return _object([*do, *fields])


def _object(fields: Iterable[tuple[str, Any, bool]]) -> str:
    """Return an object type; each field has a name and a type, and may be optional."""
    written = (f"{name}{'?' if optional else ''}: {_type(kind)}" for name, kind, optional in fields)
    return f"{{ {', '.join(written)} }}"


def _type(kind: Any) -> str:
    """Return the TypeScript of a Python type."""
    if kind in _NAMES:
        return _NAMES[kind]
    if is_typeddict(kind):
        return str(kind.__name__)
    args, origin = get_args(kind), get_origin(kind)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in {Union, UnionType}:
        return " | ".join(map(_type, args))
    if origin is Sequence:
        return f"ReadonlyArray<{_type(args[0])}>"
    if origin is Mapping:
        return f"Record<string, {_type(args[1])}>"
    return _type(args[0])


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
