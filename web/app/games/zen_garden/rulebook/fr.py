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
    "Z2.1": "Joueurs et niveaux",
    "Z2.2": "Ce que l’empereur aime",
    "Z2.3": "Plateau de sélection et coûts",
    "Z2.4": "Réserve",
    "Z2.5": "Pièces et premier joueur",
    "Z3.1": "Tours d’une manche",
    "Z3.2": "Durée d’une partie",
    "Z3.3": "Fin d’une manche",
    "Z3.4": "Réserve épuisée",
    "Z3.5": "Pion Premier joueur",
    "Z3.6": "Fin de la partie",
    "Z4.1": "Prendre une tuile",
    "Z4.2": "Interdit de passer",
    "Z5.1": "Déplacer le jardin",
    "Z5.2": "Où placer la tuile",
    "Z5.3": "Tourner la tuile",
    "Z5.4": "Bonus d’argent",
    "Z5.5": "Remplir une mission",
    "Z6.0": "Argent",
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

# French sets a narrow space before two-part punctuation. These texts omit it, so that none can be missing.
RULES: Final[dict[str, str]] = {
    "Z1.1": "Les 90 tuiles Jardin montrent chacune un décor (pagode, banc, bouddha, porte, grue), un chemin (sable, "
    "bois, pierre) et un sol (sable, graviers, arbres, argile, eau, cerisiers), et il n’y en a pas deux pareilles. "
    "Chaque décor est donc sur 18 tuiles, chaque chemin sur 30 et chaque sol sur 15. "
    "Le sable comme chemin et le sable comme sol sont deux éléments différents.",
    "Z1.2": "À chacun des 14 éléments, soit 5 décors, 3 chemins et 6 sols, correspond une tuile Empereur. "
    "Elle montre ce que l’empereur aime voir.",
    "Z1.3": "Le chemin d’une tuile est un quart d’anneau qui mène d’un bord au bord voisin en contournant le coin "
    "entre les deux. Ce coin, en haut à gauche, en haut à droite, en bas à droite ou en bas à gauche, est "
    "l’orientation de la tuile.",
    "Z1.4": "Les plateaux Préférence 1 à 5 disent ce qui rapporte des points à la fin. Les tuiles Points de valeur "
    "1, 3 et 5 servent aux missions des plateaux 4 et 5, une de chaque valeur par mission.",
    "Z1.5": "Chaque joueur a un jardin de 4 lignes de 4 cases et une piste d’argent qui va de 0 à 25.",
    "Z2.1": "Zen Garden réunit de 2 à 4 joueurs. Le plateau 1 est toujours en jeu et les plateaux 2 à 5 s’y ajoutent "
    "au choix. Un niveau nomme le plateau le plus élevé, le niveau 3 se joue donc avec les plateaux 1, 2 et 3.",
    "Z2.2": "Les tuiles Empereur sont mélangées, puis une tuile va face visible sur chacune de ces cases, dans l’ordre "
    "petite préférence, grande préférence, majorité et souci du détail. "
    "Chaque mission en jeu en reçoit ensuite 2, sachant que le plateau 4 a les missions 1 et 2 et le plateau 5 la "
    "mission 3. Aucun élément n’apparaît deux fois dans une partie.",
    "Z2.3": "Le plateau de sélection a 3 rangées de 4 tuiles. Elles sont gratuites dans la rangée du bas, coûtent "
    "1 pièce dans celle du milieu et 2 pièces dans celle du haut. "
    "Ainsi, même 4 joueurs sans pièces trouvent chacun une tuile dans la rangée du bas.",
    "Z2.4": "Les 90 tuiles Jardin, mélangées faces cachées, forment la réserve. "
    "Elle remplit le plateau de sélection, la rangée du bas d’abord et chaque rangée de gauche à droite.",
    "Z2.5": "Chacun commence avec 12 pièces. Le hasard désigne le premier joueur.",
    "Z3.1": "À 3 ou 4 joueurs, chacun a un tour par manche, dans le sens horaire à partir du premier joueur. "
    "À 2 joueurs, une manche a 4 tours, joués en alternance.",
    "Z3.2": "Chaque joueur a 16 tours, un pour chaque case de son jardin. "
    "Cela fait 16 manches à 3 ou 4 joueurs et 8 manches à 2.",
    "Z3.3": "À la fin d’une manche, ce qui reste dans la rangée du bas va à la défausse. "
    "Les autres tuiles descendent tout droit dans leur colonne, aussi loin que possible, même de deux rangées. "
    "Puis la réserve remplit les cases vides, la rangée du bas d’abord et chaque rangée de gauche à droite.",
    "Z3.4": "Si la réserve s’épuise pendant le remplissage, la défausse est mélangée et devient la réserve. "
    "Le remplissage reprend alors là où il s’était arrêté.",
    "Z3.5": "Après chaque manche, le pion Premier joueur passe dans le sens horaire au joueur suivant, "
    "qui ouvre la nouvelle manche.",
    "Z3.6": "Après le dernier tour de la dernière manche, le plateau de sélection n’est plus rempli. "
    "Tous les jardins sont complets et le décompte final suit.",
    "Z4.1": "À son tour, un joueur prend une tuile du plateau de sélection et paye ce que coûte sa rangée. "
    "Toute tuile pour laquelle il a assez de pièces est permise. La case reste vide jusqu’à la fin de la manche.",
    "Z4.2": "Personne ne peut passer son tour. "
    "Un joueur sans pièces prend une tuile de la rangée du bas, où il en reste toujours une.",
    "Z5.1": "Avant la pose, tout le jardin peut être déplacé d’un bloc, d’autant de cases que l’on veut vers le haut "
    "ou le bas et vers la gauche ou la droite. Il ne tourne jamais, et aucune tuile ne doit quitter la grille.",
    "Z5.2": "La nouvelle tuile va sur une case vide et touche par au moins un bord une tuile du jardin, "
    "car un coin ne suffit pas. Seule la toute première va n’importe où. "
    "Toute tuile prise doit être placée, et il y a toujours une case pour elle.",
    "Z5.3": "La nouvelle tuile peut avoir n’importe laquelle des 4 orientations. Une fois placée, elle ne tourne plus.",
    "Z5.4": "Un joueur dont la nouvelle tuile complète une ligne, une colonne ou une grande diagonale de 4 décors "
    "identiques gagne aussitôt 3 pièces. Si elle en complète plusieurs, chacune compte. "
    "Personne ne peut avoir plus de 25 pièces, et ce qui dépasse est perdu.",
    "Z5.5": "Une mission est remplie dès que le jardin a au moins 4 tuiles de chacun de ses deux éléments, "
    "et une tuile qui montre les deux compte pour les deux. Le joueur prend aussitôt la tuile Points du dessus, "
    "d’abord 5 points, puis 3, puis 1, après quoi il ne reste rien. "
    "Une même mission ne compte qu’une fois pour chaque joueur.",
    "Z6.0": "Chaque pièce restante vaut 1 point.",
    "Z6.1": "Un chemin complété est un carré de 4 tuiles du même type de chemin, dont les chemins tournent tous autour "
    "du point où elles se rejoignent. Il peut être n’importe où dans le jardin. "
    "Pour 1, 2, 3 ou 4 chemins complétés, il y a 3, 6, 10 ou 15 points.",
    "Z6.2": "Chaque décor présent sur au moins 6 tuiles du jardin rapporte 3 points pour 6 tuiles, 5 pour 7, 7 pour 8, "
    "10 pour 9, 13 pour 10, 16 pour 11 et 20 pour 12 ou plus. Deux décors peuvent compter dans un même jardin.",
    "Z6.3": "Chaque tuile qui montre l’élément de la petite préférence vaut 1 point.",
    "Z6.4": "Chaque tuile qui montre l’élément de la grande préférence vaut 2 points.",
    "Z6.5": "Le joueur qui a le plus de tuiles avec l’élément de la majorité gagne 8 points, le deuxième 4. En cas "
    "d’égalité, chacun reçoit tous les points de sa place ou, si la partie est réglée ainsi, ils se les partagent, "
    "arrondis vers le bas\u202f; quand plusieurs sont premiers, personne n’est deuxième. Un jardin sans aucune de ces "
    "tuiles ne participe pas.",
    "Z6.6": "Un peu de cet élément est pire que rien, car 0 tuile rapporte 0 point, 1 tuile −4, 2 tuiles −2 et 3 "
    "tuiles −1. En avoir plus est payant, car 4 tuiles rapportent 2 points, 5 tuiles 5 et 6 tuiles ou plus 8.",
    "Z6.7": "Avec le plateau 2, un jardin rapporte 10 points si chacun de ses sols forme une seule zone continue, bord "
    "contre bord, et une tuile isolée est aussi une zone. Si un sol est séparé, il n’y a aucun point. "
    "En cours de partie, un jardin sans tuile n’a pas encore d’unité.",
    "Z6.8": "Avec le plateau 3, 2 sols différents dans le jardin rapportent 18 points, 3 sols 12, 4 sols 6, et 5 ou "
    "6 sols ne rapportent rien. Un seul ne peut pas remplir un jardin, car chacun n’existe que sur 15 tuiles. "
    "En cours de partie, il compte comme 2, et un jardin sans tuile ne rapporte rien.",
    "Z6.9": "Avec les plateaux 4 et 5, les tuiles Points prises pour des missions rapportent leur valeur.",
    "Z6.10": "Le plus grand nombre de points l’emporte. En cas d’égalité, les pièces restantes décident, et si elles "
    "sont égales aussi, tous ces joueurs gagnent ensemble.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Choisissez une tuile et regardez quel décor, quel chemin et quel sol elle montre.",
    "Z1.2": "À côté de chaque ligne du décompte qui concerne un élément figure une tuile Empereur. Les tuiles de la "
    "grande préférence sont encadrées.",
    "Z1.3": "Tournez la tuile et voyez autour de quel coin son chemin tourne.",
    "Z1.4": "Les cinq plateaux sont en jeu, le décompte contient donc les lignes de tous. Les tuiles qui comptent "
    "pour les missions sont encadrées.",
    "Z1.5": "Ce jardin a encore de la place. À côté de chaque nom figure ce qu’indique la piste d’argent.",
    "Z2.1": "Quatre joueurs, niveau 3. Voyez quelles lignes les plateaux 1, 2 et 3 apportent au décompte.",
    "Z2.2": "Voici les tuiles Empereur d’une partie, une pour chaque préférence et deux pour chaque mission.",
    "Z2.3": "Choisissez une tuile qui coûte 2 pièces.",
    "Z2.4": "Le plateau de sélection vient d’être rempli. Les 78 autres tuiles forment la réserve.",
    "Z2.5": "Chacun a 12 pièces. Le pion indique qui commence.",
    "Z3.1": "Placez une tuile. L’autre joue ensuite, jusqu’à ce que ce soit de nouveau à vous.",
    "Z3.2": "Il reste une case. Remplissez-la avec votre 16e tour.",
    "Z3.3": "Terminez la manche par votre tour et regardez descendre les tuiles.",
    "Z3.4": "Terminez la manche. La réserve s’épuise et la défausse la remplace.",
    "Z3.5": "Terminez la manche et voyez qui reçoit le pion Premier joueur.",
    "Z3.6": "Jouez le dernier tour de la partie.",
    "Z4.1": "Il reste 1 pièce. Essayez de prendre une tuile qui en coûte 2.",
    "Z4.2": "Il n’y a plus de pièces. Prenez une tuile gratuite et placez-la.",
    "Z5.1": "Déplacez tout le jardin avec les flèches.",
    "Z5.2": "Une tuile est choisie. Essayez de la mettre sur une case qui n’en touche aucune autre.",
    "Z5.3": "Tournez la tuile avant de la placer.",
    "Z5.4": "Complétez une colonne de 4 décors identiques et gagnez 3 pièces.",
    "Z5.5": "Remplissez une mission avec une tuile de plus. Ce qui compte pour les missions est encadré.",
    "Z6.0": "Placez une tuile payante et voyez changer les points des pièces.",
    "Z6.1": "Complétez un chemin de plus. Ceux qui le sont déjà sont encadrés.",
    "Z6.2": "Placez une tuile qui rapporte des points pour les décors.",
    "Z6.3": "Placez encore une tuile de la petite préférence. Celles du jardin sont encadrées.",
    "Z6.4": "Placez encore une tuile de la grande préférence. Celles du jardin sont encadrées.",
    "Z6.5": "Rejoignez l’autre jardin et recevez aussi les points de la première place.",
    "Z6.6": "Encore une tuile de cet élément rapporte des points. Placez-la.",
    "Z6.7": "Un sol est séparé. Réunissez-le avec une seule tuile.",
    "Z6.8": "Placez une tuile dont le sol est déjà dans le jardin, pour en rester à 3 sols.",
    "Z6.9": "Remplissez une mission et voyez ses points dans le décompte.",
    "Z6.10": "La partie est finie. Regardez la dernière ligne du décompte, et les pièces.",
}
