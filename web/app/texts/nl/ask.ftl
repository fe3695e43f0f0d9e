### Dutch: the field for a move or a question.

ask-label = Zet of vraag
ask-send = Invoeren
ask-close = Sluiten
ask-unknown = ‘{ $text }’ is geen zet en geen vraag. Typ ‘{ $help }’ voor een overzicht.
ask-forbidden = ‘{ $move }’ mag niet. Regel { $rule }.
ask-no_row = Die rij is er niet.
ask-help = Typ een zet, zoals { $example }, of een vraag: { $questions }. Daarna kan de naam van een speler of het nummer van een rij volgen.
ask-help_over = Typ een vraag: { $questions }. Daarna kan de naam van een speler of het nummer van een rij volgen.
ask-places =
    { $number ->
        [one] { $number } zet: { $moves }.
       *[other] { $number } zetten, de beste: { $moves }.
    }
ask-notation-cells = In een zet is 0a de prijs en de kolom van de tegel, a1 het veld in de tuin, nw de hoek waar het pad omheen buigt. De hoek mag ontbreken.
ask-notation-squares = In een zet is 2,-1 een vak: 2 rechts van het startvak en 1 hoger; bij een kaart het vak linksboven. Het eerste woord en de draaiing mogen ontbreken.
ask-word-help = help
ask-word-garden = tuin
ask-word-row = rij
ask-word-places = plekken
ask-word-offer = aanbod
ask-word-moves = zetten
ask-word-choices = keuze
ask-word-score = score
ask-word-turn = beurt
