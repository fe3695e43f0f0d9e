"""Interface texts of Zen Garden, one module per language."""
