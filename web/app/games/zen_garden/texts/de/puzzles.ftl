### German texts of the puzzles of Zen Garden.

puzzle_theme-circuit = Rundlauf
puzzle_theme-line = Linie
puzzle_theme-pay = Zahlen oder warten
puzzle_theme-shift = Garten verschieben
puzzle_theme-orientation = Ausrichtung
puzzle_theme-majority = Mehrheit
puzzle_theme-mission = Auftrag
puzzle_theme-decorations = Dekore
puzzle_theme-detail = Liebe zum Detail
puzzle_theme-grounds = Bodenarten
puzzle_theme-end = Ende der Partie
puzzle_theme-deny = Wegschnappen
