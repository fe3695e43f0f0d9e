"""Rule book texts of The Hanging Gardens, one module per language."""
