### German texts of progress: results, rating, achievements and gardens.

way-progress = Fortschritt
way_hint-progress = Ergebnisse, Erfolge und Gärten
progress_part-results = Ergebnisse
progress_part-rating = Spielstärke
progress_part-achievements = Erfolge
progress_part-gardens = Gärten
progress-empty = Hier gibt es noch nichts zu sehen. Spiele eine Partie zu Ende, dann findest du hier ihre Ergebnisse und Gärten.
progress-all_games = Alle Spiele
progress-play = Eine Partie spielen
gardens-order = Reihenfolge
gardens-order-best = Beste zuerst
gardens-order-newest = Neueste zuerst
gardens-pages = Seiten
gardens-share = { $name } teilen
progress-unfinished =
    { $number ->
        [one] { $number } unvollendete Partie wird nicht mitgezählt.
       *[other] { $number } unvollendete Partien werden nicht mitgezählt.
    }
progress-damaged =
    { $number ->
        [one] { $number } beschädigte Partie wird ausgelassen.
       *[other] { $number } beschädigte Partien werden ausgelassen.
    }
progress-note = Das sind die Ergebnisse von Menschen, nicht von Computergegnern, in den Partien, die in diesem Browser gespeichert sind. Ein geteilter Sieg zählt für alle, die ihn teilen.
progress-person = Spieler
progress-everyone = Alle
progress-against = Gegen
progress-others = Andere Menschen
progress-players = { $number } Spieler
progress-options = Optionen
progress-plain = Standard
progress-games = Gespielt
progress-won = Gewonnen
progress-average = Schnitt
progress-best = Rekord
progress-best_of =
    { $number ->
        [one] { $points } Punkt von { $name }: Partie öffnen
       *[other] { $points } Punkte von { $name }: Partie öffnen
    }
progress-share = { $share } %
progress-over_time = { $game }: die letzten Ergebnisse
progress-is_won = gewonnen
progress-is_lost = nicht gewonnen
progress-date = Datum
progress-no_date = unbekannt
progress-points = Punkte
progress-items = { $game }: Punkte je Wertung
progress-opponents = Gegner
progress-puzzles = { $game }: Rätsel nach Thema
progress-solved = Gelöst
progress-missed = Nicht gelöst
progress-few = Ab { $number } Partien stehen hier auch Summen und Diagramme.
rating-of = { $game }: Spielstärke
rating-interval = wahrscheinlich { $low } bis { $high }
rating-explained = Hier zählen nur die Züge: Je weniger Punkte sie in den letzten Partien (höchstens { $number }) verschenkt haben, egal gegen wen, desto höher ist die Spielstärke. Die Computergegner geben den Maßstab vor ({ $levels }), und mit 95 % Wahrscheinlichkeit liegt die wahre Stärke in diesem Bereich.
rating-missing =
    { $number ->
        [one] Noch { $number } analysierte Partie, dann steht hier eine Spielstärke.
       *[other] Noch { $number } analysierte Partien, dann steht hier eine Spielstärke.
    }
rating-idle = Beendete Partien werden automatisch analysiert, wenn die Seite sonst nichts zu tun hat.
rating-off = Partien werden nicht automatisch analysiert, weil das in den Einstellungen ausgeschaltet ist. Öffne stattdessen die Analyse einer Partie.
rating-range = 95-%-Bereich
rating-ends = { $name }: von { $begin } auf { $end }.
achievements-progress = { $number } von { $of }
achievements-earned = Geschafft
achievements-new =
    { $number ->
        [one] Neuer Erfolg: { $names }
       *[other] Neue Erfolge: { $names }
    }
achievement-both = Grüner Daumen
achievement-ladder = Ganz nach oben
achievement-week = Eine ganze Woche
achievement-gold = Goldfischteich
achievement_hint-both = Gewinne in jedem Spiel eine Partie.
achievement_hint-ladder = Besiege den Lehrling, den Gärtner, den Meister und den Architekten.
achievement_hint-week = Spiele { $target } Tage in Folge die Partie des Tages zu Ende.
achievement_hint-gold = Hole { $target } Goldmedaillen in Partien des Tages.
