"""The puzzles of The Hanging Gardens, made by ``hofgarten puzzles``."""
