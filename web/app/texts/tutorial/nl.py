"""Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Leren spelen",
    "learn.of": "{game} leren",
    "learn.choose": "Een tuinman laat je in ongeveer 5 minuten zien hoe elk spel werkt, met een voorbereide partij.",
    "learn.coach": "Les",
    "learn.step": "Stap {number} van {of}",
    "learn.next": "Verder",
    "learn.back": "Terug",
    "learn.do": "Laat maar zien",
    "learn.leave": "Les verlaten",
    "learn.again": "Opnieuw beginnen",
    "learn.repeat": "Nog eens uitleggen",
    "learn.watch": "Goed gedaan. Kijk nu wat de computer doet.",
    "learn.missed": "Dat mag. Maar probeer eerst waar deze stap over gaat.",
    "learn.first": "Je keuze blijft staan. Druk eerst op ‘{next}’.",
    "learn.play": "Een echte partij spelen",
    "learn.new": "Voor het eerst hier? Leer {game} in 5 minuten",
    "learn.new_hint": "Een voorbereide partij, echte zetten en een tuinman die ze uitlegt.",
    "learn.go_on": "Verder met de les: {game}",
    "learn.go_on_hint": "Je gaat verder waar je gebleven was.",
    "learn.once_more": "Les: {game}",
}
