"""French texts of the rule book."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "way.rules": "Règles du jeu",
    "way_hint.rules": "Chaque règle, avec un petit exemple à essayer",
    "rulebook.intro": "Chaque règle avec son numéro, et un petit exemple pour l’essayer.",
    "rulebook.contents": "Sommaire",
    "rulebook.search": "Chercher dans les règles",
    "rulebook.none": "Aucune règle ne contient ces mots.",
    "rulebook.found.one": "{number} règle",
    "rulebook.found.other": "{number} règles",
    "rulebook.try": "À vous d’essayer",
    "rulebook.look": "Regardez bien",
    "rulebook.again": "Recommencer",
    "rulebook.done": "C’est fait\u00a0: voilà comment la règle fonctionne.",
    "rulebook.refused": "Impossible\u00a0: c’est justement ce que la règle interdit.",
    "rulebook.back": "Retour à la partie",
    "rulebook.turning": "Règle précédente et règle suivante",
    "rulebook.previous": "Règle précédente",
    "rulebook.next": "Règle suivante",
    "rulebook.open": "Essayer dans les règles du jeu",
    "rulebook.example": "Exemple",
    "rulebook.counts": "Ce qui compte\u00a0: {things}.",
    "rulebook.times": "{number} × {tile}",
    "rulebook.number": "{item}, {name}\u00a0: {points}",
}
