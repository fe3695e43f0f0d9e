"""The Hanging Gardens' rule book in German."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "H1": "Spielmaterial",
    "H2": "Spielaufbau",
    "H3": "Eine Runde",
    "H4": "Ein Zug: Karte legen",
    "H5": "Ein Zug: Tempel und Tafel",
    "H6": "Ende der Partie",
    "H7": "Schlusswertung",
    "H8": "Was man sieht",
}

TITLES: Final[dict[str, str]] = {
    "H1.1": "Karten",
    "H1.2": "Punktetafeln",
    "H1.3": "Tempel",
    "H1.4": "Was die Karten zeigen",
    "H2.1": "Spieler und Startkarten",
    "H2.2": "Karten und Tafeln mischen",
    "H2.3": "Startspieler",
    "H3.1": "Karten einer Runde",
    "H3.2": "Züge einer Runde",
    "H3.3": "Länge einer Partie",
    "H4.1": "Karte nehmen und legen",
    "H4.2": "Motive brauchen Untergrund",
    "H4.3": "Baugrund passt überall",
    "H4.4": "Tempel bleiben frei",
    "H4.5": "Wenn keine Karte passt",
    "H5.1": "Anlagen, die infrage kommen",
    "H5.2": "Tempel setzen",
    "H5.3": "Welche Tafeln erreichbar sind",
    "H5.4": "Verdeckte Tafel",
    "H5.5": "Spielplan auffüllen",
    "H5.6": "Tempel versetzen",
    "H5.7": "Getrennte und verbundene Anlagen",
    "H5.8": "Einen Zug zurücknehmen",
    "H6.1": "Die letzte Karte",
    "H6.2": "Leerer Stapel",
    "H7.1": "Serien",
    "H7.2": "Personen",
    "H7.3": "Wächter",
    "H7.4": "Sieg",
    "H8.1": "Offene und verdeckte Tafeln",
    "H8.2": "Jederzeit zu sehen",
    "H8.3": "Plätze ausprobieren",
    "H8.4": "Scrollen und Hilfe",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "Es gibt 60 Baukarten und 4 Startkarten, jede 2 Quadrate hoch und 3 breit. Ein Quadrat ist Baugrund oder "
    "zeigt eines von 4 Motiven: Terrasse, Park, Arkade oder Brunnen. Eine Startkarte besteht nur aus Baugrund.",
    "H1.2": "Von den 49 Punktetafeln gehören 44 zu Serien: 4 Königinnen, 4 Könige, 6 Tiger, 6 Gärten, 6 Statuen, 10 "
    "Kelche und 8 Tore. Die übrigen 5 sind Personen mit je einer Tafel: Tierbändiger, Gärtner, Bildhauer, Priester und "
    "Wächter.",
    "H1.3": "Jeder Spieler hat 5 Tempel.",
    "H1.4": (
        "Keine veröffentlichte Quelle zeigt die Vorderseiten der Baukarten, darum sind sie hier rekonstruiert: 6 "
        "Karten haben 1 Motivquadrat, 22 haben 2, 26 haben 3 und 6 haben 4. Das macht 38 Quadrate von jedem Motiv. "
        "Keine zwei Karten sind gleich, wie man sie auch dreht. Auf etwa der Hälfte der Karten mit 2 oder mehr "
        "Motivquadraten liegen gleiche Motive nebeneinander, auf den übrigen sind die Motive gemischt. Wenn du das "
        "Spiel besitzt, kannst du eine Datei mit seinen Karten und Werten laden."
    ),
    "H2.1": "Die Hängenden Gärten sind ein Spiel für 2 bis 4 Spieler. Jeder beginnt mit einer Startkarte, um die herum "
    "der Garten ohne Grenzen wachsen kann.",
    "H2.2": (
        "Die 60 Karten werden verdeckt gemischt, ebenso die 49 Tafeln, die hier einen einzigen Stapel bilden; nach der "
        "gedruckten Anleitung sind es zwei. Dann werden 6 Tafeln auf dem Spielplan aufgedeckt, in 3 Reihen zu je 2."
    ),
    "H2.3": (
        "Der Zufall bestimmt den Startspieler; nach der gedruckten deutschen Anleitung beginnt der jüngste Spieler."
    ),
    "H3.1": "Zu Beginn einer Runde werden neue Karten aufgedeckt: 4 bei 2 oder 4 Spielern, 3 bei 3 Spielern.",
    "H3.2": "Im Uhrzeigersinn vom Startspieler an macht jeder einen Zug; bei 2 Spielern macht jeder zwei, immer "
    "abwechselnd. Am Ende der Runde sind alle offenen Karten genommen.",
    "H3.3": "Nach jeder Runde wandert die Startspielerblume nach links. Die Partie hat bei 2 oder 4 Spielern 15 Runden "
    "und bei 3 Spielern 20. So hat jeder bei 2 Spielern 30 Züge, bei 3 Spielern 20 und bei 4 Spielern 15.",
    "H4.1": "Nimm in deinem Zug eine der offenen Karten und lege sie sofort in deinen Garten, passend zum Raster "
    "seiner Quadrate. Du darfst sie in Vierteldrehungen drehen, aber nie spiegeln.",
    "H4.2": "Jedes Motivquadrat der Karte muss ein Quadrat deines Gartens überdecken, egal ob Baugrund oder Motiv. "
    "Kein Motiv darf direkt auf dem Tisch liegen.",
    "H4.3": "Baugrund der Karte darf auf Baugrund, auf Motiven oder direkt auf dem Tisch liegen.",
    "H4.4": "Ein Quadrat, auf dem ein Tempel steht, darf nicht überbaut werden, auch nicht mit Baugrund.",
    "H4.5": "Solange irgendeine der offenen Karten irgendwo passt, musst du eine legen. Passt keine, wähle eine Karte "
    "und lege sie in die Schachtel zurück.",
    "H5.1": (
        "Eine Anlage besteht aus Quadraten eines Motivs, die über ihre Kanten verbunden sind. Sie kommt für einen "
        "Tempel infrage, wenn sie mindestens 3 Quadrate hat, davon mindestens eines auf der eben gelegten Karte, und "
        "noch keinen Tempel. Die gedruckte Anleitung verlangt, dass ein Teil der Anlage neu ist; hier zählt dazu auch "
        "ein Quadrat, das das gleiche Motiv überdeckt."
    ),
    "H5.2": (
        "Pro Zug darfst du einen Tempel setzen, auf ein beliebiges Quadrat einer Anlage, die infrage kommt. Du "
        "darfst auch darauf verzichten. Setzt du einen Tempel, musst du eine Tafel nehmen."
    ),
    "H5.3": "Mit einer Anlage aus 3 Quadraten wählst du aus den 2 Tafeln der Reihe 1, mit 4 Quadraten aus den 4 Tafeln "
    "der Reihen 1 und 2 und mit 5 oder mehr aus allen 6.",
    "H5.4": "Eine Anlage aus 6 oder mehr Quadraten bringt dir zuerst eine Tafel vom Stapel, die die anderen nicht "
    "sehen. Danach wählst du noch eine der 6 auf dem Spielplan. Die gedruckte Anleitung sagt, dass du die verdeckte "
    "Tafel nehmen „darfst“; hier ziehst du sie immer.",
    "H5.5": "Ein frei gewordenes Feld des Spielplans wird sofort vom Stapel aufgefüllt.",
    "H5.6": (
        "Stehen alle deine 5 Tempel, darfst du stattdessen einen versetzen: den auf der Anlage, die nach dem Legen "
        "der Karte am kleinsten ist. Unter gleich kleinen Anlagen wählst du selbst. Die gedruckte Anleitung sagt, "
        "dass du ihn versetzen „musst“; hier darfst du immer darauf verzichten."
    ),
    "H5.7": (
        "In jeder Anlage darf nur 1 Tempel stehen. Eine Karte kann eine Anlage in zwei teilen, und ein Teil ohne "
        "Tempel kommt infrage, wenn ein Quadrat der neuen Karte dazugehört. Was geschieht, wenn Anlagen "
        "zusammenwachsen oder auf weniger als 3 Quadrate schrumpfen, lässt die gedruckte Anleitung offen; hier bleiben "
        "ihre Tempel stehen."
    ),
    "H5.8": "Du kannst deinen Zug zurücknehmen, bis etwas Verdecktes aufgedeckt wird: eine verdeckte Tafel, die du "
    "ziehst, oder, wenn mehrere Menschen spielen, die Tafel, die ein Feld auffüllt, oder die Karten der nächsten "
    "Runde. Spielen mehrere Menschen und würde das Ende eines Zuges etwas aufdecken, bleibt der Zug offen, bis du auf "
    "„Zug beenden“ drückst. Ist „Jeden Zug bestätigen“ ausgeschaltet, endet er sofort.",
    "H6.1": "Die Partie endet, wenn alle 60 Baukarten verbraucht sind.",
    "H6.2": (
        "Geht der Stapel vorher aus, ist die Runde, in der seine letzte Tafel gezogen wurde, die letzte. Die Tafeln "
        "auf dem Spielplan können noch genommen werden. Für jede Tafel, die dir zusteht, für die aber in deiner "
        "Reichweite keine mehr liegt, erhältst du 5 Punkte. Mehrere fehlende Tafeln in einem Zug erwähnt die gedruckte "
        "Anleitung nicht; hier zählt jede, auch eine verdeckte."
    ),
    "H7.1": "Je mehr Tafeln einer Sorte du hast, desto mehr sind sie zusammen wert. Für 1, 2, 3 Tafeln und so weiter "
    "gibt es: Königin 1, 15; König 3, 12; Tiger 3, 8, 15; Garten 2, 8, 16; Statue 1, 3, 20; Kelch 1, 3, 6, 11, 18; Tor "
    "0, 5, 10, 16. Nach der letzten Zahl beginnt eine neue Serie: 5 Gärten bringen 16 und 8, also 24 Punkte. "
    "Rekonstruiert sind die Werte von König, Tiger und Kelch sowie die der Tore ab dem dritten.",
    "H7.2": (
        "Jede Person außer dem Wächter bringt 3 Punkte. Hast du mindestens eine vollständige Serie ihrer Sorte, bringt "
        "sie stattdessen mehr: Tierbändiger 10 mit Tigern, Gärtner 11 mit Gärten, Bildhauer 12 mit Statuen, Priester 9 "
        "mit Kelchen. Die Werte von Bildhauer und Priester sind rekonstruiert."
    ),
    "H7.3": "Der Wächter bringt 3 Punkte für jedes deiner Tore, zusätzlich zu dem, was die Tore selbst wert sind. Ohne "
    "Tore bringt er nichts.",
    "H7.4": (
        "Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt von den Beteiligten, wer mehr Tafeln gesammelt "
        "hat; herrscht immer noch Gleichstand, was die gedruckte Anleitung nicht erwähnt, teilen sie sich den Sieg."
    ),
    "H8.1": (
        "Tafeln vom Spielplan liegen offen; nach der gedruckten Anleitung sammelt jeder seine Tafeln verdeckt. Wer "
        "eine Tafel vom Stapel gezogen hat, kennt sie bis zum Ende der Partie allein."
    ),
    "H8.2": "Jederzeit ist für alle zu sehen: welche Karten noch übrig sind; wie viele Tafeln jeder Sorte noch im "
    "Stapel sein können (was andere verdeckt gezogen haben, zählt dort mit); wie viele Tafeln jeder Sorte jeder "
    "Spieler hat (deine eigenen verdeckten zählen mit, die der anderen nicht); alle Serien mit ihren Punkten; und der "
    "letzte Zug jedes Spielers.",
    "H8.3": "Die gewählte Karte kannst du nach links und rechts drehen. Alle erlaubten Plätze sind markiert; wenn du "
    "auf einen zeigst, siehst du das Ergebnis, bevor du die Karte legst. Wie lange du den Zug zurücknehmen kannst, "
    "steht unter „Einen Zug zurücknehmen“.",
    "H8.4": (
        "Ein Garten hat keine Grenzen, darum kannst du in alle vier Richtungen scrollen. Bei jedem Schritt sagt dir "
        "eine Hilfezeile, was als Nächstes zu tun ist."
    ),
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Wähle eine Karte und sieh dir ihre sechs Quadrate an.",
    "H1.2": "Nimm eine der erreichbaren Punktetafeln.",
    "H1.3": "Setze einen deiner Tempel und sieh, wie viele noch da sind.",
    "H1.4": "Drehe die Karte. Ihre Motive bleiben dieselben, wie sie auch liegt.",
    "H2.1": "Lege deine erste Karte auf die Startkarte.",
    "H2.2": "Sechs Tafeln liegen offen auf dem Spielplan, in drei Reihen zu je zwei. Auch die ersten Karten sind "
    "aufgedeckt.",
    "H2.3": "Noch hat niemand gespielt. Wer hervorgehoben ist, beginnt.",
    "H3.1": "Nimm die letzte Karte der Runde. Dann werden neue aufgedeckt.",
    "H3.2": "Lege eine Karte. Dann spielt der andere, bis du wieder am Zug bist.",
    "H3.3": "Beende die Runde, indem du eine Tafel nimmst, und sieh, wer die nächste beginnt.",
    "H4.1": "Eine Karte ist gewählt. Drehe sie.",
    "H4.2": "Eine Karte ist gewählt. Versuche, sie so zu legen, dass ein Motiv direkt auf dem Tisch liegt.",
    "H4.3": "Lege eine Karte so, dass etwas von ihrem Baugrund direkt auf dem Tisch liegt.",
    "H4.4": "Eine Karte ist gewählt. Versuche, mit ihr den Tempel zu überdecken.",
    "H4.5": "Die einzige Karte, die noch da ist, passt nirgends. Lege sie in die Schachtel zurück.",
    "H5.1": "Versuche, einen Tempel außerhalb der Anlagen zu setzen, die infrage kommen.",
    "H5.2": "Setze einen Tempel oder verzichte darauf.",
    "H5.3": "Der Tempel steht auf einer Anlage aus 3 Quadraten. Versuche, eine Tafel aus einer Reihe zu nehmen, die "
    "nicht erreichbar ist.",
    "H5.4": "Setze einen Tempel auf die große Anlage und ziehe eine verdeckte Tafel.",
    "H5.5": "Nimm eine Tafel und sieh, wie ihr Feld wieder aufgefüllt wird.",
    "H5.6": "Alle fünf Tempel stehen. Versetze einen auf die neue Anlage.",
    "H5.7": "Lege eine Karte so, dass sie den 7er-Park in zwei Teile trennt. Der Teil ohne Tempel kommt dann infrage.",
    "H5.8": "Ziehe eine verdeckte Tafel. In einer Partie lässt sich das nicht zurücknehmen.",
    "H6.1": "Alle Karten sind verbraucht. Nimm die letzte Tafel der Partie.",
    "H6.2": "Im Stapel ist noch eine Tafel. Nimm eine vom Spielplan, dann ist der Stapel leer.",
    "H7.1": "Nimm die Tafel, die die Serie der Königinnen vollendet.",
    "H7.2": "Die Serie der Kelche ist vollständig. Nimm den Priester.",
    "H7.3": "Der Wächter ist schon da. Nimm noch ein Tor.",
    "H7.4": "Die Partie ist zu Ende. Sieh dir die letzte Zeile der Wertung und die Tafeln an.",
    "H8.1": "Ada hat gerade eine Tafel gezogen, die nur sie sehen kann.",
    "H8.2": "Die Tafeln aller Spieler, ihre Punkte und ihre letzten Züge sind zu sehen.",
    "H8.3": "Eine Karte ist gewählt. Zeige auf einen der markierten Plätze oder wähle ihn.",
    "H8.4": "Scrolle in alle Richtungen oder vergrößere die Ansicht.",
}
