"""Dutch: the review of a match."""

from typing import Final

WORDS: Final = {
    "review.open": "Analyseren",
    "review.title": "Analyse: {names}",
    "review.back": "Terug naar de score",
    "review.progress_title": "Voortgang van de analyse",
    "review.progress": "{number} van {of} zetten geanalyseerd",
    "review.paused": "Gepauzeerd: {number} van {of} zetten geanalyseerd",
    "review.pause": "Pauzeren",
    "review.continue": "Doorgaan",
    "review.done": "De analyse is klaar.",
    "review.chart": "Verwachte eindscore",
    "review.chart_hint": (
        "De eindscore als iedereen vanaf die zet op dit niveau verderspeelt: {level}. Omcirkelde getallen geven de "
        "grootste fouten aan."
    ),
    "review.as_table": "Als tabel tonen",
    "review.from_to": "{name}: score van {begin} naar {end}.",
    "review.move": "Zet {number}",
    "review.moves": "Na zet",
    "review.losses": "De grootste fouten",
    "review.losses_so_far": "De grootste fouten tot nu toe",
    "review.losses_hint": "Hoeveel punten voorsprong elke zet naar verwachting kostte ten opzichte van de beste "
    "gevonden zet.",
    "review.none": (
        "Geen grote fouten van {names}: geen enkele zet kostte een punt of meer ten opzichte van de beste gevonden zet."
    ),
    "review.turn": "Zet {number}: {name}",
    "review.in_points": "punten",
    "review.played": "Gespeeld",
    "review.better": "Beter",
    "review.expected": "verwachte voorsprong {lead}",
    "review.look": "Stelling bekijken",
    "review.play_on": "Vanaf hier verderspelen",
    "review.branch": "{name}, vanaf zet {number}",
}
