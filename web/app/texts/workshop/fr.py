"""French: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Écrivez ici même un joueur artificiel en Python et voyez comment il se débrouille. Vos bots sont "
    "enregistrés dans ce navigateur.",
    "workshop.bots": "Vos bots",
    "workshop.none": "Vous n’avez pas encore de bot. Partez de l’un des trois ci-dessous.",
    "workshop.lines.one": "{number} ligne",
    "workshop.lines.other": "{number} lignes",
    "workshop.kept.one": "{number} version",
    "workshop.kept.other": "{number} versions",
    "workshop.start": "Nouveau bot",
    "workshop.start_hint": "Chacun de ces bots joue aux deux jeux. Prenez-en un et modifiez-le.",
    "workshop.take": "Partir de celui-ci",
    "workshop.example.one_line": "Une ligne",
    "workshop.example.ten_lines": "Dix lignes",
    "workshop.example.search": "Petite recherche",
    "workshop.about.one_line": "Joue le coup qui rapporte le plus tout de suite.",
    "workshop.about.ten_lines": "Regarde aussi les autres : il joue le coup après lequel son avance est la plus grande.",
    "workshop.about.search": "Prend ses huit meilleurs coups et essaie ce que le tour suivant pourrait donner.",
    "workshop.steps.one_line": "`game.distinct_moves(view)` donne les coups qui méritent un examen.\n"
    "`game.apply(view, move)` est la position après un coup. Les positions ne changent jamais : vous pouvez en essayer "
    "autant que vous voulez.\n"
    "`game.total(…, seat)` est votre score dans cette position. `max` renvoie le coup qui donne le plus élevé.",
    "workshop.steps.ten_lines": "`game.seats(after)` désigne tous les joueurs. Le bot calcule son avance sur le meilleur "
    "des autres, car les points que les autres perdent comptent aussi.\n"
    "Tous les coups qui donnent la plus grande avance sont réunis dans `best`.\n"
    "`rng.choose` en choisit un au hasard. Utilisez `rng` pour tout ce qui est aléatoire : la même graine donne alors "
    "la même partie.",
    "workshop.steps.search": "`choose` trie les coups selon l’avance qu’ils donnent tout de suite et garde les huit "
    "derniers, car y regarder de plus près prend du temps.\n"
    "`game.determinize(view, rng)` distribue au hasard tout ce que vous ne voyez pas. Plusieurs distributions réduisent "
    "l’effet de la chance.\n"
    "`look_ahead` joue la suite jusqu’à ce que ce soit de nouveau à vous : `CHANCE` tire des tuiles, les autres joueurs "
    "jouent au hasard.\n"
    "Puis il prend le meilleur coup de ce tour. Le coup qui donne le meilleur résultat sur toutes les distributions est "
    "joué.\n"
    "Essayez d’autres valeurs de `MOVES` et `DEALS`, ou faites jouer les autres mieux qu’au hasard.",
    "workshop.panels": "À côté de l’éditeur",
    "workshop.guide": "Mode d’emploi",
    "workshop.reference": "Référence",
    "workshop.guide_title": "Un bot est une fonction",
    "workshop.guide_text": "Quand c’est au bot de jouer, sa fonction `choose` est appelée et renvoie un coup.",
    "workshop.argument.game": "les règles : coups possibles, position après un coup, score",
    "workshop.argument.view": "la position, telle que le bot peut la connaître",
    "workshop.argument.seat": "la place du bot, comptée à partir de 0",
    "workshop.argument.rng": "des nombres aléatoires : `rng.below(6)`, `rng.choose(liste)`, `rng.shuffled(liste)`",
    "workshop.title": "Bot : {name}",
    "workshop.name": "Nom",
    "workshop.rename": "Renommer",
    "workshop.versions": "Versions",
    "workshop.versions_hint": "Votre texte est enregistré pendant la saisie. Gardez une version pour pouvoir y revenir.",
    "workshop.save": "Garder une version",
    "workshop.version": "Version {number}",
    "workshop.present": "dans l’éditeur",
    "workshop.go_back": "Revenir à cette version",
    "workshop.editor": "Éditeur",
    "editor.label": "Code source de {name}",
    "editor.tab_hint": "Tab indente. Pour quitter l’éditeur au clavier, appuyez sur Échap, puis sur Tab.",
}
