"""French."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "analysis.intro": "Ouvrez une partie ou une règle, puis choisissez «\u00a0Plateau d’analyse\u00a0».",
    "analysis.back": "Retour",
    "analysis.lines": "Variantes",
    "analysis.match_line": "La partie",
    "analysis.line": "Variante {number}",
    "analysis.branch": "{line}\u00a0: {name} {move}",
    "analysis.branches": "Autres variantes à partir d’ici",
    "analysis.dealt": "Ce que la partie n’a pas encore révélé est distribué ici au hasard.",
    "analysis.ranking": "Première estimation. La recherche continue…",
    "analysis.ranked": "Recherche terminée.",
    "analysis.note": "À propos de cette variante",
    "analysis.name": "Nom",
    "analysis.comment": "Commentaire",
    "analysis.save": "Enregistrer",
    "analysis.noted": "Enregistré.",
    "analysis.delete": "Supprimer cette variante",
    "analysis.lead": "Avance attendue",
    "analysis.lead_hint": "L’avance que chacun peut espérer à la fin sur le meilleur des autres.",
    "analysis.lead_from_to": "{name}\u00a0: avance attendue de {begin} à {end}.",
    "analysis.level": "Contre",
    "analysis.best": "Meilleur coup trouvé\u00a0: {move}",
    "analysis.rank": "{label}, meilleur coup numéro {rank}",
}
