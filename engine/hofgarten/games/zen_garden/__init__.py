"""Zen Garden. Rules Z1 to Z6."""
