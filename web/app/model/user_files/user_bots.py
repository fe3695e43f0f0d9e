"""User bots: bots that users add as files. They are checked, saved in the browser, and sent with each request."""

import json
import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from itertools import chain, count
from typing import TYPE_CHECKING, Final, NamedTuple

from hofgarten import strict_json
from hofgarten.bots import BOTS
from hofgarten.game import Json
from web.app.model import schema_version
from web.app.model.action import printable
from web.app.model.match.match import PlayedMatch
from web.app.model.new_match_form import PERSON, user_bot_kind
from web.app.model.user_files.user_files import InvalidFile, UserFiles, decoded, plain_name, put, saved_texts
from web.app.texts import Words

if TYPE_CHECKING:
    from web.app.model.messages import MoveRequest, UserBotRequest

PREFIX: Final = "hofgarten/bot/"
VERSION: Final = 1
OWN: Final = user_bot_kind("")
"""Prefix of a record's ``bot`` that names a user bot."""

MAX_FILE_SIZE: Final = 300 * 1024
"""Maximum size of a bot's file in bytes."""

MAX_NAME_LENGTH: Final = 24
PREPARE_LIMIT: Final = 120_000
"""Time limit for fetching the modules that all user bots need, in milliseconds; it does not depend on the bot."""

INSTALL_LIMIT: Final = 20_000
MOVE_LIMIT: Final = 5_000
"""Time limits for the installation of a bot and for each move, in milliseconds."""

MAX_DETAIL_LENGTH: Final = 120
FAILURES: Final = {
    name: f"bot_{name}" for name in ("answer", "failed", "flooded", "illegal", "install", "needs", "slow")
}
"""The reasons why a bot gave no move, and the message for each."""

_WHEEL_NAME: Final = re.compile(r"([\w.]+)-[\w.!+]+(?:-\d\w*)?-[\w.]+-none-any\.whl", re.ASCII)
_HAS_CHOOSE: Final = re.compile(r"\bchoose\b|\bimport\s*\*")
"""A quick test whether a source may define ``choose``. The definite test is to run it."""

_ZIP: Final = b"PK\x03\x04"


class File(NamedTuple):
    """A bot's file: a Python file or a wheel."""

    name: str
    content: str
    """The content in base 64."""
    has_weights: bool = False
    """True for a bot of the workshop with learned weights, which the content lacks."""

    @property
    def id(self) -> str:
        """A digest that identifies the file and its version."""
        return blake2b(f"{self.name} {self.content}".encode(), digest_size=8).hexdigest()


@dataclass(frozen=True, slots=True)
class UserBots(UserFiles):
    """All user bots by name."""

    @property
    def playable(self) -> tuple[str, ...]:
        """The names of the readable bots."""
        return tuple(name for name, text in self.saved.items() if read(text))

    def file(self, bot: str | None) -> File | None:
        """Return the file of a record's ``own:NAME``; None if it is missing or damaged."""
        return read(self.text_of(bot))

    def text_of(self, bot: str | None) -> str:
        """Return the saved text of a record's ``own:NAME``; an empty string if there is none."""
        return self.saved.get(bot.removeprefix(OWN), "") if bot and bot.startswith(OWN) else ""


@lru_cache(maxsize=64)
def read(text: str) -> File | None:
    """Return the file in a saved text; None if the text is damaged or from a later version."""
    try:
        raw: Json = strict_json.parse(text)
        if raw["version"] != VERSION:
            return None
        a2b_base64(raw["content"], strict_mode=True)
        extra = raw.get("workshop")
        weights = extra.get("weights") if isinstance(extra, dict) else None
        return File(str(raw["file"]), raw["content"], isinstance(weights, dict) and bool(weights))
    except (ValueError, TypeError, KeyError):
        return None


def write(file: File, old: str = "") -> str:
    """Return the saved text of a file in place of an old text. The workshop's data of the bot stay."""
    stored = {"workshop": extra} if (extra := (schema_version.parse_object(old) or {}).get("workshop")) else {}
    return json.dumps({"version": VERSION, "file": file.name, "content": file.content, **stored}, ensure_ascii=False)


def from_storage(storage: Mapping[str, str]) -> UserBots:
    """Return the user bots in a browser's storage, by name."""
    return UserBots(saved_texts(PREFIX, storage))


def files(bots: UserBots) -> dict[str, str]:
    """Return the texts of the user bots for the browser's storage, by key."""
    return {PREFIX + name: text for name, text in bots.saved.items()}


def add(bots: UserBots, name: str, size: int, content: object) -> tuple[UserBots, str]:
    """Return the user bots with one added, in place of an earlier version, and its name.

    Raises:
        InvalidFile: The file is not a bot.
    """
    file = plain_name(printable(name, len(name)))
    label, data = check(file, size, content)
    stem = _unique_label(bots, label)
    return put(bots, stem, write(File(file, b2a_base64(data, newline=False).decode()), bots.saved.get(stem, ""))), stem


def check(file: str, size: int, content: object) -> tuple[str, bytes]:
    """Return the full name of the bot in a file, of any length, and the content: a Python file's in UTF-8.

    Raises:
        InvalidFile: The file is not a bot.
    """
    python, wheel = file.lower().endswith(".py"), _WHEEL_NAME.fullmatch(file)
    if not python and not file.lower().endswith(".whl"):
        raise InvalidFile("neither", file=file)
    if size > MAX_FILE_SIZE:
        raise InvalidFile("large", file=file, most=MAX_FILE_SIZE // 1024)
    data = decoded(file, content)
    if python:
        data = _source(file, data)
    elif not (wheel and data.startswith(_ZIP) and b".dist-info/WHEEL" in data):
        raise InvalidFile("wheel", file=file)
    name = _full_name(file)
    if not name.strip("."):
        raise InvalidFile("neither", file=file)
    return name, data


def _full_name(file: str) -> str:
    """Return the name of a bot in its file's name: the same for all versions of a wheel."""
    wheel = _WHEEL_NAME.fullmatch(file)
    return (wheel[1] if wheel else file.rpartition(".")[0]).strip()


def _unique_label(bots: UserBots, whole: str) -> str:
    """Return the label of a bot: that of an earlier version, or its name, shortened and made unique."""
    here = {name: file for name, text in bots.saved.items() if (file := read(text))}
    for name, file in here.items():
        if _full_name(file.name) == whole:
            return name
    return unique_name(bots, whole)


def unique_name(bots: UserBots, wanted: str) -> str:
    """Return a name for a bot: the wanted one, shortened, with a number if another bot has it.

    A damaged text is no bot.
    """
    taken = {name for name, text in bots.saved.items() if read(text) or schema_version.is_newer(text, VERSION)}
    ends = chain([""], map(" {}".format, count(2)))
    names = (wanted[: MAX_NAME_LENGTH - len(end)].strip() + end for end in ends)
    return next(name for name in names if name not in taken)


def _source(file: str, data: bytes) -> bytes:
    """Return a Python file in UTF-8. It is not parsed: some texts crash Python's parser and with it the whole worker.

    Raises:
        InvalidFile: ``text`` or ``no_choose``.
    """
    from hofgarten.text_file import decode

    try:
        text = decode(data)
    except UnicodeDecodeError:
        raise InvalidFile("text", file=file) from None
    if "\0" in text:
        raise InvalidFile("text", file=file)
    if not _HAS_CHOOSE.search(text):
        raise InvalidFile("no_choose", file=file)
    return text.encode()


def unavailable_bots(bots: UserBots, match: PlayedMatch) -> list[str]:
    """Return the names of a match's bots that move here, but are not installed: a substitute plays for them."""
    if match.over or match.venue.is_view:
        return []
    names = (match.bot(seat) for seat in range(len(match.record.players)))
    away = dict.fromkeys(name for name in names if name is not None and name not in BOTS and not bots.file(name))
    return [printable(name.removeprefix(OWN), MAX_NAME_LENGTH) for name in away]


def bot_label(words: Words, kind: str) -> str:
    """Return the label of a bot: a built-in bot's in the user's language, a user bot's own name."""
    return words.of("bot", kind) if kind in BOTS else kind.removeprefix(OWN)


def default_names(words: Words, kinds: Sequence[str]) -> list[str]:
    """Return the default name of each seat by its kind: "person" or a bot. Repeated bots are numbered."""
    before = [kinds[:number].count(kind) for number, kind in enumerate(kinds)]
    return [
        words("player.name", number=number + 1)
        if kind == PERSON
        else f"{bot_label(words, kind)}{f' {before[number] + 1}' if before[number] else ''}"
        for number, kind in enumerate(kinds)
    ]


def failure(reason: str) -> str:
    """Return the message for a bot's failure."""
    return FAILURES.get(reason, FAILURES["failed"])


def request_for(file: File, request: "MoveRequest") -> "UserBotRequest":
    """Return a request for a move with the user bot that is to answer it."""
    return {
        **request,
        "bot": {"id": file.id, "file": file.name, "content": file.content},
        "limits": {"prepare": PREPARE_LIMIT, "install": INSTALL_LIMIT, "move": MOVE_LIMIT},
    }
