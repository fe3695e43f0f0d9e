### French: the field for a move or a question.

ask-label = Coup ou question
ask-send = Valider
ask-close = Fermer
ask-unknown = « { $text } » n’est ni un coup ni une question. Tapez « { $help } » pour la liste.
ask-forbidden = « { $move } » n’est pas permis. Règle { $rule }.
ask-no_row = Cette ligne n’existe pas.
ask-help = Tapez un coup, par exemple { $example }, ou une question : { $questions }. Vous pouvez ajouter le nom d’un joueur ou le numéro d’une ligne.
ask-help_over = Tapez une question : { $questions }. Vous pouvez ajouter le nom d’un joueur ou le numéro d’une ligne.
ask-places =
    { $number ->
        [one] { $number } coup : { $moves }.
       *[other] { $number } coups, les meilleurs : { $moves }.
    }
ask-notation-cells = Dans un coup, 0a est le prix et la colonne de la tuile, a1 la case du jardin, nw le coin que contourne le chemin. Le coin peut être omis.
ask-notation-squares = Dans un coup, 2,-1 est une case : 2 à droite de la case de départ et 1 plus haut ; pour une carte, celle en haut à gauche. Le premier mot et la rotation peuvent être omis.
ask-word-help = aide
ask-word-garden = jardin
ask-word-row = ligne
ask-word-places = places
ask-word-offer = offre
ask-word-moves = coups
ask-word-choices = choix
ask-word-score = score
ask-word-turn = tour
