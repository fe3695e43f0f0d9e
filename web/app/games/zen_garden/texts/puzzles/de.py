"""German: puzzles of Zen Garden."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.circuit": "Rundlauf",
    "puzzle_theme.line": "Linie",
    "puzzle_theme.pay": "Wann zahlen?",
    "puzzle_theme.shift": "Garten verschieben",
    "puzzle_theme.orientation": "Ausrichtung",
    "puzzle_theme.majority": "Mehrheit",
    "puzzle_theme.mission": "Auftrag",
    "puzzle_theme.decorations": "Dekore",
    "puzzle_theme.detail": "Liebe zum Detail",
    "puzzle_theme.grounds": "Bodenarten",
    "puzzle_theme.end": "Ende der Partie",
    "puzzle_theme.deny": "Wegschnappen",
    "puzzle_idea.circuit": (
        "Vier Wege um einen Punkt ergeben einen Rundlauf. Jeder weitere Rundlauf bringt mehr als der vorige."
    ),
    "puzzle_idea.line": "Vier gleiche Dekore in einer Linie bringen sofort 3 Münzen.",
    "puzzle_idea.pay": "Jede Münze ist am Ende einen Punkt wert. Zahle nur, wenn das Plättchen mehr bringt, oder "
    "warte, bis es nachrutscht.",
    "puzzle_idea.shift": "Der Garten lässt sich noch als Ganzes verschieben. Dann ist auf der Seite Platz, auf die "
    "dieses Plättchen gehört.",
    "puzzle_idea.orientation": "Dasselbe Plättchen auf demselben Feld: Nur so herum passt sein Weg zu den Nachbarn.",
    "puzzle_idea.majority": "Ein Plättchen entscheidet, wer von diesem Merkmal am meisten hat, und das bringt 4 "
    "Punkte oder mehr.",
    "puzzle_idea.mission": "Wer einen Auftrag zuerst erfüllt, bekommt 5 Punkte, der Nächste 3, dann 1.",
    "puzzle_idea.decorations": "Ein Dekor zählt ab dem sechsten Plättchen, und jedes weitere bringt mehr.",
    "puzzle_idea.detail": (
        "Ein wenig von diesem Merkmal kostet Punkte. Verzichte ganz darauf oder sammle mindestens vier."
    ),
    "puzzle_idea.grounds": "Das Plättchen hält seine Bodenart zusammen oder bringt keine neue dazu.",
    "puzzle_idea.end": "Es bleiben kaum noch Züge: Nur was noch Punkte bringt, zählt.",
    "puzzle_idea.deny": "Der Zug nimmt auch ein Plättchen weg, das der nächste Spieler braucht.",
}
