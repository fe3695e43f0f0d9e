"""The texts of the puzzles of Zen Garden: the names of their themes, and a sentence about each."""
