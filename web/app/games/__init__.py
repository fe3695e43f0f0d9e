"""The games' own parts of the page: one package per game."""
