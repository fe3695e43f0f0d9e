"""The arena, for authors of bots: play tournaments, compute their statistics, and distribute the work."""
