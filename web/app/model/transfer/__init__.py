"""Import and export of matches as text."""
