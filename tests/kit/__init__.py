"""Helpers shared by the tests, the browser tests and the benchmarks."""
