"""Dutch: matches that are shown to others by a link."""

from typing import Final

WORDS: Final = {
    "puzzles.title": "Puzzels",
    "puzzles.of": "Puzzel: {game}",
    "puzzles.intro": "In elke stelling is één zet duidelijk de beste. Vind hem. Er wordt niets verklapt tot je erom "
    "vraagt.",
    "puzzles.about": "Puzzelrating: ongeveer {rating}",
    "puzzles.rating": "Puzzelrating: {rating}",
    "puzzles.count": "{solved} opgelost, {missed} niet opgelost",
    "puzzles.train": "Puzzels oplossen",
    "puzzles.themes": "Op thema",
    "puzzles.day": "Puzzel van de dag",
    "puzzles.day_hint": "Vandaag voor iedereen dezelfde",
    "puzzles.day_open": "Openen",
    "puzzles.tries.one": "Opgelost bij de eerste poging",
    "puzzles.tries.other": "Opgelost bij poging {number}",
    "puzzles.storm": "Puzzels op tijd",
    "puzzles.storm_hint": "Zoveel mogelijk in drie minuten. Na drie fouten is het voorbij.",
    "puzzles.storm_begin": "Starten",
    "puzzles.storm_end": "Stoppen",
    "puzzles.storm_last": "Laatste: {number}",
    "puzzles.storm_best": "Record: {number}",
    "puzzles.storm_count": "{solved} opgelost, {missed} van {of} fouten",
    "puzzles.clock": "Resterende tijd",
    "puzzles.mistakes": "Mijn fouten",
    "puzzles.mistakes_hint": (
        "Stellingen uit geanalyseerde partijen waarin je zet meer dan een punt kostte, komen na 1, 3, 7 en 21 dagen "
        "terug, tot je ze allemaal twee keer hebt opgelost."
    ),
    "puzzles.none_due": "Vandaag valt er niets te herhalen.",
    "puzzles.later.one": "{number} stelling komt later terug.",
    "puzzles.later.other": "{number} stellingen komen later terug.",
    "puzzles.learned.one": "{number} stelling zit erin.",
    "puzzles.learned.other": "{number} stellingen zitten erin.",
    "puzzles.task": "Vind de beste zet",
    "puzzles.whose": "Je speelt als {name}.",
    "puzzles.wrong": "Er is een betere zet",
    "puzzles.costs": "{move}: dat kost je naar verwachting {points} punten voorsprong. Probeer een andere zet.",
    "puzzles.costs_about": "{move}: dat kost je naar verwachting ongeveer {points} punten voorsprong. Probeer een "
    "andere zet.",
    "puzzles.more": "Wat de beste zet aan het einde zou moeten opleveren:",
    "puzzles.show": "Oplossing tonen",
    "puzzles.shown": "De beste zet",
    "puzzles.right": "Dat is de beste zet",
    "puzzles.right_late": "Gevonden bij poging {number}",
    "puzzles.gap": "Elke andere zet kost minstens {points} punten.",
    "puzzles.gap_played": "Je zet in de partij kostte {points} punten.",
    "puzzles.as_good": "Volgens onze schatting is hij even goed als de zet uit de analyse.",
    "puzzles.rating_now": "Je puzzelrating is nu {rating} ({change}).",
    "puzzles.next": "Volgende puzzel",
    "puzzles.all": "Alle puzzels",
    "puzzles.share": "Delen",
    "puzzles.others": "Andere spelers",
}
