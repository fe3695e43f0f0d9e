### German texts of replays, and parts of a match that are read aloud.

replay-title = Rückblick
replay-position = Zug { $number } von { $of }, { $name }
replay-begin = Vor dem ersten Zug
replay-slider = Stellung
replay-steps = Von Stellung zu Stellung
replay-to-first = Zum Anfang
replay-to-back = Einen Schritt zurück
replay-to-next = Einen Schritt weiter
replay-to-last = Zum Ende
replay-autoplay = Züge abspielen
replay-log = Züge
replay-close = Zurück zur Partie
replay-copy = Als Text kopieren
replay-download = Als Datei speichern
replay-same_luck = Wenn du ab hier weiterspielst, beginnt eine neue Partie, in der alles in derselben Reihenfolge aufgedeckt wird wie in dieser.
replay-dealt_anew = Wenn du ab hier weiterspielst, beginnt eine neue Partie. Was in dieser noch verdeckt ist, wird darin neu gemischt.
recap-title = Was vor deinem Zug geschah
key-enter = Eingabe
key-escape = Esc
key-shift = Umschalt
read-title = Vorlesen
read-hint = Für Screenreader: Mit diesen Tasten lässt du dir vorlesen, wie es in der Partie steht.
read-garden = Der groß angezeigte Garten
read-offer = Was du nehmen kannst
read-moves = Die letzten Züge
read-choices = Was du jetzt wählen kannst
read-score = Die Wertung
read-turn = Wer am Zug ist
read-ask = Einen Zug oder eine Frage eingeben
read-nothing = nichts
read-points = { $name }, { $total }: { $items }.
read-cell = { $place }, { $what }
read-circuits =
    { $number ->
        [one] { $number } Rundlauf
       *[other] { $number } Rundläufe
    }
read-wanted = Vorlieben: { $features }
read-purse = { $name } hat { $coins }
read-tiles =
    { $number ->
        [one] { $number } Plättchen kann genommen werden
       *[other] { $number } Plättchen können genommen werden
    }
read-places = Felder: { $places }.
read-from_to = { $what }, zwischen { $begin } und { $end }
read-small = Zu klein für einen Tempel: { $groups }
read-piles = Noch in den Stapeln: { $piles }
read-cards = Karten, die passen: { $cards }
read-round = Runde { $number } von { $of }.
read-round_begins = Runde { $number } von { $of } beginnt.
