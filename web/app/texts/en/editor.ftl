### English texts of the position editor.

editor-title = Set up a position
editor-players = Players
editor-begin = Set up
editor-turn = Rotate
editor-put_back = Put back
editor-put_here = Put here: { $place }
editor-in_hand = In hand: { $piece }
editor-help = Choose a piece, then its place. A piece that is already placed can be picked up again.
editor-legal = This position is legal.
editor-illegal = The analysis board needs a legal position:
editor-complete = Fill in the rest at random
editor-done = Analyse
editor-rule = Rule { $rule }
editor-pieces = Pieces
editor-match = Match
editor-read = Apply
editor-copy_link = Copy the link
editor-edit = Edit this position
