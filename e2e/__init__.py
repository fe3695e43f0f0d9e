"""Tests of the real page in real browsers, with one file for each user activity."""
