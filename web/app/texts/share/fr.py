"""French: matches that are shown to others by a link."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "share.open": "Partager",
    "share.title": "Partager cette partie",
    "share.about": "Qui ouvre le lien voit la partie coup par coup et peut continuer à partir de n’importe quelle "
    "position. La vôtre reste telle quelle.",
    "share.link": "Lien",
    "share.length": "{number} caractères.",
    "share.long": "Certaines messageries coupent des liens aussi longs.",
    "share.copy": "Copier",
    "share.send": "Partager…",
    "share.at": "Le lien commence",
    "share.at.begin": "avant le premier coup",
    "share.at.now": "là où en est la partie",
    "share.at.end": "à la fin",
    "share.qr": "Code QR du lien",
    "share.qr_hint": "Pour l’appareil photo d’un autre appareil.",
    "share.no_qr": "Le lien est trop long pour un code QR.",
    "share.holds_all": "Ce lien contient toute la partie, y compris ce qui est encore caché, comme l’ordre de ce qui "
    "reste à venir\u00a0: qui regarde de près peut le lire.",
    "share.private": "Aucun serveur ne voit la partie\u00a0: elle se trouve dans le lien, et les navigateurs "
    "n’envoient pas ce qui suit le #.",
    "share.subject": "{game}\u00a0: {names}",
    "shared.title": "Une partie partagée avec vous.",
    "shared.about": "Elle ne reste dans ce navigateur que si vous la gardez.",
    "shared.keep": "Garder",
    "notice.share_kept": "La partie figure maintenant parmi les vôtres.",
    "notice.share_had": "Vous avez déjà cette partie.",
    "notice.share_broken": "Ce lien ne mène à aucune partie\u00a0: il est incomplet ou a été modifié. Demandez-le de "
    "nouveau et ouvrez-le en entier.",
    "notice.share_newer": "Ce lien vient d’une version plus récente de cette page. Rechargez la page, puis ouvrez-le "
    "de nouveau.",
    "notice.share_long": "Ce lien est trop long pour venir d’ici. Rien n’a été ouvert.",
    "notice.share_illegal": "La partie de ce lien enfreint les règles\u00a0: impossible de la montrer.",
}
