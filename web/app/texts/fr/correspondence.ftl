### French texts of matches played by sending a link.

correspondence-turn = C’est à { $name } de jouer.
correspondence-send_to = Envoyez à { $name } le lien de la partie.
correspondence-waiting = { $name } vous enverra le prochain lien.
correspondence-stands = Une fois le lien envoyé, vous ne pourrez plus annuler ce coup.
correspondence-share = Envoyer le lien
correspondence-copy = Copier le lien
correspondence-code = QR code
correspondence-honest = Le lien contient toute la partie : en le décortiquant, on peut donc aussi voir ce qui est caché.
correspondence-paste = { $name } a joué ? Ouvrez le lien que vous avez reçu, ou collez-le ici :
correspondence-open = Continuer
correspondence-friend_turn = C’est à votre adversaire de jouer.
correspondence-friend_send_to = Envoyez à votre adversaire le lien de la partie.
correspondence-friend_waiting = Votre adversaire vous enverra le prochain lien.
correspondence-friend_paste = Votre adversaire a joué ? Ouvrez le lien que vous avez reçu, ou collez-le ici :
correspondence-unknown_waiting = Vous recevrez le prochain lien quand ce sera de nouveau à vous de jouer, ou à la fin de la partie.
correspondence-opened_elsewhere = C’est à vous de jouer : le lien a été ouvert dans un autre onglet, et la partie s’y poursuit.
correspondence-unknown_paste = Avez-vous reçu un lien ? Ouvrez-le ou collez-le ici :
correspondence-news = Ce qui s’est passé
correspondence-more =
    { $number ->
        [one] { $number } coup précédent
       *[other] { $number } coups précédents
    }
correspondence-show = Revoir
correspondence-over = La partie est finie. Il ne reste plus qu’à envoyer à { $names } le dernier lien, qui montre comment elle s’est terminée.
correspondence-code_title = QR code du lien
correspondence-code_hint = Scannez-le avec l’autre appareil.
correspondence-code_long = Ce lien est trop long pour un QR code. Copiez-le plutôt.
correspondence-message_title = Hofgarten : { $game }
correspondence-message = { $name }, à vous de jouer : { $game } · { $round }.
correspondence-message_over = { $game } : notre partie est finie. Voyez comment elle s’est terminée.
invite-title = { $name } vous a envoyé une partie
invite-who = Qui êtes-vous ?
invite-to_move = { $name } (c’est son tour)
invite-sender = { $name }, sur un autre appareil
invite-name = Votre nom
invite-name_hint = Les autres le verront avec votre prochain lien.
invite-play = Rejoindre la partie
invite-look = Voir la fin de la partie
invite-later = Pas maintenant
