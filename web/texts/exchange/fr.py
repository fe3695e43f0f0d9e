"""French: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring_in": "Ajouter des parties",
    "exchange.save_all": "Tout enregistrer",
    "exchange.more_of": "{name}\u00a0: enregistrer, partager et plus",
    "exchange.save_damaged": "Enregistrer le texte abîmé",
    "exchange.drop": "Déposez le fichier ici pour ajouter ses parties",
    "exchange.bring": "Ajouter des parties",
    "exchange.bring_hint": "Des parties enregistrées ici, sur un autre appareil ou par un autre programme. Rien de "
    "ce qui est déjà là n’est remplacé par moins.",
    "exchange.choose": "Choisir des fichiers",
    "exchange.paste": "Coller depuis le presse-papiers",
    "exchange.paste_refused": "Ce navigateur ne laisse pas la page lire le presse-papiers. Collez plutôt le texte "
    "dans le champ ci-dessous.",
    "exchange.drop_hint": "Un fichier peut aussi être déposé n’importe où sur la page, et un texte collé sur l’écran "
    "d’accueil.",
    "exchange.text": "Une partie ou un lien sous forme de texte",
    "exchange.add": "Ajouter",
    "exchange.out": "À emporter",
    "exchange.save": "Enregistrer dans un fichier",
    "exchange.copy": "Copier comme texte",
    "exchange.share": "Partager un lien",
    "exchange.hidden": "La partie n’est pas finie\u00a0: le fichier, le texte et le lien contiennent aussi ce qui "
    "est encore caché. Ne les donnez qu’à des gens qui ne regarderont pas.",
    "exchange.delete": "Supprimer cette partie",
    "exchange.came": "Parties ajoutées",
    "exchange.all_here": "Déjà là",
    "exchange.none_came": "Rien n’a été ajouté",
    "exchange.added.one": "{number} partie est nouvelle ici.",
    "exchange.added.other": "{number} parties sont nouvelles ici.",
    "exchange.renewed.one": "{number} partie déjà là va maintenant plus loin.",
    "exchange.renewed.other": "{number} parties déjà là vont maintenant plus loin.",
    "exchange.known.one": "{number} partie était déjà là.",
    "exchange.known.other": "{number} parties étaient déjà là.",
    "exchange.unkept": "Ce navigateur n’a pas pu tout garder\u00a0: son espace est plein ou n’est pas autorisé. Ce "
    "qui manque disparaîtra à la fermeture de la page, gardez donc le fichier.",
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
    "exchange.fault.large": "C’est trop grand pour une partie. Un fichier peut faire jusqu’à {size}\u00a0Mo.",
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
