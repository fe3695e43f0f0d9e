### English texts of the puzzles of Zen Garden.

puzzle_theme-circuit = Circuit
puzzle_theme-line = Line
puzzle_theme-pay = When to pay
puzzle_theme-shift = Moving the garden
puzzle_theme-orientation = Orientation
puzzle_theme-majority = Majority
puzzle_theme-mission = Mission
puzzle_theme-decorations = Decorations
puzzle_theme-detail = Attention to detail
puzzle_theme-grounds = Grounds
puzzle_theme-end = End of the match
puzzle_theme-deny = Denying a tile
