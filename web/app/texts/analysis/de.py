"""German."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "analysis.intro": "Öffne eine Partie, einen Rückblick oder eine Regel und wähle dort „Analysebrett“.",
    "analysis.back": "Zurück",
    "analysis.lines": "Varianten",
    "analysis.match_line": "Die Partie",
    "analysis.line": "Variante {number}",
    "analysis.branch": "{line}: {name} {move}",
    "analysis.branches": "Andere Varianten ab hier",
    "analysis.dealt": "Was die Partie noch nicht aufgedeckt hat, ist hier zufällig gemischt.",
    "analysis.ranking": "Erste Schätzung. Die Suche läuft noch …",
    "analysis.ranked": "Suche abgeschlossen.",
    "analysis.note": "Zu dieser Variante",
    "analysis.name": "Name",
    "analysis.comment": "Kommentar",
    "analysis.save": "Speichern",
    "analysis.noted": "Gespeichert.",
    "analysis.delete": "Diese Variante löschen",
    "analysis.lead": "Erwarteter Vorsprung",
    "analysis.lead_hint": "So weit liegt jeder am Ende voraussichtlich vor dem Besten der anderen.",
    "analysis.lead_from_to": "{name}: erwarteter Vorsprung von {begin} bis {end}.",
    "analysis.level": "Gegen",
    "analysis.best": "Bester gefundener Zug: {move}",
    "analysis.rank": "{label}, bester Zug Nummer {rank}",
}
