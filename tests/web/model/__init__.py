"""Tests of the page's model."""
