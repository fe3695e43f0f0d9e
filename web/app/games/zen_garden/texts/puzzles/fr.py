"""French: puzzles of Zen Garden."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.circuit": "Chemin complété",
    "puzzle_theme.line": "Alignement",
    "puzzle_theme.pay": "Quand payer\u202f?",
    "puzzle_theme.shift": "Déplacer le jardin",
    "puzzle_theme.orientation": "Orientation",
    "puzzle_theme.majority": "Majorité",
    "puzzle_theme.mission": "Mission",
    "puzzle_theme.decorations": "Décors",
    "puzzle_theme.detail": "Souci du détail",
    "puzzle_theme.grounds": "Sols",
    "puzzle_theme.end": "Fin de partie",
    "puzzle_theme.deny": "Gêner l’adversaire",
    "puzzle_idea.circuit": "Quatre chemins autour d’un même point forment un chemin complété. Chaque nouveau chemin "
    "complété vaut plus que le précédent.",
    "puzzle_idea.line": "Quatre décors identiques alignés rapportent 3 pièces tout de suite.",
    "puzzle_idea.pay": "Une pièce vaut un point à la fin. Ne payez que si la tuile rapporte davantage, ou attendez "
    "qu’elle descende.",
    "puzzle_idea.shift": "Le jardin peut encore être déplacé d’un bloc. Il a alors de la place du côté où cette tuile "
    "doit aller.",
    "puzzle_idea.orientation": "La même tuile sur la même case\u00a0: seul ce sens raccorde son chemin à ceux d’à "
    "côté.",
    "puzzle_idea.majority": (
        "Une seule tuile détermine qui a le plus de tuiles avec cet élément, et cela vaut au moins 4 points."
    ),
    "puzzle_idea.mission": "Le premier qui remplit une mission reçoit 5 points, le suivant 3, puis 1.",
    "puzzle_idea.decorations": "Un décor compte à partir de la sixième tuile, et chaque tuile de plus vaut davantage.",
    "puzzle_idea.detail": "Un peu de cet élément coûte des points. Évitez-le, ou réunissez-en au moins quatre.",
    "puzzle_idea.grounds": "La tuile garde son sol d’un seul tenant, ou n’en ajoute pas de nouveau.",
    "puzzle_idea.end": "Il ne reste presque plus de tours\u00a0: seul compte ce qui rapporte encore des points.",
    "puzzle_idea.deny": "Le coup prive aussi le joueur suivant d’une tuile dont il a besoin.",
}
