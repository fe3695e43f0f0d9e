"""Zen Garden's rule book in German."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "Z1": "Spielmaterial",
    "Z2": "Spielaufbau",
    "Z3": "Eine Runde",
    "Z4": "Ein Zug: nehmen und bezahlen",
    "Z5": "Ein Zug: einbauen",
    "Z6": "Schlusswertung",
}

TITLES: Final[dict[str, str]] = {
    "Z1.1": "Gartenplättchen",
    "Z1.2": "Kaiserplättchen",
    "Z1.3": "Wege und Ausrichtungen",
    "Z1.4": "Vorliebentableaus und Punkteplättchen",
    "Z1.5": "Garten und Münzleiste",
    "Z2.1": "Spieler und Tableaus",
    "Z2.2": "Was dem Kaiser gefällt",
    "Z2.3": "Auswahltableau und Kosten",
    "Z2.4": "Vorrat",
    "Z2.5": "Münzen und Startspieler",
    "Z3.1": "Züge einer Runde",
    "Z3.2": "Länge einer Partie",
    "Z3.3": "Rundenende",
    "Z3.4": "Leerer Vorrat",
    "Z3.5": "Startspielermarker",
    "Z3.6": "Ende der Partie",
    "Z4.1": "Plättchen nehmen",
    "Z4.2": "Kein Aussetzen",
    "Z5.1": "Garten verschieben",
    "Z5.2": "Wo eingebaut wird",
    "Z5.3": "Plättchen drehen",
    "Z5.4": "Münzbonus",
    "Z5.5": "Auftrag erfüllen",
    "Z6.0": "Münzen",
    "Z6.1": "Rundläufe",
    "Z6.2": "Dekore",
    "Z6.3": "Kleine Vorliebe",
    "Z6.4": "Große Vorliebe",
    "Z6.5": "Mehrheit",
    "Z6.6": "Liebe zum Detail",
    "Z6.7": "Einheit",
    "Z6.8": "Minimalistisch",
    "Z6.9": "Aufträge",
    "Z6.10": "Sieg",
}

RULES: Final[dict[str, str]] = {
    "Z1.1": "Die 90 Gartenplättchen sind alle verschieden: Jedes zeigt ein Dekor (Pagode, Bank, Buddha, Tor, Kranich), "
    "einen Weg (Sand, Holz, Stein) und eine Bodenart (Sand, Kiesel, Bäume, Ton, Wasser, Kirschblüten). So kommt jedes "
    "Dekor auf 18 Plättchen vor, jeder Weg auf 30 und jede Bodenart auf 15. Sand als Weg und Sand als Bodenart sind "
    "zwei verschiedene Merkmale.",
    "Z1.2": "Zu jedem der 14 Merkmale (5 Dekore, 3 Wege, 6 Bodenarten) gehört ein Kaiserplättchen. Es zeigt, was der "
    "Kaiser gern sieht.",
    "Z1.3": "Der Weg auf einem Plättchen ist ein Viertelkreis: Er führt von einer Kante zur nächsten und biegt sich um "
    "die Ecke dazwischen. Diese Ecke (oben links, oben rechts, unten rechts oder unten links) ist die Ausrichtung des "
    "Plättchens.",
    "Z1.4": "Auf den Vorliebentableaus 1 bis 5 steht, was am Ende Punkte bringt. Punkteplättchen mit den Werten "
    "1, 3 und 5 gehören zu den Aufträgen der Tableaus 4 und 5, von jedem Wert eines für jeden Auftrag.",
    "Z1.5": "Jeder Spieler hat einen Garten mit 4 Reihen zu je 4 Feldern und eine Münzleiste, die von 0 bis 25 reicht.",
    "Z2.1": (
        "Zen Garden ist für 2 bis 4 Spieler. Tableau 1 ist immer im Spiel, die Tableaus 2 bis 5 können beliebig "
        "dazukommen. Die Level 1 bis 5 sind nach dem höchsten Tableau benannt: Auf Level 3 spielst du mit den Tableaus "
        "1, 2 und 3."
    ),
    "Z2.2": "Die Kaiserplättchen werden gemischt. Je eines kommt offen auf diese Felder, in dieser Reihenfolge: Kleine "
    "Vorliebe, Große Vorliebe, Mehrheit, Liebe zum Detail. Danach kommen 2 auf jeden Auftrag, der im Spiel ist: "
    "Tableau 4 hat die Aufträge 1 und 2, Tableau 5 hat Auftrag 3. Kein Merkmal kommt in einer Partie doppelt vor.",
    "Z2.3": (
        "Auf dem Auswahltableau liegen 3 Reihen zu je 4 Plättchen. In der unteren Reihe sind sie kostenlos, in der "
        "mittleren kosten sie 1 Münze und in der oberen 2 Münzen. So finden selbst 4 Spieler ohne Münzen in der "
        "unteren Reihe je ein Plättchen. Wie viele Plättchen in einer Reihe liegen, sagt die gedruckte Anleitung "
        "nicht; hier sind es 4."
    ),
    "Z2.4": "Alle 90 Gartenplättchen werden verdeckt gemischt und bilden den Vorrat. Aus ihm wird das Auswahltableau "
    "gefüllt, die untere Reihe zuerst und jede Reihe von links nach rechts.",
    "Z2.5": "Alle beginnen mit 12 Münzen. Der Zufall entscheidet, wer Startspieler ist.",
    "Z3.1": "Bei 3 oder 4 Spielern hat in einer Runde jeder einen Zug, im Uhrzeigersinn vom Startspieler an. "
    "Bei 2 Spielern hat eine Runde 4 Züge, immer abwechselnd.",
    "Z3.2": (
        "Jeder Spieler hat 16 Züge, einen für jedes Feld seines Gartens. Das ergibt 16 Runden bei 3 oder 4 Spielern. "
        "Bei 2 Spielern sind es 8, denn da ist jeder zweimal pro Runde an der Reihe. Die gedruckte Anleitung nennt "
        "für jede Spielerzahl 16 Runden; hier endet die Partie mit 2 Spielern, sobald die Gärten voll sind."
    ),
    "Z3.3": "Am Ende einer Runde kommen die restlichen Plättchen der unteren Reihe auf den Ablagestapel. Die anderen "
    "rutschen in ihrer Spalte gerade nach unten, so weit es geht, auch um zwei Reihen; die gedruckte Anleitung sagt "
    "nur, dass sie nachrutschen. Dann werden die leeren Felder aus dem Vorrat gefüllt, die untere Reihe zuerst und "
    "jede Reihe von links nach rechts.",
    "Z3.4": "Geht der Vorrat beim Auffüllen aus, wird der Ablagestapel gemischt und zum neuen Vorrat. Danach geht das "
    "Auffüllen weiter.",
    "Z3.5": "Nach jeder Runde wandert der Startspielermarker im Uhrzeigersinn zum nächsten Spieler, "
    "der die neue Runde eröffnet.",
    "Z3.6": "Nach dem letzten Zug der letzten Runde wird das Auswahltableau nicht mehr aufgefüllt. Alle Gärten sind "
    "voll, und es folgt die Schlusswertung.",
    "Z4.1": "Nimm in deinem Zug ein Plättchen vom Auswahltableau, das du bezahlen kannst, und zahle den Preis seiner "
    "Reihe. Das Feld bleibt bis zum Ende der Runde leer.",
    "Z4.2": (
        "Aussetzen ist nicht erlaubt. Wer keine Münzen hat, nimmt ein Plättchen aus der unteren Reihe: Dort liegt "
        "immer mindestens eines."
    ),
    "Z5.1": (
        "Vor dem Einbauen darfst du deinen ganzen Garten als Einheit verschieben, beliebig weit nach oben oder unten "
        "und nach links oder rechts. Drehen darfst du ihn nicht, und kein Plättchen darf aus dem Bauraster ragen. "
        "Sobald in einer Reihe und in einer Spalte je 4 Plättchen liegen, lässt sich der Garten nicht mehr verschieben."
    ),
    "Z5.2": "Baue das neue Plättchen auf einem leeren Feld ein, sodass es mit mindestens einer Kante an ein Plättchen "
    "deines Gartens grenzt; eine Ecke genügt nicht. Nur das allererste darf überall liegen. Jedes genommene Plättchen "
    "muss eingebaut werden, und dafür ist immer ein Feld frei.",
    "Z5.3": "Das neue Plättchen darf jede der 4 Ausrichtungen haben. Ist es einmal eingebaut, wird es nicht mehr "
    "gedreht.",
    "Z5.4": (
        "Vollendet das neue Plättchen eine Reihe, Spalte oder große Diagonale aus 4 gleichen Dekoren, erhältst du "
        "sofort 3 Münzen. Zu mehreren Linien auf einmal sagt die gedruckte Anleitung nichts; hier zählt jede davon. "
        "Mehr als 25 Münzen kannst du nicht haben; überzählige verfallen."
    ),
    "Z5.5": "Ein Auftrag ist erfüllt, sobald dein Garten von jedem seiner beiden Merkmale mindestens 4 Plättchen hat; "
    "ein Plättchen, das beide zeigt, zählt für beide. Nimm dir sofort das oberste Punkteplättchen: erst 5 Punkte, dann "
    "3, dann 1, danach ist keines mehr übrig. Jeden Auftrag kannst du nur einmal erfüllen.",
    "Z6.0": "Jede übrig gebliebene Münze bringt 1 Punkt.",
    "Z6.1": (
        "Ein Rundlauf ist ein Quadrat aus 4 Plättchen der gleichen Wegeart, deren Wege sich alle um den Punkt biegen, "
        "an dem die Plättchen zusammenstoßen. Wo er liegen muss, sagt die gedruckte Anleitung nicht; hier kann er "
        "überall im Garten liegen. Für 1, 2, 3 oder 4 Rundläufe gibt es 3, 6, 10 oder 15 Punkte."
    ),
    "Z6.2": "Jedes Dekor, das du auf mindestens 6 Plättchen hast, bringt Punkte: 3 für 6 Plättchen, 5 für 7, 7 für 8, "
    "10 für 9, 13 für 10, 16 für 11 und 20 für 12 oder mehr. Auch zwei Dekore können im selben Garten Punkte bringen.",
    "Z6.3": "Jedes Plättchen mit dem Merkmal der Kleinen Vorliebe bringt 1 Punkt.",
    "Z6.4": "Jedes Plättchen mit dem Merkmal der Großen Vorliebe bringt 2 Punkte.",
    "Z6.5": (
        "Wer die meisten Plättchen mit dem Merkmal der Mehrheit hat, erhält 8 Punkte, wer die zweitmeisten hat, 4. "
        "Bei Gleichstand erhalten alle Beteiligten die vollen Punkte ihres Platzes; ist die Partie so eingestellt, "
        "werden die Punkte des Platzes stattdessen geteilt, wie in der gedruckten französischen Anleitung; abgerundet "
        "wird nur hier. Gibt es mehrere Erste, wird niemand Zweiter. Einen Garten ohne ein solches Plättchen erwähnt "
        "die gedruckte Anleitung nicht; hier nimmt er nicht teil."
    ),
    "Z6.6": "Wenige Plättchen mit dem Merkmal der Liebe zum Detail sind schlechter als gar keine: 0 Plättchen bringen "
    "0 Punkte, 1 bringt −4, 2 bringen −2 und 3 bringen −1. Mehr davon lohnt sich: 4 Plättchen bringen 2 Punkte, 5 "
    "bringen 5, und 6 oder mehr bringen 8.",
    "Z6.7": "Mit Tableau 2 bringt ein Garten 10 Punkte, wenn jede seiner Bodenarten eine einzige zusammenhängende "
    "Fläche bildet, Kante an Kante; auch ein einzelnes Plättchen ist eine Fläche. Ist eine Bodenart getrennt, gibt es "
    "keine Punkte. Während der Partie hat ein Garten ohne Plättchen noch keine Einheit.",
    "Z6.8": "Mit Tableau 3 bringen 2 verschiedene Bodenarten im Garten 18 Punkte, 3 bringen 12, 4 bringen 6, und 5 "
    "oder 6 bringen nichts. Eine allein kann keinen Garten füllen, denn von jeder gibt es nur 15 Plättchen. Während "
    "der Partie zählt sie wie 2, und ein Garten ohne Plättchen bringt nichts.",
    "Z6.9": "Mit den Tableaus 4 und 5 bringt jedes Punkteplättchen, das du für einen Auftrag genommen hast, so viele "
    "Punkte, wie darauf stehen.",
    "Z6.10": "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer die meisten Münzen "
    "übrig hat; herrscht immer noch Gleichstand, teilen sie sich den Sieg.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Wähle ein Plättchen und sieh nach, welches Dekor, welchen Weg und welche Bodenart es zeigt.",
    "Z1.2": "Neben jeder Zeile der Wertung, bei der es um ein Merkmal geht, steht ein Kaiserplättchen. Die Plättchen, "
    "die für die Große Vorliebe zählen, sind umrandet.",
    "Z1.3": "Drehe das Plättchen und sieh, um welche Ecke sich sein Weg biegt.",
    "Z1.4": "Alle fünf Tableaus sind im Spiel, darum hat die Wertung Zeilen von allen. Die Plättchen, die für die "
    "Aufträge zählen, sind umrandet.",
    "Z1.5": "In diesem Garten ist noch Platz. Neben jedem Namen steht, wie viele Münzen die Münzleiste zeigt.",
    "Z2.1": "Vier Spieler, Tableaus 1, 2 und 3. Sieh nach, welche Zeilen jedes Tableau in die Wertung bringt.",
    "Z2.2": "Das sind die Kaiserplättchen einer Partie, eines für jede Vorliebe und zwei für jeden Auftrag.",
    "Z2.3": "Wähle ein Plättchen, das 2 Münzen kostet.",
    "Z2.4": "Das Auswahltableau wurde gerade gefüllt. Die anderen 78 Plättchen sind der Vorrat.",
    "Z2.5": "Alle haben 12 Münzen. Der Marker zeigt, wer beginnt.",
    "Z3.1": "Baue ein Plättchen ein. Dann spielt der andere, bis du wieder am Zug bist.",
    "Z3.2": "Ein Feld ist noch frei. Fülle es mit deinem 16. Zug.",
    "Z3.3": "Beende mit deinem Zug die Runde und sieh, wie die Plättchen nach unten rutschen.",
    "Z3.4": "Beende die Runde. Der Vorrat geht aus, und der Ablagestapel tritt an seine Stelle.",
    "Z3.5": "Beende die Runde und sieh, wer den Startspielermarker bekommt.",
    "Z3.6": "Spiele den letzten Zug der Partie.",
    "Z4.1": "Du hast noch 1 Münze. Versuche, ein Plättchen für 2 zu nehmen.",
    "Z4.2": "Du hast keine Münzen mehr. Nimm ein kostenloses Plättchen und baue es ein.",
    "Z5.1": "Verschiebe den ganzen Garten mit den Pfeilen.",
    "Z5.2": "Ein Plättchen ist gewählt. Versuche, es auf ein Feld zu legen, das an kein anderes Plättchen grenzt.",
    "Z5.3": "Drehe das Plättchen, bevor du es einbaust.",
    "Z5.4": "Vollende eine Spalte aus 4 gleichen Dekoren und erhalte 3 Münzen.",
    "Z5.5": "Erfülle mit einem weiteren Plättchen einen Auftrag. Was für die Aufträge zählt, ist umrandet.",
    "Z6.0": "Baue ein Plättchen ein, das etwas kostet, und sieh, wie sich die Punkte für Münzen ändern.",
    "Z6.1": "Schließe einen weiteren Rundlauf. Die schon vollständigen sind umrandet.",
    "Z6.2": "Baue ein Plättchen ein, das Punkte für Dekore bringt.",
    "Z6.3": "Baue noch ein Plättchen ein, das für die Kleine Vorliebe zählt. Die im Garten sind umrandet.",
    "Z6.4": "Baue noch ein Plättchen ein, das für die Große Vorliebe zählt. Die im Garten sind umrandet.",
    "Z6.5": "Ziehe mit dem anderen Garten gleich und hole dir auch die Punkte für den ersten Platz.",
    "Z6.6": "Ein weiteres Plättchen mit diesem Merkmal bringt Punkte. Baue es ein.",
    "Z6.7": "Eine Bodenart ist getrennt. Verbinde sie mit einem einzigen Plättchen.",
    "Z6.8": "Baue ein Plättchen mit einer Bodenart ein, die der Garten schon hat, sodass es bei 3 bleibt.",
    "Z6.9": "Erfülle einen Auftrag und sieh seine Punkte in der Wertung.",
    "Z6.10": "Die Partie ist zu Ende. Sieh dir die letzte Zeile der Wertung und die Münzen an.",
}
