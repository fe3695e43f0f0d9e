"""Dutch: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Er staat een nieuwe versie klaar",
    "offline.keeps": "Het duurt maar even en er gaat niets verloren.",
    "offline.update": "Nu laden",
    "offline.later": "Later",
    "offline.update_newer": "Nieuwe versie laden",
    "offline.title": "Offline",
    "offline.ready": "Klaar: hier werkt alles ook offline.",
    "offline.unready": "Voorlopig heb je een internetverbinding nodig om deze pagina te openen.",
    "offline.install": "Je kunt Hofgarten als app installeren: kies in het menu van je browser ‘Installeren’ of ‘Zet "
    "op beginscherm’.",
    "offline.version": "Versie {version}",
}
