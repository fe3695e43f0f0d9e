"""French: puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Couper un ensemble",
    "puzzle_theme.wait": "Attendre",
    "puzzle_theme.six": "Un ensemble de six",
    "puzzle_theme.card": "Quelle carte poser\u202f?",
    "puzzle_theme.place": "Où poser la carte\u202f?",
    "puzzle_theme.temple": "Quel temple déplacer\u202f?",
    "puzzle_theme.move": "Déplacer un temple",
    "puzzle_theme.group": "Quel ensemble\u202f?",
    "puzzle_theme.tile": "Quelle tuile prendre\u202f?",
    "puzzle_theme.set": "Compléter une série",
    "puzzle_theme.person": "Personnages",
    "puzzle_theme.patience": "Des points plus tard",
    "puzzle_theme.end": "Fin de partie",
    "puzzle_theme.deny": "Gêner l’adversaire",
    "puzzle_idea.split": "La carte coupe un ensemble en deux, et la partie sans temple peut en recevoir un nouveau.",
    "puzzle_idea.wait": "Pas de temple à ce tour\u00a0: l’ensemble peut d’abord grandir et rapporter ensuite une "
    "meilleure tuile.",
    "puzzle_idea.six": "Un temple sur un ensemble d’au moins 6 cases rapporte deux tuiles\u00a0: une cachée, et une "
    "au choix sur le plateau.",
    "puzzle_idea.card": "Plusieurs cartes conviendraient. Celle-ci sert mieux vos ensembles, maintenant et aux tours "
    "suivants.",
    "puzzle_idea.place": "La bonne carte ne suffit pas\u00a0: sa place et son orientation décident des ensembles qui "
    "grandissent.",
    "puzzle_idea.temple": "Deux ensembles sont aussi petits l’un que l’autre. Déplacez le temple qui vous y sert le "
    "moins.",
    "puzzle_idea.move": (
        "Tous vos temples sont placés, il faut donc en déplacer un\u00a0: celui d’un ensemble qui n’a plus rien à "
        "donner."
    ),
    "puzzle_idea.group": "Plusieurs ensembles conviennent. Le plus grand met plus de tuiles à portée, l’autre peut "
    "encore grandir.",
    "puzzle_idea.tile": "Plusieurs tuiles sont à portée. Ce qui compte, c’est la valeur de toute votre collection à "
    "la fin.",
    "puzzle_idea.set": "La tuile complète une série, et c’est en général la dernière tuile d’une série qui vaut le "
    "plus.",
    "puzzle_idea.person": "Un personnage vaut beaucoup plus dès que vous avez une série complète de sa sorte.",
    "puzzle_idea.patience": "Une autre tuile rapporterait plus tout de suite, mais celle-ci rapporte davantage d’ici "
    "la fin.",
    "puzzle_idea.end": "Il ne reste presque plus de tours\u00a0: seul compte ce qui rapporte encore des points, et la "
    "place pour construire ne vaut plus rien.",
    "puzzle_idea.deny": "Le coup prive aussi le joueur suivant de ce dont il a besoin.",
}
