### Dutch texts of the puzzles of Zen Garden.

puzzle_theme-circuit = Gesloten wandelpad
puzzle_theme-line = Lijn
puzzle_theme-pay = Betalen of wachten
puzzle_theme-shift = De tuin verschuiven
puzzle_theme-orientation = Stand van de tegel
puzzle_theme-majority = Meerderheid
puzzle_theme-mission = Opdracht
puzzle_theme-decorations = Versieringen
puzzle_theme-detail = Aandacht voor detail
puzzle_theme-grounds = Grondsoorten
puzzle_theme-end = Einde van de partij
puzzle_theme-deny = Wegkapen
