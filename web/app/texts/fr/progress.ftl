### French texts of progress: results, rating, achievements and gardens.

way-progress = Progression
way_hint-progress = Résultats, succès et jardins
progress_part-results = Résultats
progress_part-rating = Niveau
progress_part-achievements = Succès
progress_part-gardens = Jardins
progress-empty = Il n’y a encore rien à voir ici. Jouez une partie jusqu’au bout : vous retrouverez ici ses résultats et ses jardins.
progress-all_games = Tous les jeux
progress-play = Jouer une partie
gardens-order = Ordre
gardens-order-best = Les meilleurs d’abord
gardens-order-newest = Les plus récents d’abord
gardens-pages = Pages
gardens-share = Partager : { $name }
progress-unfinished =
    { $number ->
        [one] { $number } partie inachevée n’est pas comptée.
       *[other] { $number } parties inachevées ne sont pas comptées.
    }
progress-damaged =
    { $number ->
        [one] { $number } partie endommagée n’est pas comptée.
       *[other] { $number } parties endommagées ne sont pas comptées.
    }
progress-note = Ce sont les résultats des joueurs humains, et non de l’ordinateur, dans les parties enregistrées dans ce navigateur. Une victoire partagée compte pour tous ceux qui la partagent.
progress-person = Joueur
progress-everyone = Tout le monde
progress-against = Contre
progress-others = Autres joueurs
progress-players = { $number } joueurs
progress-options = Options
progress-plain = Standard
progress-games = Jouées
progress-won = Gagnées
progress-average = Moyenne
progress-best = Record
progress-best_of =
    { $number ->
        [one] { $name }, { $points } point : ouvrir la partie
       *[other] { $name }, { $points } points : ouvrir la partie
    }
progress-share = { $share } %
progress-over_time = { $game } : derniers résultats
progress-is_won = gagnée
progress-is_lost = non gagnée
progress-date = Date
progress-no_date = inconnue
progress-points = Points
progress-items = { $game } : points par critère
progress-opponents = Adversaires
progress-puzzles = { $game } : problèmes par thème
progress-solved = Résolus
progress-missed = Manqués
progress-few = À partir de { $number } parties, vous verrez ici des totaux et des graphiques.
rating-of = { $game } : niveau de jeu
rating-interval = probablement entre { $low } et { $high }
rating-explained = Seuls les coups comptent ici : moins ils ont coûté de points dans les dernières parties ({ $number } au plus), quel que soit l’adversaire, plus le niveau est élevé. Les niveaux de l’ordinateur servent de repères ({ $levels }), et le niveau réel se trouve dans l’intervalle avec une probabilité de 95 %.
rating-missing =
    { $number ->
        [one] Encore { $number } partie analysée, et le niveau s’affichera ici.
       *[other] Encore { $number } parties analysées, et le niveau s’affichera ici.
    }
rating-idle = Les parties terminées sont analysées automatiquement quand la page est inactive.
rating-off = Les parties ne sont pas analysées automatiquement, car cela est désactivé dans les réglages. Ouvrez plutôt l’analyse d’une partie.
rating-range = Intervalle à 95 %
rating-ends = { $name } : de { $begin } à { $end }.
achievements-progress = { $number } sur { $of }
achievements-earned = Obtenu
achievements-new =
    { $number ->
        [one] Nouveau succès : { $names }
       *[other] Nouveaux succès : { $names }
    }
achievement-both = La main verte
achievement-ladder = Tout en haut
achievement-week = Une semaine entière
achievement-gold = Moisson d’or
achievement_hint-both = Gagnez une partie de chaque jeu.
achievement_hint-ladder = Battez l’apprenti, le jardinier, le maître et l’architecte.
achievement_hint-week = Terminez la partie du jour { $target } jours d’affilée.
achievement_hint-gold = Remportez { $target } médailles d’or dans les parties du jour.
