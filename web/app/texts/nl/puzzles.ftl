### Dutch texts of puzzles.

way-puzzles = Puzzels
way_hint-puzzles = Vind in elke stelling de beste zet
puzzles-title = Puzzels
puzzles-of = Puzzel: { $game }
puzzles-intro = In elke stelling is één zet duidelijk de beste. Vind hem. Er wordt niets verklapt tot je erom vraagt.
puzzles-about = Puzzelrating: ongeveer { $rating }
puzzles-rating = Puzzelrating: { $rating }
puzzles-count = { $solved } opgelost, { $missed } niet opgelost
puzzles-train = Puzzels oplossen
puzzles-weakest = Mijn zwakste thema
puzzles-weakest_begin = Oefenen
puzzles-themes = Op thema
puzzles-players = Op aantal spelers
puzzles-players_hint = Voor drie en vier spelers zijn er nog maar weinig: ze vinden en controleren kost veel rekentijd.
puzzles-day = Puzzel van de dag
puzzles-day_hint = Vandaag voor iedereen dezelfde
puzzles-day_open = Openen
puzzles-tries =
    { $number ->
        [one] Opgelost bij de eerste poging
       *[other] Opgelost bij poging { $number }
    }
puzzles-storm = Puzzels op tijd
puzzles-storm_hint = Zoveel mogelijk in drie minuten. Na drie fouten is het voorbij.
puzzles-storm_begin = Starten
puzzles-storm_end = Stoppen
puzzles-storm_last = Laatste: { $number }
puzzles-storm_best = Record: { $number }
puzzles-storm_record = Een nieuw record!
puzzles-storm_solved =
    { $number ->
        [one] { $number } opgelost
       *[other] { $number } opgelost
    }
puzzles-storm_again = Nog een ronde
puzzles-retry_all = Alles opnieuw
puzzles-storm_count = { $solved } opgelost, { $missed } van { $of } fouten
puzzles-slipped = Dat was niet de beste zet.
puzzles-again = Nog eens te proberen: { $number }
puzzles-clock = Resterende tijd
puzzles-mistakes = Mijn fouten
puzzles-mistakes_hint = Stellingen uit geanalyseerde partijen waarin je zet een punt of meer kostte, komen na 1, 3, 7 en 21 dagen terug, tot je ze allemaal twee keer hebt opgelost.
puzzles-none_due = Vandaag valt er niets te herhalen.
puzzles-practise = Nu oefenen
puzzles-later =
    { $number ->
        [one] { $number } stelling komt later terug.
       *[other] { $number } stellingen komen later terug.
    }
puzzles-learned =
    { $number ->
        [one] { $number } stelling onder de knie.
       *[other] { $number } stellingen onder de knie.
    }
puzzles-task = Vind de beste zet
puzzles-whose = Je speelt als { $name }.
puzzles-wrong = Er is een betere zet
puzzles-costs = Dat kost je naar verwachting { $points } voorsprong. Probeer een andere zet.
puzzles-costs_about = Dat kost je naar verwachting ongeveer { $points } voorsprong. Probeer een andere zet.
puzzles-why_short = Waarom?
puzzles-compare = Zetten vergelijken
puzzles-then = Een mogelijke volgende stap: { $moves }.
puzzles-gives_up = Kost
puzzles-hint = Tip
puzzles-hint_costs = Tip ({ $change })
puzzles-hint_theme =
    { $number ->
        [one] Thema: { $themes }.
       *[other] Thema’s: { $themes }.
    }
puzzles-second = De op één na beste zet: { $text }.
puzzles-hint_piece = Kies: { $piece }.
puzzles-show = Oplossing tonen
puzzles-show_costs = Oplossing ({ $change })
puzzles-shown = De beste zet
puzzles-right = Dat is de beste zet
puzzles-right_late = Gevonden bij poging { $number }
puzzles-gap = Elke andere zet kost minstens { $points }.
puzzles-gap_played = Je zet in de partij kostte { $points }.
puzzles-as_good = Volgens onze schatting is hij even goed als de zet uit de analyse.
puzzles-rating_now = Je puzzelrating is nu { $rating } ({ $change }).
puzzles-own_rating = Deze puzzel: { $rating }
puzzles-retry = Nog een keer proberen
puzzles-next = Volgende puzzel
puzzles-all = Alle puzzels
puzzles-share = Delen
