"""Texts of the puzzles."""
