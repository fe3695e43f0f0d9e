"""The library of saved matches: summaries, statistics and daily deals."""
