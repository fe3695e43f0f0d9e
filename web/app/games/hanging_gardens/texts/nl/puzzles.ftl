### Dutch texts of the puzzles of The Hanging Gardens.

puzzle_theme-split = Een groep splitsen
puzzle_theme-wait = Afwachten
puzzle_theme-six = Een groep van zes
puzzle_theme-card = Keuze van de kaart
puzzle_theme-place = Keuze van de plek
puzzle_theme-temple = Keuze van de tempel
puzzle_theme-move = Een tempel verplaatsen
puzzle_theme-group = Keuze van de groep
puzzle_theme-tile = Keuze van de tegel
puzzle_theme-set = Een serie compleet maken
puzzle_theme-person = Personen
puzzle_theme-patience = Punten voor later
puzzle_theme-end = Einde van de partij
puzzle_theme-deny = Wegkapen
