"""Hofgarten's rules engine: two garden-building games in plain Python, standard library only."""

__version__ = "0.1.0"
