"""The puzzles of The Hanging Gardens, made by ``python -m tools puzzles``."""
