"""The lesson of Zen Garden in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Ein Garten für den Kaiser",
    "aim": "Willkommen! Plättchen für Plättchen füllst du einen Garten mit 16 Feldern. Wer die Vorlieben des Kaisers "
    "am besten trifft, hat am Ende die meisten Punkte.",
    "coins.title": "Zwölf Münzen",
    "coins": "Du hast 12 Münzen für die ganze Partie. Jede, die am Ende übrig ist, bringt einen Punkt: Gib sie also "
    "mit Bedacht aus.",
    "board.title": "Das Auswahltableau",
    "board": "In jedem Zug nimmst du ein Plättchen. Die untere Reihe ist kostenlos, die mittlere kostet 1 Münze, die "
    "obere 2.",
    "take.title": "Dein erstes Plättchen",
    "take": "Nimm ein beliebiges Plättchen der unteren Reihe, wähle ein Feld in deinem Garten und baue es ein.",
    "take.missed": "Auch ein schönes Plättchen. Aber fang mit einem kostenlosen an: Nimm eines aus der unteren Reihe.",
    "pay.title": "Nehmen und bezahlen",
    "pay": "Nimm jetzt das markierte Plättchen der oberen Reihe für 2 Münzen. Baue es neben deinem ersten ein: Die "
    "beiden müssen mit einer Kante aneinandergrenzen.",
    "pay.missed": "Das wäre auch erlaubt. Nimm jetzt aber das markierte Plättchen der oberen Reihe.",
    "round.title": "Eine Runde ist zu Ende",
    "round": "Was in der unteren Reihe übrig war, wurde abgelegt, die anderen Plättchen sind nach unten gerutscht, und "
    "neue sind dazugekommen. Der Startspielermarker ist weitergewandert.",
    "room.title": "Einige Runden später: Der Garten macht Platz",
    "room": "Dein Garten stößt links an den Rand, und doch passt noch ein Plättchen daneben. Nimm das markierte Tor "
    "für 1 Münze und baue es links von Reihe 2 ein: Der Garten rückt zur Seite.",
    "room.missed": "Gut überlegt. Versuche es aber mit dem markierten Tor und dem Feld außerhalb des Rahmens, links "
    "von Reihe 2.",
    "ring.title": "Schließe den Ring",
    "ring": "Drei Holzwege bilden fast einen Ring. Nimm den markierten Kranich, setze ihn in die Lücke und drehe ihn, "
    "bis sich alle vier Wege treffen.",
    "ring.missed": "Fast! Der markierte Kranich gehört in die Lücke, und sein Weg muss sich um die Mitte des Rings "
    "biegen: Drehe ihn noch einmal.",
    "circuit.title": "Ein Rundlauf",
    "circuit": "Vier Wege einer Art um einen Punkt: Das ist ein Rundlauf. Einer bringt 3 Punkte, zwei bringen 6, drei "
    "10 und vier 15.",
    "line.title": "Münzen für eine Linie",
    "line": "Vier gleiche Dekore in einer Reihe, Spalte oder großen Diagonale bringen sofort 3 Münzen. Nimm das "
    "markierte Tor und vollende Reihe 2.",
    "line.missed": "Das ist erlaubt, aber in Reihe 2 fehlt nur noch ein Tor: Baue das markierte dort ein.",
    "mission.title": "Erfülle einen Auftrag",
    "mission": "Dieser Auftrag verlangt 4 Tore und 4 Kirschblüten, und dir fehlt noch eine Kirschblüte: Baue das "
    "markierte Plättchen ein. Wer zuerst fertig ist, bekommt 5 Punkte, der Nächste 3, dann 1.",
    "mission.missed": "Ein andermal gern. Das markierte Plättchen hat die Kirschblüte, die dir fehlt.",
    "wishes.title": "Was am Ende zählt",
    "wishes": "Die Kaiserplättchen zeigen, was der Kaiser mag: Hier bringt jeder Holzweg 1 Punkt und jeder Kranich 2. "
    "Tippe auf eine Zahl, um im Garten zu sehen, was dafür zählt.",
    "rivals.title": "Mehrheit und Liebe zum Detail",
    "rivals": "Das meiste Wasser bringt 8 Punkte, das zweitmeiste 4. Die Liebe zum Detail verlangt hier viel Ton: Ein "
    "einzelnes Plättchen kostet 4 Punkte, 6 bringen 8.",
    "free.title": "Viele Runden später: deine letzten Plättchen",
    "free": "Zwei Felder sind noch frei. Spiele beide Züge, wie du magst; vor dem Einbauen siehst du, was ein "
    "Plättchen bringen würde.",
    "result.title": "Die Wertung",
    "result": "Alle Gärten sind voll, und das ist die Schlusswertung. Tippe auf eine Zahl, um im Garten zu "
    "sehen, welche Plättchen dafür zählen.",
    "end.title": "Jetzt kennst du das Spiel",
    "end": (
        "Jedes weitere Vorliebentableau bringt neue Vorlieben mit; für die erste Partie genügt Tableau 1. Möge dein "
        "Garten dem Kaiser gefallen!"
    ),
}
