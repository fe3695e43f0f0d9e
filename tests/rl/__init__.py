"""Tests of `hofgarten.rl`, most of them written by the libraries that it serves."""
