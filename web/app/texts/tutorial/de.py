"""German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Spielen lernen",
    "learn.of": "{game} lernen",
    "learn.choose": "Ein Gärtner führt dich in etwa 5 Minuten durch jedes Spiel, anhand einer vorbereiteten Partie.",
    "learn.coach": "Lektion",
    "learn.step": "Schritt {number} von {of}",
    "learn.next": "Weiter",
    "learn.back": "Zurück",
    "learn.do": "Zeig es mir",
    "learn.leave": "Lektion verlassen",
    "learn.again": "Von vorn beginnen",
    "learn.repeat": "Noch einmal erklären",
    "learn.watch": "Gut gemacht. Sieh dir nun an, was der Computer macht.",
    "learn.missed": "Das wäre erlaubt. Mach aber zuerst, worum es in diesem Schritt geht.",
    "learn.first": "Deine Auswahl bleibt erhalten. Drücke zuerst auf „{next}“.",
    "learn.play": "Eine echte Partie spielen",
    "learn.new": "Zum ersten Mal hier? {game} in 5 Minuten lernen",
    "learn.new_hint": "Eine vorbereitete Partie, echte Züge und ein Gärtner, der sie erklärt.",
    "learn.go_on": "Lektion fortsetzen: {game}",
    "learn.go_on_hint": "Du machst dort weiter, wo du aufgehört hast.",
    "learn.once_more": "Lektion: {game}",
}
