"""``python -m engine``: the command line."""

import sys

try:
    from engine.cli import main

    code = main(sys.argv[1:])
except KeyboardInterrupt:
    code = 130
sys.exit(code)
