"""Tests of the interface texts."""
