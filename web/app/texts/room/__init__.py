"""Texts of matches that are played live in one room."""
