"""French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Apprendre à jouer",
    "learn.of": "Leçon\u00a0: {game}",
    "learn.choose": "Un jardinier vous fait découvrir chaque jeu sur une partie préparée, en 5 minutes environ.",
    "learn.coach": "Leçon",
    "learn.step": "Étape {number} sur {of}",
    "learn.next": "Suivant",
    "learn.back": "Retour",
    "learn.do": "Montrez-moi",
    "learn.leave": "Quitter la leçon",
    "learn.again": "Recommencer",
    "learn.repeat": "Réexpliquer",
    "learn.watch": "Bien joué\u202f! Regardez maintenant ce que fait l’ordinateur.",
    "learn.missed": "C’est permis. Mais essayez d’abord ce que propose cette étape.",
    "learn.first": "Votre choix est conservé. Appuyez d’abord sur «\u202f{next}\u202f».",
    "learn.play": "Jouer une vraie partie",
    "learn.new": "Première visite\u202f? Découvrez le jeu en 5 minutes\u00a0: {game}",
    "learn.new_hint": "Une partie préparée, de vrais coups et un jardinier qui les explique.",
    "learn.go_on": "Reprendre la leçon\u00a0: {game}",
    "learn.go_on_hint": "Elle reprend là où vous l’avez laissée.",
    "learn.once_more": "Leçon\u00a0: {game}",
}
