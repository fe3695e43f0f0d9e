"""Texts of Zen Garden on the start screen, in a module for each language."""
