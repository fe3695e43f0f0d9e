### French texts of the position editor.

editor-title = Composer une position
editor-players = Joueurs
editor-begin = Composer
editor-turn = Tourner
editor-put_back = Remettre dans la boîte
editor-put_here = Mettre ici : { $place }
editor-in_hand = En main : { $piece }
editor-help = Choisissez un élément, puis son emplacement. Vous pouvez reprendre ce qui est déjà posé.
editor-legal = Cette position est conforme aux règles.
editor-illegal = Le plateau d’analyse demande une position conforme aux règles :
editor-complete = Compléter au hasard
editor-done = Analyser
editor-rule = Règle { $rule }
editor-pieces = Matériel
editor-match = Partie
editor-read = Appliquer
editor-copy_link = Copier le lien
editor-edit = Modifier cette position
