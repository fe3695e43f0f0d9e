"""The Hanging Gardens: the rules H1 to H7."""
