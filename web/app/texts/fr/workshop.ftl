### French texts of the workshop.

way-workshop = Atelier
way_hint-workshop = Écrivez un bot et faites-le jouer
workshop-intro = Programmez ici même un adversaire en Python et voyez comment il se débrouille. Vos bots sont enregistrés dans ce navigateur.
workshop-bots = Vos bots
workshop-none = Vous n’avez pas encore de bot. Partez de l’un des trois ci-dessus.
workshop-lines =
    { $number ->
        [one] { $number } ligne
       *[other] { $number } lignes
    }
workshop-kept =
    { $number ->
        [one] { $number } version
       *[other] { $number } versions
    }
workshop-start = Nouveau bot
workshop-start_hint = Chacun d’eux joue aux deux jeux. Prenez-en un et modifiez-le.
workshop-code = Afficher le code
workshop-take = Partir de celui-ci
workshop-example-one_line = Une ligne
workshop-example-ten_lines = Dix lignes
workshop-example-search = Petite recherche
workshop-about-one_line = Joue le coup qui rapporte le plus tout de suite.
workshop-about-ten_lines = Tient aussi compte des autres : il joue le coup après lequel son avance est la plus grande.
workshop-about-search = Prend ses huit meilleurs coups et joue la suite de chacun jusqu’à son prochain tour.
workshop-steps-one_line =
    `game.distinct_moves(view)` donne les coups qui méritent un examen.
    `game.apply(view, move)` est la position après un coup. Les positions ne changent jamais : vous pouvez en essayer autant que vous voulez.
    `game.total(…, seat)` est votre score dans cette position. `max` renvoie le coup au score le plus élevé.
workshop-steps-ten_lines =
    `game.seats(after)` désigne tous les joueurs. Le bot calcule son avance sur le meilleur des autres, car les points qui échappent aux autres comptent aussi.
    Tous les coups qui donnent la plus grande avance sont réunis dans `best`.
    `rng.choose` en choisit un au hasard. Utilisez `rng` pour tout ce qui est aléatoire : le même code de départ donne alors la même partie.
workshop-steps-search =
    `choose` trie les coups selon l’avance qu’ils donnent tout de suite et garde les huit derniers, car y regarder de plus près prend du temps.
    `game.determinize(view, rng)` distribue au hasard tout ce que vous ne voyez pas. Plusieurs distributions réduisent l’effet de la chance.
    `look_ahead` joue la suite jusqu’à ce que ce soit de nouveau à vous : `CHANCE` pioche des tuiles, les autres joueurs jouent au hasard.
    La fonction prend alors le meilleur coup de ce tour. Le coup joué est celui qui donne le meilleur résultat sur l’ensemble des distributions.
    Essayez d’autres valeurs de `MOVES` et `DEALS`, ou faites jouer les autres mieux qu’au hasard.
workshop-panels = Outils
workshop-guide = Mode d’emploi
workshop-reference = Référence
workshop-guide_title = Un bot, c’est une fonction
workshop-guide_text = Quand c’est au bot de jouer, sa fonction `choose` est appelée et renvoie un coup.
workshop-argument-game = les règles : coups possibles, position après un coup, score
workshop-argument-view = la position, telle que le bot peut la connaître
workshop-argument-seat = la place du bot, comptée à partir de 0
workshop-argument-rng = des nombres aléatoires : `rng.below(6)`, `rng.choose(liste)`, `rng.shuffled(liste)`
workshop-title = Bot : { $name }
workshop-name = Nom
workshop-rename = Renommer
workshop-versions = Versions
workshop-versions_hint = Votre texte est enregistré pendant la saisie. Gardez une version pour pouvoir y revenir.
workshop-save = Garder une version
workshop-version = Version { $number }
workshop-present = dans l’éditeur
workshop-go_back = Revenir à cette version
workshop-editor = Éditeur
code-label = Code source de { $name }
code-tab_hint = Tab indente. Pour quitter l’éditeur au clavier, appuyez sur Échap, puis sur Tab.
workshop-reference_hint = Ce dont un bot a le plus besoin, tiré de la documentation (en anglais) du code source. L’éditeur complète aussi ces noms.
workshop-documents = Coups et positions dans la documentation (en anglais)
workshop-reference_game = Coups et position : { $game }
workshop-reference_print = Affichez-les pour voir leur contenu : `print(view)`.
workshop-link = Copier le lien
workshop-download = Enregistrer dans un fichier
workshop-open_file = Ouvrir un fichier Python
workshop-offer = Un bot pour vous : { $name }
workshop-offer_text = Ce bot a été écrit par quelqu’un d’autre. Lisez-le d’abord si vous voulez : pour l’instant, il est seulement affiché et n’a pas été exécuté.
workshop-may = Quand il joue, il est isolé du reste de la page. Il voit la position et choisit un coup. Il ne peut ni voir ni modifier vos parties, ni lire vos fichiers, ni envoyer quoi que ce soit. Il peut occuper votre appareil quelques secondes à chaque coup. N’acceptez tout de même que les bots de personnes en qui vous avez confiance.
workshop-source = Code source du bot
workshop-accept = Ajouter à mes bots
workshop-play = Jouer contre lui
workshop-play_game = Jouer contre lui : { $game }
workshop-decline = Non, merci
workshop-fault-link_broken = Ce lien ne mène pas à un bot : il est incomplet ou a été modifié. Demandez qu’on vous le renvoie.
workshop-fault-link_newer = Ce lien vient d’une version plus récente de Hofgarten. Rechargez la page et réessayez.
workshop-fault-link_long = Ce lien est trop long pour un bot.
workshop-fault-no_link = Ce bot est trop long pour un lien. Enregistrez-le dans un fichier et envoyez ce fichier.
workshop-fault-no_link_weights = Avec ses poids appris, ce bot est trop long pour un lien. Enregistrez-le dans un fichier et envoyez ce fichier, ou supprimez les poids.
workshop-fault-file_neither = { $file } n’est pas un fichier Python (.py).
workshop-fault-file_large = { $file } est trop volumineux : ici, un bot ne doit pas dépasser { $most } ko.
workshop-fault-file_unreadable = { $file } n’a pas pu être lu.
workshop-fault-file_text = { $file } n’est pas du code Python.
code-tools = Outils de l’éditeur
code-undo = Annuler
code-redo = Rétablir
code-indent = Indenter
code-outdent = Désindenter
code-smaller = Texte plus petit
code-larger = Texte plus grand
code-find = Rechercher
code-replace = Remplacer
code-next = Suivant
code-previous = Précédent
code-all = Tous
code-match_case = Respecter la casse
code-regexp = Expression régulière
code-by_word = Mots entiers
code-replace_all = Tout remplacer
code-close = Fermer
code-go_to_line = Aller à la ligne
code-go = Aller
code-current_match = résultat actuel
code-on_line = à la ligne
code-completions = Suggestions
code-diagnostics = Erreurs
code-no_diagnostics = Aucune erreur
workshop-to_code = Revenir au code
workshop-another = Une autre partie
workshop-reader = Modifiez le bot à votre guise : vos changements restent dans ce cadre jusqu’à la fermeture de la page.
workshop-watch = Le faire jouer
workshop-reset = Rétablir l’original
workshop-series = Essayer
workshop-console = Console
workshop-ladder = Classement
workshop-training = Entraîner
series-title = Jouer une série
series-opponent = Adversaire
series-games = Parties
series-more = Joueurs, options, code de départ
series-run = Jouer
series-stop = Arrêter
series-hint = Chaque donne est aussi jouée en échangeant les places : ni la chance ni le premier tour n’avantagent personne. Le texte de l’éditeur est enregistré comme version.
series-progress = Parties jouées
series-starting = Les bots démarrent…
series-played = Parties jouées : { $number } sur { $of }.
series-end-stopped = Série arrêtée.
series-end-slow = Série arrêtée : un coup a pris plus de 5 secondes. Toutes les parties terminées sont conservées.
series-end-failing = Série arrêtée : trois coups de suite ont échoué avec la même erreur. Toutes les parties terminées sont conservées.
series-end-flooded = Série arrêtée : le bot a envoyé trop de messages à la page.
series-end-install = Série arrêtée : le bot ne peut pas être chargé. La console indique pourquoi.
series-end-failed = Série arrêtée par une erreur. Réessayez.
series-end-broken = Série arrêtée : le bot a planté, par exemple faute de mémoire.
series-end-needs = Série arrêtée : le bot a besoin d’un paquet qui n’est pas disponible ici.
workshop-opened = Une partie de votre série.
series-version = { $name }, version { $number }
series-table = Résultats
series-head-bot = Bot
series-head-won = Victoires
series-head-lead = Avance
series-head-time = Temps par coup
series-head-forfeits = Coups remplacés
series-range = { $low } à { $high }
series-table_hint = Donnes complètes seulement. Un coup qui échoue ou qui est interdit est remplacé par un coup au hasard.
series-search = Chercher les plus grosses erreurs
series-download = Enregistrer les parties
series-picture = Le jardin du bot dans sa meilleure partie, n° { $number } ({ $points })
series-costly = Les plus grosses erreurs
series-searching = Recherche en cours…
series-no_costly = Aucun coup n’a coûté un point ou plus.
series-costly_hint =
    { $number ->
        [one] Dans la pire partie du bot, évaluée comme dans l’analyse.
       *[other] Dans les { $number } pires parties du bot, évaluées comme dans l’analyse.
    }
series-costly_at = partie { $match }, coup { $number }
series-instead = Joué : { $played }
series-better = Mieux : { $best }
series-look = Voir
series-matches = Toutes les parties
series-matches_hint = Les pires résultats d’abord. Un astérisque indique les points du bot.
series-match = Partie { $number } : { $points } ({ $totals })
series-watch = Voir
series-watch_match = Voir la partie
console-title = Console
console-empty = C’est ici qu’apparaissent, pendant une série, les sorties de votre bot et ses erreurs.
console-clear = Effacer
console-old = Le texte a été modifié depuis.
console-cut = La sortie était plus longue. Le reste a été omis.
console-line = ligne { $number }
console-times = ×{ $number }
console-match = Partie { $number }
console-no_package = Un bot ne peut importer que la bibliothèque standard de Python et hofgarten.
console-no_return = La fonction a renvoyé None. Manque-t-il un `return` ?
console-generator = `game.moves(view)` fournit les coups un à un. `list(game.moves(view))` en est la liste.
console-no_input = Un bot ne peut rien demander à personne : pendant la partie, `input` n’existe pas.
console-endless = Y a-t-il une boucle sans fin ?
console-kind-print = Sortie
console-kind-error = Erreur
failing-bar = { $name } a échoué trois fois de suite. Des coups sont joués au hasard à sa place.
failing-take_over = Laisser jouer l’ordinateur
ladder-title = Classement
ladder-run = Jouer contre tous les bots
ladder-left =
    { $number ->
        [one] Au lancement, il restait { $number } partie à jouer.
       *[other] Au lancement, il restait { $number } parties à jouer.
    }
ladder-done = Ce bot a joué toutes ses parties.
ladder-failed = { $name } a été écarté : il échouait sans cesse, n’a pas répondu à temps ou ne peut pas être chargé.
ladder-hint = Ce bot joue jusqu’à { $most } parties contre chacun des autres, à deux joueurs et avec les options habituelles. Vous pouvez arrêter à tout moment et reprendre plus tard. Les niveaux de l’ordinateur ont une cote fixe ; 400 points de plus, c’est dix victoires pour une défaite.
ladder-fixed = fixe
ladder-head-bot = Bot
ladder-head-rating = Cote
ladder-head-matches = Parties
train-title = Entraîner les poids
train-about = L’ordinateur joue de nombreuses parties contre lui-même et apprend, d’après les résultats, ce que vaut chaque critère d’une position. Votre bot trouve ces poids dans `WEIGHTS[game.name][players]`, le nombre de joueurs étant une chaîne de caractères, et peut jouer `game.best_move(view, weights)`. Avant l’entraînement, `WEIGHTS` est celui de votre code.
train-run = Entraîner
train-unused = Ce bot n’utilise pas `WEIGHTS` : l’entraînement ne changerait rien à son jeu.
train-insert = Insérer le code des poids
train-progress = Parties d’entraînement
train-round = Étapes : { $number } sur { $of }.
train-chart = Score final moyen par étape
train-total = Score moyen
train-rounds = Étape
train-ends = De { $begin } à { $end } points.
train-kept = Le bot a des poids appris pour { $games }. Son lien et son fichier les contiennent.
train-forget = Supprimer les poids
