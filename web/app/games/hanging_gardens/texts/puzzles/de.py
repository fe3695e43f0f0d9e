"""German texts of the puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Anlage teilen",
    "puzzle_theme.wait": "Abwarten",
    "puzzle_theme.six": "Anlage aus sechs",
    "puzzle_theme.card": "Welche Karte?",
    "puzzle_theme.place": "Wohin damit?",
    "puzzle_theme.temple": "Welcher Tempel?",
    "puzzle_theme.move": "Tempel versetzen",
    "puzzle_theme.group": "Welche Anlage?",
    "puzzle_theme.tile": "Welche Tafel?",
    "puzzle_theme.set": "Serie vervollständigen",
    "puzzle_theme.person": "Personen",
    "puzzle_theme.patience": "Punkte später",
    "puzzle_theme.end": "Ende der Partie",
    "puzzle_theme.deny": "Wegschnappen",
}
