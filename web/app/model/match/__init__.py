"""The current match: its record and positions, replay, review, correspondence and requests to bots."""
