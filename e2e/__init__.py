"""Tests that drive the real page in real browsers, one file for each thing that a person does."""
