"""Parsers fed with what no person would write: a little in every run of the tests, for long by ``make fuzz``."""
