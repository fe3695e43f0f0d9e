"""The evaluation of positions of Zen Garden."""
