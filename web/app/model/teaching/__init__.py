"""Lessons, rule books and the positions that illustrate rules."""
