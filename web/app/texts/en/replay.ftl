### English texts of replays, and parts of a match that are read aloud.

replay-title = Replay
replay-position = Move { $number } of { $of }, { $name }
replay-begin = Before the first move
replay-slider = Position
replay-steps = Step through the positions
replay-to-first = Go to the beginning
replay-to-back = One step back
replay-to-next = One step forward
replay-to-last = Go to the end
replay-autoplay = Play through the moves
replay-log = Moves
replay-close = Back to the match
replay-copy = Copy as text
replay-download = Save as a file
replay-same_luck = Playing on from here starts a new match, in which the draws stay the same.
replay-dealt_anew = Playing on from here starts a new match, in which everything still hidden is dealt afresh.
recap-title = What happened before your turn
key-enter = Enter
key-escape = Esc
key-shift = Shift
read-title = Read aloud
read-hint = For screen readers: these keys tell you how the match stands.
read-garden = The garden in the main view
read-offer = What can be taken
read-moves = The last moves
read-choices = What you can choose now
read-score = The score
read-turn = Whose turn it is
read-ask = Type a move or a question
read-nothing = nothing
read-points = { $name }, { $total }: { $items }.
read-cell = { $place }, { $what }
read-circuits =
    { $number ->
        [one] { $number } circuit
       *[other] { $number } circuits
    }
read-wanted = Preferences: { $features }
read-purse = { $name } has { $coins }
read-tiles =
    { $number ->
        [one] { $number } tile can be taken
       *[other] { $number } tiles can be taken
    }
read-places = Places: { $places }.
read-from_to = { $what }, between { $begin } and { $end }
read-small = Too small for a temple: { $groups }
read-piles = Left in the deck and the stack: { $piles }
read-cards = Cards that fit: { $cards }
read-round = Round { $number } of { $of }.
read-round_begins = Round { $number } of { $of } begins.
