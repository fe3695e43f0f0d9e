"""French: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "Cette partie se joue dans un autre onglet. Vous pouvez la suivre ici.",
    "keeping.play_here": "Continuer ici",
    "keeping.removed": "Cette partie a été supprimée dans un autre onglet.",
    "keeping.keep": "La garder quand même",
    "keeping.newer": (
        "Cette partie se joue dans un autre onglet, avec une version plus récente de Hofgarten. Rechargez la page pour "
        "continuer ici."
    ),
    "keeping.apart": "{name} (cet onglet)",
    "keeping.save": "Enregistrer dans un fichier",
    "keeping.again": "Réessayer",
    "shelf.newer": "Partie d’une version plus récente",
    "shelf.newer_hint": (
        "Elle a été enregistrée par une version plus récente de Hofgarten et reste telle quelle. Rechargez la page "
        "pour l’ouvrir."
    ),
    "own.newer": (
        "Le fichier de ce nom a été enregistré par une version plus récente de Hofgarten. Il reste tel quel jusqu’à ce "
        "que vous le supprimiez."
    ),
    "notice.works_again": "Le stockage du navigateur fonctionne de nouveau\u00a0: tout est enregistré.",
    "notice.cleared": "Les données enregistrées dans ce navigateur viennent d’être effacées. Tout ce qui était ouvert "
    "ici a été enregistré de nouveau.",
    "notice.newer": (
        "Cette partie a été enregistrée par une version plus récente de Hofgarten et n’a pas été modifiée. Rechargez "
        "la page pour l’ouvrir."
    ),
    "notice.newer_kept": (
        "Vos réglages ou vos leçons ont été enregistrés par une version plus récente de Hofgarten et restent tels "
        "quels. Ce que vous changez ici vaut jusqu’à ce que vous quittiez la page."
    ),
    "notice.settings_damaged": "Vos réglages, ou votre progression dans une leçon, étaient illisibles. Ils repartent "
    "de zéro\u202f; les anciennes données sont mises de côté, pas supprimées.",
    "notice.kept_apart": "Dans un autre onglet, cette partie a continué autrement. Ce que vous avez joué ici est "
    "enregistré comme une partie distincte\u00a0: {name}.",
    "notice.apart_damaged": "La partie enregistrée a été endommagée en dehors de cette page et n’a pas été modifiée. "
    "Ici, vous continuez dans une partie distincte\u00a0: {name}.",
    "notice.changed_elsewhere": "Un autre onglet a modifié ces données au même moment. Voici ce qui est enregistré "
    "maintenant.",
}
