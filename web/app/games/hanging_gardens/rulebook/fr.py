"""The Hanging Gardens' rule book in French."""

from typing import Final

# French sets no-break spaces before a colon (\u00a0) and before a semicolon (\u202f, narrow).
CHAPTERS: Final[dict[str, str]] = {
    "H1": "Matériel",
    "H2": "Mise en place",
    "H3": "Une manche",
    "H4": "Un tour\u00a0: poser une carte",
    "H5": "Un tour\u00a0: temple et tuile",
    "H6": "Fin de la partie",
    "H7": "Décompte final",
    "H8": "Ce que l’on voit",
}

TITLES: Final[dict[str, str]] = {
    "H1.1": "Cartes",
    "H1.2": "Tuiles de points",
    "H1.3": "Temples",
    "H1.4": "Ce que montrent les cartes",
    "H2.1": "Joueurs et cartes de départ",
    "H2.2": "Cartes et tuiles mélangées",
    "H2.3": "Premier joueur",
    "H3.1": "Cartes d’une manche",
    "H3.2": "Tours d’une manche",
    "H3.3": "Durée d’une partie",
    "H4.1": "Prendre et poser une carte",
    "H4.2": "Les motifs ont besoin d’un support",
    "H4.3": "Le terrain va partout",
    "H4.4": "Les temples restent libres",
    "H4.5": "Quand aucune carte ne convient",
    "H5.1": "Ensembles admis",
    "H5.2": "Placer un temple",
    "H5.3": "Tuiles à portée",
    "H5.4": "Une tuile cachée",
    "H5.5": "Compléter le plateau",
    "H5.6": "Déplacer un temple",
    "H5.7": "Ensembles coupés ou réunis",
    "H5.8": "Annuler",
    "H6.1": "La dernière carte",
    "H6.2": "Pile vide",
    "H7.1": "Séries",
    "H7.2": "Personnages",
    "H7.3": "Garde",
    "H7.4": "Victoire",
    "H8.1": "Tuiles visibles et cachées",
    "H8.2": "Toujours visible",
    "H8.3": "Essayer des emplacements",
    "H8.4": "Défilement et aide",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "Il y a 60 cartes de construction et 4 cartes de départ, chacune haute de 2 cases et large de 3. Une case "
    "est du terrain à bâtir ou montre l’un des 4 motifs\u00a0: terrasse, parc, arcade ou fontaine. Une carte de "
    "départ n’est que du terrain à bâtir.",
    "H1.2": "Des 49 tuiles de points, 44 forment des séries\u00a0: 4 reines, 4 rois, 6 tigres, 6 jardins, 6 statues, "
    "10 calices et 8 portes. Les 5 autres sont des personnages, une tuile chacun\u00a0: dompteur, jardinier, "
    "sculpteur, prêtre et garde.",
    "H1.3": "Chaque joueur a 5 temples.",
    "H1.4": "Le dessin des cartes de construction n’a jamais été publié, le jeu de cartes est donc ici "
    "reconstitué\u00a0: 6 cartes à 1 case de motif, 22 à 2, 26 à 3 et 6 à 4, ce qui fait 38 cases de chaque motif, et "
    "il n’y a pas deux cartes identiques, de quelque façon qu’on les tourne. Environ la moitié des cartes à 2 cases "
    "de motif ou plus montrent côte à côte des cases d’un même motif, les autres mêlent les motifs. Qui possède le "
    "jeu peut charger un fichier avec ses cartes et ses valeurs.",
    "H2.1": "Les Jardins suspendus se jouent de 2 à 4 joueurs. Chacun commence avec une carte de départ, autour de "
    "laquelle le jardin grandit sans limites.",
    "H2.2": "Les 60 cartes sont mélangées face cachée, de même que les 49 tuiles, qui forment une seule pile. Ensuite "
    "6 tuiles sont retournées sur le plateau, en 3 rangées de 2.",
    "H2.3": "Le premier joueur est tiré au hasard.",
    "H3.1": "Une manche commence par de nouvelles cartes visibles\u00a0: 4 cartes à 2 ou 4 joueurs, 3 cartes à 3 "
    "joueurs.",
    "H3.2": "Dans le sens horaire à partir du premier joueur, chacun joue un tour\u202f; à 2 joueurs, chacun en joue "
    "deux, en alternance. À la fin, toutes les cartes de la manche ont été prises.",
    "H3.3": "Après chaque manche, le marqueur de premier joueur passe à gauche. La partie compte 15 manches à 2 ou 4 "
    "joueurs et 20 manches à 3, si bien que chacun joue 30, 20 ou 15 tours à 2, 3 ou 4 joueurs.",
    "H4.1": "Le joueur prend une des cartes visibles et la pose aussitôt dans son jardin, alignée sur les cases. La "
    "carte peut être tournée par quarts de tour, mais jamais retournée en miroir.",
    "H4.2": "Chaque case de motif de la carte doit couvrir une case du jardin, terrain à bâtir ou n’importe quel "
    "motif. Aucun motif ne peut être posé sur la table nue.",
    "H4.3": "Le terrain à bâtir de la carte peut être posé sur du terrain, sur des motifs ou sur la table nue.",
    "H4.4": "Une case qui porte un temple ne peut pas être couverte, même par du terrain à bâtir.",
    "H4.5": "Tant que l’une des cartes visibles peut être posée quelque part, il faut en poser une. S’il n’y en a pas, "
    "le joueur choisit une carte et la remet dans la boîte.",
    "H5.1": "Un ensemble est fait de cases d’un même motif reliées par leurs bords. Il est admis pour un temple s’il a "
    "au moins 3 cases, dont au moins une sur la carte posée à l’instant, et pas encore de temple.",
    "H5.2": "Sur une case d’un ensemble admis, le joueur peut placer un temple, un seul par tour, ou y renoncer. Qui "
    "place un temple doit prendre une tuile.",
    "H5.3": "Avec un ensemble de 3 cases, le joueur choisit parmi les 2 tuiles de la rangée 1, avec 4 cases parmi les "
    "4 tuiles des rangées 1 et 2, et avec 5 ou plus parmi les 6.",
    "H5.4": "Un ensemble de 6 cases ou plus donne d’abord une tuile de la pile, que les autres ne voient pas. Le "
    "joueur choisit ensuite aussi une des 6 du plateau.",
    "H5.5": "Un emplacement du plateau devenu libre est aussitôt complété depuis la pile.",
    "H5.6": "Qui a déjà placé ses 5 temples peut en déplacer un à la place\u00a0: celui de l’ensemble qui est le plus "
    "petit une fois la carte posée. Entre plusieurs ensembles de même taille, le joueur choisit.",
    "H5.7": "Une carte peut couper un ensemble en deux, et une partie sans temple est admise si une case de la "
    "nouvelle carte en fait partie. Des ensembles qui se rejoignent gardent tous leurs temples. Un temple reste aussi "
    "sur un ensemble devenu plus petit que 3 cases.",
    "H5.8": "Dès qu’une tuile cachée a été piochée, rien de ce tour ne peut plus être annulé.",
    "H6.1": "La partie s’achève quand les 60 cartes de construction sont épuisées.",
    "H6.2": "Si la pile est vide plus tôt, la manche où sa dernière tuile a été piochée est la dernière. Les tuiles "
    "du plateau peuvent encore être prises. Pour chaque tuile due qui n’est plus disponible, y compris une tuile "
    "cachée, le joueur marque 5 points.",
    "H7.1": "Les tuiles d’une même sorte valent plus ensemble, pour 1, 2, 3 tuiles et ainsi de suite\u00a0: reine 1, "
    "15\u202f; roi 3, 12\u202f; tigre 3, 8, 15\u202f; jardin 2, 8, 16\u202f; statue 1, 3, 20\u202f; calice 1, 3, 6, "
    "11, 18\u202f; porte 0, 5, 10, 16. Après le dernier nombre commence une nouvelle série, 5 jardins donnent donc 16 "
    "et 8, soit 24 points. Les valeurs du roi, du tigre et du calice sont reconstituées, et celles de la porte à "
    "partir de 3 portes.",
    "H7.2": "Un personnage donne 3 points, ou plus avec au moins une série complète de la sorte\u00a0: dompteur 10 "
    "avec des tigres, jardinier 11 avec des jardins, sculpteur 12 avec des statues, prêtre 9 avec des calices. Ce que "
    "donnent le sculpteur et le prêtre est reconstitué.",
    "H7.3": "Le garde donne 3 points pour chaque porte de son propriétaire, en plus de ce que valent les portes "
    "elles-mêmes. Sans porte, il ne donne rien.",
    "H7.4": "Le joueur qui a le plus de points gagne. En cas d’égalité, le plus grand nombre de tuiles gagnées "
    "décide, et s’il est égal lui aussi, tous les joueurs à égalité gagnent ensemble.",
    "H8.1": "Les tuiles prises sur le plateau restent visibles. Une tuile piochée dans la pile n’est connue que de son "
    "propriétaire jusqu’à la fin de la partie.",
    "H8.2": "À tout moment, chacun peut voir quelles cartes restent, combien de tuiles de chaque sorte peuvent encore "
    "être dans la pile (celles que d’autres ont piochées en secret comptent comme encore présentes), combien chacun en "
    "possède (ses propres tuiles cachées comprises, celles des autres non), les séries de tous avec leurs points et le "
    "dernier coup de chacun.",
    "H8.3": "La carte choisie se tourne à gauche et à droite. Chaque emplacement permis est marqué, et en désigner un "
    "montre le résultat avant que la carte soit posée. Un tour peut être annulé jusqu’à ce qu’une tuile cachée soit "
    "piochée.",
    "H8.4": "Un jardin n’a pas de bords, sa vue défile donc dans les quatre directions. À chaque étape, une ligne "
    "d’aide dit ce qu’il faut faire ensuite.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Choisissez une carte et regardez ses six cases.",
    "H1.2": "Prenez une des tuiles à votre portée.",
    "H1.3": "Placez un de vos temples et voyez combien il en reste.",
    "H1.4": "Tournez la carte. Ses motifs restent les mêmes, de quelque façon qu’elle soit posée.",
    "H2.1": "Posez votre première carte sur la carte de départ.",
    "H2.2": "Six tuiles sont visibles sur le plateau, en trois rangées de deux. Les premières cartes le sont aussi.",
    "H2.3": "Personne n’a encore joué. Le joueur mis en évidence commence.",
    "H3.1": "Prenez la dernière carte de la manche. De nouvelles sont alors retournées.",
    "H3.2": "Posez une carte. L’autre joue ensuite, jusqu’à ce que ce soit de nouveau à vous.",
    "H3.3": "Terminez la manche en prenant une tuile, et voyez qui commence la suivante.",
    "H4.1": "Une carte est choisie. Tournez-la.",
    "H4.2": "Une carte est choisie. Essayez de la poser de sorte qu’un motif soit sur la table nue.",
    "H4.3": "Posez une carte de sorte qu’une partie de son terrain soit sur la table nue.",
    "H4.4": "Une carte est choisie. Essayez d’en couvrir le temple.",
    "H4.5": "La seule carte restante ne va nulle part. Remettez-la dans la boîte.",
    "H5.1": "Essayez de placer un temple hors des ensembles admis.",
    "H5.2": "Placez un temple, ou renoncez-y.",
    "H5.3": "Le temple est sur un ensemble de 3 cases. Essayez de prendre une tuile plus bas.",
    "H5.4": "Placez un temple sur le grand ensemble et piochez une tuile cachée.",
    "H5.5": "Prenez une tuile et voyez son emplacement se remplir de nouveau.",
    "H5.6": "Les cinq temples sont placés. Déplacez-en un sur le nouvel ensemble.",
    "H5.7": "Posez une carte de sorte que deux ensembles à temple se rejoignent.",
    "H5.8": "Piochez une tuile cachée. Dans une partie, cela ne peut plus être annulé.",
    "H6.1": "Toutes les cartes sont épuisées. Prenez la dernière tuile de la partie.",
    "H6.2": "Il reste une tuile dans la pile. Prenez-en une, et la pile est vide.",
    "H7.1": "Prenez la tuile qui complète la série des reines.",
    "H7.2": "La série des calices est complète. Prenez le prêtre.",
    "H7.3": "Le garde est déjà là. Prenez encore une porte.",
    "H7.4": "La partie est finie. Regardez la dernière ligne du décompte, et les tuiles.",
    "H8.1": "Ada vient de piocher une tuile qu’elle seule peut voir.",
    "H8.2": "Les tuiles de tous, leurs points et les derniers coups sont visibles.",
    "H8.3": "Une carte est choisie. Désignez un des emplacements marqués, ou choisissez-le.",
    "H8.4": "Faites défiler le jardin dans toutes les directions, ou agrandissez-le.",
}
