### French texts of matches that are shared as a link.

share-title = Partager cette partie
share-study_title = Partager cette analyse
share-about = Toute personne qui ouvre le lien peut suivre la partie coup par coup et continuer à partir de n’importe quelle position. Votre partie reste telle quelle.
share-study_about = Le lien ouvre cette position avec vos variantes, leurs noms et leurs commentaires. L’appareil du lecteur ne cherche les meilleurs coups que sur demande. Vos variantes restent telles quelles.
share-link = Lien
share-length = { $number } caractères.
share-long = Certaines messageries coupent les liens aussi longs.
share-only_here = Ce lien ne fonctionne que sur cet ordinateur. Pour d’autres appareils, lancez la page avec « make play WIFI=yes » et ouvrez l’adresse affichée.
share-copy = Copier
share-send = Partager…
share-embed = Intégrer
share-at = Le lien commence
share-at-begin = avant le premier coup
share-at-now = à la position actuelle
share-at-end = à la fin
share-qr = QR code du lien
share-qr_hint = Scannez-le avec un autre appareil.
share-no_qr = Le lien est trop long pour un QR code.
share-holds_all = Ce lien contient toute la partie, y compris ce qui est encore caché et ce qui va venir : en regardant de près, on peut le lire.
share-private = Aucun serveur ne voit la partie : elle se trouve dans le lien après le #, et les navigateurs n’envoient pas ce qui suit ce signe.
share-subject = { $game } : { $names }
shared-title = Quelqu’un a partagé cette partie avec vous.
shared-about = Elle ne reste dans ce navigateur que si vous la gardez.
shared-keep = Garder
