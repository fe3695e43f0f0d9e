"""German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "rulebook.title": "Regelbuch",
    "rulebook.intro": "Jede Regel mit ihrer Nummer und einer kleinen Stellung zum Ausprobieren.",
    "rulebook.contents": "Inhalt",
    "rulebook.search": "In den Regeln suchen",
    "rulebook.none": "In keiner Regel steht das.",
    "rulebook.found.one": "{number} Regel",
    "rulebook.found.other": "{number} Regeln",
    "rulebook.try": "Probiere es aus",
    "rulebook.look": "Sieh es dir an",
    "rulebook.again": "Von vorn",
    "rulebook.done": "Geschafft: So wirkt die Regel.",
    "rulebook.refused": "Abgelehnt: Genau das verbietet die Regel.",
    "rulebook.back": "Zurück zur Partie",
    "rulebook.turning": "Blättern",
    "rulebook.previous": "Vorige Regel",
    "rulebook.next": "Nächste Regel",
    "rulebook.open": "Im Regelbuch ausprobieren",
    "rulebook.example": "Ein Beispiel",
    "rulebook.counts": "Was zählt: {things}.",
    "rulebook.times": "{number} × {tile}",
    "rulebook.number": "{item}, {name}: {points}",
}
