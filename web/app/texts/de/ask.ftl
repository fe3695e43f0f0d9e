### German: the field for a move or a question.

ask-label = Zug oder Frage
ask-send = Eingeben
ask-close = Schließen
ask-unknown = „{ $text }“ ist weder ein Zug noch eine Frage. „{ $help }“ nennt, was möglich ist.
ask-forbidden = „{ $move }“ ist nicht erlaubt. Regel { $rule }.
ask-no_row = Diese Reihe gibt es nicht.
ask-help = Gib einen Zug ein, etwa { $example }, oder eine Frage: { $questions }. Danach kann der Name eines Spielers oder die Nummer einer Reihe stehen.
ask-help_over = Gib eine Frage ein: { $questions }. Danach kann der Name eines Spielers oder die Nummer einer Reihe stehen.
ask-places =
    { $number ->
        [one] { $number } Zug: { $moves }.
       *[other] { $number } Züge, die besten: { $moves }.
    }
ask-notation-cells = In einem Zug ist 0a der Preis und die Spalte des Plättchens, a1 das Gartenfeld, nw die Ecke, um die der Weg biegt. Die Ecke kann fehlen.
ask-notation-squares = In einem Zug ist 2,-1 ein Quadrat: 2 rechts vom Startquadrat und 1 nach oben; bei einer Karte das Quadrat oben links. Das erste Wort und die Drehung können fehlen.
ask-word-help = hilfe
ask-word-garden = garten
ask-word-row = reihe
ask-word-places = plätze
ask-word-offer = angebot
ask-word-moves = züge
ask-word-choices = auswahl
ask-word-score = punkte
ask-word-turn = dran
