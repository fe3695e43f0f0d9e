"""French: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Ajouter des parties",
    "exchange.bring_hint": "Des parties enregistrées ici, sur un autre appareil ou par un autre programme. Rien de ce "
    "que vous avez déjà n’est perdu.",
    "exchange.choose": "Choisir des fichiers",
    "exchange.paste": "Coller depuis le presse-papiers",
    "exchange.paste_refused": "Ce navigateur ne laisse pas la page lire le presse-papiers. Collez plutôt le texte "
    "dans le champ ci-dessous.",
    "exchange.drop_hint": "Un fichier peut aussi être déposé n’importe où sur la page, et un texte collé sur l’écran "
    "d’accueil.",
    "exchange.text": "Une partie ou un lien sous forme de texte",
    "exchange.add": "Ajouter",
    "exchange.out": "Exporter",
    "exchange.copy": "Copier en texte",
    "exchange.share": "Partager un lien",
    "exchange.hidden": "La partie n’est pas finie\u00a0: le fichier, le texte et le lien contiennent aussi ce qui est "
    "encore caché. Ne les donnez qu’à des personnes qui n’iront pas regarder.",
    "exchange.delete": "Supprimer cette partie",
    "exchange.received": "Partagé avec cette page",
    "exchange.received_count.one": "{number} élément est arrivé d’une autre application.",
    "exchange.received_count.other": "{number} éléments sont arrivés d’une autre application.",
    "exchange.received_link": "Un lien vers une partie est arrivé d’une autre application.",
    "exchange.received_hint": "Rien n’a encore été ajouté. Ne continuez que si vous venez de faire ce partage "
    "vous-même\u00a0: n’importe quel site peut envoyer quelque chose ici.",
    "exchange.received_add": "Ajouter aux parties",
    "exchange.received_open": "Ouvrir le lien",
    "exchange.received_leave": "Ne pas l’ajouter",
    "exchange.received_text": "Un texte",
    "exchange.detail": "Détails techniques",
    "exchange.came": "Parties ajoutées",
    "exchange.all_here": "Déjà là",
    "exchange.none_came": "Rien n’a été ajouté",
    "exchange.added.one": "{number} partie est nouvelle ici.",
    "exchange.added.other": "{number} parties sont nouvelles ici.",
    "exchange.renewed.one": "{number} partie déjà là est maintenant plus avancée.",
    "exchange.renewed.other": "{number} parties déjà là sont maintenant plus avancées.",
    "exchange.known.one": "{number} partie était déjà là.",
    "exchange.known.other": "{number} parties étaient déjà là.",
    "exchange.unkept": "Ce navigateur n’a pas pu tout garder\u00a0: son espace de stockage est plein ou interdit. Ce "
    "qui manque disparaîtra à la fermeture de la page\u00a0: gardez donc le fichier.",
    "exchange.refused.one": "{number} élément n’a pas été ajouté",
    "exchange.refused.other": "{number} éléments n’ont pas été ajoutés",
    "exchange.more.one": "Et {number} autre.",
    "exchange.more.other": "Et {number} autres.",
    "exchange.nothing_lost": "Ce qui était là avant n’a pas changé.",
    "exchange.line": "ligne {number}",
    "exchange.rule": "Lire la règle {rule}",
    "exchange.open": "Ouvrir la partie",
    "exchange.again": "Essayer autre chose",
    "exchange.done": "Terminé",
    "exchange.fault.unreadable": "Le fichier n’a pas pu être lu.",
    "exchange.fault.large": "C’est trop volumineux pour une partie. Un fichier peut faire jusqu’à {size}\u00a0Mo.",
    "exchange.fault.text": "Ce n’est pas un fichier texte, il ne contient donc pas de partie.",
    "exchange.fault.empty": "Il n’y a rien dedans.",
    "exchange.fault.none": "Il n’y a pas de partie dedans.",
    "exchange.fault.broken": "Ce n’est pas une partie entière\u00a0: elle a été coupée ou modifiée.",
    "exchange.fault.no_record": "Ce n’est pas une partie.",
    "exchange.fault.newer": "Cette partie a été enregistrée par une version plus récente. Rechargez la page pour "
    "obtenir cette version, puis réessayez.",
    "exchange.fault.game": "C’est une partie d’un jeu qui ne se joue pas ici.",
    "exchange.fault.illegal": "L’événement {event} n’est pas possible dans cette partie.",
    "exchange.fault.against_rule": "L’événement {event} est contraire à la règle {rule}.",
    "exchange.fault.faulty": "Quelque chose ne concorde pas dans cette partie.",
    "exchange.fault.many": "On examine au plus {most} parties à la fois. Ajoutez de nouveau le même fichier pour "
    "continuer à partir d’ici.",
}
