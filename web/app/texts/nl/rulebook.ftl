### Dutch texts of the rule book.

way-rules = Spelregels
way_hint-rules = Elke regel, met een klein voorbeeld om uit te proberen
rulebook-intro = Elke regel met zijn nummer en een klein voorbeeld om hem uit te proberen.
rulebook-contents = Inhoud
rulebook-search = Zoeken in de regels
rulebook-none = Deze woorden staan in geen enkele regel.
rulebook-found =
    { $number ->
        [one] { $number } regel
       *[other] { $number } regels
    }
rulebook-try = Probeer het
rulebook-look = Bekijk het
rulebook-again = Opnieuw beginnen
rulebook-done = Gelukt: zo werkt de regel.
rulebook-refused = Dat mag niet: precies dit verbiedt de regel.
rulebook-back = Terug naar de partij
rulebook-turning = Vorige en volgende regel
rulebook-previous = Vorige regel
rulebook-next = Volgende regel
rulebook-open = Proberen in de spelregels
rulebook-example = Voorbeeld
rulebook-counts = Wat telt: { $things }.
rulebook-times = { $number } × { $tile }
rulebook-number = { $item }, { $name }: { $points }
