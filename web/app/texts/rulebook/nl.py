"""Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "rulebook.title": "Regelboek",
    "rulebook.intro": "Elke regel met zijn nummer en een kleine stelling om uit te proberen.",
    "rulebook.contents": "Inhoud",
    "rulebook.search": "In de regels zoeken",
    "rulebook.none": "In geen enkele regel staat dit.",
    "rulebook.found.one": "{number} regel",
    "rulebook.found.other": "{number} regels",
    "rulebook.try": "Probeer het",
    "rulebook.look": "Bekijk het",
    "rulebook.again": "Opnieuw beginnen",
    "rulebook.done": "Gelukt: zo werkt de regel.",
    "rulebook.refused": "Geweigerd: precies dit verbiedt de regel.",
    "rulebook.back": "Terug naar de partij",
    "rulebook.turning": "Bladeren",
    "rulebook.previous": "Vorige regel",
    "rulebook.next": "Volgende regel",
    "rulebook.open": "In het regelboek uitproberen",
    "rulebook.example": "Een voorbeeld",
    "rulebook.counts": "Wat telt: {things}.",
    "rulebook.times": "{number} × {tile}",
    "rulebook.number": "{item}, {name}: {points}",
}
