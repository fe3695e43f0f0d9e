"""The puzzles of Zen Garden, made by ``python -m tools puzzles``."""
