"""French: taking matches out and in."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "exchange.bring": "Ajouter des parties",
    "exchange.bring_hint": "Des parties enregistrées ici, sur un autre appareil ou par un autre programme. Vous ne "
    "perdrez rien de ce que vous avez déjà.",
    "exchange.choose": "Choisir des fichiers",
    "exchange.paste": "Coller le presse-papiers",
    "exchange.paste_refused": "Ce navigateur ne laisse pas la page lire le presse-papiers. Collez plutôt le texte "
    "dans le champ ci-dessous.",
    "exchange.drop_hint": "Vous pouvez aussi déposer un fichier n’importe où sur la page, ou coller un texte sur la "
    "page d’accueil.",
    "exchange.text": "Une partie ou un lien sous forme de texte",
    "exchange.add": "Ajouter",
    "exchange.out": "Exporter",
    "exchange.copy": "Copier sous forme de texte",
    "exchange.share": "Partager un lien",
    "exchange.hidden": "La partie n’est pas finie\u00a0: le fichier, le texte et le lien contiennent aussi ce qui est "
    "encore caché. Ne les donnez qu’à des personnes qui n’iront pas regarder.",
    "exchange.delete": "Supprimer cette partie",
    "exchange.received": "Contenu partagé avec cette page",
    "exchange.received_count.one": "{number} élément vient d’une autre application.",
    "exchange.received_count.other": "{number} éléments viennent d’une autre application.",
    "exchange.received_link": "Une autre application a envoyé un lien vers une partie.",
    "exchange.received_hint": "Rien n’a encore été ajouté. Ne continuez que si c’est vous qui venez de faire ce "
    "partage\u00a0: n’importe quel site peut envoyer quelque chose ici.",
    "exchange.received_add": "Ajouter à mes parties",
    "exchange.received_open": "Ouvrir le lien",
    "exchange.received_leave": "Ignorer",
    "exchange.received_text": "Un texte",
    "exchange.detail": "Détails techniques",
    "exchange.came": "Parties ajoutées",
    "exchange.all_here": "Déjà là",
    "exchange.none_came": "Rien n’a été ajouté",
    "exchange.added.one": "{number} nouvelle partie.",
    "exchange.added.other": "{number} nouvelles parties.",
    "exchange.renewed.one": "{number} partie que vous aviez déjà va maintenant plus loin.",
    "exchange.renewed.other": "{number} parties que vous aviez déjà vont maintenant plus loin.",
    "exchange.known.one": "{number} partie était déjà là.",
    "exchange.known.other": "{number} parties étaient déjà là.",
    "exchange.unkept": "Ce navigateur n’a pas pu tout enregistrer\u00a0: son espace de stockage est plein ou "
    "désactivé. Ce qui manque disparaîtra à la fermeture de la page\u00a0: gardez donc le fichier.",
    "exchange.refused.one": "{number} élément n’a pas été ajouté",
    "exchange.refused.other": "{number} éléments n’ont pas été ajoutés",
    "exchange.more.one": "Et {number} autre.",
    "exchange.more.other": "Et {number} autres.",
    "exchange.more_matches.one": "Et {number} autre partie.",
    "exchange.more_matches.other": "Et {number} autres parties.",
    "exchange.nothing_lost": "Vos autres parties n’ont pas changé.",
    "exchange.line": "ligne {number}",
    "exchange.rule": "Lire la règle {rule}",
    "exchange.open": "Ouvrir la partie",
    "exchange.again": "Essayer autre chose",
    "exchange.done": "Terminé",
    "exchange.fault.unreadable": "Le fichier n’a pas pu être lu.",
    "exchange.fault.large": "C’est trop volumineux pour une partie. Un fichier peut peser jusqu’à {size}\u00a0Mo.",
    "exchange.fault.text": "Ce n’est pas un fichier texte\u00a0: il ne contient donc pas de partie.",
    "exchange.fault.empty": "Le contenu est vide.",
    "exchange.fault.none": "Aucune partie n’y a été trouvée.",
    "exchange.fault.broken": "Cette partie est incomplète\u00a0: elle a été coupée ou modifiée.",
    "exchange.fault.no_record": "Ce n’est pas une partie.",
    "exchange.fault.newer": (
        "Cette partie a été enregistrée par une version plus récente de Hofgarten. Rechargez la page pour obtenir "
        "cette version, puis réessayez."
    ),
    "exchange.fault.game": "C’est une partie d’un jeu que Hofgarten ne propose pas.",
    "exchange.fault.illegal": "L’un des coups n’est pas possible dans cette partie.",
    "exchange.fault.against_rule": "L’un des coups enfreint la règle {rule}.",
    "exchange.fault.faulty": "Il y a une incohérence dans cette partie.",
    "exchange.fault.many": "Seules {most} parties sont lues à la fois. Ajoutez de nouveau le même fichier pour "
    "continuer à partir d’ici.",
}
