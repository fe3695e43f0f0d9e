"""Tests for the limits of messages in a room that the scripts hold (docs/threat-model.md)."""

import json
import subprocess

from web.app.model.room.messages import MAX_MESSAGE_LENGTH
from web.build.paths import BROWSER

SCRIPT = BROWSER / "room" / "limits.js"
TRIALS = f"""
import {{ tooLong, tooMany }} from {json.dumps(SCRIPT.as_uri())};
const longest = {MAX_MESSAGE_LENGTH};
const times = [];
const taken = (begin, count, step) =>
    Array.from({{ length: count }}, (_, at) => tooMany(times, begin + at * step)).filter((refused) => !refused).length;
console.log(JSON.stringify({{
    long: ["x".repeat(longest), "x".repeat(longest + 1), undefined, 5, new ArrayBuffer(1)].map(tooLong),
    burst: taken(0, 300, 1),
    later: taken(9_000, 50, 1),
    again: taken(10_400, 300, 1),
    calm: taken(30_000, 400, 125),
    kept: times.length,
}}));
"""


def test_messages_that_are_too_long_or_too_many_are_ignored() -> None:
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", TRIALS], check=True, capture_output=True, text=True, timeout=60
    )
    found = json.loads(done.stdout)
    assert found.pop("kept") <= 100
    assert found == {"long": [False, True, True, True, True], "burst": 100, "later": 0, "again": 100, "calm": 400}
