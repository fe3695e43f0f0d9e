"""Tests of web/zen_garden and web/views/zen_garden."""
