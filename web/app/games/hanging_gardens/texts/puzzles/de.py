"""German: puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Anlage teilen",
    "puzzle_theme.wait": "Abwarten",
    "puzzle_theme.six": "Anlage aus sechs",
    "puzzle_theme.card": "Welche Karte?",
    "puzzle_theme.place": "Wohin damit?",
    "puzzle_theme.temple": "Welcher Tempel?",
    "puzzle_theme.move": "Tempel versetzen",
    "puzzle_theme.group": "Welche Anlage?",
    "puzzle_theme.tile": "Welche Tafel?",
    "puzzle_theme.set": "Serie vervollständigen",
    "puzzle_theme.person": "Personen",
    "puzzle_theme.patience": "Punkte später",
    "puzzle_theme.end": "Ende der Partie",
    "puzzle_theme.deny": "Wegschnappen",
    "puzzle_idea.split": "Die Karte teilt eine Anlage in zwei, und der Teil ohne Tempel kommt für einen neuen infrage.",
    "puzzle_idea.wait": "Diesmal kein Tempel: Die Anlage kann erst noch wachsen und bringt dann eine bessere Tafel.",
    "puzzle_idea.six": "Ein Tempel auf einer Anlage aus mindestens 6 Quadraten bringt zwei Tafeln: eine verdeckte und "
    "eine beliebige vom Spielplan.",
    "puzzle_idea.card": "Mehrere Karten würden passen. Diese nützt deinen Anlagen mehr, jetzt und in den nächsten "
    "Zügen.",
    "puzzle_idea.place": "Mit der richtigen Karte ist es nicht getan: Ort und Drehung entscheiden, welche Anlagen "
    "wachsen.",
    "puzzle_idea.temple": "Zwei Anlagen sind gleich klein. Versetze den Tempel, den du an seinem Platz weniger "
    "brauchst.",
    "puzzle_idea.move": "Alle deine Tempel stehen, also wird einer versetzt: von einer Anlage, die nichts mehr bringt.",
    "puzzle_idea.group": "Mehrere Anlagen kommen infrage. Die größere bringt mehr Tafeln in Reichweite, die andere "
    "kann noch wachsen.",
    "puzzle_idea.tile": "Mehrere Tafeln sind erreichbar. Es zählt, was deine ganze Sammlung am Ende wert ist.",
    "puzzle_idea.set": (
        "Die Tafel macht eine Serie vollständig, und deren letzte Tafel ist in der Regel am meisten wert."
    ),
    "puzzle_idea.person": "Eine Person ist viel mehr wert, sobald du eine vollständige Serie der passenden Sorte hast.",
    "puzzle_idea.patience": "Eine andere Tafel brächte sofort mehr Punkte, diese aber mehr bis zum Ende.",
    "puzzle_idea.end": "Es bleiben kaum noch Züge: Nur was noch Punkte bringt, zählt, und Platz zum Bauen ist nichts "
    "mehr wert.",
    "puzzle_idea.deny": "Der Zug nimmt auch weg, was der nächste Spieler braucht.",
}
