"""French texts of the position editor."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "editor.title": "Composer une position",
    "editor.players": "Joueurs",
    "editor.begin": "Composer",
    "editor.turn": "Tourner",
    "editor.put_back": "Remettre dans la boîte",
    "editor.put_here": "Mettre ici\u00a0: {place}",
    "editor.in_hand": "En main\u00a0: {piece}",
    "editor.help": "Choisissez un élément, puis son emplacement. Vous pouvez reprendre ce qui est déjà posé.",
    "editor.legal": "Cette position est conforme aux règles.",
    "editor.illegal": "Le plateau d’analyse demande une position conforme aux règles\u00a0:",
    "editor.complete": "Compléter au hasard",
    "editor.done": "Analyser",
    "editor.rule": "Règle {rule}",
    "editor.pieces": "Matériel",
    "editor.match": "Partie",
    "editor.read": "Appliquer",
    "editor.copy_link": "Copier le lien",
    "editor.edit": "Modifier cette position",
}
