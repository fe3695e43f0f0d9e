"""The lesson of Zen Garden in French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Un jardin pour l’empereur",
    "aim": "Bienvenue\u202f! Tuile par tuile, vous remplissez un jardin de 16 cases. Qui comble le mieux les "
    "préférences de l’empereur a le plus de points à la fin.",
    "coins.title": "Douze pièces",
    "coins": "Vous avez 12 pièces pour toute la partie. Chaque pièce qui reste à la fin vaut un point\u00a0: "
    "dépensez-les avec soin.",
    "board.title": "Le plateau de sélection",
    "board": "À chaque tour, vous prenez une tuile. La rangée du bas est gratuite, une tuile de celle du milieu "
    "coûte 1 pièce, une de celle du haut 2.",
    "take.title": "Votre première tuile",
    "take": "Prenez n’importe quelle tuile de la rangée du bas, choisissez une case de votre jardin et placez-la.",
    "take.missed": "Une belle tuile aussi. Mais commençons gratuitement\u00a0: prenez-en une de la rangée du bas.",
    "pay.title": "Prendre et payer",
    "pay": "Prenez maintenant la tuile marquée de la rangée du haut, pour 2 pièces. Placez-la à côté de la "
    "première\u00a0: les deux doivent se toucher par un bord.",
    "pay.missed": "Ce serait permis. Mais prenez ici la tuile marquée de la rangée du haut.",
    "round.title": "Une manche est finie",
    "round": "Ce qui restait dans la rangée du bas a été défaussé, les autres tuiles sont descendues et de nouvelles "
    "sont venues. Le pion Premier joueur est passé au suivant.",
    "room.title": "Quelques manches plus tard\u00a0: le jardin se déplace",
    "room": "Votre jardin touche le bord gauche, et pourtant une tuile trouve encore place à côté. Prenez la porte "
    "marquée, pour 1 pièce, et placez-la à gauche de la ligne 2\u00a0: le jardin se décale.",
    "room.missed": "Bien pensé. Mais essayez la porte marquée et l’emplacement hors du cadre, à gauche de la ligne 2.",
    "ring.title": "Fermez l’anneau",
    "ring": "Trois chemins de bois forment presque un anneau. Prenez la grue marquée, placez-la dans l’espace libre "
    "et tournez-la jusqu’à ce que les quatre chemins se rejoignent.",
    "ring.missed": "Presque\u202f! La grue marquée va dans l’espace libre, et son chemin doit tourner autour du "
    "milieu de l’anneau\u00a0: tournez-la encore.",
    "circuit.title": "Un chemin complété",
    "circuit": "Quatre chemins du même type autour d’un point\u00a0: voilà un chemin complété. Un seul rapporte 3 "
    "points, deux 6, trois 10, quatre 15.",
    "line.title": "Des pièces pour une ligne",
    "line": "Quatre décors identiques sur une ligne, une colonne ou une grande diagonale rapportent aussitôt 3 "
    "pièces. Prenez la porte marquée et complétez la ligne 2.",
    "line.missed": "C’est permis, mais il ne manque qu’une porte à la ligne 2\u00a0: placez-y celle qui est marquée.",
    "mission.title": "Remplissez une mission",
    "mission": "Une mission demande ici 4 portes et 4 cerisiers, et il vous manque un cerisier\u00a0: placez la "
    "tuile marquée. Le premier prend 5 points, le suivant 3, puis 1.",
    "mission.missed": "Une autre fois, volontiers. La tuile marquée porte le cerisier qui vous manque.",
    "wishes.title": "Ce qui compte à la fin",
    "wishes": "Les tuiles Empereur disent ce qu’il aime\u00a0: ici, chaque chemin de bois vaut 1 point et chaque "
    "grue 2. Pointez ou touchez un nombre pour voir dans le jardin ce qui compte.",
    "rivals.title": "Majorité et souci du détail",
    "rivals": "Celui qui a le plus d’eau gagne 8 points, le deuxième 4. Le souci du détail demande ici beaucoup "
    "d’argile\u00a0: une seule tuile coûte 4 points, 6 en rapportent 8.",
    "free.title": "Bien des manches plus tard\u00a0: vos dernières tuiles",
    "free": "Deux cases sont libres. Jouez les deux tours comme il vous plaît\u202f; avant de placer, vous voyez ce "
    "que chaque tuile rapporterait.",
    "result.title": "Le score",
    "result": "Tous les jardins sont pleins, voici le score final. Pointez ou touchez un nombre\u00a0: le jardin "
    "montre quelles tuiles le rapportent.",
    "end.title": "Vous connaissez le jeu",
    "end": "D’autres plateaux Préférence apportent d’autres souhaits\u202f; pour une première partie, le plateau 1 "
    "suffit. Que votre jardin plaise à l’empereur\u202f!",
}
