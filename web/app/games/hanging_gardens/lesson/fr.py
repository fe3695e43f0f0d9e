"""The lesson of The Hanging Gardens in French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Jardins sur jardins",
    "aim": "Bienvenue\u202f! Terrasses, parcs, arcades et fontaines poussent ici les uns sur les autres. Les grands "
    "rapportent des tuiles, et la meilleure collection gagne.",
    "cards.title": "Cartes de construction",
    "cards": "À chaque tour, vous prenez une des cartes visibles et la posez aussitôt dans votre jardin, tournée à "
    "votre gré.",
    "lay.title": "Poser une carte",
    "lay": "Prenez n’importe quelle carte. Ses motifs doivent couvrir des cases de votre jardin, son terrain à bâtir "
    "peut aller partout. Là où la carte va, il y a une marque.",
    "groups.title": "Quelques tours plus tard\u00a0: les ensembles",
    "groups": "Les cases d’un même motif reliées par leurs bords forment un ensemble. Voici deux cases "
    "d’arcade\u202f; trois suffisent pour un temple.",
    "arcade.title": "Arriver à trois",
    "arcade": "Prenez la dernière carte de la manche, tournez-la deux fois et posez-la de sorte que son arcade "
    "rejoigne les deux autres.",
    "arcade.missed": "Elle peut aller là, mais il n’y en a toujours que deux. Tournez la carte jusqu’à ce que son "
    "arcade touche les autres.",
    "temple.title": "Placez un temple",
    "temple": "Trois cases d’arcade, dont une nouvelle\u00a0: placez un temple sur l’une d’elles. Désormais, aucune "
    "carte ne peut couvrir cette case.",
    "temple.missed": "Vous pouvez y renoncer. Mais placez celui-ci\u00a0: il vous rapporte une tuile.",
    "reach.title": "Prenez une tuile",
    "reach": "Un ensemble de 3 ouvre la rangée 1, un ensemble de 4 les rangées 1 et 2, et 5 cases ou plus toutes les "
    "trois. Prenez une des tuiles encadrées.",
    "sets.title": "Les séries",
    "sets": "Plus vous avez de tuiles d’une sorte, plus elles valent\u00a0: les statues valent 1, puis 3, puis 20. "
    "Choisissez une tuile du plateau pour voir ses valeurs.",
    "own.title": "Un tour à votre guise",
    "own": "Une nouvelle manche, de nouvelles cartes, et vous commencez. Jouez comme il vous plaît\u202f; le panneau "
    "dit quel ensemble donnerait chaque emplacement.",
    "last.title": "Bien des manches plus tard\u00a0: la dernière",
    "last": "Votre jardin a grandi, et les 5 temples sont placés. Avec la bonne carte, quatre cases de fontaine "
    "deviennent six.",
    "six.title": "Un ensemble de six",
    "six": "Prenez la carte marquée et trouvez un emplacement où naît une fontaine de 6. Pointez les marques, ou "
    "touchez-en une, pour voir ce que cela donnerait.",
    "six.missed": "Pas mal, mais il y a mieux\u00a0: cherchez un emplacement où l’on parle d’une fontaine de 6.",
    "move.title": "Un temple se déplace",
    "move": "Placez un temple sur le nouvel ensemble. Comme les 5 sont déjà placés, celui de votre plus petit "
    "ensemble s’y rend.",
    "move.missed": "Vous pouvez les laisser. Mais celui-ci rapporte deux tuiles\u00a0: placez-le.",
    "hidden.title": "Une tuile cachée",
    "hidden": "Six cases ou plus donnent d’abord une tuile de la pile, que personne d’autre ne voit. Choisissez-en "
    "maintenant une deuxième sur le plateau, dans n’importe quelle rangée.",
    "free.title": "Votre dernier tour",
    "free": "Encore une carte. Jouez comme il vous plaît\u202f; un temple est permis, mais pas obligatoire.",
    "series.title": "Le score final",
    "series": "Toutes les cartes sont posées. Les séries complètes rapportent le plus, un personnage aide sa sorte, "
    "et les tuiles cachées sont maintenant visibles.",
    "end.title": "Vous connaissez le jeu",
    "end": "Dans une partie, les deux boutons du haut montrent quelles cartes et tuiles peuvent encore venir. Que "
    "vos jardins montent haut\u202f!",
}
