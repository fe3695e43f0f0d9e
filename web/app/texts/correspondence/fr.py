"""French: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "C’est à {name} de jouer.",
    "by_link.first": "Le tirage au sort a décidé\u00a0: {name} commence.",
    "by_link.send_to": "Envoyez à {name} le lien de la partie.",
    "by_link.waiting": "{name} vous enverra le prochain lien.",
    "by_link.stands": "Une fois le lien envoyé, vous ne pourrez plus annuler ce coup.",
    "by_link.share": "Envoyer le lien",
    "by_link.copy": "Copier le lien",
    "by_link.code": "QR code",
    "by_link.honest": "Le lien contient toute la partie\u00a0: en le décortiquant, on peut donc aussi voir ce qui est "
    "caché.",
    "by_link.paste": "{name} a joué\u202f? Ouvrez le lien que vous avez reçu, ou collez-le ici\u00a0:",
    "by_link.open": "Continuer",
    "by_link.news": "Ce qui s’est passé",
    "by_link.more.one": "{number} coup précédent",
    "by_link.more.other": "{number} coups précédents",
    "by_link.show": "Revoir",
    "by_link.over": (
        "La partie est finie. Il ne reste plus qu’à envoyer le dernier lien à {names}, pour que tout le monde voie "
        "comment elle s’est terminée."
    ),
    "by_link.code_title": "QR code du lien",
    "by_link.code_hint": "Scannez-le avec l’autre appareil.",
    "by_link.code_long": "Ce lien est trop long pour un QR code. Copiez-le plutôt.",
    "by_link.message_title": "Hofgarten\u00a0: {game}",
    "by_link.message": "{name}, à vous de jouer\u00a0: {game} · {round}.",
    "by_link.message_over": "{game}\u00a0: notre partie est finie. Voyez comment elle s’est terminée.",
    "join.title": "{name} vous a envoyé une partie",
    "join.who": "Qui êtes-vous\u202f?",
    "join.to_move": "{name} (c’est son tour)",
    "join.sender": "{name}, sur un autre appareil",
    "join.name": "Votre nom",
    "join.name_hint": "Les autres le verront avec votre prochain lien.",
    "join.play": "Rejoindre la partie",
    "join.look": "Voir comment elle s’est terminée",
    "join.later": "Pas maintenant",
}
