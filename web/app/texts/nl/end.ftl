### Dutch texts of the end of a match: news, pictures, charts, luck and skill.

garden_picture-title = Afbeelding van een tuin
garden_picture-whose = Speler
garden_picture-open = Partij openen
garden_picture-svg = Opslaan als SVG
garden_picture-png = Opslaan
garden_picture-save = Afbeelding opslaan
garden_picture-share = Delen
garden_picture-link = Link
garden_picture-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
garden_picture-unit =
    { $number ->
        [one] punt
       *[other] punten
    }
garden_picture-won = { $unit } · gewonnen
end-more = Meer
end-same_deal = Zelfde beginsituatie
end-turned_deal = Zelfde beginsituatie, plaatsen verwisseld
end-best = Persoonlijk record: { $gain }
end-best_of = Persoonlijk record van { $name }: { $gain }
end-hints =
    { $number ->
        [one] { $name } gebruikte { $number } tip: geen record.
       *[other] { $name } gebruikte { $number } tips: geen record.
    }
end-next-apprentice = { $number } keer gewonnen van de leerling: probeer de tuinman eens.
end-next-gardener = { $number } keer gewonnen van de tuinman: probeer de meester eens.
end-next-master = { $number } keer gewonnen van de meester: probeer de architect eens.
end-next-review = De analyse laat zien welke zetten je het meest hebben gekost.
end-next-daily = De partij van de dag wacht nog op je.
charts-title = Grafieken
charts-items = Punten per onderdeel
charts-rounds = Stand per ronde
charts-round = Ronde { $number }
charts-after_round = Na ronde
charts-hidden = Verborgen tegels tellen hier mee vanaf het moment dat ze zijn getrokken.
charts-possible = Deze punten tellen pas mee als ze vaststaan: { $items }.
story-title = De partij in het kort
story-best = Beste zet: zet { $number } van { $name } ({ $move }). Die verbeterde de verwachte voorsprong met { $points }.
story-ahead = { $name } stond van de eerste tot de laatste zet voor.
story-turning = Keerpunt: zet { $number }. Daarna stond { $name } voor.
story-level = In deze partij speelde { $name } ongeveer op dit niveau: { $level }.
story-below = In deze partij speelde { $name } nog onder dit niveau: { $level }.
skill-title = Geluk en vaardigheid
skill-progress = Alle zetten zijn geanalyseerd. Nu wordt het geluk berekend.
skill-paused = Gepauzeerd: alle zetten zijn geanalyseerd, het geluk nog niet.
skill-you_lost = Je eigen zetten kostten je { $points }.
skill-lost = { $name } verloor { $points } door eigen zetten.
skill-you_gained = Je eigen zetten leverden je { $points } op.
skill-gained = { $name } won { $points } met eigen zetten.
skill-you_lucky = Geluk leverde je { $points } op.
skill-lucky = { $name } won { $points } door geluk.
skill-you_unlucky = Pech kostte je { $points }.
skill-unlucky = { $name } verloor { $points } door pech.
skill-even = Geluk en pech hielden elkaar in evenwicht.
skill-player = Speler
skill-start = Begin
skill-luck = Geluk
skill-own = Eigen zetten
skill-others = Zetten van anderen
skill-lead = Eindvoorsprong
skill-hint = ‘Begin’ is de voorsprong die vóór de eerste zet te verwachten was. Samen met wat geluk en zetten daaraan veranderden, geeft dat de eindvoorsprong op de beste andere speler.
skill-luck_chart = Geluk, opgeteld
skill-skill_chart = Vaardigheid, opgeteld
skill-skill_hint = Vaardigheid: wat de zetten van iedereen veranderden. Op elk moment is de verwachte voorsprong begin + geluk + vaardigheid.
skill-ends = { $name }: { $points } punten.
