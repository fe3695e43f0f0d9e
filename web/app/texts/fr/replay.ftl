### French texts of replays, and parts of a match that are read aloud.

replay-title = La partie, coup par coup
replay-position = Coup { $number } sur { $of }, { $name }
replay-begin = Avant le premier coup
replay-slider = Position
replay-steps = D’une position à l’autre
replay-to-first = Au début
replay-to-back = Un coup en arrière
replay-to-next = Un coup en avant
replay-to-last = À la fin
replay-autoplay = Faire défiler les coups
replay-log = Coups
replay-close = Retour à la partie
replay-copy = Copier sous forme de texte
replay-download = Enregistrer dans un fichier
replay-same_luck = Si vous continuez à partir d’ici, une nouvelle partie commence, avec les mêmes tirages que dans la partie d’origine.
replay-dealt_anew = Si vous continuez à partir d’ici, une nouvelle partie commence, où tout ce qui est encore caché est mélangé de nouveau.
recap-title = Ce qui s’est passé avant votre tour
key-enter = Entrée
key-escape = Échap
key-shift = Maj
read-title = Lire à voix haute
read-hint = Pour les lecteurs d’écran : ces touches vous disent où en est la partie.
read-garden = Le jardin affiché en grand
read-offer = Ce qu’on peut prendre
read-moves = Les derniers coups
read-choices = Ce que vous pouvez choisir maintenant
read-score = Le score
read-turn = À qui de jouer
read-ask = Taper un coup ou une question
read-nothing = rien
read-points = { $name }, { $total } : { $items }.
read-cell = { $place }, { $what }
read-circuits =
    { $number ->
        [one] { $number } chemin complété
       *[other] { $number } chemins complétés
    }
read-wanted = Ce que veut l’empereur : { $features }
read-purse = { $name } a { $coins }
read-tiles =
    { $number ->
        [one] Vous pouvez prendre { $number } tuile
       *[other] Vous pouvez prendre { $number } tuiles
    }
read-places = Emplacements : { $places }.
read-from_to = { $what }, entre { $begin } et { $end }
read-small = Ensembles encore trop petits : { $groups }
read-piles = Il reste : { $piles }
read-cards = Cartes que vous pouvez poser : { $cards }
read-round = Manche { $number } sur { $of }.
read-round_begins = La manche { $number } sur { $of } commence.
