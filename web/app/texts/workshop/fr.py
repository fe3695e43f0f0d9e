"""French: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Écrivez ici même un joueur artificiel en Python et voyez comment il se débrouille. Vos bots "
    "sont enregistrés dans ce navigateur.",
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
    "workshop.about.ten_lines": "Regarde aussi les autres : il joue le coup après lequel son avance est la plus "
    "grande.",
    "workshop.about.search": "Prend ses huit meilleurs coups et essaie ce que le tour suivant pourrait donner.",
    "workshop.steps.one_line": "`game.distinct_moves(view)` donne les coups qui méritent un examen.\n"
    "`game.apply(view, move)` est la position après un coup. Les positions ne changent jamais : vous pouvez en "
    "essayer autant que vous voulez.\n"
    "`game.total(…, seat)` est votre score dans cette position. `max` renvoie le coup qui donne le plus élevé.",
    "workshop.steps.ten_lines": "`game.seats(after)` désigne tous les joueurs. Le bot calcule son avance sur le "
    "meilleur des autres, car les points que les autres perdent comptent aussi.\n"
    "Tous les coups qui donnent la plus grande avance sont réunis dans `best`.\n"
    "`rng.choose` en choisit un au hasard. Utilisez `rng` pour tout ce qui est aléatoire : la même graine donne "
    "alors la même partie.",
    "workshop.steps.search": "`choose` trie les coups selon l’avance qu’ils donnent tout de suite et garde les huit "
    "derniers, car y regarder de plus près prend du temps.\n"
    "`game.determinize(view, rng)` distribue au hasard tout ce que vous ne voyez pas. Plusieurs distributions "
    "réduisent l’effet de la chance.\n"
    "`look_ahead` joue la suite jusqu’à ce que ce soit de nouveau à vous : `CHANCE` tire des tuiles, les autres "
    "joueurs jouent au hasard.\n"
    "Puis il prend le meilleur coup de ce tour. Le coup qui donne le meilleur résultat sur toutes les distributions "
    "est joué.\n"
    "Essayez d’autres valeurs de `MOVES` et `DEALS`, ou faites jouer les autres mieux qu’au hasard.",
    "workshop.panels": "À côté de l’éditeur",
    "workshop.guide": "Mode d’emploi",
    "workshop.reference": "Référence",
    "workshop.guide_title": "Un bot est une fonction",
    "workshop.guide_text": "Quand c’est au bot de jouer, sa fonction `choose` est appelée et renvoie un coup.",
    "workshop.argument.game": "les règles : coups possibles, position après un coup, score",
    "workshop.argument.view": "la position, telle que le bot peut la connaître",
    "workshop.argument.seat": "la place du bot, comptée à partir de 0",
    "workshop.argument.rng": "des nombres aléatoires : `rng.below(6)`, `rng.choose(liste)`, `rng.shuffled(liste)`",
    "workshop.title": "Bot : {name}",
    "workshop.name": "Nom",
    "workshop.rename": "Renommer",
    "workshop.versions": "Versions",
    "workshop.versions_hint": "Votre texte est enregistré pendant la saisie. Gardez une version pour pouvoir y "
    "revenir.",
    "workshop.save": "Garder une version",
    "workshop.version": "Version {number}",
    "workshop.present": "dans l’éditeur",
    "workshop.go_back": "Revenir à cette version",
    "workshop.editor": "Éditeur",
    "editor.label": "Code source de {name}",
    "editor.tab_hint": "Tab indente. Pour quitter l’éditeur au clavier, appuyez sur Échap, puis sur Tab.",
    "workshop.reference_hint": "Ce dont un bot a le plus besoin, tiré de la documentation (en anglais) du code "
    "source. L’éditeur complète aussi ces noms.",
    "workshop.link": "Copier le lien",
    "workshop.download": "Enregistrer le fichier",
    "workshop.open_file": "Ouvrir un fichier Python",
    "workshop.offer": "Un bot pour vous : {name}",
    "workshop.offer_text": "Quelqu’un d’autre a écrit ce bot. Lisez-le d’abord si vous voulez : pour l’instant, il "
    "est seulement affiché, il n’a pas été exécuté.",
    "workshop.may": "Quand il joue, il est isolé du reste de la page. Il voit la position et choisit un coup. Il ne "
    "peut ni voir ni modifier vos parties, ni lire vos fichiers, ni envoyer quoi que ce soit. Il peut occuper votre "
    "appareil quelques secondes à chaque coup. N’acceptez tout de même que les bots de personnes dont vous n’avez "
    "pas de raison de vous méfier.",
    "workshop.source": "Code source du bot",
    "workshop.accept": "Ajouter à mes bots",
    "workshop.decline": "Non, merci",
    "workshop.fault.link_broken": "Ce lien ne mène pas à un bot : il est incomplet ou a été modifié. Demandez qu’on "
    "vous le renvoie.",
    "workshop.fault.link_newer": "Ce lien vient d’une version plus récente de la page. Rechargez la page et réessayez.",
    "workshop.fault.link_long": "Ce lien est trop long pour un bot.",
    "workshop.fault.no_link": "Ce bot est trop long pour un lien. Enregistrez-le dans un fichier et envoyez-le.",
    "workshop.fault.file_neither": "{file} n’est pas un fichier Python (.py).",
    "workshop.fault.file_large": "{file} est trop volumineux : ici, un bot peut faire au plus {most} ko.",
    "workshop.fault.file_unreadable": "Impossible de lire {file}.",
    "workshop.fault.file_text": "{file} n’est pas du code source Python.",
    "editor.tools": "Outils de l’éditeur",
    "editor.undo": "Annuler",
    "editor.redo": "Rétablir",
    "editor.indent": "Indenter",
    "editor.outdent": "Désindenter",
    "editor.smaller": "Texte plus petit",
    "editor.larger": "Texte plus grand",
    "editor.find": "Rechercher",
    "editor.replace": "Remplacer",
    "editor.next": "Suivant",
    "editor.previous": "Précédent",
    "editor.all": "Tous",
    "editor.match_case": "Respecter la casse",
    "editor.regexp": "Expression régulière",
    "editor.by_word": "Mots entiers",
    "editor.replace_all": "Tout remplacer",
    "editor.close": "Fermer",
    "editor.go_to_line": "Aller à la ligne",
    "editor.go": "Aller",
    "editor.current_match": "résultat actuel",
    "editor.on_line": "à la ligne",
    "editor.completions": "Suggestions",
    "editor.diagnostics": "Problèmes",
    "editor.no_diagnostics": "Aucun problème",
    "workshop.to_code": "Revenir au code",
    "workshop.another": "Une autre partie",
    "workshop.reader": "Modifiez le bot à votre guise : vos changements restent dans ce cadre jusqu’à la fermeture "
    "de la page.",
    "workshop.watch": "Le faire jouer contre {opponent}",
}
