"""Comparison of builds."""

from bench.builds import line


def test_ratios_are_taken_run_by_run() -> None:
    base, slower = [100.0, 200.0, 400.0], [110.0, 220.0, 440.0]
    assert line("slower", base, slower) == "| slower | 220 ms | 1.100 (1.100 to 1.100) |"
