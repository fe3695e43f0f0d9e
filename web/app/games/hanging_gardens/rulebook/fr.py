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
    "H2.2": "Mélange des cartes et des tuiles",
    "H2.3": "Premier joueur",
    "H3.1": "Cartes d’une manche",
    "H3.2": "Tours d’une manche",
    "H3.3": "Durée d’une partie",
    "H4.1": "Prendre et poser une carte",
    "H4.2": "Les motifs doivent couvrir quelque chose",
    "H4.3": "Le terrain à bâtir va partout",
    "H4.4": "Les temples restent libres",
    "H4.5": "Quand aucune carte ne convient",
    "H5.1": "Quels ensembles conviennent",
    "H5.2": "Placer un temple",
    "H5.3": "Quelles tuiles sont à portée",
    "H5.4": "Une tuile cachée",
    "H5.5": "Compléter le plateau",
    "H5.6": "Déplacer un temple",
    "H5.7": "Ensembles coupés ou réunis",
    "H5.8": "Annuler un tour",
    "H6.1": "La dernière carte",
    "H6.2": "Quand la pile est vide",
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
    "est du terrain à bâtir ou montre l’un des 4 motifs\u00a0: terrasse, parc, arcade ou fontaine. Une carte de départ "
    "ne contient que du terrain à bâtir.",
    "H1.2": "Parmi les 49 tuiles de points, 44 forment des séries\u00a0: 4 reines, 4 rois, 6 tigres, 6 jardins, 6 "
    "statues, 10 calices et 8 portes. Les 5 autres sont des personnages, une tuile chacun\u00a0: dompteur, jardinier, "
    "sculpteur, prêtre et garde.",
    "H1.3": "Chaque joueur a 5 temples.",
    "H1.4": "Comme aucune source publiée ne donne le dessin des cartes de construction, il est reconstitué ici\u00a0: "
    "6 cartes ont 1 case de motif, 22 en ont 2, 26 en ont 3 et 6 en ont 4. Cela fait 38 cases de chaque motif. Il n’y "
    "a pas deux cartes identiques, même si on les tourne. Environ la moitié des cartes qui ont au moins 2 cases de "
    "motif montrent côte à côte des cases d’un même motif\u202f; les autres mélangent les motifs. Si vous possédez le "
    "jeu, vous pouvez charger un fichier avec ses cartes et ses valeurs.",
    "H2.1": "Les Jardins suspendus est un jeu pour 2 à 4 joueurs. Chacun commence avec une carte de départ, autour de "
    "laquelle son jardin peut grandir sans limites.",
    "H2.2": (
        "Les 60 cartes sont mélangées faces cachées, de même que les 49 tuiles, qui forment ici une seule pile\u202f; "
        "d’après la règle imprimée, il y en a deux. On retourne ensuite 6 tuiles sur le plateau, en 3 rangées de 2."
    ),
    "H2.3": (
        "Le premier joueur est tiré au sort\u202f; d’après la règle imprimée allemande, c’est le plus jeune joueur "
        "qui commence."
    ),
    "H3.1": "Au début de chaque manche, on retourne de nouvelles cartes\u00a0: 4 si vous jouez à 2 ou à 4, et 3 si "
    "vous jouez à 3.",
    "H3.2": "Chacun joue un tour, dans le sens horaire à partir du premier joueur\u202f; à 2 joueurs, chacun en joue "
    "deux, en alternance. À la fin de la manche, toutes ses cartes ont été prises.",
    "H3.3": "Après chaque manche, le pion Premier joueur passe au joueur de gauche. Une partie compte 15 manches à 2 "
    "ou 4 joueurs et 20 manches à 3 joueurs. Chacun joue donc 30 tours à 2 joueurs, 20 tours à 3 et 15 tours à 4.",
    "H4.1": "À votre tour, prenez une des cartes visibles et posez-la aussitôt dans votre jardin, alignée sur les "
    "cases. Vous pouvez la tourner par quarts de tour, mais jamais la retourner.",
    "H4.2": "Chaque case de motif de la carte doit couvrir une case de votre jardin, qu’il s’agisse de terrain à bâtir "
    "ou de n’importe quel motif. Aucun motif ne peut être posé sur la table nue.",
    "H4.3": "Le terrain à bâtir de la carte peut être posé sur du terrain, sur des motifs ou sur la table nue.",
    "H4.4": "Une case qui porte un temple ne peut pas être couverte, pas même par du terrain à bâtir.",
    "H4.5": "Tant que l’une des cartes visibles peut être posée quelque part, vous devez en poser une. Si aucune ne "
    "peut l’être, choisissez-en une et remettez-la dans la boîte.",
    "H5.1": (
        "Un ensemble est formé de cases d’un même motif qui se touchent par un bord. Il peut recevoir un temple s’il "
        "a au moins 3 cases, dont au moins une sur la carte que vous venez de poser, et pas encore de temple. La "
        "règle imprimée demande qu’une partie de l’ensemble soit nouvelle\u202f; ici, une case qui recouvre le même "
        "motif compte aussi."
    ),
    "H5.2": "Vous pouvez placer un temple sur une case d’un ensemble qui convient, mais un seul par tour\u202f; vous "
    "pouvez aussi y renoncer. Si vous placez un temple, vous devez prendre une tuile.",
    "H5.3": "Avec un ensemble de 3 cases, choisissez parmi les 2 tuiles de la rangée 1\u202f; avec 4 cases, parmi les "
    "4 tuiles des rangées 1 et 2\u202f; avec 5 cases ou plus, parmi les 6.",
    "H5.4": "Un ensemble de 6 cases ou plus vous rapporte d’abord une tuile de la pile, que les autres ne voient pas. "
    "Vous en choisissez ensuite une deuxième parmi les 6 tuiles du plateau. D’après la règle imprimée, vous "
    "«\u202fpouvez\u202f» prendre la tuile cachée\u202f; ici, vous la piochez toujours.",
    "H5.5": "Un emplacement libéré sur le plateau est aussitôt rempli avec une tuile de la pile.",
    "H5.6": (
        "Quand vos 5 temples sont placés, vous pouvez, au lieu d’en placer un, déplacer celui de l’ensemble qui est "
        "le plus petit une fois la carte posée. Si plusieurs ensembles sont à égalité, vous choisissez. D’après la "
        "règle imprimée, vous «\u202fdevez\u202f» le déplacer\u202f; ici, vous pouvez toujours y renoncer."
    ),
    "H5.7": (
        "Chaque ensemble ne peut porter qu’1 temple. Une carte peut couper un ensemble en deux. Un morceau sans temple "
        "convient s’il contient une case de la nouvelle carte. La règle imprimée ne dit pas ce qui se passe quand des "
        "ensembles se rejoignent ou sont réduits à moins de 3 cases\u202f; ici, leurs temples restent en place."
    ),
    "H5.8": "Vous pouvez annuler votre tour jusqu’à ce que quelque chose de caché soit retourné\u00a0: une tuile "
    "cachée que vous piochez ou, si plusieurs personnes jouent, la tuile qui remplit un emplacement ou les cartes de "
    "la manche suivante. Quand plusieurs personnes jouent et que la fin d’un tour révélerait quelque chose, le tour "
    "reste ouvert jusqu’à ce que vous appuyiez sur «\u202fTerminer le tour\u202f». Si «\u202fConfirmer chaque "
    "coup\u202f» est désactivé, il se termine aussitôt.",
    "H6.1": "La partie se termine quand les 60 cartes de construction ont été utilisées.",
    "H6.2": (
        "Si la pile s’épuise plus tôt, la manche où sa dernière tuile a été piochée est la dernière. On peut encore "
        "prendre les tuiles du plateau. Pour chaque tuile qui vous revient mais qui manque, dans la pile ou dans les "
        "rangées à votre portée, vous marquez 5 points à la place. La règle imprimée ne dit rien de plusieurs tuiles "
        "manquantes dans un même tour\u202f; ici, chacune compte, même une tuile cachée."
    ),
    "H7.1": "Plus vous avez de tuiles d’une même sorte, plus elles valent ensemble. Pour 1, 2, 3 tuiles et ainsi de "
    "suite, elles rapportent\u00a0: reine 1, 15\u202f; roi 3, 12\u202f; tigre 3, 8, 15\u202f; jardin 2, 8, 16\u202f; "
    "statue 1, 3, 20\u202f; calice 1, 3, 6, 11, 18\u202f; porte 0, 5, 10, 16. Après le dernier nombre, une nouvelle "
    "série commence\u00a0: 5 jardins rapportent 16 et 8, soit 24 points. Les valeurs du roi, du tigre et du calice "
    "sont reconstituées, ainsi que celles de la porte à partir de la troisième.",
    "H7.2": (
        "Chaque personnage, sauf le garde, rapporte 3 points, ou davantage si vous avez au moins une série complète de "
        "sa sorte\u00a0: dompteur 10 avec des tigres, jardinier 11 avec des jardins, sculpteur 12 avec des statues, "
        "prêtre 9 avec des calices. Les valeurs du sculpteur et du prêtre sont reconstituées."
    ),
    "H7.3": "Le garde rapporte 3 points pour chacune de vos portes, en plus de ce que valent les portes elles-mêmes. "
    "Sans porte, il ne rapporte rien.",
    "H7.4": (
        "Le joueur qui a le plus de points gagne. En cas d’égalité, celui des joueurs concernés qui a le plus de "
        "tuiles l’emporte\u202f; si l’égalité persiste, ce que la règle imprimée ne prévoit pas, ils se partagent la "
        "victoire."
    ),
    "H8.1": (
        "Les tuiles prises sur le plateau restent visibles\u202f; d’après la règle imprimée, chacun garde toutes ses "
        "tuiles face cachée. Une tuile piochée dans la pile n’est connue que de son propriétaire jusqu’à la fin de la "
        "partie."
    ),
    "H8.2": "À tout moment, chacun peut voir quelles cartes restent, combien de tuiles de chaque sorte peuvent encore "
    "être dans la pile (celles que les autres ont piochées sans les montrer y sont comptées), combien chaque joueur en "
    "possède (vos propres tuiles cachées comprises, mais pas celles des autres), les séries de chacun avec leurs "
    "points, et le dernier coup de chaque joueur.",
    "H8.3": "Vous pouvez tourner la carte choisie vers la gauche et vers la droite. Chaque emplacement permis est "
    "marqué\u202f; en le pointant, vous voyez le résultat avant de poser la carte. La règle «\u202fAnnuler un "
    "tour\u202f» dit jusqu’à quand vous pouvez revenir en arrière.",
    "H8.4": "Un jardin n’a pas de limites\u00a0: vous pouvez donc faire défiler sa vue dans les quatre directions. À "
    "chaque étape, une ligne d’aide vous dit ce qu’il faut faire ensuite.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Choisissez une carte et regardez ses six cases.",
    "H1.2": "Prenez une des tuiles à votre portée.",
    "H1.3": "Placez un de vos temples et regardez combien il vous en reste.",
    "H1.4": "Tournez la carte. Ses motifs restent les mêmes, quel que soit son sens.",
    "H2.1": "Posez votre première carte sur la carte de départ.",
    "H2.2": "Six tuiles sont visibles sur le plateau, en trois rangées de deux. Les premières cartes sont retournées, "
    "elles aussi.",
    "H2.3": "Personne n’a encore joué. Le joueur mis en évidence commence.",
    "H3.1": "Prenez la dernière carte de la manche. On en retourne alors de nouvelles.",
    "H3.2": "Posez une carte. C’est ensuite à l’autre joueur, jusqu’à votre prochain tour.",
    "H3.3": "Terminez la manche en prenant une tuile, et regardez qui commence la suivante.",
    "H4.1": "Une carte est choisie. Tournez-la.",
    "H4.2": "Une carte est choisie. Essayez de la poser de façon qu’un motif soit sur la table nue.",
    "H4.3": "Posez une carte de façon qu’une partie de son terrain à bâtir soit sur la table nue.",
    "H4.4": "Une carte est choisie. Essayez de la poser par-dessus le temple.",
    "H4.5": "La seule carte qui reste ne peut aller nulle part. Remettez-la dans la boîte.",
    "H5.1": "Essayez de placer un temple ailleurs que sur les ensembles qui conviennent.",
    "H5.2": "Placez un temple, ou renoncez-y.",
    "H5.3": "Le temple est sur un ensemble de 3 cases. Essayez de prendre une tuile d’une rangée hors de portée.",
    "H5.4": "Placez un temple sur le grand ensemble et piochez une tuile cachée.",
    "H5.5": "Prenez une tuile et regardez son emplacement se remplir de nouveau.",
    "H5.6": "Vos cinq temples sont placés. Déplacez-en un sur le nouvel ensemble.",
    "H5.7": "Posez une carte de façon à couper en deux le parc de 7. Le morceau sans temple convient alors.",
    "H5.8": "Piochez une tuile cachée. Dans une partie, vous ne pourriez plus revenir en arrière.",
    "H6.1": "Toutes les cartes ont été utilisées. Prenez la dernière tuile de la partie.",
    "H6.2": "Il reste une tuile dans la pile. Prenez une tuile du plateau, et la pile sera vide.",
    "H7.1": "Prenez la tuile qui complète la série des reines.",
    "H7.2": "La série des calices est complète. Prenez le prêtre.",
    "H7.3": "Vous avez déjà le garde. Prenez encore une porte.",
    "H7.4": "La partie est finie. Regardez la dernière ligne du décompte, et les tuiles.",
    "H8.1": "Ada vient de piocher une tuile qu’elle seule peut voir.",
    "H8.2": "Les tuiles, les points et les derniers coups de chacun sont visibles.",
    "H8.3": "Une carte est choisie. Pointez un des emplacements marqués, ou choisissez-le.",
    "H8.4": "Faites défiler le jardin dans toutes les directions, ou agrandissez-le.",
}
