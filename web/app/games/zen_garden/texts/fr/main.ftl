### Interface texts of Zen Garden in French.

winner-zen--garden = { $name } gagne et devient architecte officiel de l’empereur.
end_help-zen--garden = Pointez ou touchez un nombre du décompte pour voir dans le jardin d’où viennent ces points.
board-title = Plateau de sélection
board-slot = { $tile } : { $cost }
board-too_dear = { $slot }, trop chère
board-taken = prise
coins-free = gratuite
coins-free_row = gratuites
coins =
    { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
space-tile = { $place } : { $tile }
space-ghost = { $place } : { $tile } ; choisir de nouveau pour la tourner
space-ghost_builds = { $place } : { $tile } ; choisir de nouveau pour la placer
space-open = { $place } : libre, placer ici
space-rim = { $place } : placer ici, le jardin se décale
space-empty = { $place } : vide
space-counts = { $space } ; compte pour { $item }
place-north = au-dessus de la colonne { $line }
place-south = au-dessous de la colonne { $line }
place-west = à gauche de la ligne { $line }
place-east = à droite de la ligne { $line }
tile-name = { $decoration }, { $path }, { $ground }
tile-laid = { $tile }, chemin autour du coin { $corner }
shift-way =
    { $number ->
        [one] de { $number } case { $way }
       *[other] de { $number } cases { $way }
    }
move-placed = a placé une tuile en { $cell } : { $tile } ({ $cost }).
move-shifted = Le jardin s’est déplacé { $shift }.
advice-bend = chemin autour du coin { $corner }
advice-shift = jardin déplacé { $shift }
help-take = { $name }, choisissez une tuile du plateau de sélection.
help-place = Choisissez maintenant une case du jardin.
help-confirm = Tournez la tuile comme vous voulez, puis placez-la.
help-at_once = Choisissez l’orientation de la tuile ou touchez encore la case : elle est placée aussitôt.
turn-orientation = Tourner la tuile
turn-rotate = Tourner dans le sens horaire
turn-corner = Chemin autour du coin { $corner }
turn-nudge = Déplacer le jardin
turn-nudge_way = Déplacer le jardin { $way }
turn-confirm = Placer
refusal-too_dear = Cette tuile coûte { $cost } et vous avez { $coins }.
refusal-taken = Cette tuile est déjà prise. La case sera de nouveau remplie à la fin de la manche.
refusal-no_tile = Choisissez d’abord une tuile du plateau de sélection.
refusal-no_room = Le jardin ne peut pas se déplacer dans cette direction : une tuile sortirait de la grille.
refusal-occupied = Il y a déjà une tuile ici.
refusal-not_adjacent = Une nouvelle tuile doit toucher une tuile de votre jardin par un bord.
wish-each =
    { $number ->
        [one] { $number } point par tuile
       *[other] { $number } points par tuile
    }
wish-one_of =
    { $number ->
        [one] { $others } ou { $number } point
       *[other] { $others } ou { $number } points
    }
wish-range = de { $low } à { $high } points
wish_short-each = { $points }/tuile
wish_short-most = le plus : { $points }
wish_short-first = 1er : { $points }
wish_short-range = { $low } à { $high }
wish_short-one_of = { $low } ou { $high }
rule-wanted = Dans cette partie : { $features }.
rule_count-circuits = Chemins complétés
rule_count-grounds = Sols
rule_count-points = Points
rule_count-tiles = Tuiles
supply-title = Tuiles
supply-both = Réserve : { $supply }, défausse : { $discard }.
supply-hint = On ne sait pas dans quel ordre viendront les tuiles de la réserve, mais on voit lesquelles elle contient.
supply-legend = Les tuiles pâles sont sur le plateau de sélection ou dans un jardin ; celles qui sont barrées sont dans la défausse.
supply-feature = Élément
supply-supply = Réserve
supply-discard = Défausse
keys-arrows = Se déplacer sur le plateau de sélection, dans le jardin et dans le score
keys-board = Aller au plateau de sélection
keys-rotate = Tourner la tuile dans le sens horaire
keys-confirm = Placer la tuile ; continuer après un coup de l’ordinateur
keys-tiles = Tuiles de la réserve et de la défausse
say-chose = Tuile choisie : { $tile }.
say-offer = En { $cell } : { $tile }.
say-row = Ligne { $number } : { $cells }
feature-pagoda = pagode
feature-bench = banc
feature-buddha = bouddha
feature-gate = porte
feature-crane = grue
feature-path--sand = chemin de sable
feature-path--wood = chemin en bois
feature-path--stone = chemin en pierre
feature-ground--sand = sable
feature-ground--pebbles = graviers
feature-ground--trees = arbres
feature-ground--clay = argile
feature-ground--water = eau
feature-ground--blossom = cerisiers
corner-nw = en haut à gauche
corner-ne = en haut à droite
corner-se = en bas à droite
corner-sw = en bas à gauche
way-north = vers le haut
way-east = vers la droite
way-south = vers le bas
way-west = vers la gauche
item-coins = Pièces
item-circuits = Chemins complétés
item-decorations = Décors
item-small = Petite préférence
item-large = Grande préférence
item-majority = Majorité
item-detail = Souci du détail
item-unity = Unité
item-minimalist = Minimaliste
item-missions = Missions
achievement-circuits = La boucle est bouclée
achievement-harmony = Paix intérieure
achievement-zen--points = L’empereur sourit
achievement_hint-circuits = Complétez { $target } chemins dans un même jardin.
achievement_hint-harmony = Marquez les points d’Unité avec trois sols au plus dans votre jardin.
achievement_hint-zen--points = Marquez { $target } points en une partie.
whereabouts-supply = dans la réserve
whereabouts-discard = dans la défausse
whereabouts-board = sur le plateau de sélection
whereabouts-garden = dans un jardin
edit-not_connected = Les tuiles d’un jardin doivent toutes être reliées par leurs bords.
edit-points = Un autre joueur a déjà la tuile Points de valeur { $points } de cette mission.
edit-other_first = Ces jardins ne correspondent à l’ordre des tours que si { $name } commence.
edit-turns = Tuiles du jardin de { $name } : { $tiles }. D’après le nombre de tours joués, il doit y en avoir { $wanted }.
edit-board = Cases vides du plateau de sélection : { $empty }. D’après le nombre de tours joués, il doit y en avoir { $wanted }.
edit-mission = { $name } a des points pour la mission { $mission } sans avoir quatre tuiles de chaque élément.
setting-first = Premier joueur
setting-boards = Plateaux Préférence
setting-small = Petite préférence
setting-large = Grande préférence
setting-majority = Majorité
setting-detail = Souci du détail
setting-mission = Mission { $number }
setting-coins = Pièces
setting-points = Points de la mission { $number }
place-boards = les plateaux Préférence
place-ties = l’égalité pour la majorité
place-emperor = les tuiles Empereur
place-missions = les missions
place-board = le plateau de sélection
place-supply = la réserve
place-discard = la défausse
place-coins = pièces
