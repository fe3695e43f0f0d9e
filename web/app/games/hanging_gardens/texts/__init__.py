"""The words of The Hanging Gardens alone."""
