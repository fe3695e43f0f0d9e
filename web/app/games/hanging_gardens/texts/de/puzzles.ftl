### German texts of the puzzles of The Hanging Gardens.

puzzle_theme-split = Anlage teilen
puzzle_theme-wait = Abwarten
puzzle_theme-six = Anlage aus sechs Quadraten
puzzle_theme-card = Wahl der Karte
puzzle_theme-place = Wahl des Platzes
puzzle_theme-temple = Wahl des Tempels
puzzle_theme-move = Tempel versetzen
puzzle_theme-group = Wahl der Anlage
puzzle_theme-tile = Wahl der Tafel
puzzle_theme-set = Serie vervollständigen
puzzle_theme-person = Personen
puzzle_theme-patience = Auf lange Sicht
puzzle_theme-end = Ende der Partie
puzzle_theme-deny = Wegschnappen
