"""Tests of the games' interfaces."""
