"""The Hanging Gardens. Rules H1 to H7."""
