"""French: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Cette partie se joue dans un autre onglet. Vous pouvez la suivre ici.",
    "keeping.play_here": "Continuer ici",
    "keeping.removed": "Cette partie a été supprimée dans un autre onglet.",
    "keeping.keep": "La garder quand même",
    "keeping.newer": "Cette partie se joue dans un autre onglet, avec une version plus récente de cette page. "
    "Rechargez la page pour continuer ici.",
    "keeping.apart": "{name} (cet onglet)",
    "keeping.save": "Enregistrer la partie dans un fichier",
    "keeping.again": "Réessayer",
    "shelf.newer": "Partie d’une version plus récente",
    "shelf.newer_hint": "Elle a été enregistrée par une version plus récente de cette page et reste telle quelle. "
    "Rechargez la page pour l’ouvrir.",
    "own.newer": "Ce qui est conservé sous ce nom vient d’une version plus récente de cette page. Rien n’y sera changé "
    "jusqu’à sa suppression.",
    "notice.works_again": "Le stockage du navigateur fonctionne de nouveau\u00a0: tout est conservé.",
    "notice.cleared": "Ce qui était conservé dans ce navigateur vient d’être effacé de l’extérieur. Tout ce qui était "
    "ouvert ici a été conservé de nouveau.",
    "notice.newer": "Cette partie a été enregistrée par une version plus récente de cette page et laissée telle "
    "quelle. Rechargez la page pour l’ouvrir.",
    "notice.newer_kept": "Vos réglages ou vos leçons ont été enregistrés par une version plus récente de cette page et "
    "restent tels quels. Ce que vous y changez ici vaut jusqu’à la fermeture de la page.",
    "notice.settings_damaged": "Vos réglages, ou l’avancement d’une leçon, étaient illisibles. Ils repartent de "
    "zéro\u202f; l’ancien texte est mis de côté, pas jeté.",
    "notice.kept_apart": "Dans un autre onglet, cette partie a continué autrement. Ce qui a été joué ici est conservé "
    "comme partie à part\u00a0: {name}.",
    "notice.apart_damaged": "Ce qui était conservé de cette partie a été endommagé de l’extérieur et laissé tel quel. "
    "Ici, le jeu continue dans une partie à part\u00a0: {name}.",
    "notice.changed_elsewhere": "Un autre onglet a changé cela au même moment. Voici ce qui est conservé maintenant.",
}
