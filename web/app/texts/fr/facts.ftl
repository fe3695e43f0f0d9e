### French texts of sentences that explain a move.
###
### A text becomes a sentence: it begins in lower case and has no full stop. $but is empty or the text fact-but.

fact-later = au total, environ { $amount } d’ici la fin de la partie
fact-later_alone = devrait rapporter environ { $amount } d’ici la fin de la partie
fact-better = en fin de partie, environ { $amount } de plus
fact-worse = en fin de partie, environ { $amount } de moins
fact-mostly = { $text }, surtout : { $item }
fact-nothing = ne devrait rien rapporter
fact-loses = devrait faire perdre environ { $amount } d’ici la fin de la partie
fact-behind = à première vue, un autre coup rapporterait environ { $amount } de plus
fact-but = mais{ " " }
fact-more = En chiffres
fact-rest = Le reste
fact-than_other = Par rapport à l’autre coup :
fact-than_before = Par rapport à la position avant le coup :
fact-to_come = coups à venir
fact-own_to_come = ses propres coups à venir
fact-others_get = coups des autres
fact-group = { $subject } de { $number }
fact-squares =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
fact-circuit_closed = complète un chemin : { $points }
fact-circuit_near = encore une tuile, et un chemin est complet : { $stake }
fact-circuit_grows = forme la moitié d’un chemin : { $stake } une fois complété
fact-circuit_blocked = { $but }renonce à un chemin commencé, qui aurait pu rapporter { $stake }
fact-line_completed = complète un alignement de décors identiques : { $points }
fact-line_near = encore une tuile, et un alignement de décors identiques est complet : { $stake }
fact-line_blocked = { $but }renonce à un alignement auquel il ne manquait qu’une tuile, et qui aurait pu rapporter { $stake }
fact-decorations = { $number } × { $subject } : { $points }
fact-decorations_grow = { $number } × { $subject } : { $stake } à partir de 6
fact-last_here = prend la seule tuile du plateau de sélection avec cet élément : { $subject }
fact-small = répond à la petite préférence : { $points }
fact-large = répond à la grande préférence : { $points }
fact-detail = souci du détail : { $points }
fact-detail_lost = { $but }perd { $amount } au souci du détail
fact-detail_begun = { $but }perd d’abord { $amount } au souci du détail, qui rapporte à partir de la quatrième tuile
fact-majority_taken = prend la tête pour la majorité : { $points } pour l’instant
fact-majority_shared = arrive à égalité en tête pour la majorité : { $points } pour l’instant
fact-majority_second = prend la deuxième place pour la majorité : { $points } pour l’instant
fact-area_grows = garde chaque type de sol en une seule zone : { $stake }
fact-area_apart = { $but }sépare un sol ({ $subject }) en { $number } zones : { $points }
fact-areas_joined = réunit des zones d’un sol ({ $subject }) : { $points }
fact-ground_added = { $but }ajoute un nouveau type de sol, { $number } en tout : { $points }
fact-ground_kept = n’ajoute pas de nouveau type de sol : { $stake } pour { $number } types
fact-mission = remplit une mission : { $points }
fact-mission_near = encore une tuile, et une mission est remplie : { $stake }
fact-mission_grows = encore { $number } tuiles, et une mission est remplie : { $stake }
fact-costs = { $but }coûte { $amount }
fact-costs_now = { $but }coûte { $amount } ; un tour plus tard, la tuile serait moins chère
fact-denies_circuit = prend une tuile avec laquelle { $name } pouvait compléter un chemin : { $amount }
fact-denies_line = prend une tuile avec laquelle { $name } pouvait compléter un alignement : { $amount }
fact-denies_decoration = prend une tuile avec laquelle { $name } pouvait gagner { $amount } pour ses décors
fact-denies_mission = prend une tuile avec laquelle { $name } pouvait remplir une mission : { $amount }
fact-denies_tile = prend une tuile qui pouvait rapporter { $amount } à { $name }
fact-group_made = forme un ensemble assez grand pour un temple : { $group }
fact-group_touched = touche à un ensemble déjà assez grand pour un temple : { $group }
fact-group_near = encore une case, et un ensemble pourra avoir un temple : { $group }
fact-group_second = agrandit aussi un autre ensemble : { $group }
fact-group_room = fait de la place pour agrandir un ensemble : { $group }
fact-groups_joined = réunit des ensembles en un seul : { $group }
fact-group_blocked = { $but }réduit un ensemble en le recouvrant : { $group }
fact-tile_reach = met une tuile à portée : { $subject }, { $points }
fact-hidden_draw = donne aussi une tuile cachée
fact-temple_placed = place un temple sur un ensemble : { $group }
fact-temple_moved = { $but }retire le temple d’un ensemble : { $group }
fact-temple_hems = { $but }gêne la construction sur du terrain à bâtir : { $squares }
fact-temple_frees = libère du terrain à bâtir à côté de l’ancienne place du temple : { $squares }
fact-group_kept = garde un ensemble pour plus tard : { $group }
fact-waits = pas encore de temple ; l’ensemble peut encore grandir : { $group }
fact-tile_taken = { $number } × { $subject } : { $points }
fact-character_taken = { $subject } : { $points }
fact-series_completed = complète une série
fact-next_pays = une autre tuile de cette sorte ({ $subject }) rapporterait ensuite { $stake }
fact-last_of_kind = prend la dernière tuile de cette sorte
