"""Options of The Hanging Gardens in the start form: the edition, built in or loaded from the user's files."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from hofgarten.game import Json
from hofgarten.strict_json import JsonError, dump, parse
from web.app.model import schema_version
from web.app.model.action import Fields, printable
from web.app.model.game_api.options import Options
from web.app.model.user_files import user_files
from web.app.model.user_files.user_files import InvalidFile, UserFiles, plain_name

if TYPE_CHECKING:
    from hofgarten.games.hanging_gardens.edition import Edition

PREFIX: Final = "hofgarten/edition/"
VERSION: Final = 1
MAX_FILE_SIZE: Final = 100 * 1024
"""The largest allowed file, in bytes. The built-in edition has about 2,000."""

MAX_FILE_NAME_LENGTH: Final = 80

BUILT_IN: Final = ""
"""The choice of the built-in edition."""


@dataclass(frozen=True, slots=True)
class Editions(UserFiles):
    """The user's editions by name, and the chosen edition."""

    chosen: str = BUILT_IN
    """A name from ``playable``, or ``BUILT_IN``."""

    @property
    def playable(self) -> tuple[str, ...]:
        """The names of the readable editions."""
        return tuple(name for name, text in self.saved.items() if read(name, text))


@lru_cache(maxsize=64)
def read(name: str, text: str) -> "Edition | None":
    """Return the edition stored under a name; None if it is damaged, has another name, or is of a later version."""
    from hofgarten.games.hanging_gardens.edition import BadEdition, read_edition

    try:
        raw = parse(text)
        edition = read_edition(raw["edition"]) if raw["version"] == VERSION else None
    except (JsonError, BadEdition, TypeError, KeyError):
        return None
    return edition if edition is not None and edition.name == name else None


def write(edition: "Edition") -> str:
    """Return the stored form of an edition."""
    from hofgarten.games.hanging_gardens.edition import write_edition

    return dump({"version": VERSION, "edition": write_edition(edition)})


def check(file: str, size: int, content: object) -> "Edition":
    """Return the edition in a file.

    Raises:
        InvalidFile: The file contains no usable edition.
    """
    from hofgarten.games.hanging_gardens.edition import BadEdition, read_edition, standard
    from hofgarten.text_file import decode

    if size > MAX_FILE_SIZE:
        raise InvalidFile("large", file=file, most=MAX_FILE_SIZE // 1024)
    data = user_files.decoded(file, content)
    try:
        raw = parse(decode(data))
    except UnicodeDecodeError:
        raise InvalidFile("text", file=file) from None
    except JsonError as error:
        raise _no_json(file, error) from None
    if not isinstance(raw, dict):
        raise InvalidFile("whole", file=file)
    try:
        edition = read_edition(raw, strict=True)
    except BadEdition as error:
        raise InvalidFile(error.fault, file=file, where=error.where, found=error.found) from None
    if edition == standard():
        raise InvalidFile("taken", file=file, where=edition.name)
    return edition


def _no_json(file: str, error: JsonError) -> InvalidFile:
    """Return the message for a JSON error, with its position if the parser reports one."""
    cause = error.__context__
    if isinstance(cause, json.JSONDecodeError):
        return InvalidFile("json", file=file, line=cause.lineno, column=cause.colno)
    return InvalidFile(f"json_{error.fault}", file=file, found=error.found)


def edition_of(chosen: Editions) -> "Edition":
    """Return the chosen edition."""
    from hofgarten.games.hanging_gardens.edition import standard

    return _own(chosen) or standard()


def _own(editions: Editions) -> "Edition | None":
    """Return the chosen edition of the user; None for the built-in one."""
    return read(editions.chosen, editions.saved[editions.chosen]) if editions.chosen in editions.saved else None


def _choose(editions: Editions, name: object) -> Editions:
    """Return the editions with another one chosen. An unknown name changes nothing."""
    if not isinstance(name, str) or name not in (BUILT_IN, *editions.playable):
        return editions
    return replace(editions, chosen=name)


def _add(editions: Editions, *, file: str, size: int, content: str | None) -> Editions:
    """Store the edition in a file, and choose it."""
    file = plain_name(printable(file, MAX_FILE_NAME_LENGTH))
    try:
        edition = check(file, size, content)
    except InvalidFile as unfit:
        return user_files.saying(editions, unfit.key, unfit.parts)
    if schema_version.is_newer(editions.saved.get(edition.name), VERSION):
        return user_files.saying(editions, "newer")
    return _choose(user_files.put(editions, edition.name, write(edition)), edition.name)


def _remove(editions: Editions, *, name: str) -> Editions:
    """Remove an edition. If it was chosen, the built-in edition is chosen instead."""
    kept = user_files.remove(editions, name)
    return kept if kept.chosen in kept.saved else replace(kept, chosen=BUILT_IN)


def _restore(editions: Editions) -> Editions:
    """Restore the edition removed last, and choose it."""
    name = editions.removed[0] if editions.removed else None
    return _choose(user_files.restore(editions), name)


class HangingGardensOptions(Options):
    """The edition."""

    default: Editions = Editions()

    actions: Mapping[str, Callable[..., Editions]] = MappingProxyType(
        {"add-edition": _add, "remove-edition": _remove, "restore-edition": _restore}
    )

    gold = 30
    """The master beats the gardener by 36 points on average (``docs/results.md``)."""

    def fill_in(self, chosen: Editions, fields: Fields) -> Editions:
        """Return the editions with the choice from the start form's field."""
        return _choose(chosen, fields.get("edition"))

    def options(self, chosen: Editions) -> dict[str, Json]:
        """Return a match's options. They contain the whole edition unless it is the built-in one. Rule H1.4."""
        own = _own(chosen)
        if own is None:
            return {}
        from hofgarten.games.hanging_gardens.edition import write_edition

        return {"edition": write_edition(own)}

    def daily(self, day: int) -> dict[str, Json]:
        """Return the options of a daily match: the built-in edition."""
        return self.options(self.default)

    def to_json(self, chosen: Editions) -> Json:
        """Return the options as stored for the next visit: the name of the chosen edition."""
        return {"edition": chosen.chosen}

    def from_json(self, raw: Json, storage: Mapping[str, str]) -> Editions:
        """Return the editions in the browser's storage, with the last choice."""
        stored = Editions(user_files.saved_texts(PREFIX, storage))
        return _choose(stored, raw.get("edition")) if isinstance(raw, dict) else stored

    def files(self, chosen: Editions) -> dict[str, str]:
        """Return the contents of the browser's storage, by key."""
        return {PREFIX + name: text for name, text in chosen.saved.items()}

    def on_write_failed(self, chosen: Editions, key: str) -> Editions:
        """Return the editions with a message that the browser could not store a file."""
        if not key.startswith(PREFIX):
            return chosen
        return user_files.saying(chosen, "not_kept", {"name": key.removeprefix(PREFIX)})


OPTIONS: Final = HangingGardensOptions()
