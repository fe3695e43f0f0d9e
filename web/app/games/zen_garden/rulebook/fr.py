"""Zen Garden's rule book in French."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "Z1": "Matériel",
    "Z2": "Mise en place",
    "Z3": "Une manche",
    "Z4": "Un tour\u00a0: prendre et payer",
    "Z5": "Un tour\u00a0: placer",
    "Z6": "Décompte final",
}

TITLES: Final[dict[str, str]] = {
    "Z1.1": "Tuiles Jardin",
    "Z1.2": "Tuiles Empereur",
    "Z1.3": "Chemins et orientations",
    "Z1.4": "Plateaux Préférence et tuiles Points",
    "Z1.5": "Jardin et piste d’argent",
    "Z2.1": "Joueurs et plateaux",
    "Z2.2": "Les préférences de l’empereur",
    "Z2.3": "Plateau de sélection et coûts",
    "Z2.4": "Réserve",
    "Z2.5": "Pièces et premier joueur",
    "Z3.1": "Tours d’une manche",
    "Z3.2": "Durée d’une partie",
    "Z3.3": "Fin d’une manche",
    "Z3.4": "Quand la réserve est vide",
    "Z3.5": "Pion Premier joueur",
    "Z3.6": "Fin de la partie",
    "Z4.1": "Prendre une tuile",
    "Z4.2": "Interdit de passer",
    "Z5.1": "Déplacer le jardin",
    "Z5.2": "Où placer la tuile",
    "Z5.3": "Tourner la tuile",
    "Z5.4": "Bonus de pièces",
    "Z5.5": "Remplir une mission",
    "Z6.0": "Pièces",
    "Z6.1": "Chemins complétés",
    "Z6.2": "Décors",
    "Z6.3": "Petite préférence",
    "Z6.4": "Grande préférence",
    "Z6.5": "Majorité",
    "Z6.6": "Souci du détail",
    "Z6.7": "Unité",
    "Z6.8": "Minimaliste",
    "Z6.9": "Missions",
    "Z6.10": "Victoire",
}

# French sets no-break spaces before a colon (\u00a0) and before a semicolon (\u202f, narrow).
RULES: Final[dict[str, str]] = {
    "Z1.1": "Il y a 90 tuiles Jardin, toutes différentes. Chacune montre un décor (pagode, banc, bouddha, porte, "
    "grue), un chemin (sable, bois, pierre) et un sol (sable, graviers, arbres, argile, eau, cerisiers). Chaque décor "
    "figure donc sur 18 tuiles, chaque chemin sur 30 et chaque sol sur 15. Le chemin de sable et le sol de sable sont "
    "deux éléments différents.",
    "Z1.2": "Il y a 14 éléments\u00a0: 5 décors, 3 chemins et 6 sols. À chacun correspond une tuile Empereur, qui "
    "montre ce que l’empereur aime voir.",
    "Z1.3": "Le chemin d’une tuile est un quart d’anneau\u00a0: il mène d’un bord au bord voisin en tournant autour du "
    "coin qui les sépare. Ce coin (en haut à gauche, en haut à droite, en bas à droite ou en bas à gauche) est "
    "l’orientation de la tuile.",
    "Z1.4": "Les plateaux Préférence 1 à 5 indiquent ce qui rapporte des points à la fin. Les tuiles Points de valeur "
    "1, 3 et 5 servent aux missions des plateaux 4 et 5\u00a0: une de chaque valeur par mission.",
    "Z1.5": "Chaque joueur a un jardin de 4 lignes de 4 cases et une piste d’argent qui va de 0 à 25.",
    "Z2.1": (
        "Zen Garden est un jeu pour 2 à 4 joueurs. Le plateau 1 est toujours en jeu, et vous pouvez y ajouter "
        "n’importe lesquels des plateaux 2 à 5. Les niveaux 1 à 5 portent le numéro du plateau le plus élevé\u00a0: au "
        "niveau 3, vous jouez avec les plateaux 1, 2 et 3."
    ),
    "Z2.2": "Les tuiles Empereur sont mélangées. On en place une, face visible, sur chacune de ces cases, dans cet "
    "ordre\u00a0: petite préférence, grande préférence, majorité, souci du détail. Chaque mission en jeu en reçoit "
    "ensuite 2\u00a0: le plateau 4 a les missions 1 et 2, le plateau 5 la mission 3. Aucun élément n’apparaît deux "
    "fois dans une partie.",
    "Z2.3": (
        "Le plateau de sélection compte 3 rangées de 4 tuiles. Elles sont gratuites dans la rangée du bas, coûtent 1 "
        "pièce dans celle du milieu et 2 pièces dans celle du haut. Ainsi, même 4 joueurs sans pièces peuvent chacun "
        "prendre une tuile dans la rangée du bas. La règle imprimée ne dit pas combien de tuiles compte une "
        "rangée\u202f; ici, il y en a 4."
    ),
    "Z2.4": "Les 90 tuiles Jardin, mélangées faces cachées, forment la réserve. On s’en sert pour remplir le plateau "
    "de sélection\u00a0: d’abord la rangée du bas, et chaque rangée de gauche à droite.",
    "Z2.5": "Chacun commence avec 12 pièces. Le premier joueur est tiré au sort.",
    "Z3.1": "À 3 ou 4 joueurs, chacun joue un tour par manche, dans le sens horaire à partir du premier joueur. À 2 "
    "joueurs, une manche compte 4 tours, joués en alternance.",
    "Z3.2": (
        "Chaque joueur joue 16 tours, un pour chaque case de son jardin. Cela fait 16 manches à 3 ou 4 joueurs, et 8 "
        "à 2 joueurs, car chacun y joue deux tours par manche. La règle imprimée parle de 16 manches, quel que soit "
        "le nombre de joueurs\u202f; ici, une partie à 2 se termine dès que les jardins sont pleins."
    ),
    "Z3.3": "À la fin d’une manche, les tuiles qui restent dans la rangée du bas vont à la défausse. Les autres tuiles "
    "descendent tout droit dans leur colonne, aussi bas que possible, parfois de deux rangées\u202f; la règle "
    "imprimée dit seulement de les faire glisser vers la rangée du bas. On remplit ensuite les cases vides avec la "
    "réserve\u00a0: d’abord la rangée du bas, et chaque rangée de gauche à droite.",
    "Z3.4": "Si la réserve s’épuise pendant le remplissage, on mélange la défausse pour former une nouvelle réserve. "
    "Le remplissage reprend alors là où il s’était arrêté.",
    "Z3.5": "Après chaque manche, le pion Premier joueur passe, dans le sens horaire, au joueur suivant, qui commence "
    "la nouvelle manche.",
    "Z3.6": "Après le dernier tour de la dernière manche, le plateau de sélection n’est plus rempli. Tous les jardins "
    "sont pleins, et on passe au décompte final.",
    "Z4.1": "À votre tour, prenez sur le plateau de sélection une tuile que vous pouvez payer et payez le prix de sa "
    "rangée. La case reste vide jusqu’à la fin de la manche.",
    "Z4.2": "Vous ne pouvez pas passer votre tour. Si vous n’avez plus de pièces, prenez une tuile dans la rangée du "
    "bas\u00a0: il en reste toujours une.",
    "Z5.1": (
        "Avant de placer la tuile, vous pouvez déplacer tout votre jardin d’un bloc, d’autant de cases que vous "
        "voulez, vers le haut ou le bas et vers la gauche ou la droite. Vous ne pouvez pas le tourner, et aucune tuile "
        "ne doit sortir de la grille. Dès qu’une ligne et une colonne ont chacune 4 tuiles, le jardin ne peut plus "
        "être déplacé."
    ),
    "Z5.2": "Placez la nouvelle tuile sur une case vide de façon qu’elle touche une tuile de votre jardin par au moins "
    "un bord\u202f; un coin ne suffit pas. Seule la toute première tuile peut aller n’importe où. Toute tuile prise "
    "doit être placée, et il y a toujours une case pour elle.",
    "Z5.3": "Vous pouvez donner à la nouvelle tuile n’importe laquelle des 4 orientations. Une fois placée, elle ne "
    "tourne plus.",
    "Z5.4": (
        "Si la nouvelle tuile complète une ligne, une colonne ou une grande diagonale de 4 décors identiques, vous "
        "gagnez aussitôt 3 pièces. La règle imprimée ne dit rien de plusieurs alignements à la fois\u202f; ici, chacun "
        "compte. Vous ne pouvez pas avoir plus de 25 pièces\u00a0: ce qui dépasse est perdu."
    ),
    "Z5.5": "Une mission est remplie dès que votre jardin compte au moins 4 tuiles de chacun de ses deux "
    "éléments\u202f; une tuile qui montre les deux compte pour les deux. Prenez aussitôt la tuile Points du "
    "dessus\u00a0: d’abord 5 points, puis 3, puis 1\u202f; après, il n’en reste plus. Vous ne pouvez remplir chaque "
    "mission qu’une fois.",
    "Z6.0": "Chaque pièce qui vous reste vaut 1 point.",
    "Z6.1": (
        "Un chemin complété est un carré de 4 tuiles portant le même type de chemin, dont les chemins tournent tous "
        "autour du point où les tuiles se rejoignent. La règle imprimée ne dit pas où\u202f; ici, il peut se trouver "
        "n’importe où dans le jardin. Pour 1, 2, 3 ou 4 chemins complétés, vous gagnez 3, 6, 10 ou 15 points."
    ),
    "Z6.2": "Chaque décor présent sur au moins 6 tuiles de votre jardin rapporte des points\u00a0: 3 pour 6 tuiles, 5 "
    "pour 7, 7 pour 8, 10 pour 9, 13 pour 10, 16 pour 11 et 20 pour 12 ou plus. Deux décors peuvent compter dans le "
    "même jardin.",
    "Z6.3": "Chaque tuile qui montre l’élément de la petite préférence vaut 1 point.",
    "Z6.4": "Chaque tuile qui montre l’élément de la grande préférence vaut 2 points.",
    "Z6.5": (
        "Le joueur qui a le plus de tuiles montrant l’élément de la majorité gagne 8 points, et le deuxième 4. En cas "
        "d’égalité, chacun reçoit tous les points de sa place\u202f; avec l’option «\u202fpoints partagés\u202f», les "
        "joueurs à égalité se partagent les points de cette place, comme dans la règle imprimée française\u202f; "
        "l’arrondi vers le bas est propre à ce site. S’il y a plusieurs premiers, personne n’est deuxième. La règle "
        "imprimée ne parle pas d’un jardin sans aucune de ces tuiles\u202f; ici, il ne participe pas."
    ),
    "Z6.6": (
        "Un peu de l’élément du souci du détail, c’est pire que rien\u00a0: 0 tuile rapporte 0 point, 1 tuile −4, 2 "
        "tuiles −2 et 3 tuiles −1. En avoir beaucoup est payant\u00a0: 4 tuiles rapportent 2 points, 5 tuiles 5, et 6 "
        "tuiles ou plus 8."
    ),
    "Z6.7": "Avec le plateau 2, un jardin rapporte 10 points si chacun de ses sols forme une seule zone continue, bord "
    "contre bord\u202f; une tuile isolée est aussi une zone. Si un sol est séparé en plusieurs zones, vous ne gagnez "
    "aucun point. En cours de partie, un jardin sans tuile n’a pas encore d’unité.",
    "Z6.8": "Avec le plateau 3, 2 sols différents dans le jardin rapportent 18 points, 3 sols 12, 4 sols 6, et 5 ou 6 "
    "sols ne rapportent rien. Un seul sol ne peut pas remplir un jardin, car chacun ne figure que sur 15 tuiles. En "
    "cours de partie, un seul sol compte comme 2, et un jardin sans tuile ne rapporte rien.",
    "Z6.9": "Avec les plateaux 4 et 5, les tuiles Points gagnées dans les missions rapportent leur valeur.",
    "Z6.10": "Le joueur qui a le plus de points gagne. En cas d’égalité, celui des joueurs concernés qui a le plus "
    "de pièces l’emporte\u202f; si l’égalité persiste, ils se partagent la victoire.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Choisissez une tuile et regardez quel décor, quel chemin et quel sol elle montre.",
    "Z1.2": "À côté de chaque ligne du décompte qui concerne un élément figure une tuile Empereur. Les tuiles de la "
    "grande préférence sont encadrées.",
    "Z1.3": "Tournez la tuile et regardez autour de quel coin son chemin tourne.",
    "Z1.4": "Les cinq plateaux sont en jeu\u00a0: le décompte contient donc des lignes de chacun d’eux. Les tuiles qui "
    "comptent pour les missions sont encadrées.",
    "Z1.5": "Il y a encore de la place dans ce jardin. À côté de chaque nom figure le nombre de pièces de ce joueur.",
    "Z2.1": "Quatre joueurs, avec les plateaux 1, 2 et 3. Regardez quelles lignes chaque plateau ajoute au décompte.",
    "Z2.2": "Voici les tuiles Empereur d’une partie\u00a0: une pour chaque préférence et deux pour chaque mission.",
    "Z2.3": "Choisissez une tuile qui coûte 2 pièces.",
    "Z2.4": "Le plateau de sélection vient d’être rempli. Les 78 autres tuiles forment la réserve.",
    "Z2.5": "Chacun a 12 pièces. Le pion indique qui commence.",
    "Z3.1": "Placez une tuile. C’est ensuite à l’autre joueur, jusqu’à votre prochain tour.",
    "Z3.2": "Il reste une case. Remplissez-la à votre 16e tour.",
    "Z3.3": "Terminez la manche en jouant votre tour et regardez les tuiles descendre.",
    "Z3.4": "Terminez la manche. La réserve s’épuise et la défausse la remplace.",
    "Z3.5": "Terminez la manche et regardez qui reçoit le pion Premier joueur.",
    "Z3.6": "Jouez le dernier tour de la partie.",
    "Z4.1": "Il vous reste 1 pièce. Essayez de prendre une tuile qui en coûte 2.",
    "Z4.2": "Vous n’avez plus de pièces. Prenez une tuile gratuite et placez-la.",
    "Z5.1": "Déplacez tout le jardin avec les flèches.",
    "Z5.2": "Une tuile est choisie. Essayez de la placer sur une case qui ne touche aucune autre tuile.",
    "Z5.3": "Tournez la tuile avant de la placer.",
    "Z5.4": "Complétez une colonne de 4 décors identiques et gagnez 3 pièces.",
    "Z5.5": "Remplissez une mission avec une tuile de plus. Ce qui compte pour les missions est encadré.",
    "Z6.0": "Placez une tuile payante et regardez comment changent vos points pour les pièces.",
    "Z6.1": "Complétez un chemin de plus. Ceux qui sont déjà complets sont encadrés.",
    "Z6.2": "Placez une tuile qui rapporte des points pour les décors.",
    "Z6.3": "Placez encore une tuile de la petite préférence. Celles du jardin sont encadrées.",
    "Z6.4": "Placez encore une tuile de la grande préférence. Celles du jardin sont encadrées.",
    "Z6.5": "Rattrapez l’autre jardin pour gagner, vous aussi, les points de la première place.",
    "Z6.6": "Une tuile de plus avec cet élément vous rapporte des points. Placez-la.",
    "Z6.7": "Un sol est séparé en deux. Réunissez-le avec une seule tuile.",
    "Z6.8": "Placez une tuile dont le sol est déjà dans le jardin, pour ne pas dépasser 3 sols.",
    "Z6.9": "Remplissez une mission et regardez ses points dans le décompte.",
    "Z6.10": "La partie est finie. Regardez la dernière ligne du décompte, et les pièces.",
}
