"""The components of a match's screen, from which a game builds its own: grids, offers, piles, counters."""
