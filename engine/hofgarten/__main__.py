"""Run the command line: ``python -m hofgarten``."""

import sys

try:
    from hofgarten.cli import main

    code: int = main(sys.argv[1:])
except KeyboardInterrupt:
    code = 130
sys.exit(code)
