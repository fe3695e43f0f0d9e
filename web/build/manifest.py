"""The web app manifest: name, icons and screenshots of the installed page, and the files that it accepts."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from hofgarten.registry import GAMES
from web.app.model.model import CONTINUE_PLACE, NEW_PLACE
from web.app.texts import LANGUAGES, Words
from web.app.view.layout import description
from web.build.paths import WEB, BuildError

MANIFEST: Final = "manifest.webmanifest"
FOLDER: Final = "install"
"""The folder of its pictures, without a version: a device may request them long after this build."""

NAME: Final = "Hofgarten"
ART: Final = WEB / "art"
ICONS: Final = {"icon-192.png": (192, "any"), "icon-512.png": (512, "any"), "icon-maskable-512.png": (512, "maskable")}
"""Icons with their width and height in pixels and their purpose."""

RECORDS: Final = (".json", ".jsonl", ".txt", "application/json", "application/x-ndjson", "text/plain")
"""Types of files that other apps may share with the page."""

PAPER: Final = re.compile(r"--paper: light-dark\((#[0-9a-f]{6}),")


def write_manifest(folder: Path) -> None:
    """Write the manifest and its pictures into the page's folder; raises BuildError."""
    pictures = folder / FOLDER
    pictures.mkdir()
    for name in (*ICONS, *screenshots()):
        shutil.copyfile(ART / name, pictures / name)
    text = json.dumps(manifest(), indent=2, ensure_ascii=False)
    (folder / MANIFEST).write_text(f"{text}\n", encoding="utf-8")


def manifest() -> dict[str, Any]:
    """Return the manifest; all addresses are relative, so that the page works in any folder.

    It has no `id`: an `id` is resolved against the origin's root, and would be the same for two pages of one origin.
    The app is identified by its `start_url`, which must never change.
    """
    words = Words(LANGUAGES[0])
    return {
        "name": NAME,
        "short_name": NAME,
        "description": description(words.language),
        "description_localized": localized(description),
        "lang": words.language,
        "dir": "ltr",
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "theme_color": paper(),
        "background_color": paper(),
        "categories": ["games", "entertainment"],
        "icons": [icon(name) for name in ICONS],
        "screenshots": [
            {"src": f"{FOLDER}/{name}", "type": "image/webp", "label": words.of("game", game), **about}
            for name, (game, about) in screenshots().items()
        ],
        # An open window is used again; its match is saved.
        "launch_handler": {"client_mode": ["navigate-existing", "auto"]},
        "shortcuts": [
            shortcut(CONTINUE_PLACE, "start.continue"),
            shortcut("#daily", "way.daily"),
            *(shortcut(f"{NEW_PLACE}{game}", f"game.{game}") for game in GAMES),
        ],
        "share_target": {
            "action": "./received",
            "method": "POST",
            "enctype": "multipart/form-data",
            "params": {"text": "text", "url": "url", "files": [{"name": "records", "accept": list(RECORDS)}]},
        },
        # Not .json and .txt: a device would offer the page for every such file.
        "file_handlers": [{"action": "./", "accept": {"application/x-ndjson": [".jsonl"]}}],
    }


def shortcut(place: str, key: str) -> dict[str, Any]:
    """Return the shortcut to a place, named by a text."""

    def name(language: str) -> str:
        return Words(language)(key)

    return {
        "name": name(LANGUAGES[0]),
        "name_localized": localized(name),
        "url": f"./{place}",
        "icons": [icon("icon-192.png")],
    }


def localized(text: Callable[[str], str]) -> dict[str, str]:
    """Return a text in all languages except the manifest's own; supporting browsers use the device's language."""
    return {language: text(language) for language in LANGUAGES[1:]}


def icon(name: str) -> dict[str, str]:
    """Return the manifest's entry for an icon."""
    size, purpose = ICONS[name]
    return {"src": f"{FOLDER}/{name}", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def screenshots() -> dict[str, tuple[str, dict[str, str]]]:
    """Return the screenshots of `python -m e2e.showcase`: the game of each, and its entry in the manifest."""
    taken = json.loads((ART / "screenshots.json").read_text(encoding="utf-8"))
    return {
        name: (one["game"], {"sizes": one["sizes"], "form_factor": one["form_factor"]}) for name, one in taken.items()
    }


def paper() -> str:
    """Return the page's background color in the light theme; raises BuildError."""
    declared = PAPER.search((WEB / "style" / "tokens" / "tokens.css").read_text(encoding="utf-8"))
    if declared is None:
        raise BuildError(
            "The stylesheet's tokens no longer have the colour of the paper where the manifest looks for it."
        )
    return declared[1]
