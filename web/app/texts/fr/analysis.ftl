### French texts of the analysis board.

way-analysis = Plateau d’analyse
analysis-intro = Ouvrez une partie ou une règle et choisissez « Plateau d’analyse », ou collez une position :
analysis-boards = Plateaux
analysis-new = Une nouvelle position
analysis-back = Retour
analysis-lines = Variantes
analysis-match_line = La partie
analysis-line = Variante { $number }
analysis-branch = { $line } : { $name }
analysis-branches = Autres variantes à partir d’ici
analysis-dealt = Ce qui n’a pas encore été révélé dans la partie est distribué ici au hasard.
analysis-ranking = Première estimation. La recherche continue…
analysis-ranked = Recherche terminée.
analysis-name = Nom
analysis-comment = Commentaire
analysis-edit = Modifier
analysis-save = Enregistrer
analysis-noted = Enregistré.
analysis-delete = Supprimer cette variante
analysis-lead = Avance prévue
analysis-lead_hint = L’avance que chacun peut espérer à la fin sur le meilleur des autres joueurs.
analysis-lead_from_to = { $name } : avance prévue de { $begin } à { $end }.
analysis-level = Adversaire
analysis-best = Meilleur coup trouvé : { $move }
analysis-rank =
    { $number ->
        [one] { $label }, numéro { $ranks } des meilleurs coups
       *[other] { $label }, numéros { $ranks } des meilleurs coups
    }
analysis-text = Position sous forme de texte
analysis-notation = Position
analysis-copy = Copier la position
analysis-set_up = Ouvrir cette position
analysis-example = Un exemple valide
place-position = le texte
place-game = le jeu
place-players = le nombre de joueurs
place-first = qui a commencé
place-turn = le tour
place-end = la fin
place-garden = jardin
