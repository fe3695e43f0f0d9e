"""The texts of the puzzles of The Hanging Gardens: the names of their themes, and a sentence about each."""
