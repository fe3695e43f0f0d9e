### German texts of daily games and the garden path.

way-daily = Partie des Tages
way-path = Gartenweg
way_hint-daily = Heute für alle dieselbe
way_hint-path = Etappe für Etappe bis zum Architekten
daily-intro = Von jedem Spiel gibt es jeden Tag eine Partie, die für alle dieselbe ist. Du spielst gegen den Computer ({ $bot }) und kannst jederzeit unterbrechen und später weiterspielen.
daily-play = Spielen
daily-play_it = { $game } spielen, { $date }
daily-go_on = Weiterspielen
daily-go_on_it = { $game } weiterspielen, { $date }
daily-look = Partie ansehen
daily-points = { $mine } zu { $other }
daily-won =
    { $number ->
        [one] Mit { $number } Punkt Vorsprung gewonnen
       *[other] Mit { $number } Punkten Vorsprung gewonnen
    }
daily-lost =
    { $number ->
        [one] Mit { $number } Punkt Rückstand verloren
       *[other] Mit { $number } Punkten Rückstand verloren
    }
daily-won_level = Bei Gleichstand gewonnen
daily-lost_level = Bei Gleichstand verloren
daily-shared = Sieg geteilt
daily-share = Teilen
daily-share_text = Dein Ergebnis als Text
daily-items = Punkte je Wertung
daily-back = Zurück zu heute
daily-future = Diese Partie gibt es noch nicht: Sie kommt am { $date }.
daily-unknown = Diese Partie gibt es nicht.
daily-midnight = Um Mitternacht gibt es neue Partien. Eine Partie, die du vorher begonnen hast, zählt bis sechs Uhr morgens noch für den Vortag.
daily-hints =
    { $number ->
        [one] Mit { $number } Tipp gespielt: kein Rekord, höchstens Bronze.
       *[other] Mit { $number } Tipps gespielt: kein Rekord, höchstens Bronze.
    }
daily-keep = Spiele heute eine zu Ende, dann sind es { $number } Tage in Folge.
daily-longest = Längste Folge: { $number } Tage
daily-cell = { $date }: { $results }
daily-medals = Medaillen
daily-margin = { $game }: mindestens { $number } Punkte
daily-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
daily-weekdays = Mo Di Mi Do Fr Sa So
path-intro = { $number } Etappen, für alle dieselben. Mit Punkten holst du dir bis zu drei Sterne, und ein Stern öffnet die nächste Etappe. Tipps kosten einen Stern, aber nie den einzigen.
path-unknown = Diese Etappe gibt es nicht: Der Gartenweg hat { $number }.
path-stage = Etappe { $number }
path-stars = { $number } von { $of } Sternen
path-stone = { $stage }: { $game }. { $against }. { $state }.
path-closed = Öffnet sich mit einem Stern in Etappe { $number }
path-first_target = Sieg oder { $number } Punkte
path-target = { $number } Punkte
path-best = Bestes Ergebnis: { $points }
path-best_with_hints = Bestes Ergebnis: { $points } mit Tipps
path-again = Noch einmal versuchen
path-next = Nächste Etappe
path-next_star = Nächster Stern: { $target }
path-next_star_alone = Nächster Stern: { $target } ohne Tipps
path-hints =
    { $number ->
        [one] Mit { $number } Tipp gespielt: ein Stern weniger (nie der einzige) und kein Rekord.
       *[other] Mit { $number } Tipps gespielt: ein Stern weniger (nie der einzige) und kein Rekord.
    }
path_quarter-1 = Vorgarten
path_quarter-2 = Obstgarten
path_quarter-3 = Rosengarten
path_quarter-4 = Hofgarten
medal_rule-gold = Ohne Tipps mit großem Vorsprung gewinnen ({ $margins })
medal_rule-silver = Ohne Tipps gewinnen
medal_rule-bronze = Die Partie zu Ende spielen
