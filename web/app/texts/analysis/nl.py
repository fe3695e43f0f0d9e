"""Dutch."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "analysis.intro": "Open een partij, een terugblik, een beoordeling of een regel, en kies daar ‘Analysebord’.",
    "analysis.back": "Terug",
    "analysis.lines": "Varianten",
    "analysis.match_line": "De partij",
    "analysis.line": "Variant {number}",
    "analysis.branch": "{line}: {name} {move}",
    "analysis.branches": "Andere varianten vanaf hier",
    "analysis.dealt": "Wat de partij nog niet heeft laten zien, is hier willekeurig geschud.",
    "analysis.ranking": "Eerste schatting. Er wordt nog gezocht…",
    "analysis.ranked": "Klaar met zoeken.",
    "analysis.note": "Over deze variant",
    "analysis.name": "Naam",
    "analysis.comment": "Opmerking",
    "analysis.save": "Opslaan",
    "analysis.noted": "Opgeslagen.",
    "analysis.delete": "Deze variant verwijderen",
    "analysis.lead": "Verwachte voorsprong",
    "analysis.lead_hint": "Hoeveel punten elke speler naar verwachting voor eindigt op de beste van de anderen.",
    "analysis.lead_from_to": "{name}: verwachte voorsprong van {begin} tot {end}.",
    "analysis.level": "Tegen",
    "analysis.best": "Beste gevonden zet: {move}",
    "analysis.rank": "{label}, beste zet nummer {rank}",
}
