"""What is measured of clicks: that the page shows the answer, and not what passes."""

import re

from bench.interaction import OBSERVE
from web.builder.places import WEB


def names(pattern: str, script: str) -> set[str]:
    """Return the texts of a list that a script writes out."""
    (found,) = re.findall(pattern, script)
    return set(re.findall(r'"([\w-]+)"', found))


def test_what_scripts_set_for_a_while_is_no_answer() -> None:
    morph = (WEB / "morph.js").read_text(encoding="utf-8")
    passing = names(r"const PASSING = \[(.*?)\]", morph)
    assert "data-flying" in passing
    assert names(r"const passing = \[(.*?)\]", OBSERVE) == passing
