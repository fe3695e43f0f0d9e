"""The lesson of The Hanging Gardens in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Gärten über Gärten",
    "aim": "Willkommen! Terrassen, Parks, Arkaden und Brunnen wachsen hier übereinander. Große Anlagen bringen Tafeln, "
    "und die beste Sammlung gewinnt.",
    "cards.title": "Baukarten",
    "cards": "In jedem Zug nimmst du eine der offenen Karten und legst sie sofort in deinen Garten, gedreht, wie du "
    "magst.",
    "lay.title": "Eine Karte legen",
    "lay": "Nimm eine beliebige Karte. Ihre Motive müssen Quadrate deines Gartens überdecken, ihr Baugrund darf "
    "überall liegen. Markierungen zeigen, wo die Karte passt.",
    "groups.title": "Einige Züge später: Anlagen",
    "groups": "Quadrate eines Motivs, die über Kanten verbunden sind, bilden eine Anlage. Hier ist eine Arkade aus "
    "zwei Quadraten; drei genügen für einen Tempel.",
    "arcade.title": "Aus zwei mach drei",
    "arcade": "Nimm die letzte Karte der Runde, drehe sie zweimal und lege sie so, dass ihre Arkade an die beiden "
    "anderen Quadrate stößt.",
    "arcade.missed": "Dort darf sie liegen, aber die Anlage hat weiterhin nur zwei Quadrate. Drehe die Karte, bis ihre "
    "Arkade neben den anderen liegt.",
    "temple.title": "Einen Tempel setzen",
    "temple": "Eine Arkade aus drei Quadraten, eines davon neu: Setze einen Tempel darauf. Sein Quadrat darf von nun "
    "an keine Karte mehr überdecken.",
    "temple.missed": "Du darfst darauf verzichten. Hier bringt dir der Tempel aber eine Tafel: Setze ihn.",
    "reach.title": "Eine Tafel nehmen",
    "reach": "Mit einer Anlage aus 3 Quadraten wählst du aus Reihe 1, mit 4 aus den Reihen 1 und 2, mit 5 oder mehr "
    "aus allen drei. Nimm eine der umrandeten Tafeln.",
    "sets.title": "Serien",
    "sets": "Je mehr Tafeln einer Sorte du hast, desto mehr sind sie wert: Statuen bringen 1, dann 3, dann 20 Punkte. "
    "Wähle eine Tafel auf dem Spielplan, um ihre Werte zu sehen.",
    "own.title": "Ein Zug nach deinem Geschmack",
    "own": "Eine neue Runde mit neuen Karten, und du beginnst. Spiele, wie du magst; vor dem Legen siehst du, welche "
    "Anlage an einem Platz entstünde.",
    "last.title": "Viele Runden später: die letzte",
    "last": "Dein Garten ist in die Höhe gewachsen, und alle 5 Tempel stehen. Mit der richtigen Karte wird aus einem "
    "4er-Brunnen ein 6er-Brunnen.",
    "six.title": "Eine Anlage aus sechs Quadraten",
    "six": "Nimm die markierte Karte und finde einen Platz, an dem ein 6er-Brunnen entsteht. Zeige auf die "
    "Markierungen oder tippe eine an, um zu sehen, was daraus würde.",
    "six.missed": "Nicht schlecht, aber es geht noch besser: Suche einen Platz, an dem ein 6er-Brunnen entsteht.",
    "move.title": "Ein Tempel wird versetzt",
    "move": "Setze einen Tempel auf die neue Anlage. Weil schon alle 5 stehen, wird der von deiner kleinsten Anlage "
    "dorthin versetzt.",
    "move.missed": "Du darfst alle Tempel stehen lassen. Hier bringt dir einer aber zwei Tafeln: Setze ihn.",
    "hidden.title": "Eine verdeckte Tafel",
    "hidden": "Sechs oder mehr Quadrate bringen dir zuerst eine Tafel vom Stapel, die sonst niemand sieht. Wähle nun "
    "eine zweite vom Spielplan, aus einer beliebigen Reihe.",
    "free.title": "Dein letzter Zug",
    "free": "Noch eine Karte. Spiele, wie du magst; einen Tempel darfst du setzen, musst es aber nicht.",
    "series.title": "Die Schlusswertung",
    "series": (
        "Alle Karten sind gelegt. Vollständige Serien bringen am meisten. Eine Person bringt mehr, wenn du eine "
        "vollständige Serie ihrer Sorte hast. Verdeckte Tafeln liegen jetzt offen."
    ),
    "end.title": "Jetzt kennst du das Spiel",
    "end": "In einer Partie zeigen dir die beiden Knöpfe oben, welche Karten und Tafeln noch kommen können. Mögen "
    "deine Gärten hoch wachsen!",
}
