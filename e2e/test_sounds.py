"""What is heard and felt, with a stub in the place of Python: nothing before a person has pressed, nothing unseen."""

import pytest
from playwright.sync_api import Page

from e2e.fake_python import Show, nudge, reply_to_click, sent

pytestmark = pytest.mark.fresh

LONGEST = 0.6
"""How long a sound may last, in seconds; only the bell at the end lasts longer."""
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
    // What a test evaluates counts as a press.
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false }, configurable: true });
}"""
LENGTHS = """async () => {
    const { SOUNDS } = await import(new URL("sound.js", document.querySelector("script[src*='main.js']").src));
    const end = (strikes) => Math.max(...strikes.map(({ at, lasts }) => at + lasts));
    return Object.entries(SOUNDS).map(([name, strikes]) => [name, end(strikes)]);
}"""


def heard(page: Page) -> dict[str, object]:
    """Return what has been heard and felt."""
    found: dict[str, object] = page.evaluate("() => window.heard")
    return found


def effects(*names: str, sounds: bool = True, haptics: bool = True) -> dict[str, object]:
    """Return a reply that asks for effects."""
    return {"effects": {"names": names, "sounds": sounds, "haptics": haptics}}


def test_sounds_wait_for_a_press_and_are_short(bridge: Page, show: Show) -> None:
    show("""<button data-do='{"do":"go"}'>Go</button>""")
    bridge.evaluate(LISTEN)
    bridge.evaluate(NOBODY_YET)
    nudge(bridge, effects("place"))
    sent(bridge)
    assert heard(bridge) == {"contexts": 0, "tones": 0, "felt": []}
    bridge.evaluate("() => delete navigator.userActivation")
    reply_to_click(bridge, effects("place", "coins", haptics=False))
    assert heard(bridge)["contexts"] == 1
    tones = heard(bridge)["tones"]
    assert tones
    reply_to_click(bridge, effects("place", sounds=False), effects("unknown"))
    assert heard(bridge) == {"contexts": 1, "tones": tones, "felt": [[14], []]}
    bridge.evaluate("() => Object.defineProperty(document, 'hidden', { value: true })")
    reply_to_click(bridge, effects("end"))
    assert heard(bridge)["tones"] == tones
    assert {name for name, length in bridge.evaluate(LENGTHS) if length > LONGEST} == {"end"}
