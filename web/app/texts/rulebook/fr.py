"""French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "rulebook.title": "Livret de règles",
    "rulebook.intro": "Chaque règle avec son numéro et une petite position pour l’essayer.",
    "rulebook.contents": "Sommaire",
    "rulebook.search": "Chercher dans les règles",
    "rulebook.none": "Aucune règle ne contient ces mots.",
    "rulebook.found.one": "{number} règle",
    "rulebook.found.other": "{number} règles",
    "rulebook.try": "Essayez",
    "rulebook.look": "Regardez",
    "rulebook.again": "Recommencer",
    "rulebook.done": "C’est fait\u00a0: voilà l’effet de la règle.",
    "rulebook.refused": "Refusé\u00a0: c’est ce que la règle interdit.",
    "rulebook.back": "Retour à la partie",
    "rulebook.turning": "Tourner les pages",
    "rulebook.previous": "Règle précédente",
    "rulebook.next": "Règle suivante",
    "rulebook.open": "Essayer dans le livret de règles",
    "rulebook.example": "Un exemple",
    "rulebook.counts": "Ce qui compte\u00a0: {things}.",
    "rulebook.times": "{number} × {tile}",
    "rulebook.number": "{item}, {name}\u00a0: {points}",
}
