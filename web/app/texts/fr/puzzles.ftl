### French texts of puzzles.

way-puzzles = Problèmes
way_hint-puzzles = Trouvez le meilleur coup de chaque position
puzzles-title = Problèmes
puzzles-of = Problème : { $game }
puzzles-intro = Dans chaque position, un coup est nettement le meilleur. Trouvez-le. Rien ne le dévoile tant que vous ne le demandez pas.
puzzles-about = Cote : environ { $rating }
puzzles-rating = Cote : { $rating }
puzzles-count = Résolus : { $solved }, manqués : { $missed }
puzzles-train = Résoudre des problèmes
puzzles-weakest = Votre point faible
puzzles-weakest_begin = S’entraîner
puzzles-themes = Par thème
puzzles-players = Par nombre de joueurs
puzzles-players_hint = Il y en a encore peu à trois ou quatre joueurs : en trouver et en vérifier un demande beaucoup de calcul.
puzzles-day = Problème du jour
puzzles-day_hint = Le même pour tout le monde aujourd’hui
puzzles-day_open = Ouvrir
puzzles-tries =
    { $number ->
        [one] Résolu du premier coup
       *[other] Résolu en { $number } essais
    }
puzzles-storm = Problèmes contre la montre
puzzles-storm_hint = Le plus possible en trois minutes. Trois erreurs et c’est fini.
puzzles-storm_begin = Commencer
puzzles-storm_end = Arrêter
puzzles-storm_last = Dernier essai : { $number }
puzzles-storm_best = Record : { $number }
puzzles-storm_record = Nouveau record !
puzzles-storm_solved =
    { $number ->
        [one] { $number } résolu
       *[other] { $number } résolus
    }
puzzles-storm_again = Encore une série
puzzles-retry_all = Tout réessayer
puzzles-storm_count = Résolus : { $solved }, erreurs : { $missed } sur { $of }
puzzles-slipped = Ce n’était pas le meilleur coup.
puzzles-again = À refaire : { $number }
puzzles-clock = Temps restant
puzzles-mistakes = Vos erreurs
puzzles-mistakes_hint = Les positions des parties analysées où votre coup vous a coûté un point ou plus reviennent après 1, 3, 7 et 21 jours, jusqu’à ce que vous les ayez toutes résolues deux fois.
puzzles-none_due = Rien à revoir aujourd’hui.
puzzles-practise = S’entraîner maintenant
puzzles-later =
    { $number ->
        [one] { $number } position reviendra plus tard.
       *[other] { $number } positions reviendront plus tard.
    }
puzzles-learned =
    { $number ->
        [one] { $number } position est acquise.
       *[other] { $number } positions sont acquises.
    }
puzzles-task = Trouvez le meilleur coup
puzzles-whose = Vous jouez pour { $name }.
puzzles-wrong = Il y a un meilleur coup
puzzles-costs = Ce coup vous fait perdre { $points } d’avance. Essayez un autre coup.
puzzles-costs_about = Ce coup vous fait perdre environ { $points } d’avance. Essayez un autre coup.
puzzles-why_short = Pourquoi ?
puzzles-compare = Comparer les coups
puzzles-then = Suite possible : { $moves }.
puzzles-gives_up = Coûte
puzzles-hint = Indice
puzzles-hint_costs = Indice ({ $change })
puzzles-hint_theme =
    { $number ->
        [one] Thème : { $themes }.
       *[other] Thèmes : { $themes }.
    }
puzzles-second = Le deuxième meilleur coup : { $text }.
puzzles-hint_piece = À choisir : { $piece }.
puzzles-show = Montrer la solution
puzzles-show_costs = Solution ({ $change })
puzzles-shown = Le meilleur coup
puzzles-right = C’est le meilleur coup
puzzles-right_late = Trouvé en { $number } essais
puzzles-gap = Tout autre coup coûte au moins { $points }.
puzzles-gap_played = Votre coup dans la partie a coûté { $points }.
puzzles-as_good = D’après notre estimation, il est aussi bon que le coup trouvé par l’analyse.
puzzles-rating_now = Votre cote est maintenant de { $rating } ({ $change }).
puzzles-own_rating = Ce problème : { $rating }
puzzles-retry = Réessayer
puzzles-next = Problème suivant
puzzles-all = Tous les problèmes
puzzles-share = Partager
