"""French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Apprendre à jouer",
    "learn.of": "Apprendre {game}",
    "learn.choose": "Un jardinier vous montre chaque jeu sur une partie préparée, en 5 minutes environ.",
    "learn.coach": "Leçon",
    "learn.step": "Étape {number} sur {of}",
    "learn.next": "Suite",
    "learn.back": "Retour",
    "learn.do": "Montrez-moi",
    "learn.leave": "Quitter la leçon",
    "learn.again": "Recommencer",
    "learn.repeat": "Redites-le",
    "learn.watch": "Bien joué. Regardez maintenant ce que fait l’ordinateur.",
    "learn.missed": "Ce serait permis. Mais faites d’abord ce dont parle cette étape.",
    "learn.first": "Votre choix reste tel quel. Mais continuez d’abord avec «\u202f{next}\u202f».",
    "learn.play": "Jouer une vraie partie",
    "learn.new": "Première fois\u202f? Apprenez {game} en 5 minutes",
    "learn.new_hint": "Une partie préparée, de vrais coups et un jardinier qui les explique.",
    "learn.go_on": "Reprendre la leçon\u00a0: {game}",
    "learn.go_on_hint": "Elle vous attend là où vous l’avez laissée.",
    "learn.once_more": "Leçon\u00a0: {game}",
}
