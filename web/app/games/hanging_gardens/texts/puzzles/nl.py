"""Dutch: puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Een groep splitsen",
    "puzzle_theme.wait": "Afwachten",
    "puzzle_theme.six": "Een groep van zes",
    "puzzle_theme.card": "Welke kaart?",
    "puzzle_theme.place": "Waar leg je de kaart?",
    "puzzle_theme.temple": "Welke tempel verplaats je?",
    "puzzle_theme.move": "Een tempel verplaatsen",
    "puzzle_theme.group": "Welke groep?",
    "puzzle_theme.tile": "Welke tegel?",
    "puzzle_theme.set": "Een serie voltooien",
    "puzzle_theme.person": "Personen",
    "puzzle_theme.patience": "Punten voor later",
    "puzzle_theme.end": "Einde van de partij",
    "puzzle_theme.deny": "Wegkapen",
    "puzzle_idea.split": "De kaart deelt een groep in tweeën, en op het deel zonder tempel mag een nieuwe komen.",
    "puzzle_idea.wait": "Deze beurt geen tempel: de groep kan eerst groeien en levert dan een betere tegel op.",
    "puzzle_idea.six": (
        "Een tempel op een groep van minstens 6 vakken levert twee tegels op: een verborgen tegel en een naar keuze "
        "van het speelbord."
    ),
    "puzzle_idea.card": "Er passen meerdere kaarten. Aan deze hebben je groepen meer, nu en in de volgende beurten.",
    "puzzle_idea.place": "De juiste kaart is maar het halve werk: plaats en draaiing bepalen welke groepen groeien.",
    "puzzle_idea.temple": "Twee groepen zijn even klein. Verplaats de tempel die je op zijn plek het minst nodig hebt.",
    "puzzle_idea.move": "Al je tempels staan er, dus verplaats je er een: van een groep die niets meer oplevert.",
    "puzzle_idea.group": "Meerdere groepen komen in aanmerking. De grootste brengt meer tegels binnen bereik, de "
    "andere kan nog groeien.",
    "puzzle_idea.tile": "Er zijn meerdere tegels binnen bereik. Het gaat erom wat je hele verzameling aan het einde "
    "waard is.",
    "puzzle_idea.set": "De tegel voltooit een serie, en de laatste tegel van een serie is meestal het meest waard.",
    "puzzle_idea.person": "Een persoon is veel meer waard zodra je een volledige serie van de bijbehorende soort hebt.",
    "puzzle_idea.patience": "Een andere tegel levert meteen meer punten op, maar deze levert aan het einde meer op.",
    "puzzle_idea.end": "Er zijn bijna geen beurten meer: alleen wat nog punten oplevert, telt, en ruimte om te bouwen "
    "is niets meer waard.",
    "puzzle_idea.deny": "Met deze zet kaap je ook iets weg dat de volgende speler nodig heeft.",
}
