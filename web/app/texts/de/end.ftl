### German texts of the end of a match: news, pictures, charts, luck and skill.

garden_picture-title = Bild eines Gartens
garden_picture-whose = Spieler
garden_picture-open = Partie öffnen
garden_picture-svg = Als SVG speichern
garden_picture-png = Speichern
garden_picture-save = Bild speichern
garden_picture-share = Teilen
garden_picture-link = Link
garden_picture-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
garden_picture-unit =
    { $number ->
        [one] Punkt
       *[other] Punkte
    }
garden_picture-won = { $unit } · gewonnen
end-more = Mehr
end-same_deal = Gleiche Ausgangslage
end-turned_deal = Gleiche Ausgangslage, Plätze getauscht
end-best = Persönlicher Rekord: { $gain }
end-best_of = Persönlicher Rekord von { $name }: { $gain }
end-hints =
    { $number ->
        [one] { $name } hat { $number } Tipp genutzt: kein Rekord.
       *[other] { $name } hat { $number } Tipps genutzt: kein Rekord.
    }
end-next-apprentice = { $number } Siege gegen den Lehrling: Versuche es mit dem Gärtner.
end-next-gardener = { $number } Siege gegen den Gärtner: Versuche es mit dem Meister.
end-next-master = { $number } Siege gegen den Meister: Versuche es mit dem Architekten.
end-next-review = Die Analyse zeigt dir, welche Züge dich am meisten gekostet haben.
end-next-daily = Die Partie des Tages wartet noch auf dich.
charts-title = Diagramme
charts-items = Punkte je Wertung
charts-rounds = Punktestand nach Runden
charts-round = Runde { $number }
charts-after_round = Nach Runde
charts-hidden = Verdeckt gezogene Tafeln zählen hier ab dem Zug, in dem sie gezogen wurden.
charts-possible = Diese Punkte zählen erst, wenn sie feststehen: { $items }.
story-title = Die Partie in Kürze
story-best = Bester Zug: Zug { $number } von { $name } ({ $move }). Er verbesserte den erwarteten Vorsprung um { $points }.
story-ahead = { $name } lag vom ersten bis zum letzten Zug vorn.
story-turning = Wendepunkt: Zug { $number }. Danach lag { $name } vorn.
story-level = Spielstärke von { $name } in dieser Partie: etwa Stufe „{ $level }“.
story-below = Spielstärke von { $name } in dieser Partie: noch unter Stufe „{ $level }“.
skill-title = Glück und Können
skill-progress = Alle Züge sind analysiert. Jetzt wird das Glück berechnet.
skill-paused = Angehalten: Alle Züge sind analysiert, aber das Glück ist noch nicht berechnet.
skill-you_lost = Deine eigenen Züge haben dich { $points } gekostet.
skill-lost = Die eigenen Züge haben { $name } { $points } gekostet.
skill-you_gained = Deine eigenen Züge haben dir { $points } gebracht.
skill-gained = Die eigenen Züge haben { $name } { $points } gebracht.
skill-you_lucky = Glück hat dir { $points } gebracht.
skill-lucky = Glück hat { $name } { $points } gebracht.
skill-you_unlucky = Pech hat dich { $points } gekostet.
skill-unlucky = Pech hat { $name } { $points } gekostet.
skill-even = Glück und Pech haben sich ausgeglichen.
skill-player = Spieler
skill-start = Anfang
skill-luck = Glück
skill-own = Eigene Züge
skill-others = Züge der anderen
skill-lead = Am Ende
skill-hint = Der Anfang ist der Vorsprung, der vor dem ersten Zug zu erwarten war. Zusammen mit dem, was Glück und Züge daran geändert haben, ergibt er den Vorsprung am Ende vor dem besten anderen Spieler.
skill-luck_chart = Glück, aufsummiert
skill-skill_chart = Können, aufsummiert
skill-skill_hint = Können: was die Züge aller Spieler geändert haben. An jeder Stelle ist der erwartete Vorsprung Anfang + Glück + Können.
skill-ends = { $name }: { $points } Punkte.
