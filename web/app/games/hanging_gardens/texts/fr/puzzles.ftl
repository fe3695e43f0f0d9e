### French texts of the puzzles of The Hanging Gardens.

puzzle_theme-split = Couper un ensemble
puzzle_theme-wait = Attendre
puzzle_theme-six = Un ensemble de six
puzzle_theme-card = Choix de la carte
puzzle_theme-place = Choix de l’emplacement
puzzle_theme-temple = Choix du temple
puzzle_theme-move = Déplacer un temple
puzzle_theme-group = Choix de l’ensemble
puzzle_theme-tile = Choix de la tuile
puzzle_theme-set = Compléter une série
puzzle_theme-person = Personnages
puzzle_theme-patience = Miser sur la suite
puzzle_theme-end = Fin de partie
puzzle_theme-deny = Gêner l’adversaire
