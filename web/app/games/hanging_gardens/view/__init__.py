"""Views of The Hanging Gardens."""
