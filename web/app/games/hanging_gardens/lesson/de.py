"""The lesson of The Hanging Gardens in German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Gärten über Gärten",
    "aim": "Willkommen! Terrassen, Parks, Arkaden und Brunnen wachsen hier übereinander. Große bringen Tafeln ein, "
    "und die beste Sammlung gewinnt.",
    "cards.title": "Baukarten",
    "cards": "In jedem Zug nimmst du eine der offenen Karten und legst sie sofort in deinen Garten, gedreht, wie du "
    "magst.",
    "lay.title": "Eine Karte legen",
    "lay": "Nimm irgendeine Karte. Ihre Motive müssen Quadrate deines Gartens überdecken, ihr Baugrund darf überall "
    "liegen. Wo die Karte passt, ist eine Marke.",
    "groups.title": "Einige Züge später: Anlagen",
    "groups": "Quadrate eines Motivs, die über Kanten verbunden sind, bilden eine Anlage. Hier liegen zwei Quadrate "
    "Arkade; drei genügen für einen Tempel.",
    "arcade.title": "Drei daraus machen",
    "arcade": "Nimm die letzte Karte der Runde, drehe sie zweimal und lege sie so, dass ihre Arkade an die beiden "
    "anderen stößt.",
    "arcade.missed": "Dort darf sie liegen, aber es bleiben zwei. Drehe die Karte, bis ihre Arkade neben den anderen "
    "liegt.",
    "temple.title": "Einen Tempel setzen",
    "temple": "Drei Quadrate Arkade, eines davon neu: Setze einen Tempel auf eines davon. Dieses Quadrat darf nun "
    "keine Karte mehr überdecken.",
    "temple.missed": "Du darfst verzichten. Setze ihn aber: Er bringt dir eine Tafel ein.",
    "reach.title": "Eine Tafel nehmen",
    "reach": "Eine Anlage aus 3 Quadraten lässt dich aus Reihe 1 wählen, eine aus 4 aus den Reihen 1 und 2, und 5 "
    "oder mehr öffnen alle drei. Nimm eine der umrandeten Tafeln.",
    "sets.title": "Serien",
    "sets": "Je mehr Tafeln einer Sorte du hast, desto mehr sind sie wert: Statuen zählen 1, dann 3, dann 20. Wähle "
    "eine Tafel auf dem Spielplan, um ihre Werte zu sehen.",
    "own.title": "Ein Zug nach deinem Sinn",
    "own": "Eine neue Runde, neue Karten, und du beginnst. Spiele, wie du magst; unten steht, welche Anlage ein "
    "Platz ergäbe.",
    "last.title": "Viele Runden später: Die letzte",
    "last": "Dein Garten ist hoch gewachsen, und alle 5 Tempel stehen. Mit der richtigen Karte werden aus vier "
    "Quadraten Brunnen sechs.",
    "six.title": "Eine Anlage aus sechs",
    "six": "Nimm die markierte Karte und finde einen Platz, an dem ein 6er-Brunnen entsteht. Zeige auf die Marken "
    "oder tippe eine an, um zu sehen, was daraus würde.",
    "six.missed": "Nicht schlecht, aber es geht besser: Suche einen Platz, bei dem von einem 6er-Brunnen die Rede ist.",
    "move.title": "Ein Tempel wird versetzt",
    "move": "Setze einen Tempel auf die neue Anlage. Weil schon alle 5 stehen, kommt der von deiner kleinsten Anlage "
    "dorthin.",
    "move.missed": "Du darfst sie stehen lassen. Dieser bringt aber zwei Tafeln ein: Setze ihn.",
    "hidden.title": "Eine verdeckte Tafel",
    "hidden": "Sechs oder mehr Quadrate bringen zuerst eine Tafel vom Stapel, die sonst niemand sieht. Wähle nun "
    "eine zweite vom Spielplan, aus irgendeiner Reihe.",
    "free.title": "Dein letzter Zug",
    "free": "Noch eine Karte. Spiele, wie du magst; einen Tempel darfst du setzen, musst es aber nicht.",
    "series.title": "Die Schlusswertung",
    "series": "Alle Karten sind gelegt. Am meisten zählen vollständige Serien, eine Person hilft ihrer Sorte, und "
    "verdeckte Tafeln liegen jetzt offen.",
    "end.title": "Jetzt kennst du das Spiel",
    "end": "In einer Partie zeigen die beiden Knöpfe oben, welche Karten und Tafeln noch kommen können. Mögen deine "
    "Gärten hoch wachsen!",
}
