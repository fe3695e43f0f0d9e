"""Tests for the script for other websites: one file of several sources that is both a module and a classic script."""

import re
import subprocess
from pathlib import Path

import pytest

from web.app.model.embed.snippet_builder import ALLOWED, SANDBOX
from web.app.texts import LANGUAGES
from web.build.embed_script import PARTS, SCRIPT, joined, write_embed
from web.build.paths import BROWSER, ROOT, BuildError

EMBED = BROWSER / "embed"


def test_bundle_is_one_script_without_imports(tmp_path: Path) -> None:
    write_embed(tmp_path)
    text = (tmp_path / SCRIPT).read_text("utf-8")
    assert not re.search(r"^\s*(import|export)\b", text, re.MULTILINE)
    for name in ("embed.cjs", "embed.mjs"):
        script = tmp_path / name
        script.write_text(text, encoding="utf-8")
        subprocess.run(["node", "--check", script], check=True, capture_output=True)  # noqa: S603, S607 - our own script


def test_every_source_is_in_the_bundle() -> None:
    of_the_frame = {"host_frame.js", "post_message.js"}
    assert {path.name for path in EMBED.glob("*.js")} == {*PARTS, *of_the_frame}


@pytest.mark.parametrize(
    ("texts", "fault"),
    [
        ({"a.js": 'import { b } from "./b.js";\n'}, "a.js imports what does not come before it: b.js."),
        ({"a.js": 'import "./b.js";\n'}, "a.js has a line that only a module may have"),
        ({"a.js": "export default 1;\n"}, "a.js has a line that only a module may have"),
    ],
)
def test_sources_that_cannot_be_joined_stop_the_build(texts: dict[str, str], fault: str) -> None:
    with pytest.raises(BuildError, match=re.escape(fault)):
        joined(texts)


def test_script_has_every_language_and_writes_no_markup() -> None:
    text = "".join((EMBED / name).read_text("utf-8") for name in PARTS)
    words = re.search(r"const WORDS = {(.*?)^};", text, re.MULTILINE | re.DOTALL)
    assert words
    assert set(re.findall(r"^    (\w\w): {", words[1], re.MULTILINE)) == set(LANGUAGES)
    assert not re.search(
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|srcdoc|eval\(|setAttribute\(.style", text
    )


def test_frame_of_the_element_and_plain_frame_have_the_same_permissions() -> None:
    text = (EMBED / SCRIPT).read_text("utf-8")
    assert re.findall(r'setAttribute\("sandbox", "(.*?)"\)', text) == [SANDBOX]
    assert re.findall(r'\ballow = "(.*?)"', text) == [ALLOWED]


def test_frame_that_sends_a_message_lets_the_next_one_load() -> None:
    text = (EMBED / SCRIPT).read_text("utf-8")
    handler = re.search(r"^    handleMessage\(.*?^    }$", text, re.MULTILINE | re.DOTALL)
    on_load = re.search(r"^    #onLoad\(\).*?^    }$", text, re.MULTILINE | re.DOTALL)
    assert handler
    assert on_load
    assert "this.#onLoad();" in handler[0]
    assert "finishLoading(this);" in on_load[0]


def test_every_attribute_and_every_event_is_documented() -> None:
    script, guide = (EMBED / SCRIPT).read_text("utf-8"), (ROOT / "docs" / "embed.md").read_text("utf-8")
    subject = re.search(r"const SUBJECT = \[(.*?)\];", script)
    others = re.search(r"observedAttributes = \[\.\.\.SUBJECT, (.*?)\];", script)
    handlers = re.search(r"const HANDLERS = {(.*?)^};", script, re.MULTILINE | re.DOTALL)
    assert subject
    assert others
    assert handlers
    names = re.findall(r'"(\w+)"', f"{subject[1]} {others[1]}")
    events = re.findall(r"^    (\w+):", handlers[1], re.MULTILINE)
    assert {"rule", "theme"} <= set(names)
    assert [name for name in names if not re.search(rf"^\| .*`{name}`.* \|", guide, re.MULTILINE)] == []
    assert {f"hofgarten-{event}" for event in events} == set(re.findall(r"^\| `(hofgarten-\w+)`", guide, re.MULTILINE))
