"""Tests of the page's Python."""
