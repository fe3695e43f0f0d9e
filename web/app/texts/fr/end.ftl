### French texts of the end of a match: news, pictures, charts, luck and skill.

garden_picture-title = Image d’un jardin
garden_picture-whose = Joueur
garden_picture-open = Ouvrir la partie
garden_picture-svg = Enregistrer en SVG
garden_picture-png = Enregistrer
garden_picture-save = Enregistrer l’image
garden_picture-share = Partager
garden_picture-link = Lien
garden_picture-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
garden_picture-unit =
    { $number ->
        [one] point
       *[other] points
    }
garden_picture-won = { $unit } · victoire
end-more = Plus
end-same_deal = Même donne
end-turned_deal = Même donne, places échangées
end-best = Record personnel : { $gain }
end-best_of = Record personnel de { $name } : { $gain }
end-hints =
    { $number ->
        [one] { $name } a demandé { $number } conseil : pas de record.
       *[other] { $name } a demandé { $number } conseils : pas de record.
    }
end-next-apprentice = { $number } victoires contre l’apprenti : affrontez le jardinier.
end-next-gardener = { $number } victoires contre le jardinier : affrontez le maître.
end-next-master = { $number } victoires contre le maître : affrontez l’architecte.
end-next-review = L’analyse montre quels coups vous ont coûté le plus cher.
end-next-daily = La partie du jour vous attend encore.
charts-title = Graphiques
charts-items = Points par critère
charts-rounds = Score par manche
charts-round = Manche { $number }
charts-after_round = Après la manche
charts-hidden = Les tuiles cachées comptent ici dès le moment où elles ont été piochées.
charts-possible = Ces points ne comptent qu’une fois acquis : { $items }.
story-title = La partie en bref
story-best = Meilleur coup : le coup { $number } de { $name } ({ $move }). Gain : { $points } d’avance prévue.
story-ahead = { $name } a mené du premier au dernier coup.
story-turning = Tournant : coup { $number }. Ensuite, { $name } a toujours mené.
story-level = Dans cette partie, { $name } a joué à peu près à ce niveau : { $level }.
story-below = Dans cette partie, { $name } a joué en dessous de ce niveau : { $level }.
skill-title = Chance et habileté
skill-progress = Tous les coups sont analysés. Calcul de la chance en cours.
skill-paused = En pause : tous les coups sont analysés, la chance pas encore.
skill-you_lost = Vos propres coups vous ont coûté { $points }.
skill-lost = Ses propres coups ont coûté { $points } à { $name }.
skill-you_gained = Vos propres coups vous ont rapporté { $points }.
skill-gained = Ses propres coups ont rapporté { $points } à { $name }.
skill-you_lucky = La chance vous a rapporté { $points }.
skill-lucky = La chance a rapporté { $points } à { $name }.
skill-you_unlucky = La malchance vous a coûté { $points }.
skill-unlucky = La malchance a coûté { $points } à { $name }.
skill-even = Chance et malchance se sont compensées.
skill-player = Joueur
skill-start = Départ
skill-luck = Chance
skill-own = Ses coups
skill-others = Coups des autres
skill-lead = Avance finale
skill-hint = Le départ est l’avance que l’on pouvait prévoir avant le premier coup. Avec ce que la chance et les coups y ont changé, on obtient l’avance finale sur le meilleur des autres joueurs.
skill-luck_chart = Chance cumulée
skill-skill_chart = Habileté cumulée
skill-skill_hint = Habileté : ce que les coups de tous les joueurs ont changé. À tout moment, l’avance prévue est égale à départ + chance + habileté.
skill-ends = { $name } : { $points }.
