"""Views of Zen Garden."""
