"""The page of Flower Bed: choosing a move, the board, texts and styles."""
