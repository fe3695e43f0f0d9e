"""French texts of daily games and the garden path."""

from typing import Final

WORDS: Final = {
    "daily.intro": "Une partie de chaque jeu, la même pour tout le monde ce jour-là. Vous jouez contre l’ordinateur "
    "({bot}) et pouvez vous arrêter et reprendre à tout moment.",
    "daily.play": "Jouer",
    "daily.play_it": "Jouer\u00a0: {game}, {date}",
    "daily.go_on": "Continuer",
    "daily.go_on_it": "Continuer\u00a0: {game}, {date}",
    "daily.look": "Voir la partie",
    "daily.points": "{mine} à {other}",
    "daily.won.one": "Victoire avec {number} point d’avance",
    "daily.won.other": "Victoire avec {number} points d’avance",
    "daily.lost.one": "Défaite avec {number} point de retard",
    "daily.lost.other": "Défaite avec {number} points de retard",
    "daily.won_level": "Victoire au départage",
    "daily.lost_level": "Défaite au départage",
    "daily.shared": "Victoire partagée",
    "daily.share": "Partager",
    "daily.share_text": "Votre résultat sous forme de texte",
    "daily.items": "Points par critère",
    "daily.back": "Revenir à aujourd’hui",
    "daily.future": "Cette partie n’est pas encore disponible\u00a0: elle arrive le {date}.",
    "daily.unknown": "Cette partie n’existe pas.",
    "daily.midnight": "De nouvelles parties arrivent à minuit.",
    "daily.hints.one": "Partie jouée avec {number} conseil\u00a0: pas de record, et au mieux le bronze.",
    "daily.hints.other": "Partie jouée avec {number} conseils\u00a0: pas de record, et au mieux le bronze.",
    "daily.keep": "Terminez-en une aujourd’hui et cela fera {number} jours d’affilée.",
    "daily.longest": "Plus longue série\u00a0: {number} jours",
    "daily.cell": "{date}\u00a0: {results}",
    "daily.medals": "Médailles",
    "daily.margin": "{game}\u00a0: au moins {number} points d’avance",
    "daily.months": "Janvier Février Mars Avril Mai Juin Juillet Août Septembre Octobre Novembre Décembre",
    "daily.weekdays": "lu ma me je ve sa di",
    "path.intro": (
        "{number} étapes, les mêmes pour tout le monde. Vos points rapportent jusqu’à trois étoiles, et une étoile "
        "ouvre l’étape suivante. Les conseils coûtent une étoile, mais jamais la dernière."
    ),
    "path.unknown": "Cette étape n’existe pas\u00a0: le sentier en compte {number}.",
    "path.stage": "Étape {number}",
    "path.stars": "Étoiles\u00a0: {number} sur {of}",
    "path.stone": "{stage}\u00a0: {game}. {against}. {state}.",
    "path.closed": "S’ouvre avec une étoile à l’étape {number}",
    "path.first_target": "victoire ou {number} points",
    "path.target": "{number} points",
    "path.best": "Meilleur résultat\u00a0: {points}",
    "path.again": "Réessayer",
    "path.next": "Étape suivante",
    "path.next_star": "Prochaine étoile\u00a0: {target}",
    "path.next_star_alone": "Prochaine étoile\u00a0: {target} sans conseil",
    "path.hints.one": "Partie jouée avec {number} conseil\u00a0: une étoile de moins (jamais la seule) et pas de "
    "record.",
    "path.hints.other": "Partie jouée avec {number} conseils\u00a0: une étoile de moins (jamais la seule) et pas de "
    "record.",
    "path_quarter.1": "Jardinet",
    "path_quarter.2": "Verger",
    "path_quarter.3": "Roseraie",
    "path_quarter.4": "Jardin royal",
    "medal_rule.gold": "Gagner largement sans conseils ({margins})",
    "medal_rule.silver": "Gagner sans conseils",
    "medal_rule.bronze": "Terminer la partie",
}
