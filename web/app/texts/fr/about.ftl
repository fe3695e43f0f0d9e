### French texts of About.

way-about = À propos de Hofgarten
about-games = Les jeux
about-games_text = Zen Garden est un jeu de Mike Georgiou, Les Jardins suspendus un jeu de Din Li. Hofgarten en est une version indépendante, avec ses propres textes et images, sans licence des auteurs ou des éditeurs et sans lien avec eux. Si les jeux vous plaisent, achetez-les en boîte.
about-reconstructed = Aucune source publiée ne donne les cartes des Jardins suspendus ni la valeur de la moitié des tuiles. Ce qui manque est reconstitué et signalé comme tel. Si vous possédez le jeu, vous pouvez charger les cartes et valeurs imprimées.
about-privacy = Vie privée
about-privacy_text = Rien ne quitte votre appareil, sauf ce que vous envoyez. Il n’y a ni compte, ni cookie, ni statistiques. La page ne s’adresse à d’autres serveurs que si vous l’acceptez, pour jouer à distance. Parties, réglages et bots restent dans ce navigateur.
about-links = Un lien que vous partagez contient toute la partie, avec les noms et ce qui est caché. Votre navigateur n’envoie pas la partie à notre serveur.
about-rooms = Dans une partie en direct, les appareils sont reliés directement. Dans la même pièce, le code qu’affiche un appareil contient son adresse sur le réseau local ; à distance, son lien contient aussi son adresse publique, et un serveur TURN peut transmettre la partie, chiffrée, si vous en indiquez un.
about-embeds = Intégré à un autre site, Hofgarten n’enregistre rien. Il communique à ce site les coups et le résultat.
about-access = Accessibilité
about-access_text = Hofgarten vise le niveau AA des WCAG 2.2. Chaque écran est vérifié : avec axe, au clavier seul, avec un texte agrandi à 200 %, avec un thème à contraste élevé, et pour ce qu’un lecteur d’écran peut en dire.
about-access_limits = Hofgarten n’a encore été essayé ni avec de vrais lecteurs d’écran, ni par des personnes qui en dépendent. Dans Les Jardins suspendus, un texte agrandi à 200 % sur téléphone oblige à faire défiler la page pendant un tour. Si quelque chose ne fonctionne pas chez vous, dites-le-nous.
about-python = Python
about-python_text = Les règles, les bots et tous les écrans sont écrits en Python, qui s’exécute dans votre navigateur.
about-show = Voir le code Python
about-licences = Licences de tous les composants
about-licence = Hofgarten est un logiciel libre sous licence MIT.
about-lost = Il n’y a pas de page à cette adresse
about-start = Aller à la page d’accueil
about-documents = Documents (en anglais)
