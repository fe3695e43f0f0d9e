"""The panels beside or below a match."""
