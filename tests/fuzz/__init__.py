"""Fuzz tests of every parser: few examples in each test run, many with ``make fuzz``."""
