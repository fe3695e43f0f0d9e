### Interface texts of The Hanging Gardens in French.

winner-hanging--gardens = { $name } gagne et devient architecte du roi.
end_help-hanging--gardens = Toutes les tuiles cachées sont maintenant visibles. Choisissez le jardin d’un joueur pour le voir en grand.
hg-cards =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
hg-tiles =
    { $number ->
        [one] { $number } tuile
       *[other] { $number } tuiles
    }
hg-squares =
    { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }
hg-temples =
    { $number ->
        [one] { $number } temple restant
       *[other] { $number } temples restants
    }
hg-hidden =
    { $number ->
        [one] { $number } tuile cachée
       *[other] { $number } tuiles cachées
    }
hg-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hg-group-terrace =
    { $number ->
        [one] terrasse isolée
       *[other] terrasse de { $number }
    }
hg-group-park =
    { $number ->
        [one] parc isolé
       *[other] parc de { $number }
    }
hg-group-arcade =
    { $number ->
        [one] arcade isolée
       *[other] arcade de { $number }
    }
hg-group-fountain =
    { $number ->
        [one] fontaine isolée
       *[other] fontaine de { $number }
    }
hg-temple = temple
hg-stack = Pile
hg-hidden_tile = tuile cachée
hg-face_up = Cartes visibles
hg-board = Tuiles du plateau
hg-row = Rangée { $number }
hg-space = { $tile }, rangée { $row }
hg-space_empty = Rangée { $row } : vide
hg-space_far = { $space }, hors de portée
hg-card = Carte { $number } : { $upper } ; en dessous, { $lower }
hg-card_taken = Carte { $number } : prise
hg-card_nowhere = { $card } ; ne peut aller nulle part
hg-card_turned = { $card }, tournée de { $degrees } degrés
hg-place-left = { $number } à gauche
hg-place-right = { $number } à droite
hg-place-up = { $number } plus haut
hg-place-down = { $number } plus bas
hg-place-start = la case de départ
hg-area-nw = en haut à gauche
hg-area-n = en haut
hg-area-ne = en haut à droite
hg-area-w = à gauche
hg-area-middle = au milieu
hg-area-e = à droite
hg-area-sw = en bas à gauche
hg-area-s = en bas
hg-area-se = en bas à droite
hg-square = { $place } : { $motif }
hg-square_temple = { $square }, temple
hg-square_bare = { $place } : table nue
hg-mark_lay = { $place } : la carte peut aller ici
hg-mark_temple = { $square } : { $group }, placer un temple ; tuiles à portée : { $reach }
hg-mark_removed = { $square } : { $group }, vous pouvez déplacer ce temple
hg-mark_moved = { $square } ; le temple a été déplacé d’ici vers : { $to }
hg-reach-2 = rangée 1
hg-reach-4 = rangées 1 et 2
hg-reach-6 = les trois rangées
hg-reach_drawn = { $reach }, après une tuile cachée
hg-left = Tourner vers la gauche
hg-right = Tourner vers la droite
hg-lay = Poser la carte
hg-detail-put_back = remise dans la boîte
hg-detail-row = rangée { $number }
hg-detail-removed = avant : { $group }
hg-put_back = Remettre la carte dans la boîte
hg-place_temple = Placer un temple
hg-no_temple = Pas de temple
hg-take = Prendre
hg-draw = Piocher une tuile cachée
hg-enlarge = Agrandir le jardin
hg-fit = Jardin entier
hg-larger = Agrandir
hg-smaller = Réduire
hg-help-card = { $name }, choisissez une des cartes visibles.
hg-help-place = Choisissez de nouveau la carte pour la tourner, ou choisissez un emplacement marqué dans votre jardin.
hg-help-lay = Voici comment la carte serait posée. Posez-la, tournez-la ou choisissez un autre emplacement.
hg-help-temple = Choisissez une case encadrée pour un temple, ou terminez votre tour sans temple.
hg-help-removed = Vos 5 temples sont tous placés : choisissez lequel des temples encadrés déplacer.
hg-help-tile = Choisissez une des tuiles encadrées.
hg-help-draw = Ce temple vous rapporte d’abord une tuile cachée. Une fois que vous l’avez piochée, vous ne pouvez plus annuler ce tour.
hg-help-put_back = Aucune des cartes visibles ne peut aller dans votre jardin : choisissez-en une à remettre dans la boîte.
hg-hand_over_hint = Les tuiles cachées le restent tant que { $name } ne demande pas à les voir.
hg-show_hidden = Montrer mes tuiles cachées
hg-hide_hidden = Cacher mes tuiles cachées
hg-removed = Temple retiré : { $group }
hg-cards_left = Cartes restantes
hg-cards_left_hint = Les cartes qui n’ont pas encore été retournées. Leur ordre est caché.
hg-stack_left = Tuiles qui peuvent encore être dans la pile
hg-stack_left_hint = Les tuiles cachées que les autres ont piochées sont aussi comptées dans le tableau : seuls leurs propriétaires les connaissent.
hg-shares = Joueur
hg-shares_hint = Les tuiles cachées des autres ne sont pas comptées.
hg-sets = Tuiles gagnées
hg-sets_none = Pas encore de tuile
hg-set = { $tile } : { $tiles }, { $points }
hg-set_hidden = { $tiles }, points inconnus
hg-values = { $tile } : { $values }
hg-person_value = { $alone }, ou { $complete } avec une série complète
hg-guard_value = { $points } par porte
hg-row_size = { $row } : pour les ensembles d’au moins { $squares }
hg-space_brings =
    { $number ->
        [one] { $space } : { $points } point
       *[other] { $space } : { $points } points
    }
hg-degrees = tournée de { $degrees } degrés
hg-places =
    { $number ->
        [one] { $number } emplacement dans ce sens
       *[other] { $number } emplacements dans ce sens
    }
hg-temple_option = { $group } ({ $reach })
hg-reward = { $group } : un temple y rapporte une tuile ({ $reach })
hg-no_group = Aucun ensemble pour un temple
hg-turn_card = Tourner la carte
hg-tile = Tuile
hg-tile_values = Valeurs
hg-source_hint = * reconstituées : aucune source connue
hg-may_be = Peut-être encore dans la pile : { $number } sur { $of }
hg-number = Tuiles
hg-worth = Points
hg-next = Une de plus
hg-move-lay = a posé une carte { $area } : { $card }.
hg-laid_at = Centre de la carte : { $place }.
hg-move-discard = a remis une carte dans la boîte : { $card }.
hg-move-temple = a placé un temple : { $group }.
hg-move-temple_moved = a déplacé un temple : { $group } (avant : { $old }).
hg-move-pass = n’a placé aucun temple.
hg-move-take = a pris une tuile : { $tile }.
hg-move-drew = Une tuile cachée a été piochée.
hg-move-drew_it = Une tuile cachée a été piochée : { $tile }.
hg-move-missed = Une tuile manquait : 5 points à la place.
hg-help-turn = Dans ce sens, la carte ne peut aller nulle part : tournez-la.
hg-help-place_temple = Placez le temple ici, ou choisissez tout de suite une tuile encadrée.
hg-help-drawn = Vous avez pioché : { $tile }.
hg-help-covered = Vous avez pioché une tuile cachée : le bouton à côté de votre nom la montre.
hg-keys-arrows = Se déplacer entre les cartes, les cases, les tuiles et les points ; les cases se comptent depuis la case de départ
hg-keys-cards = Aller aux cartes visibles
hg-keys-board = Aller aux tuiles du plateau
hg-keys-confirm = Poser, placer ou prendre ; continuer après un coup de l’ordinateur
hg-scroll-west = Défiler vers la gauche
hg-scroll-north = Défiler vers le haut
hg-scroll-south = Défiler vers le bas
hg-scroll-east = Défiler vers la droite
hg-edition_played = Cette partie se joue avec les cartes et les valeurs de « { $name } ».
hg-edition_cards = Cartes
hg-edition-title = Vos propres cartes et valeurs
hg-edition-hint = Si vous possédez le jeu, vous pouvez jouer avec ses vraies cartes : enregistrez le fichier fourni, inscrivez-y ce que montrent vos cartes et vos tuiles, donnez-lui un autre nom, puis choisissez-le ici. Il est conservé dans ce navigateur et enregistré avec chaque partie où vous l’utilisez.
hg-edition-template = Enregistrer le fichier fourni
hg-edition-choose = Choisir un fichier
hg-edition-remove_it = Supprimer { $name }
hg-edition-damaged = Ce fichier est illisible. Il reste tel quel jusqu’à ce que vous le supprimiez.
hg-edition-newer = Le fichier de ce nom a été enregistré par une version plus récente de Hofgarten. Il reste tel quel jusqu’à ce que vous le supprimiez.
hg-edition-added = { $name } a été ajouté et choisi.
hg-edition-replaced = { $name } a été remplacé par le nouveau fichier.
hg-edition-removed = { $name } a été supprimé.
hg-edition-not_kept = Ce navigateur ne peut pas enregistrer { $name } : son espace de stockage est plein ou désactivé. Le fichier reste disponible jusqu’à ce que vous quittiez la page.
hg-edition-large = { $file } est trop volumineux : un fichier de cartes et de valeurs ne doit pas dépasser { $most } ko.
hg-edition-unreadable = { $file } n’a pas pu être lu.
hg-edition-text = { $file } n’est pas du texte en UTF-8.
hg-edition-json = { $file } n’est pas du JSON valide : l’erreur se trouve à la ligne { $line }, colonne { $column }, ou juste avant.
hg-edition-json_deep = { $file } : plus de { $found } niveaux d’accolades ou de crochets sont imbriqués.
hg-edition-json_twice = { $file } : « { $found } » figure deux fois entre les mêmes accolades.
hg-edition-json_number = { $file } : le nombre { $found } est trop grand.
hg-edition-json_constant = { $file } : « { $found } » n’est pas un nombre en JSON.
hg-edition-json_half = { $file } contient un caractère incomplet (un code de substitution isolé).
hg-edition-whole = { $file } ne contient ni cartes ni valeurs : son texte doit commencer par une accolade.
hg-edition-taken = { $file } porte le nom « { $where } », comme le fichier fourni. Donnez-lui un autre nom.
hg-edition-no_object = { $file } : « { $where } » n’est pas un groupe de noms et de valeurs entre accolades.
hg-edition-missing = { $file } : il manque « { $where } ».
hg-edition-unknown = { $file } : « { $where } » n’a pas sa place à cet endroit.
hg-edition-name = { $file } : « name » doit être un texte de 1 à 60 caractères, dont au moins une lettre ou un chiffre.
hg-edition-cards = { $file } : « cards » doit être une liste de 60 cartes, mais vaut ici { $found }.
hg-edition-card = { $file } : la carte { $where } est { $found }, mais il faut six caractères parmi T, P, A, F et le point.
hg-edition-no_motif = { $file } : la carte { $where }, { $found }, ne montre aucun motif.
hg-edition-series = { $file } : « { $where } » doit contenir de 1 à 12 nombres entiers de 0 à 1000, mais vaut ici { $found }.
hg-edition-falling = { $file } : les valeurs de « { $where } » ne doivent pas baisser : { $found }.
hg-edition-person = { $file } : « { $where } » doit contenir deux nombres entiers de 0 à 1000, mais vaut ici { $found }.
hg-edition-guard = { $file } : « guard » doit être un nombre entier de 0 à 100, mais vaut ici { $found }.
hg-edition-source = { $file } : « { $where } » doit être un texte de 1 à 200 caractères.
hg-source-reconstructed = reconstituées
hg-source-rules = règles publiées
hg-source-review = critique publiée
hg-source-partly = deux premières valeurs : critique publiée ; les autres : reconstituées
refusal-laid = Vous avez déjà posé une carte pendant ce tour.
refusal-tile_due = Vous avez placé un temple : vous devez maintenant prendre une tuile.
refusal-square_first = Choisissez d’abord la case encadrée où placer le temple.
refusal-no_card = Choisissez d’abord une des cartes visibles.
refusal-card_taken = Cette carte est déjà prise. De nouvelles cartes seront retournées à la prochaine manche.
refusal-card_nowhere = Cette carte ne peut aller nulle part dans votre jardin. Choisissez-en une autre.
refusal-bare_table = Un motif se trouverait sur la table nue : il doit couvrir une case de votre jardin.
refusal-on_temple = Vous ne pouvez pas couvrir une case qui porte un temple.
refusal-no_motif = C’est du terrain à bâtir. Un temple se place sur un ensemble de cases d’un même motif.
refusal-too_small = Cet ensemble n’a que { $squares }. Il en faut au moins 3 pour un temple.
refusal-untouched = La carte que vous venez de poser ne fait pas partie de cet ensemble.
refusal-has_temple = Il y a déjà un temple sur cet ensemble.
refusal-no_temple_due = Vous ne pouvez pas prendre de tuile maintenant : on en gagne avec un temple.
refusal-out_of_reach = Cette tuile est hors de portée. À portée de votre ensemble : { $reach }.
refusal-space_empty = Il n’y a pas de tuile sur cet emplacement.
refusal-not_smallest = Vous ne pouvez déplacer que le temple de votre plus petit ensemble.
motif-terrace = terrasse
motif-park = parc
motif-arcade = arcade
motif-fountain = fontaine
motif-ground = terrain à bâtir
item-queen = Reine
item-king = Roi
item-tiger = Tigre
item-garden = Jardin
item-statue = Statue
item-chalice = Calice
item-gate = Porte
item-animal--handler = Dompteur
item-gardener = Jardinier
item-sculptor = Sculpteur
item-priest = Prêtre
item-guard = Garde
item-missing = Tuiles manquantes
item-tiles--to--come = Tuiles à venir
item-temple = Temple de ce tour
item-groups = Ensembles à agrandir
item-room = Place pour construire
achievement-series = Collection complète
achievement-persons = Toute la cour
achievement-hanging--points = Merveille du monde
achievement_hint-series = Marquez des points dans les { $target } sortes de tuiles en une partie.
achievement_hint-persons = Marquez des points pour { $target } personnages différents en une partie.
achievement_hint-hanging--points = Marquez { $target } points en une partie.
edit-squares = Cases et temples
edit-gone = Cartes déjà posées
edit-card = Carte : { $motifs }
edit-turned = { $piece }, tournée de { $degrees }°
edit-elsewhere = Cet élément n’a pas sa place ici.
edit-not_connected = Les cases d’un jardin doivent toutes être reliées par leurs bords.
edit-start_card = Les cases de la carte de départ sont toujours là.
edit-temple_on_ground = Un temple se place sur un motif, pas sur le terrain à bâtir ni sur la table.
edit-temples = Chaque joueur n’a que cinq temples.
edit-card_on_temple = Une carte ne peut pas couvrir un temple.
edit-card_on_table = Un motif de la carte se trouverait sur la table nue.
edit-no_tile_left = Toutes les tuiles de cette sorte sont déjà en jeu.
edit-unknown_tile = Cette tuile est inconnue, elle ne peut donc être que cachée : celles prises sur le plateau restent visibles.
edit-cards = Cartes prises pendant cette manche : { $empty }. D’après le nombre de tours joués, il doit y en avoir { $wanted }.
edit-deck = Cartes restantes : { $cards }. D’après le nombre de tours joués, il doit y en avoir { $wanted }.
edit-space = Un emplacement du plateau est vide, alors qu’il reste des tuiles dans la pile.
edit-too_large = Le jardin de { $name } est trop grand pour les cartes posées jusqu’ici.
edit-missing = Autant de tuiles ne peuvent pas avoir manqué à { $name } en si peu de tours.
edit_piece-bare = table nue
edit_piece-temple = temple
edit_tiles-tiles = Tuiles
edit_tiles-hidden = Tuiles cachées
setting-first = Premier joueur
setting-turn = Tours joués
place-board = le plateau
place-phase = l’étape du tour
place-cards = les cartes visibles
place-deck = les cartes restantes
place-stack = la pile de tuiles
place-edition = les cartes et les valeurs
place-tiles = tuiles
place-row = rangée
place-hidden_tiles = tuiles cachées
