"""The worker that checks the sources in the workshop's editor: it compiles them and never runs them."""

import json

from web.app.model.workshop.syntax import faults


def _check(source: str) -> str:
    """Return the faults of a source, a JSON array of objects."""
    return json.dumps([fault._asdict() for fault in faults(source)], ensure_ascii=False)


check = _check
__export__ = ["check"]
