### German texts of puzzles.

way-puzzles = Rätsel
way_hint-puzzles = Finde in jeder Stellung den besten Zug
puzzles-title = Rätsel
puzzles-of = Rätsel: { $game }
puzzles-intro = In jeder Stellung ist ein Zug klar der beste. Finde ihn. Verraten wird nichts, solange du nicht danach fragst.
puzzles-about = Rätselstärke: etwa { $rating }
puzzles-rating = Rätselstärke: { $rating }
puzzles-count = { $solved } gelöst, { $missed } nicht gelöst
puzzles-train = Rätsel lösen
puzzles-weakest = Mein schwächstes Thema
puzzles-weakest_begin = Üben
puzzles-themes = Nach Thema
puzzles-players = Nach Spielerzahl
puzzles-players_hint = Für drei und vier Spieler gibt es erst wenige: Sie zu finden und zu prüfen kostet viel Rechenzeit.
puzzles-day = Rätsel des Tages
puzzles-day_hint = Heute für alle dasselbe
puzzles-day_open = Öffnen
puzzles-tries =
    { $number ->
        [one] Beim ersten Versuch gelöst
       *[other] Beim { $number }. Versuch gelöst
    }
puzzles-storm = Rätsel auf Zeit
puzzles-storm_hint = So viele wie möglich in drei Minuten. Nach drei Fehlern ist Schluss.
puzzles-storm_begin = Starten
puzzles-storm_end = Beenden
puzzles-storm_last = Zuletzt: { $number }
puzzles-storm_best = Rekord: { $number }
puzzles-storm_record = Neuer Rekord!
puzzles-storm_solved =
    { $number ->
        [one] { $number } gelöst
       *[other] { $number } gelöst
    }
puzzles-storm_again = Noch eine Runde
puzzles-retry_all = Alle noch einmal
puzzles-storm_count = { $solved } gelöst, { $missed } von { $of } Fehlern
puzzles-slipped = Das war nicht der beste Zug.
puzzles-again = Noch einmal zu versuchen: { $number }
puzzles-clock = Restzeit
puzzles-mistakes = Meine Fehler
puzzles-mistakes_hint = Stellungen aus analysierten Partien, in denen dich dein Zug mindestens einen Punkt gekostet hat, kommen nach 1, 3, 7 und 21 Tagen wieder, bis du jede zweimal gelöst hast.
puzzles-none_due = Heute gibt es nichts zu wiederholen.
puzzles-practise = Jetzt üben
puzzles-later =
    { $number ->
        [one] { $number } Stellung kommt später wieder.
       *[other] { $number } Stellungen kommen später wieder.
    }
puzzles-learned =
    { $number ->
        [one] { $number } Stellung sitzt.
       *[other] { $number } Stellungen sitzen.
    }
puzzles-task = Finde den besten Zug
puzzles-whose = Du spielst für { $name }.
puzzles-wrong = Es gibt einen besseren Zug
puzzles-costs = Das kostet dich voraussichtlich { $points } Vorsprung. Versuche einen anderen Zug.
puzzles-costs_about = Das kostet dich voraussichtlich etwa { $points } Vorsprung. Versuche einen anderen Zug.
puzzles-why_short = Warum?
puzzles-compare = Züge vergleichen
puzzles-then = Ein möglicher nächster Schritt: { $moves }.
puzzles-gives_up = Kostet
puzzles-hint = Tipp
puzzles-hint_costs = Tipp ({ $change })
puzzles-hint_theme =
    { $number ->
        [one] Thema: { $themes }.
       *[other] Themen: { $themes }.
    }
puzzles-second = Der zweitbeste Zug: { $text }.
puzzles-hint_piece = Wähle: { $piece }.
puzzles-show = Lösung zeigen
puzzles-show_costs = Lösung ({ $change })
puzzles-shown = Der beste Zug
puzzles-right = Das ist der beste Zug
puzzles-right_late = Beim { $number }. Versuch gefunden
puzzles-gap = Jeder andere Zug kostet mindestens { $points }.
puzzles-gap_played = Dein Zug in der Partie hat { $points } gekostet.
puzzles-as_good = Nach unserer Schätzung ist er genauso gut wie der Zug aus der Analyse.
puzzles-rating_now = Deine Rätselstärke ist jetzt { $rating } ({ $change }).
puzzles-own_rating = Dieses Rätsel: { $rating }
puzzles-retry = Noch einmal versuchen
puzzles-next = Nächstes Rätsel
puzzles-all = Alle Rätsel
puzzles-share = Teilen
