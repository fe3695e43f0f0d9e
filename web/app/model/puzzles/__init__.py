"""Puzzles: the collection of a game, the user's mistakes as puzzles, and the progress in them."""
