"""The lesson of Zen Garden in French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Un jardin pour l’empereur",
    "aim": (
        "Bienvenue\u202f! Tuile après tuile, vous remplissez un jardin de 16 cases. Celui qui répond le mieux aux "
        "préférences de l’empereur a le plus de points à la fin."
    ),
    "coins.title": "Douze pièces",
    "coins": "Vous avez 12 pièces pour toute la partie. Chaque pièce qui vous reste à la fin vaut un point\u00a0: ne "
    "les gaspillez pas.",
    "board.title": "Le plateau de sélection",
    "board": "À chaque tour, vous prenez une tuile. Les tuiles de la rangée du bas sont gratuites\u202f; celles du "
    "milieu coûtent 1 pièce, celles du haut 2.",
    "take.title": "Votre première tuile",
    "take": "Prenez une tuile de la rangée du bas, choisissez une case de votre jardin et placez-y la tuile.",
    "take.missed": "C’est aussi une belle tuile. Mais commençons sans rien payer\u00a0: prenez-en une dans la rangée "
    "du bas.",
    "pay.title": "Prendre et payer",
    "pay": "Prenez maintenant la tuile marquée de la rangée du haut, pour 2 pièces. Placez-la à côté de la "
    "première\u00a0: les deux doivent se toucher par un bord.",
    "pay.missed": "C’est permis. Mais, pour cette fois, prenez la tuile marquée de la rangée du haut.",
    "round.title": "Une manche est finie",
    "round": "Les tuiles qui restaient dans la rangée du bas ont été défaussées, les autres sont descendues et de "
    "nouvelles sont arrivées. Le pion Premier joueur est passé au joueur suivant.",
    "room.title": "Quelques manches plus tard\u00a0: le jardin se déplace",
    "room": "Votre jardin touche le bord gauche, et pourtant il y a encore de la place pour une tuile à côté. Prenez "
    "la porte marquée, pour 1 pièce, et placez-la à gauche de la ligne 2\u00a0: le jardin se décale.",
    "room.missed": "Bien pensé. Mais essayez la porte marquée, et l’emplacement hors du cadre, à gauche de la ligne 2.",
    "ring.title": "Fermez l’anneau",
    "ring": "Trois chemins en bois forment presque un anneau. Prenez la grue marquée, placez-la sur la case libre et "
    "tournez-la jusqu’à ce que les quatre chemins se rejoignent.",
    "ring.missed": "Presque\u202f! La grue marquée va sur la case libre, et son chemin doit tourner autour du centre "
    "de l’anneau\u00a0: tournez-la encore.",
    "circuit.title": "Un chemin complété",
    "circuit": "Quatre chemins du même type autour d’un même point, c’est un chemin complété. Un seul rapporte 3 "
    "points, deux 6, trois 10 et quatre 15.",
    "line.title": "Des pièces pour un alignement",
    "line": "Quatre décors identiques sur une ligne, une colonne ou une grande diagonale rapportent aussitôt 3 "
    "pièces. Prenez la porte marquée et complétez la ligne 2.",
    "line.missed": "C’est permis, mais il ne manque qu’une porte à la ligne 2\u00a0: placez-y celle qui est marquée.",
    "mission.title": "Remplissez une mission",
    "mission": "Cette mission demande 4 portes et 4 cerisiers, et il ne vous manque qu’un cerisier\u00a0: placez la "
    "tuile marquée. Le premier à la remplir gagne 5 points, le suivant 3, puis 1.",
    "mission.missed": "Une autre fois, peut-être. La tuile marquée porte le cerisier qui vous manque.",
    "wishes.title": "Ce qui compte à la fin",
    "wishes": "Les tuiles Empereur montrent ce qu’aime l’empereur\u00a0: ici, chaque chemin en bois vaut 1 point et "
    "chaque grue 2. Touchez un nombre pour voir dans le jardin ce qui compte.",
    "rivals.title": "Majorité et souci du détail",
    "rivals": "Celui qui a le plus d’eau gagne 8 points, le deuxième 4. Le souci du détail demande ici beaucoup "
    "d’argile\u00a0: une seule tuile coûte 4 points, 6 en rapportent 8.",
    "free.title": "Bien des manches plus tard\u00a0: vos dernières tuiles",
    "free": "Il reste deux cases libres. Jouez vos deux tours comme vous voulez\u202f; avant de placer une tuile, vous "
    "voyez ce qu’elle rapporterait.",
    "result.title": "Le score",
    "result": "Tous les jardins sont pleins, et voici le score final. Touchez un nombre pour voir quelles "
    "tuiles rapportent ces points.",
    "end.title": "Vous connaissez maintenant le jeu",
    "end": (
        "Chaque plateau Préférence ajouté apporte de nouvelles préférences\u202f; pour une première partie, le plateau "
        "1 suffit. Que votre jardin plaise à l’empereur\u202f!"
    ),
}
