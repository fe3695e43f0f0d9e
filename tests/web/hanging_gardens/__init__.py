"""Tests of web/hanging_gardens and web/views/hanging_gardens."""
