"""Tests for the codes of a room that the scripts write and read (``web/browser/room/codes.js``)."""

import json
import subprocess

from web.build.paths import BROWSER

SCRIPT = BROWSER / "room" / "codes.js"
EARLIER = {
    "offer": "EQABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fBMCoAQcwOQ",
    "answer": "EgABAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHR4fBMCoAQcwOQ",
}
"""Codes of the first builds, which knew devices in one room only."""
TRIALS = f"""
import {{ ANSWER, OFFER, WIDE_ANSWER, WIDE_OFFER, pack, unpack }} from {json.dumps(SCRIPT.as_uri())};
const fingerprint = Uint8Array.from({{ length: 32 }}, (_, at) => at);
const candidate = (address, port, type) => ({{ address, port, type }});
const all = [
    candidate("192.168.1.7", 12345, "host"),
    candidate("01c3ed6a-3603-4084-a352-39fef805c6da.local", 1, "host"),
    candidate("203.0.113.9", 65535, "srflx"),
    candidate("2001:db8::7", 443, "srflx"),
    candidate("198.51.100.1", 3478, "relay"),
];
const credentials = {{ ufrag: "abcd", password: "x".repeat(24) }};
const read = (kind, candidates, more = {{}}) => {{
    const code = pack({{ kind, fingerprint, candidates, ...more }});
    const found = unpack(code, [kind]);
    return {{ length: code.length, ...found, fingerprint: [...found.fingerprint] }};
}};
const fails = (code, kinds) => {{
    try {{
        unpack(code, kinds);
        return false;
    }} catch (error) {{
        return error instanceof RangeError;
    }}
}};
const wide = pack({{ kind: WIDE_OFFER, fingerprint, candidates: all }});
const narrow = (type) => [...new Uint8Array(33).fill(OFFER, 0, 1), type << 4 | 4, 1, 2, 3, 4, 0, 80];
const coded = (bytes) => btoa(String.fromCharCode(...bytes));
console.log(JSON.stringify({{
    narrow: read(OFFER, all),
    wide: read(WIDE_OFFER, all, {{ credentials }}),
    most: read(WIDE_ANSWER, ["host", "srflx", "relay"].flatMap((type) =>
        [1, 2, 3].map((port) => candidate("2001:db8::7", port, type))), {{ credentials }}),
    earlier: [unpack("{EARLIER["offer"]}", [OFFER, WIDE_OFFER]), unpack("{EARLIER["answer"]}", [ANSWER])]
        .map(({{ kind, candidates }}) => [kind, candidates]),
    refused: [
        fails(wide, [OFFER]),
        fails("{EARLIER["offer"]}", [WIDE_OFFER]),
        fails(wide.slice(0, -3), [WIDE_OFFER]),
        fails(coded(narrow(1)), [OFFER]),
        fails(coded([WIDE_OFFER, ...narrow(3).slice(1)]), [WIDE_OFFER]),
    ],
    read: fails(coded(narrow(0)).replaceAll("=", ""), [OFFER]),
}}));
"""


def test_codes_hold_the_addresses_that_each_kind_may_have_and_earlier_ones_are_read() -> None:
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", TRIALS], check=True, capture_output=True, text=True, timeout=60
    )
    found = json.loads(done.stdout)
    types = [(each["type"], each["port"]) for each in found["wide"]["candidates"]]
    assert types == [("host", 12345), ("host", 1), ("srflx", 65535), ("srflx", 443), ("relay", 3478)]
    assert found["wide"]["candidates"][3]["address"] == "2001:0db8:0000:0000:0000:0000:0000:0007"
    assert found["wide"]["credentials"] == {"ufrag": "abcd", "password": "x" * 24}
    assert found["wide"]["fingerprint"] == [*range(32)]
    assert [each["type"] for each in found["narrow"]["candidates"]] == ["host", "host"]
    assert len(found["most"]["candidates"]) == 6
    assert found["most"]["length"] <= 300
    host = {"address": "192.168.1.7", "port": 12345, "type": "host"}
    assert found["earlier"] == [[0x11, [host]], [0x12, [host]]]
    assert found["refused"] == [True] * 5
    assert found["read"] is False
