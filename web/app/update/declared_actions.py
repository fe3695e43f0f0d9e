"""The actions that the source tree declares. A built page has a list of them (``web.build.start_data``)."""

import re
from pathlib import Path


def declared_actions() -> dict[str, str]:
    """Return the actions of each module, from the last lines of its source. To import all would take longer."""
    return {
        path.stem: " ".join(re.findall('"([a-z-]+)": ', path.read_text("utf-8").partition("\nHANDLERS: ")[2]))
        for path in sorted(Path(__file__).parent.glob("*.py"))
    }
