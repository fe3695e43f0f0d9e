"""French: matches that are played by sending a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "by_link.turn": "C’est à {name} de jouer.",
    "by_link.send_to": "Envoyez à {name} le lien de la partie.",
    "by_link.waiting": "C’est {name} qui enverra le prochain lien.",
    "by_link.stands": "Une fois le lien envoyé, le coup est définitif.",
    "by_link.share": "Envoyer le lien",
    "by_link.copy": "Copier le lien",
    "by_link.code": "Code QR",
    "by_link.honest": "Le lien contient toute la partie\u00a0: qui l’examine de près peut aussi y trouver "
    "les tuiles cachées.",
    "by_link.paste": "{name} a joué\u202f? Ouvrez le lien reçu en retour, ou collez-le ici\u00a0:",
    "by_link.open": "Continuer",
    "by_link.news": "Ce qui s’est passé",
    "by_link.more.one": "{number} coup auparavant",
    "by_link.more.other": "{number} coups auparavant",
    "by_link.show": "Revoir",
    "by_link.over": "La partie est finie. Envoyez à {names} le dernier lien, pour que chacun voie comment elle s’est "
    "terminée.",
    "by_link.code_title": "Le lien en code QR",
    "by_link.code_hint": "Visez-le avec la caméra de l’autre appareil.",
    "by_link.code_long": "Ce lien est trop long pour un code QR. Copiez-le plutôt.",
    "by_link.message_title": "Hofgarten\u00a0: {game}",
    "by_link.message": "{name}, à vous de jouer\u00a0: {game}, {round}.",
    "by_link.message_over": "{game}\u00a0: notre partie est finie, voici comment elle s’est terminée.",
    "join.title": "{name} vous a envoyé une partie",
    "join.who": "Qui êtes-vous\u202f?",
    "join.to_move": "{name} (à son tour)",
    "join.sender": "{name}, sur un autre appareil",
    "join.name": "Votre nom",
    "join.name_hint": "Les autres le verront avec votre prochain lien.",
    "join.play": "Rejoindre la partie",
    "join.look": "Voir le résultat",
    "join.later": "Pas maintenant",
    "notice.turn_broken": (
        "Ce lien est abîmé : un morceau s’est peut-être perdu en route. Demandez qu’on vous l’envoie à nouveau."
    ),
    "notice.turn_newer": (
        "Ce lien vient d’une version plus récente de Hofgarten. Rechargez la page, puis ouvrez-le à nouveau."
    ),
    "notice.turn_long": "Ce lien est trop long pour une partie.",
    "notice.turn_illegal": "Ce lien contient un coup que les règles interdisent\u00a0: rien n’en a été repris.",
    "notice.turn_forged": (
        "Ce lien a été modifié\u00a0: un mélange qu’il contient n’est pas celui du code de départ. "
        "Rien n’en a été repris."
    ),
    "notice.turn_same": "Vous aviez déjà ce lien\u00a0: rien de nouveau ne s’est passé.",
    "notice.turn_older": "Ce lien est plus ancien\u00a0: la partie a continué depuis, et voici où elle en est.",
    "notice.turn_parted": (
        "Ce lien ne continue pas votre partie : à partir d’un certain coup, on y a joué autrement. Votre partie "
        "reste telle quelle."
    ),
    "notice.turn_foreign": (
        "Ce lien n’appartient pas à la partie gardée ici sous le même numéro. La vôtre reste telle quelle."
    ),
    "notice.turn_other": (
        "Ce lien appartient à une autre partie\u202f; celle-ci reste donc telle quelle. Ouvrez-le pour aller à l’autre."
    ),
    "notice.turn_none": "Il n’y a aucun lien de partie dans ce texte.",
    "notice.turn_own": "C’est le lien que vous avez vous-même envoyé\u00a0: attendez celui qui reviendra.",
    "notice.turn_share": (
        "Ce lien sert à regarder une partie\u202f; celle-ci reste donc telle quelle. Pour voir ce qu’il montre, "
        "ouvrez-le dans un nouvel onglet."
    ),
    "notice.turn_mine": (
        "Ce lien contient aussi un coup joué pour vous. Si vous ne l’avez pas joué sur un autre appareil, demandez "
        "des explications à qui vous l’a envoyé."
    ),
    "notice.turn_copied": "Lien copié\u00a0: envoyez-le à {names}.",
}
