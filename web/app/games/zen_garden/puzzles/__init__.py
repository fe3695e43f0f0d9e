"""The puzzles of Zen Garden, made by ``hofgarten puzzles``."""
