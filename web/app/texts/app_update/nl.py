"""Dutch: the page without a network, and newer versions of it."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "offline.newer": "Er staat een nieuwere versie klaar",
    "offline.keeps": "Het duurt maar even en er gaat niets verloren.",
    "offline.update": "Nu laden",
    "offline.later": "Later",
    "offline.update_newer": "Nieuwere versie laden",
    "offline.title": "Offline",
    "offline.ready": "Klaar: hier werkt alles ook offline.",
    "offline.unready": "Voorlopig kan deze pagina alleen met een internetverbinding worden geopend.",
    "offline.install": "Hofgarten kan als app worden geïnstalleerd: kies in het menu "
    "van de browser ‘Installeren’ of ‘Zet op beginscherm’.",
    "offline.version": "Versie {version}",
}
