"""German: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Eine neuere Version ist bereit",
    "offline.keeps": "Das dauert nur einen Augenblick, und nichts geht verloren.",
    "offline.update": "Jetzt laden",
    "offline.later": "Später",
    "offline.update_newer": "Neuere Version laden",
    "offline.title": "Offline",
    "offline.ready": "Bereit: Hier funktioniert alles auch offline.",
    "offline.unready": "Vorerst lässt sich diese Seite nur mit Internetverbindung öffnen.",
    "offline.install": "Du kannst Hofgarten wie eine App installieren: Suche im Menü deines Browsers nach "
    "„Installieren“ oder „Zum Home-Bildschirm“.",
    "offline.version": "Version {version}",
}
