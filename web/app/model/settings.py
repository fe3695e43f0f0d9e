"""The user's settings and their saved text."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final

from hofgarten import strict_json
from web.app.model import schema_version
from web.app.texts import LANGUAGES

KEY: Final = "hofgarten/settings"
VERSION: Final = 1
FORM_VERSION: Final = 1
"""The version of the saved form for a new match; the first builds wrote none."""

THEMES: Final = ("auto", "light", "dark")

SWITCHES: Final = ("on", "off")
HANDS: Final = ("right", "left")

CODE_SIZES: Final = ("small", "medium", "large", "huge")
"""The font sizes of the workshop's editor."""

SPEEDS: Final = {"slow": 2600, "normal": 1400, "fast": 600, "instant": 0}
"""Milliseconds for each step of a bot move."""

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "speed": tuple(SPEEDS),
    **dict.fromkeys(("sounds", "haptics", "notify", "help", "confirm", "ready", "keys", "rating"), SWITCHES),
    "hand": HANDS,
    "code": CODE_SIZES,
}
"""The values of each setting."""

UNTICKED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("sounds", "haptics", "notify", "help", "confirm", "ready", "keys", "rating"), SWITCHES[1]),
    "hand": HANDS[0],
}
"""The values of checkbox settings while unticked: a form then does not send the field."""


_SAVED_AS: Final[Mapping[str, str]] = {"last_form": "players"}
"""The saved names of fields renamed since earlier builds."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; each field is saved under its name or the one in ``_SAVED_AS``."""

    language: str = ""
    """One of ``LANGUAGES``; empty for the browser's language."""
    theme: str = "auto"
    speed: str = "normal"
    sounds: str = "off"
    haptics: str = "off"
    """Vibration when a piece is placed, on devices that support it."""
    notify: str = "off"
    """A notification when a turn comes while the page is hidden, if the browser permits it."""
    help: str = "on"
    """A line of help at each step."""
    confirm: str = "on"
    """A confirm button before a selected move is played."""
    ready: str = "off"
    """A device that is passed on waits until the next person is ready."""
    keys: str = "on"
    """Shortcuts with a single character, without Ctrl or Alt."""
    rating: str = "on"
    """Finished matches are reviewed in the background."""
    hand: str = "right"
    """The side of the screen for the most used buttons."""
    code: str = "medium"
    """The font size of the workshop's editor."""
    elsewhere: str = ""
    """The servers that the user has agreed to ask for the way to friends elsewhere."""
    server: str = ""
    """The user's own server for that, as JSON (``web.app.model.room.servers``)."""
    last_form: str = ""
    """The last submitted form for a new match, as JSON with its own version, ``FORM_VERSION``."""

    @property
    def pause(self) -> int:
        """Milliseconds for each step of a bot move."""
        return SPEEDS[self.speed]


def read(text: str | None) -> Settings:
    """Return the settings in a saved text; missing and unknown values get their defaults."""
    try:
        raw = strict_json.parse(text or "{}")
    except strict_json.JsonError:
        raw = {}
    stored = raw if isinstance(raw, dict) else {}
    values = {
        name: value
        for name in (field.name for field in fields(Settings))
        if isinstance(value := stored.get(_SAVED_AS.get(name, name)), str) and value in VALUES.get(name, (value,))
    }
    if schema_version.parse_object(values.get("last_form", "")) is None:
        values["last_form"] = ""
    return Settings(**values)


def merged(base: Settings, mine: Settings, theirs: Settings) -> Settings:
    """Return the settings of another tab, with those that this tab has changed since ``base``."""
    names = (field.name for field in fields(Settings))
    return replace(theirs, **{name: value for name in names if (value := getattr(mine, name)) != getattr(base, name)})


def is_newer(text: str | None) -> bool:
    """Return True if the settings, or the form inside them, are from a newer version of the page."""
    last_form = (schema_version.parse_object(text or "") or {}).get(_SAVED_AS["last_form"])
    return schema_version.is_newer(text, VERSION) or (
        isinstance(last_form, str) and schema_version.is_newer(last_form, FORM_VERSION)
    )


def is_damaged(text: str) -> bool:
    """Return True if rewriting the settings would lose a part of a saved text."""
    stored = schema_version.parse_object(text)
    return stored is None or not stored.items() <= _to_json(read(text)).items()


def write(settings: Settings) -> str:
    """Return the text of the settings for the storage."""
    return json.dumps(_to_json(settings), ensure_ascii=False)


def _to_json(settings: Settings) -> dict[str, object]:
    """Return the settings as the object to save."""
    values = {_SAVED_AS.get(name, name): value for name, value in asdict(settings).items()}
    return {schema_version.VERSION: VERSION, **values}


def language(settings: Settings, browser: Iterable[str]) -> str:
    """Return the language of the page: the setting, else the browser's first supported language, else English."""
    wanted = [settings.language, *map(main_language, browser)]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])


def main_language(tag: str) -> str:
    """Return the language of a tag, without its region: that of ``frr-DE``, North Frisian, is not French."""
    return re.split("[-_]", tag, maxsplit=1)[0].lower()
