"""Dutch: puzzles of Zen Garden."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.circuit": "Gesloten wandelpad",
    "puzzle_theme.line": "Lijn",
    "puzzle_theme.pay": "Wanneer betalen?",
    "puzzle_theme.shift": "De tuin verschuiven",
    "puzzle_theme.orientation": "Stand van de tegel",
    "puzzle_theme.majority": "Meerderheid",
    "puzzle_theme.mission": "Opdracht",
    "puzzle_theme.decorations": "Versieringen",
    "puzzle_theme.detail": "Aandacht voor detail",
    "puzzle_theme.grounds": "Grondsoorten",
    "puzzle_theme.end": "Einde van de partij",
    "puzzle_theme.deny": "Wegkapen",
    "puzzle_idea.circuit": "Vier paden rond één punt vormen een gesloten wandelpad. Elk volgend wandelpad is meer "
    "waard dan het vorige.",
    "puzzle_idea.line": "Vier gelijke versieringen op een lijn leveren meteen 3 munten op.",
    "puzzle_idea.pay": "Een munt is aan het einde een punt waard. Betaal alleen als de tegel meer oplevert, of wacht "
    "tot hij naar beneden schuift.",
    "puzzle_idea.shift": "De tuin kan nog in zijn geheel verschuiven. Daarna is er ruimte aan de kant waar deze tegel "
    "hoort.",
    "puzzle_idea.orientation": "Dezelfde tegel op hetzelfde veld: alleen zo sluit het pad aan op de paden ernaast.",
    "puzzle_idea.majority": (
        "Eén tegel bepaalt wie de meeste tegels met dit kenmerk heeft, en dat is 4 punten of meer waard."
    ),
    "puzzle_idea.mission": "Wie een opdracht als eerste vervult, krijgt 5 punten, de volgende 3, daarna 1.",
    "puzzle_idea.decorations": "Een versiering telt vanaf de zesde tegel, en elke volgende is meer waard.",
    "puzzle_idea.detail": (
        "Een beetje van dit kenmerk kost punten. Laat het liggen of verzamel minstens vier tegels ermee."
    ),
    "puzzle_idea.grounds": "De tegel houdt zijn grondsoort aaneengesloten of voegt geen nieuwe toe.",
    "puzzle_idea.end": "Er zijn bijna geen beurten meer: alleen wat nog punten oplevert, telt.",
    "puzzle_idea.deny": "Met deze zet kaap je ook een tegel weg die de volgende speler nodig heeft.",
}
