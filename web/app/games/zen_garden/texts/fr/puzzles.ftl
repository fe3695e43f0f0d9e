### French texts of the puzzles of Zen Garden.

puzzle_theme-circuit = Chemin complété
puzzle_theme-line = Alignement
puzzle_theme-pay = Payer ou attendre
puzzle_theme-shift = Déplacer le jardin
puzzle_theme-orientation = Orientation
puzzle_theme-majority = Majorité
puzzle_theme-mission = Mission
puzzle_theme-decorations = Décors
puzzle_theme-detail = Souci du détail
puzzle_theme-grounds = Sols
puzzle_theme-end = Fin de partie
puzzle_theme-deny = Gêner l’adversaire
