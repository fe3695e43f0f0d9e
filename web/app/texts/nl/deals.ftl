### Dutch texts of daily games and the garden path.

way-daily = Partij van de dag
way-path = Tuinpad
way_hint-daily = Vandaag voor iedereen dezelfde
way_hint-path = Etappe na etappe, tot aan de architect
daily-intro = Elke dag één partij van elk spel, voor iedereen dezelfde. Je speelt tegen de computer ({ $bot }) en kunt altijd stoppen en later verdergaan.
daily-play = Spelen
daily-play_it = { $game } spelen, { $date }
daily-go_on = Verder
daily-go_on_it = Verder met { $game }, { $date }
daily-look = Partij bekijken
daily-points = { $mine } tegen { $other }
daily-won =
    { $number ->
        [one] Gewonnen met { $number } punt verschil
       *[other] Gewonnen met { $number } punten verschil
    }
daily-lost =
    { $number ->
        [one] Verloren met { $number } punt verschil
       *[other] Verloren met { $number } punten verschil
    }
daily-won_level = Gewonnen na een gelijke stand
daily-lost_level = Verloren na een gelijke stand
daily-shared = Gedeelde overwinning
daily-share = Delen
daily-share_text = Je resultaat als tekst
daily-items = Punten per onderdeel
daily-back = Terug naar vandaag
daily-future = Deze partij is er nog niet: hij komt op { $date }.
daily-unknown = Deze partij bestaat niet.
daily-midnight = Om middernacht komen er nieuwe partijen. Een partij die je daarvoor bent begonnen, telt tot zes uur ’s ochtends nog voor de vorige dag.
daily-hints =
    { $number ->
        [one] Gespeeld met { $number } tip: geen record, en hooguit brons.
       *[other] Gespeeld met { $number } tips: geen record, en hooguit brons.
    }
daily-keep = Speel er vandaag een uit, dan zijn het { $number } dagen op rij.
daily-longest = Langste reeks: { $number } dagen
daily-cell = { $date }: { $results }
daily-medals = Medailles
daily-margin = { $game }: minstens { $number } punten verschil
daily-months = Januari Februari Maart April Mei Juni Juli Augustus September Oktober November December
daily-weekdays = ma di wo do vr za zo
path-intro = { $number } etappes, voor iedereen dezelfde. Met punten verdien je maximaal drie sterren, en met één ster gaat de volgende etappe open. Tips kosten een ster, maar nooit de enige.
path-unknown = Deze etappe bestaat niet: het tuinpad heeft er { $number }.
path-stage = Etappe { $number }
path-stars = { $number } van { $of } sterren
path-stone = { $stage }: { $game }. { $against }. { $state }.
path-closed = Gaat open met een ster in etappe { $number }
path-first_target = winst of { $number } punten
path-target = { $number } punten
path-best = Beste resultaat: { $points }
path-best_with_hints = Beste resultaat: { $points } met tips
path-again = Opnieuw proberen
path-next = Volgende etappe
path-next_star = Volgende ster: { $target }
path-next_star_alone = Volgende ster: { $target } zonder tips
path-hints =
    { $number ->
        [one] Met { $number } tip gespeeld: één ster minder (nooit je enige) en geen record.
       *[other] Met { $number } tips gespeeld: één ster minder (nooit je enige) en geen record.
    }
path_quarter-1 = Voortuin
path_quarter-2 = Boomgaard
path_quarter-3 = Rozentuin
path_quarter-4 = Hoftuin
medal_rule-gold = Ruim winnen zonder tips ({ $margins })
medal_rule-silver = Winnen zonder tips
medal_rule-bronze = De partij uitspelen
