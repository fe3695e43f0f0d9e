### English texts of the analysis board.

way-analysis = Analysis board
analysis-intro = Open a match or a rule, and choose “Analysis board” there. Or paste a position:
analysis-boards = Boards
analysis-new = A new position
analysis-back = Back
analysis-lines = Lines
analysis-match_line = The match
analysis-line = Line { $number }
analysis-branch = { $line }: { $name }
analysis-branches = Other lines from here
analysis-dealt = Anything not yet revealed in the match is dealt at random here.
analysis-ranking = First estimate. Still searching…
analysis-ranked = Search finished.
analysis-name = Name
analysis-comment = Comment
analysis-edit = Edit
analysis-save = Save
analysis-noted = Saved.
analysis-delete = Delete this line
analysis-lead = Expected lead
analysis-lead_hint = How far each player can expect to finish ahead of the best other player.
analysis-lead_from_to = { $name }: expected lead from { $begin } to { $end }.
analysis-level = Opponent
analysis-best = Best move found: { $move }
analysis-rank =
    { $number ->
        [one] { $label }, best move { $ranks }
       *[other] { $label }, best moves { $ranks }
    }
analysis-text = Position as text
analysis-notation = Position
analysis-copy = Copy the position
analysis-set_up = Open this position
analysis-example = A valid example
place-position = the text
place-game = the game
place-players = the number of players
place-first = who started
place-turn = the turn
place-end = the end
place-garden = garden
