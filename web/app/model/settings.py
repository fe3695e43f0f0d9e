"""What a person has set, and how it is kept."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Final

from hofgarten import strict_json
from web.app.model import schema_version
from web.app.texts import LANGUAGES

KEY: Final = "hofgarten/settings"
VERSION: Final = 1
FORM_VERSION: Final = 1
"""Of the remembered start form; the first builds wrote none."""

THEMES: Final = ("auto", "light", "dark")

SWITCHES: Final = ("on", "off")
HANDS: Final = ("right", "left")

SPEEDS: Final = {"slow": 2600, "normal": 1400, "fast": 600, "instant": 0}
"""How long each step of a computer's move is shown, in milliseconds."""

VALUES: Final[Mapping[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "speed": tuple(SPEEDS),
    **dict.fromkeys(("sounds", "haptics", "help", "confirm"), SWITCHES),
    "hand": HANDS,
}
"""The values that a person can choose for each setting."""

UNTICKED: Final[Mapping[str, str]] = {
    **dict.fromkeys(("sounds", "haptics", "help", "confirm"), SWITCHES[1]),
    "hand": HANDS[0],
}
"""What the settings are that a person ticks, while the box is empty: a form's fields are silent about it then."""


_SAVED_AS: Final[Mapping[str, str]] = {"last_form": "players"}
"""The keys of fields that are saved under another name, the one of earlier builds."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; each field is saved under its name or the one in ``_SAVED_AS``."""

    language: str = ""
    """One of ``LANGUAGES``; empty: the browser's."""
    theme: str = "auto"
    speed: str = "normal"
    sounds: str = "off"
    haptics: str = "off"
    """Whether a device that can shall tremble a little when something is placed."""
    help: str = "on"
    """Whether a line says at each step what there is to do."""
    confirm: str = "on"
    """Whether a chosen move waits for a button before it is played."""
    hand: str = "right"
    """At which side what is pressed most often lies."""
    last_form: str = ""
    """The start form as it was last played, as JSON with a version of its own, ``FORM_VERSION``."""

    @property
    def pause(self) -> int:
        """How long each step of a computer's move is shown, in milliseconds."""
        return SPEEDS[self.speed]


def read(text: str | None) -> Settings:
    """Return the settings in a kept text; whatever is missing or unknown there is as at first."""
    try:
        raw = strict_json.parse(text or "{}")
    except strict_json.JsonError:
        raw = {}
    kept = raw if isinstance(raw, dict) else {}
    values = {
        name: value
        for name in (field.name for field in fields(Settings))
        if isinstance(value := kept.get(_SAVED_AS.get(name, name)), str) and value in VALUES.get(name, (value,))
    }
    if schema_version.whole(values.get("last_form", "")) is None:
        values["last_form"] = ""
    return Settings(**values)


def is_newer(text: str | None) -> bool:
    """Say whether a newer version of the page has kept settings, or the start form that is remembered in them."""
    last_form = (schema_version.whole(text or "") or {}).get(_SAVED_AS["last_form"])
    return schema_version.newer(text, VERSION) or (
        isinstance(last_form, str) and schema_version.newer(last_form, FORM_VERSION)
    )


def is_damaged(text: str) -> bool:
    """Say whether a kept text has anything that is lost when the settings read from it are written in its place."""
    kept = schema_version.whole(text)
    return kept is None or not kept.items() <= _plain(read(text)).items()


def write(settings: Settings) -> str:
    """Return the text under which settings are kept."""
    return json.dumps(_plain(settings), ensure_ascii=False)


def _plain(settings: Settings) -> dict[str, object]:
    """Return settings as the object that is kept."""
    values = {_SAVED_AS.get(name, name): value for name, value in asdict(settings).items()}
    return {schema_version.VERSION: VERSION, **values}


def language(settings: Settings, browser: Iterable[str]) -> str:
    """Return the language to speak: the one that was set, else the browser's first that we have, else English."""
    wanted = [settings.language, *(code[:2].lower() for code in browser)]
    return next((code for code in wanted if code in LANGUAGES), LANGUAGES[0])
