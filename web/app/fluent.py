"""Reads texts from Fluent files, and imports them as modules: ``texts/de/end.ftl`` is the module ``texts.de_end``.

The source tree and the wheel have the files. A built page has compiled modules instead (``web.build.texts``), and not
this one. Of Fluent (https://projectfluent.org) the texts use messages, comments, variables, quoted characters, and
plural forms of a whole text.
"""

import re
import sys
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

STAND_IN: Final = "en"
"""The language whose texts stand in for missing ones, the first of ``web.app.texts.LANGUAGES``."""

Message = str | Mapping[str, str]
"""A text, or its plural forms by their names in CLDR, such as ``one`` and ``other``."""

_NEXT: Final = re.compile(r"^(?=[^\s#}])", re.MULTILINE)
"""The start of a message."""
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_MESSAGE: Final = re.compile(r"([A-Za-z][\w-]*) *=(.*)", re.ASCII | re.DOTALL)
_FORMS: Final = re.compile(r"\{\s*\$\w+\s*->\s*\n(.*)\}", re.DOTALL)
_FORM: Final = re.compile(r"^ *\*?\[ *(\w+) *\]", re.MULTILINE)
_PLACEABLE: Final = re.compile(r'\{ *(?:\$(\w+)|"([^"\\{}]*)") *\}|[{}]')
_SEPARATOR: Final = re.compile("--?")


def key_of(identifier: str) -> str:
    """Return the key of a message: ``winner.zen-garden`` for ``winner-zen--garden``."""
    return _SEPARATOR.sub(lambda found: "." if found[0] == "-" else "-", identifier)


def read(source: str) -> dict[str, Message]:
    """Return the messages of a Fluent file by key. An argument is a name in braces, as in ``str.format``.

    Raises:
        ValueError: Something is no message, or belongs to the parts of Fluent that the texts do not use.
    """
    found: dict[str, Message] = {}
    for entry in _NEXT.split(_COMMENT.sub("", source)):
        if not entry.strip():
            continue
        message = _MESSAGE.fullmatch(entry)
        if message is None:
            raise ValueError(f"no message: {entry.strip()}")
        found[key_of(message[1])] = _value(message[2])
    return found


def _value(pattern: str) -> Message:
    forms = _FORMS.fullmatch(pattern.strip(" \n"))
    if forms is None:
        return _text(pattern)
    _, *parts = _FORM.split(forms[1])
    return {form: _text(text) for form, text in zip(parts[::2], parts[1::2], strict=True)}


def _text(pattern: str) -> str:
    """Return a text without the indentation of its lines. Other white space at its ends is quoted in the file."""
    first, *lines = pattern.rstrip(" \n").split("\n")
    indent = min((len(line) - len(line.lstrip(" ")) for line in lines if line.strip(" ")), default=0)
    text = "\n".join([first.lstrip(" "), *(line[indent:] for line in lines)])
    return _PLACEABLE.sub(_placeable, text.lstrip("\n"))


def _placeable(found: re.Match[str]) -> str:
    if found[0] in "{}":
        raise ValueError(f"not an argument, a quotation or the plural forms of a whole text: {found.string}")
    return f"{{{found[1]}}}" if found[1] else found[2]


@cache
def _messages(file: Path) -> Mapping[str, Message]:
    """Return the messages of a file; none if there is no such file. Raises ValueError."""
    try:
        return read(file.read_text(encoding="utf-8")) if file.exists() else {}
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None


def words_in(folder: Path, language: str, part: str) -> dict[str, str]:
    """Return the texts of a file by key, a plural form under ``<key>.<form>``; English stands in for missing ones."""
    own = _messages(folder / language / f"{part}.ftl")
    words = dict[str, str]()
    for key, english in _messages(folder / STAND_IN / f"{part}.ftl").items():
        message = own.get(key, english)
        if isinstance(message, str):
            words[key] = message
        else:
            words |= {f"{key}.{form}": text for form, text in message.items()}
    return words


def missing(folder: Path, language: str, part: str) -> list[str]:
    """Return the keys of the messages of a file for which English stands in."""
    own = _messages(folder / language / f"{part}.ftl")
    return [key for key in _messages(folder / STAND_IN / f"{part}.ftl") if key not in own]


class TextFinder(MetaPathFinder, Loader):
    """Finds the module of a file in a folder ``texts``, which is the same for each language."""

    def find_spec(self, name: str, path: Iterable[str] | None, target: object = None) -> ModuleSpec | None:
        """Return the spec of a module; None if there is no such file in English."""
        package, _, module = name.rpartition(".")
        part = module.partition("_")[2]
        if not package.endswith(".texts") or not part:
            return None
        folders = (Path(folder) for folder in path or ())
        folder = next((folder for folder in folders if (folder / STAND_IN / f"{part}.ftl").exists()), None)
        return ModuleSpec(name, self, origin=str(folder)) if folder else None

    def exec_module(self, module: ModuleType) -> None:
        """Give a module its texts, ``WORDS``."""
        spec = module.__spec__
        assert spec is not None
        assert spec.origin is not None
        language, _, part = spec.name.rpartition(".")[2].partition("_")
        vars(module)["WORDS"] = words_in(Path(spec.origin), language, part)


sys.meta_path.append(TextFinder())
