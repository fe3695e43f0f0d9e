"""The lesson of The Hanging Gardens in French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Jardins sur jardins",
    "aim": "Bienvenue\u202f! Ici, terrasses, parcs, arcades et fontaines poussent les uns sur les autres. Les grands "
    "ensembles rapportent des tuiles, et la plus belle collection l’emporte.",
    "cards.title": "Cartes de construction",
    "cards": "À chaque tour, vous prenez une des cartes visibles et vous la posez aussitôt dans votre jardin, dans le "
    "sens que vous voulez.",
    "lay.title": "Poser une carte",
    "lay": "Prenez la carte de votre choix. Ses motifs doivent couvrir des cases de votre jardin\u202f; son terrain à "
    "bâtir peut aller n’importe où. Des marques montrent où la carte peut aller.",
    "groups.title": "Quelques tours plus tard\u00a0: les ensembles",
    "groups": "Les cases d’un même motif qui se touchent par un bord forment un ensemble. Voici deux cases "
    "d’arcade\u202f; il en faut trois pour un temple.",
    "arcade.title": "De deux à trois",
    "arcade": "Prenez la dernière carte de la manche, tournez-la deux fois et posez-la de façon que son arcade "
    "rejoigne les deux autres cases.",
    "arcade.missed": "Elle peut aller là, mais l’ensemble n’a toujours que deux cases. Tournez la carte jusqu’à ce que "
    "son arcade touche les autres.",
    "temple.title": "Placez un temple",
    "temple": "Trois cases d’arcade, dont une nouvelle\u00a0: placez un temple sur l’une d’elles. Désormais, aucune "
    "carte ne peut couvrir cette case.",
    "temple.missed": "Vous pouvez y renoncer. Mais placez celui-ci\u00a0: il vous rapporte une tuile.",
    "reach.title": "Prenez une tuile",
    "reach": (
        "Un ensemble de 3 cases donne accès à la rangée 1, un ensemble de 4 aux rangées 1 et 2, et un ensemble de 5 ou "
        "plus aux trois rangées. Prenez une des tuiles encadrées."
    ),
    "sets.title": "Les séries",
    "sets": "Plus vous avez de tuiles d’une même sorte, plus elles valent de points\u00a0: les statues valent 1, puis "
    "3, puis 20. Choisissez une tuile du plateau pour voir ses valeurs.",
    "own.title": "Un tour comme vous voulez",
    "own": "Une nouvelle manche, de nouvelles cartes, et c’est vous qui commencez. Jouez comme vous voulez\u202f; le "
    "panneau indique l’ensemble qui se formerait à chaque emplacement.",
    "last.title": "Bien des manches plus tard\u00a0: la dernière",
    "last": "Votre jardin a pris de la hauteur, et vos 5 temples sont tous placés. Avec la bonne carte, une fontaine "
    "de quatre cases passe à six.",
    "six.title": "Un ensemble de six",
    "six": "Prenez la carte marquée et trouvez un emplacement où elle forme une fontaine de 6. Pointez les marques, ou "
    "touchez-en une, pour voir le résultat.",
    "six.missed": "Pas mal, mais il y a mieux\u00a0: cherchez un emplacement où le panneau annonce une fontaine de 6.",
    "move.title": "Un temple se déplace",
    "move": "Placez un temple sur le nouvel ensemble. Comme vos 5 temples sont déjà placés, c’est celui de votre plus "
    "petit ensemble qui s’y déplace.",
    "move.missed": "Vous pouvez laisser vos temples où ils sont. Mais un temple sur le nouvel ensemble vous rapporte "
    "deux tuiles\u00a0: placez-le.",
    "hidden.title": "Une tuile cachée",
    "hidden": "Six cases ou plus vous rapportent d’abord une tuile de la pile, que personne d’autre ne voit. "
    "Choisissez-en maintenant une deuxième sur le plateau, dans la rangée de votre choix.",
    "free.title": "Votre dernier tour",
    "free": "Encore une carte. Jouez comme vous voulez\u202f; vous pouvez placer un temple, mais ce n’est pas "
    "obligatoire.",
    "series.title": "Le score final",
    "series": "Toutes les cartes sont posées. Les séries complètes rapportent le plus et donnent de la valeur à leur "
    "personnage. Les tuiles cachées sont maintenant visibles.",
    "end.title": "Vous connaissez maintenant le jeu",
    "end": "Dans une partie, les deux boutons du haut montrent quelles cartes et quelles tuiles peuvent encore venir. "
    "Que vos jardins poussent bien haut\u202f!",
}
