"""Sounds and vibrations, with a stub instead of Python: none before the first press, none without a visible change."""

import pytest
from playwright.sync_api import Page

from e2e.fake_python import Show, reply_to_click, send_replies, sent

pytestmark = pytest.mark.fresh

LONGEST = 0.6
"""Maximum duration of a sound in seconds; only the bell at the end is longer."""
LISTEN = """() => {
    window.heard = { contexts: 0, tones: 0, felt: [] };
    window.AudioContext = class extends AudioContext {
        constructor(options) {
            super(options);
            window.heard.contexts += 1;
        }
    };
    window.OscillatorNode = class extends OscillatorNode {
        start(when) {
            super.start(when);
            window.heard.tones += 1;
        }
    };
    navigator.vibrate = (pattern) => window.heard.felt.push(pattern);
}"""
NOBODY_YET = """() => {
    // Evaluating a script in a test counts as a press.
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
}"""
LENGTHS = """async () => {
    const { SOUNDS } = await import(new URL("sound.js", document.querySelector("script[src*='main.js']").src));
    const end = (strikes) => Math.max(...strikes.map(({ at, lasts }) => at + lasts));
    return Object.entries(SOUNDS).map(([name, strikes]) => [name, end(strikes)]);
}"""


def heard(page: Page) -> dict[str, object]:
    """Return the sounds and vibrations so far."""
    found: dict[str, object] = page.evaluate("() => window.heard")
    return found


def effects(*names: str, sounds: bool = True, haptics: bool = True) -> dict[str, object]:
    """Return a reply with sounds."""
    return {"effects": {"names": names, "sounds": sounds, "haptics": haptics}}


def test_sounds_wait_for_a_press_and_are_short(stub_page: Page, show: Show) -> None:
    show("""<button data-do='{"do":"go"}'>Go</button>""")
    stub_page.evaluate(LISTEN)
    stub_page.evaluate(NOBODY_YET)
    send_replies(stub_page, effects("place"))
    sent(stub_page)
    assert heard(stub_page) == {"contexts": 0, "tones": 0, "felt": []}
    stub_page.evaluate("() => delete navigator.userActivation")
    reply_to_click(stub_page, effects("place", "metal", haptics=False))
    assert heard(stub_page)["contexts"] == 1
    tones = heard(stub_page)["tones"]
    assert tones
    reply_to_click(stub_page, effects("place", sounds=False), effects("unknown"))
    assert heard(stub_page) == {"contexts": 1, "tones": tones, "felt": [[14], []]}
    stub_page.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")
    reply_to_click(stub_page, effects("end"))
    assert heard(stub_page)["tones"] == tones
    assert {name for name, length in stub_page.evaluate(LENGTHS) if length > LONGEST} == {"end"}
