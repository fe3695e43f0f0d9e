"""The words of Zen Garden alone."""
