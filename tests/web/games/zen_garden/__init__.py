"""Tests of web/app/games/zen_garden/table and web/app/games/zen_garden/view."""
