"""Texts of The Hanging Gardens on the start screen, in a module for each language."""
