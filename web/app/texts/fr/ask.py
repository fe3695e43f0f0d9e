"""French: the field for a move or a question."""

from typing import Final

WORDS: Final = {
    "ask.label": "Coup ou question",
    "ask.send": "Valider",
    "ask.close": "Fermer",
    "ask.unknown": "«\u202f{text}\u202f» n’est ni un coup ni une question. Tapez «\u202f{help}\u202f» pour la liste.",
    "ask.forbidden": "«\u202f{move}\u202f» n’est pas permis. Règle {rule}.",
    "ask.no_row": "Cette ligne n’existe pas.",
    "ask.help": (
        "Tapez un coup, par exemple {example}, ou une question\u00a0: {questions}. Vous pouvez ajouter le "
        "nom d’un joueur ou le numéro d’une ligne."
    ),
    "ask.help_over": (
        "Tapez une question\u00a0: {questions}. Vous pouvez ajouter le nom d’un joueur ou le numéro d’une ligne."
    ),
    "ask.places.one": "{number} coup\u00a0: {moves}.",
    "ask.places.other": "{number} coups, les meilleurs\u00a0: {moves}.",
    "ask.notation.cells": (
        "Dans un coup, 0a est le prix et la colonne de la tuile, a1 la case du jardin, nw le coin que "
        "contourne le chemin. Le coin peut manquer."
    ),
    "ask.notation.squares": (
        "Dans un coup, 2,-1 est une case\u00a0: 2 à droite de la case de départ et 1 plus haut\u202f; pour "
        "une carte, celle en haut à gauche. Le premier mot et la rotation peuvent manquer."
    ),
    "ask.word.help": "aide",
    "ask.word.garden": "jardin",
    "ask.word.row": "ligne",
    "ask.word.places": "places",
    "ask.word.offer": "offre",
    "ask.word.moves": "coups",
    "ask.word.choices": "choix",
    "ask.word.score": "score",
    "ask.word.turn": "tour",
}
