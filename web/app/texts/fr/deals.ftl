### French texts of daily games and the garden path.

way-daily = Partie du jour
way-path = Sentier du jardin
way_hint-daily = La même pour tout le monde aujourd’hui
way_hint-path = Étape par étape, jusqu’à l’architecte
daily-intro = Chaque jour, une partie de chaque jeu, la même pour tout le monde. Vous jouez contre l’ordinateur ({ $bot }) et pouvez vous arrêter et reprendre à tout moment.
daily-play = Jouer
daily-play_it = Jouer : { $game }, { $date }
daily-go_on = Continuer
daily-go_on_it = Continuer : { $game }, { $date }
daily-look = Voir la partie
daily-points = { $mine } à { $other }
daily-won =
    { $number ->
        [one] Victoire avec { $number } point d’avance
       *[other] Victoire avec { $number } points d’avance
    }
daily-lost =
    { $number ->
        [one] Défaite avec { $number } point de retard
       *[other] Défaite avec { $number } points de retard
    }
daily-won_level = Victoire au départage
daily-lost_level = Défaite au départage
daily-shared = Victoire partagée
daily-share = Partager
daily-share_text = Votre résultat sous forme de texte
daily-items = Points par critère
daily-back = Revenir à aujourd’hui
daily-future = Cette partie n’est pas encore disponible : elle arrive le { $date }.
daily-unknown = Cette partie n’existe pas.
daily-midnight = De nouvelles parties arrivent à minuit. Une partie commencée avant compte encore pour la veille jusqu’à six heures du matin.
daily-hints =
    { $number ->
        [one] Partie jouée avec { $number } conseil : pas de record, et au mieux le bronze.
       *[other] Partie jouée avec { $number } conseils : pas de record, et au mieux le bronze.
    }
daily-keep = Terminez-en une aujourd’hui et cela fera { $number } jours d’affilée.
daily-longest = Plus longue série : { $number } jours
daily-cell = { $date } : { $results }
daily-medals = Médailles
daily-margin = { $game } : au moins { $number } points d’avance
daily-months = Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre
daily-weekdays = lu ma me je ve sa di
path-intro = { $number } étapes, les mêmes pour tout le monde. Vos points rapportent jusqu’à trois étoiles, et une étoile ouvre l’étape suivante. Les conseils coûtent une étoile, mais jamais votre seule étoile.
path-unknown = Cette étape n’existe pas : le sentier en compte { $number }.
path-stage = Étape { $number }
path-stars = Étoiles : { $number } sur { $of }
path-stone = { $stage } : { $game }. { $against }. { $state }.
path-closed = S’ouvre avec une étoile à l’étape { $number }
path-first_target = victoire ou { $number } points
path-target = { $number } points
path-best = Meilleur résultat : { $points }
path-best_with_hints = Meilleur résultat : { $points } avec conseils
path-again = Réessayer
path-next = Étape suivante
path-next_star = Prochaine étoile : { $target }
path-next_star_alone = Prochaine étoile : { $target } sans conseil
path-hints =
    { $number ->
        [one] Partie jouée avec { $number } conseil : une étoile de moins (jamais la seule) et pas de record.
       *[other] Partie jouée avec { $number } conseils : une étoile de moins (jamais la seule) et pas de record.
    }
path_quarter-1 = Jardinet
path_quarter-2 = Verger
path_quarter-3 = Roseraie
path_quarter-4 = Jardin royal
medal_rule-gold = Gagner largement sans conseil ({ $margins })
medal_rule-silver = Gagner sans conseil
medal_rule-bronze = Terminer la partie
