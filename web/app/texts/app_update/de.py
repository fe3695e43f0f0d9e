"""German: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Eine neuere Version ist bereit",
    "offline.keeps": "Es dauert einen Augenblick, und nichts geht verloren.",
    "offline.update": "Jetzt laden",
    "offline.later": "Später",
    "offline.update_newer": "Neuere Version laden",
    "offline.title": "Offline",
    "offline.ready": "Bereit: Hier geht alles auch ohne Internetverbindung.",
    "offline.unready": "Vorerst lässt sich diese Seite nur mit Internetverbindung öffnen.",
    "offline.install": "Hofgarten lässt sich wie eine App installieren: im Menü des Browsers unter „Installieren“ "
    "oder „Zum Home-Bildschirm“.",
    "offline.version": "Version {version}",
}
