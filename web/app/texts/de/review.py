"""German: the review of a match."""

from typing import Final

WORDS: Final = {
    "review.open": "Analysieren",
    "review.title": "Analyse: {names}",
    "review.back": "Zurück zur Wertung",
    "review.progress_title": "Fortschritt der Analyse",
    "review.progress": "{number} von {of} Zügen analysiert",
    "review.paused": "Angehalten: {number} von {of} Zügen analysiert",
    "review.pause": "Anhalten",
    "review.continue": "Fortsetzen",
    "review.done": "Die Analyse ist fertig.",
    "review.chart": "Erwarteter Endstand",
    "review.chart_hint": (
        "Der Endstand, wenn von diesem Zug an alle auf dieser Stufe weiterspielen: {level}. Eingekreiste Zahlen "
        "markieren die größten Fehler."
    ),
    "review.as_table": "Als Tabelle zeigen",
    "review.from_to": "{name}: Punktzahl von {begin} auf {end}.",
    "review.move": "Zug {number}",
    "review.moves": "Nach Zug",
    "review.losses": "Die größten Fehler",
    "review.losses_so_far": "Die bisher größten Fehler",
    "review.losses_hint": "So viele Punkte Vorsprung hat der Zug voraussichtlich gekostet, verglichen mit dem besten "
    "gefundenen.",
    "review.none": (
        "Keine großen Fehler von {names}: Kein Zug hat gegenüber dem besten gefundenen einen Punkt oder mehr gekostet."
    ),
    "review.turn": "Zug {number}: {name}",
    "review.in_points": "Punkte",
    "review.played": "Gespielt",
    "review.better": "Besser",
    "review.expected": "erwarteter Vorsprung {lead}",
    "review.look": "Stellung ansehen",
    "review.play_on": "Ab hier weiterspielen",
    "review.branch": "{name}, ab Zug {number}",
}
