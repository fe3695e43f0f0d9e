### English: the field for a move or a question.

ask-label = Move or question
ask-send = Enter
ask-close = Close
ask-unknown = “{ $text }” is neither a move nor a question. Type “{ $help }” for a list.
ask-forbidden = “{ $move }” is not allowed. Rule { $rule }.
ask-no_row = There is no such row.
ask-help = Type a move, such as { $example }, or a question: { $questions }. After a question, you can add a player’s name or the number of a row.
ask-help_over = Type a question: { $questions }. After it, you can add a player’s name or the number of a row.
ask-places =
    { $number ->
        [one] { $number } move: { $moves }.
       *[other] { $number } moves, the best: { $moves }.
    }
ask-notation-cells = In a move, 0a is the price and the column of the tile, a1 the space in the garden, nw the corner round which the path bends. The corner may be left out.
ask-notation-squares = In a move, 2,-1 is a square: 2 to the right of the start square and 1 up. For a card it is the upper left square. The first word and the rotation may be left out.
ask-word-help = help
ask-word-garden = garden
ask-word-row = row
ask-word-places = places
ask-word-offer = offer
ask-word-moves = moves
ask-word-choices = choices
ask-word-score = score
ask-word-turn = turn
