"""Flower Bed, the example of docs/games.md: a small game that uses every part of the contracts."""
