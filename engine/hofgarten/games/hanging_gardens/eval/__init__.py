"""The evaluation of positions of The Hanging Gardens."""
