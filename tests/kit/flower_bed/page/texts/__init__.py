"""Texts of Flower Bed."""
