"""Tests of pictures and widgets for notebooks."""
