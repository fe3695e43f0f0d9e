"""Views of Flower Bed."""
