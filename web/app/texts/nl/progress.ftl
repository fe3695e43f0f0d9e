### Dutch texts of progress: results, rating, achievements and gardens.

way-progress = Voortgang
way_hint-progress = Resultaten, prestaties en tuinen
progress_part-results = Resultaten
progress_part-rating = Speelsterkte
progress_part-achievements = Prestaties
progress_part-gardens = Tuinen
progress-empty = Hier is nog niets te zien. Speel een partij uit, dan vind je hier de resultaten en de tuinen.
progress-all_games = Alle spellen
progress-play = Een partij spelen
gardens-order = Volgorde
gardens-order-best = Beste eerst
gardens-order-newest = Nieuwste eerst
gardens-pages = Pagina’s
gardens-share = { $name } delen
progress-unfinished =
    { $number ->
        [one] { $number } partij die niet is uitgespeeld, telt niet mee.
       *[other] { $number } partijen die niet zijn uitgespeeld, tellen niet mee.
    }
progress-damaged =
    { $number ->
        [one] { $number } beschadigde partij telt niet mee.
       *[other] { $number } beschadigde partijen tellen niet mee.
    }
progress-note = Dit zijn de resultaten van mensen, niet van computerspelers, in de partijen die deze browser heeft opgeslagen. Een gedeelde overwinning telt voor iedereen die hem deelt.
progress-person = Speler
progress-everyone = Iedereen
progress-against = Tegen
progress-others = Andere mensen
progress-players = { $number } spelers
progress-options = Opties
progress-plain = Standaard
progress-games = Gespeeld
progress-won = Gewonnen
progress-average = Gemiddeld
progress-best = Record
progress-best_of =
    { $number ->
        [one] { $points } punt van { $name }: partij openen
       *[other] { $points } punten van { $name }: partij openen
    }
progress-share = { $share }%
progress-over_time = { $game }: laatste resultaten
progress-is_won = gewonnen
progress-is_lost = niet gewonnen
progress-date = Datum
progress-no_date = onbekend
progress-points = Punten
progress-items = { $game }: punten per onderdeel
progress-opponents = Tegenstanders
progress-puzzles = { $game }: puzzels per thema
progress-solved = Opgelost
progress-missed = Niet opgelost
progress-few = Vanaf { $number } partijen staan hier ook totalen en grafieken.
rating-of = { $game }: speelsterkte
rating-interval = waarschijnlijk { $low } tot { $high }
rating-explained = Hier tellen alleen de eigen zetten, tegen wie dan ook: hoe minder punten die in de laatste partijen (hoogstens { $number }) weggaven, hoe hoger de speelsterkte. De computerspelers vormen de maatstaf ({ $levels }), en de werkelijke sterkte ligt met 95% kans binnen dit interval.
rating-missing =
    { $number ->
        [one] Nog { $number } geanalyseerde partij, dan staat hier een speelsterkte.
       *[other] Nog { $number } geanalyseerde partijen, dan staat hier een speelsterkte.
    }
rating-idle = Uitgespeelde partijen worden automatisch geanalyseerd als de pagina verder niets te doen heeft.
rating-off = Partijen worden niet automatisch geanalyseerd, omdat dat in de instellingen is uitgeschakeld. Open in plaats daarvan de analyse van een partij.
rating-range = 95%-interval
rating-ends = { $name }: van { $begin } naar { $end }.
achievements-progress = { $number } van { $of }
achievements-earned = Behaald
achievements-new =
    { $number ->
        [one] Nieuwe prestatie: { $names }
       *[other] Nieuwe prestaties: { $names }
    }
achievement-both = Groene vingers
achievement-ladder = Naar de top
achievement-week = Een hele week
achievement-gold = Goudvisvijver
achievement_hint-both = Win een partij van elk spel.
achievement_hint-ladder = Versla de leerling, de tuinman, de meester en de architect.
achievement_hint-week = Speel { $target } dagen op rij de partij van de dag uit.
achievement_hint-gold = Haal { $target } gouden medailles met de partij van de dag.
