"""French texts of the puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Couper un ensemble",
    "puzzle_theme.wait": "Attendre",
    "puzzle_theme.six": "Un ensemble de six",
    "puzzle_theme.card": "Quelle carte poser\u202f?",
    "puzzle_theme.place": "Où poser la carte\u202f?",
    "puzzle_theme.temple": "Quel temple déplacer\u202f?",
    "puzzle_theme.move": "Déplacer un temple",
    "puzzle_theme.group": "Quel ensemble\u202f?",
    "puzzle_theme.tile": "Quelle tuile prendre\u202f?",
    "puzzle_theme.set": "Compléter une série",
    "puzzle_theme.person": "Personnages",
    "puzzle_theme.patience": "Des points plus tard",
    "puzzle_theme.end": "Fin de partie",
    "puzzle_theme.deny": "Gêner l’adversaire",
}
