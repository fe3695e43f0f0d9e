"""Does nothing."""

__export__ = []
