"""Bots in the workshop: user bots whose file is a Python source, with an id and their versions.

A bot is saved with all other user bots (``web.app.model.user_files.user_bots``), so it can be chosen as an opponent at
once. The saved text has one more member, ``workshop``, which other readers ignore.
"""

import json
from base64 import b64decode, b64encode
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple
from unicodedata import category

from hofgarten import strict_json
from hofgarten.game import Json
from web.app.model import schema_version
from web.app.model.action import printable
from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import File, UserBots

MAX_SOURCE_SIZE: Final = 60_000
"""Characters of a source text."""

MAX_VERSIONS: Final = 50
"""Versions of a bot that are kept, the latest ones."""

MAX_TEXT: Final = 250_000
"""Characters of all versions of a bot; the oldest are dropped."""

MAX_WEIGHTS_SIZE: Final = 100_000
"""Characters of the JSON of a bot's weights."""

SUFFIX: Final = ".py"
_KEPT: Final = "\n\t"
"""Control characters of a source."""

_ID_LENGTH: Final = 16


class Version(NamedTuple):
    """A version of a bot. It never changes, so that results belong to it."""

    number: int
    """Counted from 1."""
    source: str
    made: int = 0
    """Milliseconds since 1970."""


class WorkshopBot(NamedTuple):
    """A bot whose source can be edited."""

    id: str
    """Stays the same when the bot is renamed: 16 hexadecimal digits."""
    name: str
    source: str
    """The text in the editor; it may differ from the latest version."""
    weights: Mapping[str, Json] | None = None
    """The learned weights, a JSON object; None for a bot without any."""
    versions: tuple[Version, ...] = ()
    """Oldest first."""
    results: Mapping[str, Json] = {}
    """The results of its versions in the ladder, a JSON object (``web.app.model.workshop.ladder``)."""

    @property
    def latest(self) -> Version | None:
        """The latest version; None before the first."""
        return self.versions[-1] if self.versions else None

    @property
    def is_changed(self) -> bool:
        """True if the source differs from the latest version."""
        return self.latest is None or self.latest.source != self.source

    def version(self, number: int) -> Version | None:
        """Return the version with a number; None if there is none."""
        return next((version for version in self.versions if version.number == number), None)


def bots_of(bots: UserBots) -> tuple[WorkshopBot, ...]:
    """Return the bots with a readable source, by name. Wheels and damaged texts are left out."""
    return tuple(bot for name, text in bots.saved.items() if (bot := read(name, text)))


def bot_of(bots: UserBots, identity: str) -> WorkshopBot | None:
    """Return the bot with an id; None if there is none."""
    return next((bot for bot in bots_of(bots) if bot.id == identity), None)


def with_bot(bots: UserBots, bot: WorkshopBot) -> UserBots:
    """Return the user bots with one added or changed. A renamed bot leaves its old name."""
    saved = {name: text for name, text in bots.saved.items() if (old := read(name, text)) is None or old.id != bot.id}
    return replace(bots, saved=dict(sorted({**saved, bot.name: write(bot)}.items())))


def with_bot_of_other_tab(bots: UserBots, name: str, base: str | None, theirs: str | None) -> tuple[UserBots, str]:
    """Return the bots with one as another tab has saved it, and the name of the bot that has this tab's changes.

    ``theirs`` is None if the other tab has removed the bot. If this tab has changed the bot since the saved text was
    ``base``, its own stays, under another name if the other tab's has this one. The returned name is empty if this tab
    has not changed the bot.
    """
    mine, apart = bots.saved.get(name), ""
    bots = _with_text(bots, name, theirs)
    if mine not in {None, base, theirs}:
        apart = user_bots.unique_name(bots, name)
        bots = _with_text(bots, apart, mine)
    identity = next((bot.id for bot in bots_of(bots) if bot.name == name), None)
    # Also if a tab has renamed what another one has changed: both tabs give the new id to the same one of the two.
    same = [bot for bot in bots_of(bots) if bot.id == identity]
    for bot in sorted(same, key=lambda bot: bot.name == apart)[1:]:
        bots = _with_text(bots, bot.name, write(bot._replace(id=identity_of(bot))))
    return bots, apart or next((bot.name for bot in same if bot.name != name), "")


def _with_text(bots: UserBots, name: str, text: str | None) -> UserBots:
    saved = {other: kept for other, kept in bots.saved.items() if other != name}
    return replace(bots, saved=dict(sorted((saved | ({} if text is None else {name: text})).items())))


def with_version(bot: WorkshopBot, now: int) -> WorkshopBot:
    """Return the bot with its source as the latest version; unchanged if it is that already.

    A bot that fights is one version: ``with_version(bot, now).latest``.
    """
    if not bot.is_changed:
        return bot
    number = bot.latest.number + 1 if bot.latest else 1
    return bot._replace(versions=_fitting((*bot.versions, Version(number, bot.source, now))))


def with_source_kept(bot: WorkshopBot, now: int) -> WorkshopBot:
    """Return the bot with its source as a version, the latest one unless an earlier one has it."""
    return bot if any(version.source == bot.source for version in bot.versions) else with_version(bot, now)


def _fitting(versions: tuple[Version, ...]) -> tuple[Version, ...]:
    """Return the latest versions, as many as may be kept; always the last one."""
    size, first = 0, len(versions)
    for version in reversed(versions[-MAX_VERSIONS:]):
        size += len(version.source)
        if size > MAX_TEXT and first < len(versions):
            break
        first -= 1
    return versions[first:]


def identity_of(*parts: object) -> str:
    """Return an id that depends on the parts."""
    return blake2b(repr(parts).encode(errors="replace"), digest_size=_ID_LENGTH // 2).hexdigest()


@lru_cache(maxsize=64)
def read(name: str, text: str) -> WorkshopBot | None:
    """Return the bot in a saved text; None for a wheel, and for a text that is damaged or from a later version.

    Damaged versions and weights are left out: the source matters most. ``loses_part`` tells of it.
    """
    file = user_bots.read(text)
    if file is None or not file.name.lower().endswith(SUFFIX):
        return None
    try:
        source = b64decode(file.content).decode()
    except UnicodeDecodeError:
        return None
    extra = strict_json.parse(text).get("workshop")
    extra = extra if isinstance(extra, dict) else {}
    identity = extra.get("id")
    return WorkshopBot(
        identity if isinstance(identity, str) and _is_identity(identity) else identity_of(name),
        name,
        source,
        extra["weights"] if isinstance(extra.get("weights"), dict) else None,
        _versions(extra.get("versions")),
        extra["results"] if isinstance(extra.get("results"), dict) else {},
    )


def _is_identity(text: str) -> bool:
    return len(text) == _ID_LENGTH and not set(text) - set("0123456789abcdef")


def loses_part(name: str, text: str) -> bool:
    """Return True if ``read`` leaves out a part of a saved text."""
    bot, extra = read(name, text), (schema_version.parse_object(text) or {}).get("workshop")
    if bot is None or extra is None:
        return user_bots.read(text) is None
    return schema_version.loses_part(extra, _extra(bot))


def _versions(raw: object) -> tuple[Version, ...]:
    """Return the versions in a saved text, as many as have ascending numbers: one odd number costs no other version."""
    longest: list[tuple[Version, ...]] = [()]
    for version in raw[-MAX_VERSIONS:] if isinstance(raw, list) else ():
        match version:
            case [int(number), str(source), int(made)] if number > 0 and made >= 0:
                earlier = (chain for chain in longest if not chain or chain[-1].number < number)
                longest.append((*max(earlier, key=len), Version(number, source, made)))
    return max(longest, key=len)


def write(bot: WorkshopBot) -> str:
    """Return the saved text of a bot."""
    text = user_bots.write(File(f"{bot.name}{SUFFIX}", encoded(bot.source)))
    return json.dumps({**json.loads(text), "workshop": _extra(bot)}, ensure_ascii=False)


def _extra(bot: WorkshopBot) -> dict[str, Json]:
    return {
        "id": bot.id,
        "weights": bot.weights,
        "versions": [list(version) for version in bot.versions],
        "results": bot.results,
    }


def cleaned(source: str) -> str:
    """Return a source with line feeds at the ends of lines, and without other control characters and lone surrogates.

    In JSON, a control character would be six times as long.
    """
    text = source.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(character for character in text if character in _KEPT or category(character) not in {"Cc", "Cs"})


def free_name(bots: UserBots, wanted: str) -> str:
    """Return a name for a bot: the wanted one, printable and short, with a number if another bot has it."""
    name = printable(wanted, len(wanted)).replace("/", " ").strip(" .")
    return user_bots.unique_name(bots, name or "bot")


def encoded(source: str) -> str:
    """Return a source as the content of a file."""
    return b64encode(source.encode(errors="replace")).decode()
