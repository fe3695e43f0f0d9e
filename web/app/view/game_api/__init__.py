"""Interfaces that each game implements for the views: its match screen and its part of the start screen."""
