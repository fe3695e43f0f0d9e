### English texts of the puzzles of The Hanging Gardens.

puzzle_theme-split = Splitting a group
puzzle_theme-wait = Waiting
puzzle_theme-six = A group of six
puzzle_theme-card = Which card to lay
puzzle_theme-place = Where to lay it
puzzle_theme-temple = Which temple to move
puzzle_theme-move = Moving a temple
puzzle_theme-group = Which group
puzzle_theme-tile = Which tile to take
puzzle_theme-set = Completing a series
puzzle_theme-person = Characters
puzzle_theme-patience = Playing for later
puzzle_theme-end = End of the match
puzzle_theme-deny = Denying the next player
