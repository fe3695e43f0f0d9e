"""Copy the tables of the last measurements into `docs/speed.md`: `python -m bench.document`."""

import re
import sys
from typing import Final

from bench import figures
from bench.__main__ import REPORT
from bench.report import table
from bench.rows import ROWS
from web.build.paths import ROOT

DOCUMENT: Final = ROOT / "docs" / "speed.md"


def block(part: str) -> re.Pattern[str]:
    """Return the pattern of a part's table in the document, between two comments."""
    return re.compile(rf"(?<=<!-- {part} -->\n).*?(?=<!-- end -->)", re.DOTALL)


def main() -> None:
    """Copy the tables of all parts that were measured without a failure, and name the others."""
    text, found = DOCUMENT.read_text("utf-8"), figures.read(REPORT)
    for part in ROWS:
        if part not in found or found[part].failed:
            print(f"{part}: not copied, {'it failed' if part in found else 'not measured'}", file=sys.stderr)
        else:
            before, after = block(part).split(text, maxsplit=1)
            text = f"{before}{table(part, found[part])}\n{after}"
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
