"""Fuzz for some minutes, in rounds with different examples: ``python -m tests.fuzz --minutes 10``. Print their number.

Hypothesis stores failing examples in ``.hypothesis``, so that the next test run finds them at once.
"""

import argparse
import re
import sys
import time
from itertools import count
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)


class Count:
    """A plugin of pytest that counts the inputs that passed."""

    inputs = 0

    def pytest_runtest_teardown(self, item: pytest.Item) -> None:
        """Add the examples of a test, from Hypothesis's statistics of it."""
        found = re.findall(r"(\d+) passing", getattr(item, "hypothesis_statistics", ""))
        self.inputs += sum(map(int, found))


def main() -> int:
    """Run rounds until the time is over or a test fails; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Fuzz every parser.")
    parser.add_argument("--minutes", type=float, default=10, help="how long to go on (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first round (default: %(default)s)")
    chosen = parser.parse_args()
    end, passed = time.monotonic() + chosen.minutes * 60, Count()
    for seed in count(chosen.seed):
        print(f"Round with seed {seed}", flush=True)
        status = pytest.main([HERE, "-q", "--hypothesis-profile=fuzz", f"--hypothesis-seed={seed}"], [passed])
        if status != pytest.ExitCode.OK:
            return int(status)
        if time.monotonic() > end:
            print(f"0 undeclared exceptions in {passed.inputs} inputs")
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
