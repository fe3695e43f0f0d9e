"""French: the review of a match."""

from typing import Final

WORDS: Final = {
    "review.open": "Analyser",
    "review.title": "Analyse\u00a0: {names}",
    "review.back": "Retour au score",
    "review.progress_title": "Avancement de l’analyse",
    "review.progress": "Coups analysés\u00a0: {number} sur {of}",
    "review.paused": "En pause (coups analysés\u00a0: {number} sur {of})",
    "review.pause": "Mettre en pause",
    "review.continue": "Reprendre",
    "review.done": "L’analyse est terminée.",
    "review.chart": "Score final prévu",
    "review.chart_hint": (
        "Le score final si tous jouent à ce niveau après ce coup\u00a0: {level}. Les numéros entourés signalent les "
        "plus grosses erreurs."
    ),
    "review.as_table": "Afficher en tableau",
    "review.from_to": "{name}\u00a0: le score passe de {begin} à {end}.",
    "review.move": "Coup {number}",
    "review.moves": "Après le coup",
    "review.losses": "Les plus grosses erreurs",
    "review.losses_so_far": "Les plus grosses erreurs jusqu’ici",
    "review.losses_hint": "En points d’avance perdus, par rapport au meilleur coup trouvé.",
    "review.none": (
        "Aucune grosse erreur ({names})\u00a0: par rapport au meilleur coup trouvé, la perte est toujours restée "
        "inférieure à un point."
    ),
    "review.turn": "Coup {number}\u00a0: {name}",
    "review.in_points": "points",
    "review.played": "Joué",
    "review.better": "Meilleur coup",
    "review.expected": "avance prévue\u00a0: {lead}",
    "review.look": "Voir la position",
    "review.play_on": "Continuer à partir d’ici",
    "review.branch": "{name}, à partir du coup {number}",
}
