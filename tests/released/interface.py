"""The public interface as text, one line for each name: what docs/releases.md promises to keep."""

import inspect
from collections.abc import Iterator, Mapping
from typing import Final

import hofgarten
from hofgarten import cli
from hofgarten.cli.parser import Parser
from tests.released import FOLDER

RECORDED: Final = FOLDER / "interface.txt"
"""The lines of the latest release: ``python -m tests.released`` writes them."""


def interface() -> list[str]:
    """Return a line for each public name of the library, with its parameters, and for each option of a command."""
    return sorted({*_library(), *_commands()})


def _library() -> Iterator[str]:
    for name in dir(hofgarten):
        value = getattr(hofgarten, name)
        yield _line(name, value)
        bases = value.__mro__ if inspect.isclass(value) else ()
        ours = [base for base in bases if base.__module__.startswith("hofgarten.")]
        attributes = {field for base in ours for field in inspect.get_annotations(base) if not field.startswith("_")}
        yield from (f"{name}.{field}" for field in attributes)
        yield from (f"{name} {key}" for key in (value if isinstance(value, Mapping) else ()))
        for member in sorted({member for base in ours for member in vars(base) if not member.startswith("_")}):
            yield _line(f"{name}.{member}", inspect.getattr_static(value, member))


def _line(name: str, value: object) -> str:
    """Return a name, with the names and kinds of its parameters: ``…`` stands for a default value."""
    if isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    if not inspect.isfunction(value):
        return name
    parameters = [
        one.replace(annotation=one.empty, default=one.default if one.default is one.empty else ...)
        for one in inspect.signature(value).parameters.values()
    ]
    return f"{name}{inspect.Signature(parameters)}".replace("Ellipsis", "…")


def _commands() -> Iterator[str]:
    for name, command in cli._COMMANDS.items():
        parser = Parser(prog=name)
        command.add_to(parser)
        for one in parser._actions:
            takes = "=…" if one.option_strings and one.nargs != 0 else ""
            yield f"hofgarten {name} {'/'.join(one.option_strings) or one.dest}{takes}"
