### German texts of the analysis board.

way-analysis = Analysebrett
analysis-intro = Öffne eine Partie oder eine Regel und wähle dort „Analysebrett“. Oder füge eine Stellung ein:
analysis-boards = Bretter
analysis-new = Eine neue Stellung
analysis-back = Zurück
analysis-lines = Varianten
analysis-match_line = Die Partie
analysis-line = Variante { $number }
analysis-branch = { $line }: { $name }
analysis-branches = Andere Varianten ab hier
analysis-dealt = Was in der Partie noch nicht aufgedeckt wurde, ist hier zufällig gemischt.
analysis-ranking = Erste Schätzung. Die Suche läuft noch …
analysis-ranked = Suche abgeschlossen.
analysis-name = Name
analysis-comment = Kommentar
analysis-edit = Bearbeiten
analysis-save = Speichern
analysis-noted = Gespeichert.
analysis-delete = Diese Variante löschen
analysis-lead = Erwarteter Vorsprung
analysis-lead_hint = So viele Punkte Vorsprung hat jeder am Ende voraussichtlich vor dem besten anderen Spieler.
analysis-lead_from_to = { $name }: erwarteter Vorsprung von { $begin } auf { $end }.
analysis-level = Gegner
analysis-best = Bester gefundener Zug: { $move }
analysis-rank =
    { $number ->
        [one] { $label }, Nummer { $ranks } der besten Züge
       *[other] { $label }, Nummern { $ranks } der besten Züge
    }
analysis-text = Stellung als Text
analysis-notation = Stellung
analysis-copy = Stellung kopieren
analysis-set_up = Diese Stellung öffnen
analysis-example = Ein gültiges Beispiel
place-position = der Text
place-game = das Spiel
place-players = die Zahl der Spieler
place-first = wer begonnen hat
place-turn = der Zug
place-end = das Ende
place-garden = Garten
