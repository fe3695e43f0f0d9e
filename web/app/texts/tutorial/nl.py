"""Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Leren spelen",
    "learn.of": "{game} leren",
    "learn.choose": "Een tuinman toont je elk spel aan de hand van een voorbereide partij, in ongeveer 5 minuten.",
    "learn.coach": "Les",
    "learn.step": "Stap {number} van {of}",
    "learn.next": "Verder",
    "learn.back": "Terug",
    "learn.do": "Laat maar zien",
    "learn.leave": "De les verlaten",
    "learn.again": "Opnieuw beginnen",
    "learn.repeat": "Nog eens zeggen",
    "learn.watch": "Goed gedaan. Kijk nu wat de computer doet.",
    "learn.missed": "Dat zou mogen. Maar doe eerst waar deze stap over gaat.",
    "learn.first": "Je keuze blijft zoals ze is. Maar ga eerst met ‘{next}’ door.",
    "learn.play": "Een echte partij spelen",
    "learn.new": "Voor het eerst hier? Leer {game} in 5 minuten",
    "learn.new_hint": "Een voorbereide partij, echte zetten en een tuinman die ze uitlegt.",
    "learn.go_on": "Verder met de les: {game}",
    "learn.go_on_hint": "De les wacht waar je gebleven was.",
    "learn.once_more": "Les: {game}",
}
