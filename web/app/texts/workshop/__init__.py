"""Texts of the workshop."""
