"""Fuzz for some minutes, in rounds with different examples: ``python -m tests.fuzz --minutes 10``.

Hypothesis stores failing examples in ``.hypothesis``, so that the next test run finds them at once.
"""

import argparse
import sys
import time
from itertools import count
from pathlib import Path

import pytest

HERE = str(Path(__file__).parent)


def main() -> int:
    """Run rounds until the time is over or a test fails; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description="Fuzz every parser.")
    parser.add_argument("--minutes", type=float, default=10, help="how long to go on (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the first round (default: %(default)s)")
    chosen = parser.parse_args()
    end = time.monotonic() + chosen.minutes * 60
    for seed in count(chosen.seed):
        print(f"Round with seed {seed}", flush=True)
        status = pytest.main([HERE, "-q", "--hypothesis-profile=fuzz", f"--hypothesis-seed={seed}"])
        if status != pytest.ExitCode.OK:
            return int(status)
        if time.monotonic() > end:
            return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
