"""Tests of web/app/games/hanging_gardens/table and web/app/games/hanging_gardens/view."""
