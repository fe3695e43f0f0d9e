"""German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Spielen lernen",
    "learn.of": "{game} lernen",
    "learn.choose": "Ein Gärtner zeigt dir jedes Spiel an einer vorbereiteten Partie, in etwa 5 Minuten.",
    "learn.coach": "Lektion",
    "learn.step": "Schritt {number} von {of}",
    "learn.next": "Weiter",
    "learn.back": "Zurück",
    "learn.do": "Zeig es mir",
    "learn.leave": "Lektion verlassen",
    "learn.again": "Von vorn beginnen",
    "learn.repeat": "Noch einmal sagen",
    "learn.watch": "Gut gemacht. Sieh nun, was der Computer tut.",
    "learn.missed": "Das wäre erlaubt. Tu aber zuerst, worum es in diesem Schritt geht.",
    "learn.first": "Deine Wahl bleibt, wie sie ist. Drücke aber zuerst auf „{next}“.",
    "learn.play": "Eine echte Partie spielen",
    "learn.new": "Zum ersten Mal hier? {game} in 5 Minuten lernen",
    "learn.new_hint": "Eine vorbereitete Partie, echte Züge und ein Gärtner, der sie erklärt.",
    "learn.go_on": "Weiter mit der Lektion: {game}",
    "learn.go_on_hint": "Sie wartet dort, wo du aufgehört hast.",
    "learn.once_more": "Lektion: {game}",
}
