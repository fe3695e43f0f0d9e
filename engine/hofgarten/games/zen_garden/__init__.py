"""Zen Garden: the rules Z1 to Z6."""
