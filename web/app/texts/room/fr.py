"""French: matches that are played live in one room."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "room.title": "Appareils dans la pièce",
    "room.away": (
        "Injoignable pour le moment\u00a0: {names}. Rien n’est perdu, et la partie continuera dès leur retour."
    ),
    "room.no_host": (
        "L’appareil qui a la partie est injoignable. Rien n’est perdu, et la partie continuera dès son retour. S’il "
        "reste absent, scannez-y un nouveau code."
    ),
    "room.unseated": "Quelqu’un d’autre a maintenant votre place.",
    "room.again": "Rejoindre à nouveau",
    "room.asks": "{name} voudrait annuler un coup.",
    "room.asking": "{name} voudrait annuler un coup. Il manque encore l’accord de\u00a0: {names}.",
    "room.allow": "Accepter",
    "room.refuse": "Non, continuer",
    "room.withdraw": "Tant pis",
    "room.sending": "En route vers l’appareil qui a la partie.",
    "room.call_back": "Rappeler",
    "room.seat_open": "Personne n’a encore pris cette place. Invitez quelqu’un, ou jouez-la ici.",
    "room.place.here": "sur cet appareil",
    "room.place.host": "sur l’appareil qui a la partie",
    "room.place.open": "doit encore arriver",
    "room.place.there": "est là",
    "room.place.away": "injoignable",
    "room.seat.give": "Autre appareil",
    "room.seat.take": "Jouer ici",
    "room.invitation": "Inviter quelqu’un",
    "room.how": (
        "Scannez ce code avec l’autre appareil, ou envoyez-lui le lien. Il affichera alors un code de réponse."
    ),
    "room.link": "Lien vers la pièce",
    "room.who": "Avec ce lien, on peut prendre une place libre, ou regarder et voir ce que tout le monde peut voir.",
    "room.ends": "Continuer sans la pièce",
    "room.ends_hint": "La partie reste telle quelle. Par lien, on peut jouer partout, même loin les uns des autres.",
    "room.by_link": "Continuer par lien",
    "room.here": "Continuer sur cet appareil",
    "room.join": "Rejoindre une partie dans cette pièce",
    "room.looking": "Recherche de l’appareil qui a la partie.",
    "room.found": "{game}, avec {names}",
    "room.entering": "Vous prenez place.",
    "room.return": "Continuer\u00a0: {name}",
    "room.look": "Personne\u00a0: je regarde seulement",
    "room.message": "Rejoignez ma partie dans cette pièce\u00a0:",
    "room.answer_label": (
        "Scannez le code de réponse avec l’appareil photo de cet appareil, ou collez son lien ici\u00a0:"
    ),
    "room.connect": "Connecter",
    "room.show_answer": (
        "L’appareil qui a la partie a maintenant besoin de ce code de réponse. Scannez-le avec son appareil photo, "
        "ou envoyez le lien."
    ),
    "room.answer_code": "Le code de réponse",
    "room.trouble": (
        "Les deux appareils doivent être sur le même réseau Wi-Fi. Les réseaux invités et les VPN isolent souvent "
        "les appareils\u00a0: par lien, cela marche toujours."
    ),
    "room.answer_message": "Ma réponse pour la partie dans cette pièce\u00a0:",
    "room.passing": "Le code est transmis à la partie.",
    "room.passed": "C’est fait\u00a0: la partie continue dans l’autre onglet. Vous pouvez fermer celui-ci.",
    "room.nobody": "La partie n’est pas ouverte dans ce navigateur. Ouvrez-la, puis scannez le code à nouveau.",
    "room.scan": "Scanner avec l’appareil photo de cette page",
    "room.stop": "Arrêter l’appareil photo",
    "room.camera": "L’image de l’appareil photo",
}
